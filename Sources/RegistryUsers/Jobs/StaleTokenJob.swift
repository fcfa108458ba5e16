import CarillonAPI
import Providers
import ServiceKit
import Storage

/// Invalidates devices whose token the provider has expired because it was not used, such as FCM tokens after 270 days without a launch or a push
/// (trap T22). `invalid_token_action` decides the status. The guard may stop it.
struct StaleTokenJob: AppJob {
    static let name = "stale tokens"
    /// The reason of these verdicts, in the store and for operators.
    static let reason = "stale"
    /// The token types whose provider expires unused tokens.
    private static let lifetimes = PushTokenType.allCases.compactMap { type in
        type.kind.unusedLifetime.map { (type: type, ms: $0.wholeMilliseconds) }
    }
    private static let finding = {
        let days = Set(lifetimes.map { $0.ms / Duration.days(1).wholeMilliseconds }).sorted().map(String.init)
        return "were not used for \(days.joined(separator: " or ")) days"
    }()
    private var guarded: GuardedInvalidation
    var alarms: [GuardAlarm] { guarded.alarms }
    var pendingVerdicts: Int { guarded.pendingVerdicts }

    init?(policy: Policy) { guarded = GuardedInvalidation(policy: policy, code: Self.reason, finding: Self.finding) }

    mutating func look(at tenant: Tenant, now: Instant, in store: Store) async throws {
        for (type, lifetimeMs) in Self.lifetimes {
            let sinceMs = now.milliseconds - lifetimeMs
            try await DeviceTable.indexArrivedPushes(sinceMs: sinceMs, of: type, tenant: tenant, in: store)
            let isThereAny = try await store.read { try !DeviceTable.unused(of: type, sinceMs: sinceMs, tenant: tenant, limit: 1, $0).isEmpty }
            try await guarded.count(isThereAny ? [type] : [], of: tenant, condition: .unused(sinceMs: sinceMs), in: store)
        }
    }

    mutating func run(tenant: Tenant, now: Instant, limit: Int, _ database: Database) throws -> Int {
        var done = 0
        for (type, lifetimeMs) in Self.lifetimes where guarded.isCounted(type) {
            let due = try DeviceTable.unused(of: type, sinceMs: now.milliseconds - lifetimeMs, tenant: tenant, limit: limit - done, database)
            try guarded.apply(to: due, of: type, tenant: tenant, now: now, database) { _ in Self.reason }
            done += due.count
        }
        return done
    }
}
