import CarillonAPI
import Providers
import ServiceKit
import Storage

/// Invalidates devices whose token the provider has expired because it was not used, such as FCM tokens after 270 days without a launch or a
/// push. `invalid_token_action` decides the status. The guard may stop it.
struct StaleTokenJob: AppJob {
    static let name = "stale tokens"
    /// The reason of these verdicts, in the store and for operators.
    static let reason = "stale"
    /// The token types whose provider expires unused tokens.
    private static let lifetimes = PushTokenType.allCases.compactMap { type in
        type.kind.unusedLifetime.map { (type: type, lifetime: $0) }
    }
    private static let finding = {
        let days = Set(lifetimes.map { Int64($0.lifetime / .days(1)) }).sorted().map(String.init)
        return "were not used for \(days.joined(separator: " or ")) days"
    }()
    private var guarded: GuardedInvalidation
    private var due: [PushTokenType: ArraySlice<Int64>] = [:]
    var alarms: [GuardAlarm] { guarded.alarms }
    var pendingVerdicts: Int { guarded.pendingVerdicts }

    init?(policy: Policy) { guarded = GuardedInvalidation(policy: policy, code: Self.reason, finding: Self.finding) }

    mutating func find(in store: Store, of tenant: CommonV1.Tenant, now: Instant) async throws {
        for (type, lifetime) in Self.lifetimes {
            let since = now - lifetime
            let ids = try await DeviceTable.findUnused(since: since, of: type, tenant: tenant, in: store)
            due[type] = ids[...]
            try await guarded.count(ids.isEmpty ? [] : [type], of: tenant, condition: .unused(since: since), in: store)
        }
    }

    mutating func handle(tenant: CommonV1.Tenant, now: Instant, limit: Int, _ database: Database) throws -> Int {
        var done = 0
        for (type, lifetime) in Self.lifetimes where guarded.isCounted(type) {
            let ids = due[type, default: []].take(limit - done)
            let devices = try DeviceTable.unused(
                ids, since: now - lifetime, withoutVerdict: true, tenant: tenant, database)
            try guarded.apply(to: devices, of: type, tenant: tenant, now: now, database) { _ in Self.reason }
            done += ids.count
        }
        return done
    }
}
