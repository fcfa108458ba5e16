import CarillonAPI
import DurableWork
import Providers
import ServiceKit
import Storage

/// Tells the ledger which pushes wait for the end of their provider's outage (DISP-30). It shows the reason, and has the users mailed where
/// `fallback_on_outage` says so (DISP-32).
struct OutageReports: Sendable {
    let store: Store
    /// Wakes the reports to the ledger.
    let signal: WorkSignal

    /// Reports pushes of which no device gets anything before an outage ends. A repeated report changes nothing.
    func report(_ pushes: [DispatcherV1.Push], at now: Instant) async throws {
        let outcomes = pushes.filter(\.isInLedger).flatMap { push in
            push.targets.map { target in
                // Before all attempts: their numbers begin with 1.
                ReceiptsV1.Outcome(
                    tenant: push.tenant, pushId: push.pushId, notificationId: push.notificationId, pushDeviceId: target.device?.pushDeviceId ?? "",
                    userId: push.userId, status: .queued, failureReason: ReceiptsV1.Outcome.outageReason, occurredAtMs: now.milliseconds)
            }
        }
        guard !outcomes.isEmpty else { return }
        let reports = try SettlementReports(outcomes, now: now)
        try await store.write { try reports.insert($0) }
        signal.signal()
    }
}
