import CarillonAPI
import DurableWork
import RegistryTenants
import ServiceKit
import Storage

/// An operator's decision about the verdicts of a source (REG-20), page by page: registrations and reports run between two transactions. The last one
/// writes one entry in the audit log.
struct VerdictDecisions: Sendable {
    /// Most devices of one transaction.
    static let page = 500

    private let source: VerdictSource
    private let rules: TokenReports
    private let actor: AuditActor
    private let store: Store

    init(of source: VerdictSource, rules: TokenReports, actor: AuditActor, store: Store) {
        (self.source, self.rules, self.actor, self.store) = (source, rules, actor, store)
    }

    /// Applies or drops all pending verdicts, and ends the pause.
    ///
    /// - Parameter trustSeconds: for so long the guard is not asked; 0: it is asked from now on.
    /// - Returns: the number of invalidated devices, or of dropped verdicts.
    func resume(apply: Bool, trustSeconds: Int32) async throws -> Int {
        let now = rules.now
        let mode: InvalidationMode = trustSeconds == 0 ? .guarded : .trusted(since: now, until: now + .seconds(Int64(trustSeconds)))
        var count = 0
        while true {
            let before = count
            let page = try await store.write { database in
                let page = try rules.decide(source, apply: apply, limit: Self.page, database)
                // The last page ends the pause, so no verdict stays pending after the command.
                if page.verdicts < Self.page {
                    try InvalidationModeTable.set(mode, for: source, database)
                    try AuditTable.record(
                        .invalidationResumed, subject: source.provider,
                        details: "\(apply ? "applied" : "forgot") \(before + page.devices), guard off for \(trustSeconds) s",
                        by: actor, tenant: source.tenant, at: now, in: database)
                    try Outbox<ReceiptsV1.AlertReport>.insert(source.guardAlert(.resolved, at: now), database)
                }
                return page
            }
            count += page.devices
            if page.verdicts < Self.page { return count }
        }
    }

    /// Restores the devices that were invalidated since an instant.
    ///
    /// - Parameter restored: called after each transaction that restored devices.
    func undo(since: Instant, clock: any DomainClock, restored: () -> Void) async throws -> InvalidationJournalTable.Undone {
        var (undone, isComplete) = (InvalidationJournalTable.Undone(), false)
        while !isComplete {
            let (before, now) = (undone, clock.now)
            (undone, isComplete) = try await store.write { database in
                let page = try InvalidationJournalTable.restore(
                    source, since: since, until: rules.now, now: now, limit: Self.page, database)
                let isLast = page.restored + page.skipped < Self.page
                let all = InvalidationJournalTable.Undone(restored: before.restored + page.restored, skipped: before.skipped + page.skipped)
                if isLast {
                    try AuditTable.record(
                        .invalidationUndone, subject: source.provider, details: "restored \(all.restored), left alone \(all.skipped)",
                        by: actor, tenant: source.tenant, at: now, in: database)
                }
                return (all, isLast)
            }
            if undone.restored > before.restored { restored() }
        }
        return undone
    }
}
