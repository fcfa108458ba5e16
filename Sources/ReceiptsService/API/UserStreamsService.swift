import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// `carillon.receipts.v1.UserStreams`: what the open apps of a user are told at once (GW-06).
///
/// A stream reads its user's feed behind its own position, when a commit added to it and at each heartbeat. So each event comes once, a slow reader
/// costs no memory, and a wake-up that is missed costs 25 s.
struct UserStreamsService: ReceiptsV1.UserStreams.ServiceProtocol {
    let store: Store
    let clock: any DomainClock
    let policies: any PolicySource
    let streams: UserStreamHub

    /// A stream ends after a day, whatever its credential. So a user who lost a role is noticed.
    private static let longestStream = Duration.days(1)

    func streamUser(
        _ request: ReceiptsV1.StreamUserRequest, response: ResponseWriter<ReceiptsV1.StreamUserResponse>, context: ServerContext
    ) async throws {
        let tenant = try FieldRules.requireApp(of: request.tenant)
        let user = try Self.ownUser(request.userId, tenant, context)
        _ = try request.deviceType.checked(field: "device_type")
        let now = clock.now
        let endsAt = min(request.endsAtMs > 0 ? Instant(milliseconds: request.endsAtMs) : .latest, now + Self.longestStream)
        guard endsAt > now else { throw Self.ended }
        let device = request.deviceType
        // Before the position is read, so that no event is missed.
        let place = try streams.open(user)
        defer { streams.close(place) }
        let (stream, after) = (place.stream, request.after)
        var position = try await stream.writing {
            try await write(user, try await start(of: user, after: after), device, to: response, always: true) { stream.taken() }
        }
        while true {
            let isBeat = try await stream.next() == .beat
            guard clock.now < endsAt else { throw Self.ended }
            let last = position
            position = try await stream.writing {
                try await write(user, last, device, to: response, always: isBeat) { stream.taken() }
            }
        }
    }

    /// What a stream has told.
    private struct Position: Sendable {
        var id: Int64
        /// Nil: none was told.
        var badge: ReceiptsV1.UserBadge?
        /// Events before it are lost.
        var isReset = false
    }

    /// Where a stream begins: behind the event that the client names, as long as all that followed is kept; otherwise at the end.
    private func start(of user: UserKey, after: String) async throws -> Position {
        let hasCentre = try await policies.current(for: user.tenant).policy.inboxEnabled
        return try await store.read { database in
            let end = try UserFeedTable.end(database)
            guard hasCentre, !after.isEmpty else { return Position(id: end) }
            // A browser cannot take back a wrong id, so that is answered like one that is too old.
            guard let id = Int64(after), try UserFeedTable.hasAll(of: user, after: id, database) else { return Position(id: end, isReset: true) }
            return Position(id: id)
        }
    }

    /// Writes the events behind a position, and the badge if it is another.
    ///
    /// - Parameters:
    ///   - always: whether a message without news is written.
    ///   - taken: called when the reader has taken a message.
    /// - Returns: the position behind what was written.
    private func write(
        _ user: UserKey, _ start: Position, _ device: CommonV1.DeviceType, to response: ResponseWriter<ReceiptsV1.StreamUserResponse>,
        always: Bool, taken: @Sendable () -> Void
    ) async throws -> Position {
        var position = start
        var isDue = always
        while true {
            let app = try await policies.current(for: user.tenant)
            let (last, now) = (position.id, clock.now)
            let look = try await store.read { database in
                try ErasedUsers.refuse(user, at: now, database)
                return try Look(at: user, app, after: last, device, database)
            }
            let badge = ReceiptsV1.UserBadge(look.counters, app.policy)
            let isNewBadge = badge != position.badge
            // That others' changes have moved the position on is no news.
            if isDue || isNewBadge || !look.part.events.isEmpty {
                try await response.write(
                    .init(
                        events: look.part.events, position: "\(look.part.position)", reset: position.isReset, badge: isNewBadge ? badge : nil))
                taken()
            }
            position = Position(id: look.part.position, badge: badge)
            isDue = false
            guard look.part.hasMore else { return position }
        }
    }

    /// What a stream reads at once.
    private struct Look: Sendable {
        var part: UserFeedTable.Part
        var counters: [String: Int64]

        init(at user: UserKey, _ app: AppPolicy, after position: Int64, _ device: CommonV1.DeviceType, _ database: Database) throws {
            counters = try UnreadCounterTable.read(user.tenant, userID: user.id, database)
            guard app.policy.inboxEnabled else {
                part = .init(events: [], position: max(position, try UserFeedTable.end(database)), hasMore: false)
                return
            }
            part = try UserFeedTable.read(user, after: position, database)
            let added = part.events.filter { $0.kind == .added }.map(\.notificationId)
            guard !added.isEmpty else { return }
            let page = try Page(size: Int32(UserFeedTable.eventsPerRead), token: "", .ledger)
            let query = InboxTable.Query(tenant: user.tenant, userID: user.id, notificationIDs: added, page: page)
            let link = InboxLink(for: device, app.policy)
            let found = try InboxTable.read(query, database).items
            let entries = Dictionary(found.map { ($0.notificationId, $0.shown(by: app, link)) }, uniquingKeysWith: { first, _ in first })
            for index in part.events.indices where part.events[index].kind == .added {
                part.events[index].entry = entries[part.events[index].notificationId]
            }
        }
    }

    private static let ended = APIError(
        .unauthenticated, "the access token expired, or the stream is a day old; begin the stream again with a fresh token")

    /// The user whose stream it is: the calling one.
    ///
    /// - Throws: `not_found` for another user, also for administrators, as for the notification centre (RCPT-11).
    private static func ownUser(_ named: String, _ tenant: CommonV1.Tenant, _ context: ServerContext) throws -> UserKey {
        let own = context.principal?.actor?.userID ?? ""
        guard named.isEmpty || own.isEmpty || named == own else { throw APIError(.notFound, field: "user_id", "there is no such user here") }
        let id = named.isEmpty ? own : named
        try context.requireScope(tenant: tenant, userID: id)
        try FieldRules.checkUser(id)
        return UserKey(id, of: tenant)
    }
}
