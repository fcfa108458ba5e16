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
    private var due: [PushTokenType: ArraySlice<Int64>] = [:]
    var alarms: [GuardAlarm] { guarded.alarms }
    var pendingVerdicts: Int { guarded.pendingVerdicts }

    init?(policy: Policy) { guarded = GuardedInvalidation(policy: policy, code: Self.reason, finding: Self.finding) }

    mutating func find(in store: Store, of tenant: Tenant, now: Instant) async throws {
        for (type, lifetimeMs) in Self.lifetimes {
            let sinceMs = now.milliseconds - lifetimeMs
            let ids = try await DeviceTable.findUnused(sinceMs: sinceMs, of: type, tenant: tenant, in: store)
            due[type] = ids[...]
            try await guarded.count(ids.isEmpty ? [] : [type], of: tenant, condition: .unused(sinceMs: sinceMs), in: store)
        }
    }

    mutating func handle(tenant: Tenant, now: Instant, limit: Int, _ database: Database) throws -> Int {
        var done = 0
        for (type, lifetimeMs) in Self.lifetimes where guarded.isCounted(type) {
            let ids = due[type, default: []].take(limit - done)
            let devices = try DeviceTable.unused(
                ids, sinceMs: now.milliseconds - lifetimeMs, withoutVerdict: true, tenant: tenant, database)
            try guarded.apply(to: devices, of: type, tenant: tenant, now: now, database) { _ in Self.reason }
            done += ids.count
        }
        return done
    }
}
