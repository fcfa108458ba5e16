import CarillonAPI
import RPC
import ServiceKit
import Storage

/// Stops what is unsent of notifications (GW-06, EVAL-52).
///
/// A deferred notification is decided anew, in one transaction, and a scheduled event remembers which of its notifications are cancelled. The
/// dispatcher ends the queued ones, and remembers all: so the push of a notification that is pending, or on its way in the outbox, ends as it comes.
/// A call that the dispatcher did not answer is repeated by its caller.
struct Cancellation: Sendable {
    /// As many as the dispatcher takes.
    static let mostNotifications = 1_000

    let store: Store
    let clock: any DomainClock
    let peers: EvaluatorPeers
    let signals: WorkSignals
    let backlog: Backlog

    func cancel(_ request: EvaluatorV1.CancelRequest, context: ServerContext) async throws -> EvaluatorV1.CancelResponse {
        let tenant = try FieldRules.requireApp(of: request.tenant)
        try context.requireScope(tenant: tenant)
        let ids = request.notificationIds
        guard !ids.isEmpty else { throw APIError(.invalidArgument, field: "notification_ids", "name the notifications to cancel") }
        try BatchLimit.check(ids.count, most: Self.mostNotifications, field: "notification_ids")
        let wellFormed = Set(ids.filter(NotificationID.isWellFormed))
        guard !wellFormed.isEmpty else { return answer(ids, known: [], cancelled: []) }
        let states = try await decide(wellFormed.sorted(), of: tenant)
        // Also those that the store does not know: an app may keep no decisions (PRIV-10).
        let ended = try await peers.cancelQueued(.init(tenant: tenant, notificationIds: wellFormed.sorted())).notificationIds
        let cancelled = states.filter { $0.value != .decided }.map(\.key)
        return answer(ids, known: Set(states.keys).union(ended), cancelled: Set(cancelled).union(ended))
    }

    /// Stops what is unsent of pages of a broadcast.
    ///
    /// - Parameter pages: with at most ``mostNotifications``.
    func cancel(_ pages: [BroadcastRunTable.Page], of tenant: CommonV1.Tenant) async throws {
        let (now, events) = (clock.now, pages.map { (row: $0.eventRow, id: $0.eventID) })
        decided(try await store.write { try CancellableNotification.cancelDeferred(of: events, of: tenant, at: now, $0).batches })
        let ids = pages.flatMap(\.notificationIDs)
        guard !ids.isEmpty else { return }
        _ = try await peers.cancelQueued(.init(tenant: tenant, notificationIds: ids))
    }

    /// Stops what is unsent of the notifications of some events. A notification that several were merged into stays.
    ///
    /// - Parameter events: their rows and the hosts' ids.
    /// - Returns: the number of those that were stopped.
    func cancelUnsent(of events: [(row: Int64, id: String)], of tenant: CommonV1.Tenant) async throws -> Int {
        guard !events.isEmpty else { return 0 }
        let now = clock.now
        let deferred = try await store.write { database in
            try CancellableNotification.cancelDeferred(of: events, because: "its entity was deleted", of: tenant, at: now, database)
        }
        decided(deferred.batches)
        var cancelled = deferred.notifications
        var ids: [String] = []
        func tellDispatcher() async throws {
            cancelled += try await peers.cancelQueued(.init(tenant: tenant, notificationIds: ids)).notificationIds.count
            ids = []
        }
        // An event may have a whole school's notifications.
        for event in events {
            var last: Int64? = -1
            while let after = last {
                let limit = Self.mostNotifications - ids.count
                let page = try await store.read { try DecisionTable.pushed(ofEvent: event.row, after: after, limit: limit, $0) }
                ids += page.map(\.notificationID)
                last = page.count == limit ? page.last?.ordinal : nil
                if ids.count == Self.mostNotifications { try await tellDispatcher() }
            }
        }
        if !ids.isEmpty { try await tellDispatcher() }
        return cancelled
    }

    private func answer(_ ids: [String], known: Set<String>, cancelled: Set<String>) -> EvaluatorV1.CancelResponse {
        let rejected = ids.enumerated().filter { !known.contains($1) }.map { index, _ in
            APIError(.notFound, field: "notification_ids[\(index)]", "there is no such notification in this app").itemResult(index)
        }
        return EvaluatorV1.CancelResponse(cancelled: Int32(cancelled.count), rejected: rejected)
    }

    /// Decides the deferred ones of some notifications anew: they are skipped.
    ///
    /// - Returns: the states before, without those that are not known.
    private func decide(_ ids: [String], of tenant: CommonV1.Tenant) async throws -> [String: CancellableNotification.State] {
        let now = clock.now
        let (states, batches) = try await store.write { database in
            try CancellableNotification.cancel(ids, of: tenant, at: now, database)
        }
        decided(batches)
        return states
    }

    /// The outbox has further batches.
    private func decided(_ batches: Int) {
        guard batches > 0 else { return }
        backlog.change(by: batches)
        signals.outbox.signal()
    }
}
