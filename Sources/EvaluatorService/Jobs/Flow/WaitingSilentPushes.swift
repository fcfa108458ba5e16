import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// Sends silent pushes that waited because their devices had too many (EVAL-43): each becomes an event of its own, and the ordinary stages do the
/// rest.
struct WaitingSilentPushes: DueItemHandler {
    let kind = SilentPushTable.kind
    let store: Store
    let clock: any DomainClock
    let policies: any PolicySource
    let signals: WorkSignals
    let backlog: Backlog
    var capacity: Int { backlog.room }

    func settle(_ items: [DueItem], of tenant: CommonV1.Tenant, now: Instant) async throws {
        let policy: Policy
        do {
            policy = try await policies.app(of: tenant).policy
        } catch let error as any RPCErrorConvertible {
            return try await postpone(items, to: now + Self.pauseAfterFailure, after: error, in: store)
        }
        try await backlog.fire(items.count, waking: signals) {
            try await store.write { database in
                try SilentPushTable.read(items.map(\.row), database).count { try fire($0, policy, at: now, database) }
            }
        }
    }

    /// Stores the event, and deletes the item.
    ///
    /// - Returns: false where the push's life is over, or the content was deleted.
    private func fire(_ item: WaitingSilentPush, _ policy: Policy, at now: Instant, _ database: Database) throws -> Bool {
        _ = try DueItemTable.items.remove([item.row], database)
        guard item.details.expiresAt > now, let content = try ScheduledEventTable.content(item.eventRow, database), content.isSilent else {
            return false
        }
        try DecisionTable.append("its turn came at \(now.rfc3339)", eventRow: item.eventRow, ordinal: item.ordinal, database)
        return try EventAdmission.admit(made: item.event(content), of: item.user.tenant, policy: policy, now: now, database)
    }
}

extension WaitingSilentPush {
    /// The event behind it once more, for the devices that waited.
    fileprivate func event(_ event: EvaluatorV1.Event) -> EvaluatorV1.Event {
        var event = event.again(of: event.typeId, for: user.id)
        let parts = ["silent", details.notificationID, String(details.number)] + details.pushDeviceIDs
        event.eventId = RepeatedEvent.id(of: details.notificationID, parts: parts)
        event.silent?.deviceIds = details.pushDeviceIDs
        event.silent?.notificationId = details.notificationID
        event.silent?.number = details.number
        event.silent?.expiresAtMs = details.expiresAt.milliseconds
        return event
    }
}
