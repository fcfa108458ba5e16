import CarillonAPI
import DurableWork
import JSON
import ServiceKit

/// A broadcast that was accepted.
struct StoredBroadcast: Sendable {
    /// Carillon's id.
    var id: String
    /// The caller's id; empty: none.
    var callerID: String
    /// The caller's app; empty for the whole platform.
    var tenant: CommonV1.Tenant
    /// ``RPC/ServerContext/callerName``.
    var author: String
    var createdAt: Instant
    /// The users of a list, when it was submitted.
    var namedUsers: Int
    var request: EvaluatorV1.SubmitBroadcastRequest

    /// Whether the content was deleted at the end of its retention.
    var isEmptied: Bool { request.audience == nil }

    // MARK: User data

    private static func author(_ user: UserKey) -> String { "user:\(user.id)" }

    private func isBy(_ user: UserKey) -> Bool { tenant == user.tenant && author == Self.author(user) }
    private func lists(_ user: UserKey) -> Bool { tenant == user.tenant && request.namedUsers.contains(user.id) }

    /// Whether a user is the author, or in the list.
    func names(_ user: UserKey) -> Bool { isBy(user) || lists(user) }

    /// The broadcast without a user (PRIV-09).
    func without(_ user: UserKey) -> StoredBroadcast {
        var broadcast = self
        if isBy(user) { broadcast.author = "" }
        if lists(user) { broadcast.request = request.with(users: request.namedUsers.filter { $0 != user.id }) }
        return broadcast
    }

    /// The broadcast in the user's export, as JSON.
    func export(_ user: UserKey) -> String {
        JSONElement.object([
            "broadcast_id": .string(id), "created_at_ms": .integer(createdAt.milliseconds), "is_author": .boolean(isBy(user)),
            "is_listed": .boolean(lists(user)),
        ]).text
    }
}

/// A broadcast in one app.
struct BroadcastRun: Sendable {
    /// Carillon's id of the broadcast.
    var broadcastID: String
    var tenant: CommonV1.Tenant
    var typeID: String
    var state: BroadcastState
    /// The last user that was taken, as the registry's page token; empty: none.
    var cursor = ""
    /// Whether all users of the audience are taken.
    var isTaken = false
    /// Pages of users that were taken.
    var pages: Int64 = 0
    /// The users of these, before filters.
    var taken: Int64 = 0
    /// Of a cancellation: pages whose notifications are stopped already, from the last one on.
    var stopped: Int64 = 0
    var changedAt: Instant
    var progress = BroadcastProgress()
}

extension [BroadcastRun] {
    /// The state of the broadcast.
    var state: BroadcastState { .combined(map(\.state)) }
}
