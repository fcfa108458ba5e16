import CarillonAPI
import ServiceKit
import Storage

/// FCM tokens of apps that were not opened and not reached for 270 days: FCM has expired them by then (Google, "Best practices for FCM
/// registration token management"; trap T22). Their devices leave the list as `invalid_token_action` says, before a send is wasted on them, and
/// as far as the guard believes it.
struct StaleTokenJob: AppJob {
    static let name = "stale tokens"
    /// Of these verdicts, in the store and for operators.
    static let reason = "stale"
    static let ageMs = Duration.days(270).wholeMilliseconds
    private var guarded: GuardedInvalidation
    var alarms: [GuardAlarm] { guarded.alarms }
    var held: Int { guarded.held }

    init?(policy: Policy) { guarded = GuardedInvalidation(policy: policy, code: Self.reason, finding: "were not used for 270 days") }

    mutating func look(at tenant: Tenant, nowMs: Int64, in store: Store) async throws {
        let isThereAny = try await store.read { try !DeviceRow.unusedWithFCM(sinceMs: nowMs - Self.ageMs, tenant: tenant, limit: 1, $0).isEmpty }
        try await guarded.count(isThereAny ? [.fcm] : [], of: tenant, condition: .unused(sinceMs: nowMs - Self.ageMs), in: store)
    }

    mutating func run(tenant: Tenant, nowMs: Int64, limit: Int, _ database: Database) throws -> Int {
        guard guarded.isCounted(.fcm) else { return 0 }
        let due = try DeviceRow.unusedWithFCM(sinceMs: nowMs - Self.ageMs, tenant: tenant, limit: limit, database)
        try guarded.apply(to: due, of: .fcm, tenant: tenant, nowMs: nowMs, database) { _ in Self.reason }
        return due.count
    }
}
