import CarillonAPI
import DurableWork
import Logging
import RPC
import ServiceKit
import Storage

/// Sends pushes that no device confirmed in time to the other devices of their users (EVAL-26): each becomes an event of its own, and the ordinary
/// stages do the rest. A push that failed for good is not waited for.
struct Escalations: DueItemHandler {
    /// Until receipts is asked again, where it did not answer, or does not have the push yet.
    static let pause = Duration.seconds(30)
    /// Items that are reviewed together.
    private static let itemsPerReview = 1_000

    let kind = AwaitedDeliveryTable.kind
    let store: Store
    let clock: any DomainClock
    let policies: any PolicySource
    let peers: EvaluatorPeers
    let failures: FailedPushes
    let signals: WorkSignals
    let backlog: Backlog
    let logger: Logger

    var capacity: Int { max(0, ScheduledEvents.longestBacklog - backlog.count) }

    func settle(_ items: [DueItem], of tenant: CommonV1.Tenant, now: Instant) async throws {
        let awaited = try await store.read { try AwaitedDeliveryTable.read(items.map(\.row), $0) }
        do {
            try await settle(awaited, of: tenant, now: now)
        } catch {
            guard try await !isOfPeer(error) else { return try await postpone(awaited, of: tenant, error) }
            throw error
        }
    }

    /// Looks at the pushes of users of whom one failed.
    ///
    /// - Returns: false where receipts does not answer: call it again soon.
    func review() async throws -> Bool {
        let changed = failures.take()
        guard !changed.isEmpty else { return true }
        do {
            try await review(changed)
            return true
        } catch {
            failures.giveBack(changed)
            guard try await isOfPeer(error) else { throw error }
            return false
        }
    }

    private func review(_ changed: StoreChanges) async throws {
        guard changed.everything else {
            let users = changed.users.map(UserKey.init)
            for start in stride(from: 0, to: users.count, by: Self.itemsPerReview) {
                let part = users[start..<min(users.count, start + Self.itemsPerReview)]
                try await review(try await store.read { database in try part.flatMap { try AwaitedDeliveryTable.read(of: $0, database) } })
            }
            return
        }
        var last: Int64 = 0
        while true {
            let after = last
            let page = try await store.read { try AwaitedDeliveryTable.read(after: after, limit: Self.itemsPerReview, $0) }
            guard let end = page.last else { return }
            try await review(page)
            last = end.row
        }
    }

    private func review(_ awaited: [AwaitedDelivery]) async throws {
        let now = clock.now
        for (tenant, items) in Dictionary(grouping: awaited, by: \.user.tenant) {
            for start in stride(from: 0, to: items.count, by: Self.itemsPerReview) {
                try await settle(Array(items[start..<min(items.count, start + Self.itemsPerReview)]), of: tenant, now: now)
            }
        }
    }

    /// Asks receipts, and does what its answers say. Items that are not due stay where no device failed.
    private func settle(_ awaited: [AwaitedDelivery], of tenant: CommonV1.Tenant, now: Instant) async throws {
        guard !awaited.isEmpty else { return }
        let app = try await policies.app(of: tenant)
        let pushes = awaited.map { ReceiptsV1.PushReference(notificationId: $0.escalation.notificationId, pushId: $0.escalation.pushId) }
        let signs = try await peers.checkDelivery(.init(tenant: tenant, pushes: pushes)).signs
        let steps = zip(awaited, signs).map { (item: $0, step: EscalationStep($1, of: $0, at: now)) }
        let sent = steps.count { $0.step == .send }
        // They are counted before the evaluation sees them.
        backlog.change(by: sent)
        do {
            let fired = try await store.write { database in
                try AwaitedDeliveryTable.postpone(steps.filter { $0.step == .askAgain }.map(\.item.row), until: now + Self.pause, database)
                _ = try DueItemTable.items.remove(steps.filter { $0.step == .drop }.map(\.item.row), database)
                return try steps.filter { $0.step == .send }.count { try fire($0.item, app.policy, at: now, database) }
            }
            backlog.change(by: fired - sent)
            if fired > 0 { signals.events.signal() }
        } catch {
            backlog.change(by: -sent)
            throw error
        }
    }

    /// Stores the event of an escalation, and deletes the item.
    ///
    /// - Returns: false where nothing is sent: the item was removed meanwhile, or its content was deleted.
    private func fire(_ item: AwaitedDelivery, _ policy: Policy, at now: Instant, _ database: Database) throws -> Bool {
        guard try DueItemTable.items.remove([item.row], database) == 1, let content = try ScheduledEventTable.content(item.eventRow, database),
            !content.eventType.isEmpty
        else { return false }
        let event = item.event(content)
        guard let id = AcceptedEvent.ulid(of: event.eventId) else { return false }
        let accepted = try AcceptedEvent(event, of: item.user.tenant, id: id, at: now, monotonic: 0, policy: policy)
        return try EventAdmission.admit([accepted], now: now, database).submitted.contains { $0.row != nil }
    }

    /// Whether the error says that nothing can be asked at present.
    private func isOfPeer(_ error: any Error) async throws -> Bool {
        try Task.checkCancellation()
        return error is RPCError || error is APIError
    }

    private func postpone(_ awaited: [AwaitedDelivery], of tenant: CommonV1.Tenant, _ error: any Error) async throws {
        logger.warning(
            "pushes that no device confirmed wait: receipts does not say whether",
            metadata: ["app": "\(tenant.appId)", "pushes": "\(awaited.count)", "error": "\(error)"])
        let now = clock.now
        try await store.write { database in
            let (ended, waiting) = (awaited.filter { $0.expiresAt <= now }, awaited.filter { $0.expiresAt > now })
            _ = try DueItemTable.items.remove(ended.map(\.row), database)
            try AwaitedDeliveryTable.postpone(waiting.map(\.row), until: now + Self.pause, database)
        }
    }
}
