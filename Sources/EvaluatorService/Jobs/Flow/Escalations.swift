import CarillonAPI
import DurableWork
import Logging
import RPC
import ServiceKit
import Storage

/// Sends pushes that no device confirmed in time to the other devices of their users (EVAL-26): each becomes an event of its own, and the ordinary
/// stages do the rest. A push that failed for good is not waited for.
struct Escalations: DueItemHandler {
    let kind = EscalationTable.kind
    let store: Store
    let clock: any DomainClock
    let policies: any PolicySource
    let peers: EvaluatorPeers
    let failures: FailedPushes
    let signals: WorkSignals
    let backlog: Backlog
    let logger: Logger

    var capacity: Int { backlog.room }

    /// Makes the escalations of users due of whom a push failed: receipts is asked whether it was theirs.
    ///
    /// - Returns: true: no other call is needed.
    func review() async throws -> Bool {
        let changed = failures.take()
        guard !changed.isEmpty else { return true }
        let now = clock.now
        do {
            try await changed.everything ? askAboutAll(at: now) : ask(about: changed.users.map(UserKey.init), at: now)
        } catch {
            failures.giveBack(changed)
            throw error
        }
        return true
    }

    private func ask(about users: [UserKey], at now: Instant) async throws {
        try await store.write { database in for user in users { try EscalationTable.setDue(of: user, at: now, database) } }
    }

    private func askAboutAll(at now: Instant) async throws {
        var last: Int64? = 0
        while let after = last {
            last = try await store.write { try EscalationTable.setDue(after: after, limit: 1_000, at: now, $0) }
        }
    }

    func settle(_ items: [DueItem], of tenant: CommonV1.Tenant, now: Instant) async throws {
        let found = try await store.read { try EscalationTable.read(items.map(\.row), $0) }
        let (due, expired) = (found.filter { $0.expiresAt > now }, found.filter { $0.expiresAt <= now })
        if !expired.isEmpty { _ = try await store.write { try DueItemTable.items.remove(expired.map(\.row), $0) } }
        guard !due.isEmpty else { return }
        let (policy, signs): (Policy, [ReceiptsV1.DeliverySign])
        do {
            policy = try await policies.app(of: tenant).policy
            let pushes = due.map { ReceiptsV1.PushReference(notificationId: $0.escalation.notificationId, pushId: $0.escalation.pushId) }
            signs = try await peers.checkDelivery(.init(tenant: tenant, pushes: pushes)).signs
            guard signs.count == due.count else { throw APIError(.internalError, "receipts answered \(signs.count) of \(due.count) pushes") }
        } catch {
            try Task.checkCancellation()
            guard error is RPCError || error is APIError else { throw error }
            // A peer that refuses for good would refuse for ever.
            if case .refused(let refusal) = DeliveryVerdict(error) { throw refusal }
            return try await postpone(of: tenant, now: now, error)
        }
        try await settle(zip(due, signs).map { ($0, EscalationStep($1, of: $0, at: now)) }, policy, now: now)
    }

    private func settle(_ steps: [(item: PendingEscalation, step: EscalationStep)], _ policy: Policy, now: Instant) async throws {
        let sent = steps.filter { $0.step == .send }.map(\.item)
        let contents = try await store.read { database in
            try Dictionary(uniqueKeysWithValues: Set(sent.map(\.eventRow)).map { ($0, try ScheduledEventTable.content($0, database)) })
        }
        try await backlog.fire(sent.count, waking: signals) {
            try await store.write { database in
                for (item, step) in steps {
                    if case .waits(let until) = step { try DueItemTable.items.postpone([item.row], to: until, database) }
                }
                _ = try DueItemTable.items.remove(steps.filter { $0.step == .drop }.map(\.item.row), database)
                return try sent.count { try fire($0, contents[$0.eventRow] ?? nil, policy, at: now, database) }
            }
        }
    }

    /// Stores the event of an escalation, and deletes the item.
    ///
    /// - Parameter content: of the event behind it.
    /// - Returns: false where nothing is sent: the item was removed meanwhile, or the content was deleted.
    private func fire(
        _ item: PendingEscalation, _ content: EvaluatorV1.Event?, _ policy: Policy, at now: Instant, _ database: Database
    ) throws -> Bool {
        guard try DueItemTable.items.remove([item.row], database) == 1, let content, !content.eventType.isEmpty else { return false }
        return try EventAdmission.admit(made: item.event(content), of: item.user.tenant, policy: policy, now: now, database)
    }

    /// Gives all due escalations of an app a later due time, so that they delay no other kind.
    private func postpone(of tenant: CommonV1.Tenant, now: Instant, _ error: any Error) async throws {
        let count = try await store.write { try EscalationTable.postponeDue(of: tenant, at: now, to: now + EscalationStep.pause, $0) }
        logger.warning(
            "pushes that no device confirmed wait: receipts does not say whether",
            metadata: ["app": "\(tenant.appId)", "pushes": "\(count)", "error": "\(error)"])
    }
}
