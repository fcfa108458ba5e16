import CarillonAPI
import RPC
import ServiceKit

/// The used share of a user's daily and weekly caps, shown with the preferences (PREF-19).
struct FrequencyWarning {
    let frequency: ReceiptsV1.Frequency.Client
    let clock: any DomainClock

    /// How long the settings screen waits for the counts, which are optional.
    private static let patience = Duration.seconds(1)

    /// The warning. Null when the app's policy neither warns nor enforces, and when receipts do not answer.
    ///
    /// - Parameters:
    ///   - timezone: The time zone of the user's day and week.
    ///   - options: The options of the caller's call.
    func view(
        in app: AppPolicy, timezone: String, tenant: CommonV1.Tenant, userId: String, options: CallOptions
    ) async throws -> JSONValue {
        let enforcement = app.policy.capEnforcement
        guard enforcement != .off else { return .null }
        let today = LocalDateTime(clock.now, IANA.zone(named: timezone) ?? .utc).date
        let week = today.adding(days: 1 - today.isoWeekday)
        func start(of date: LocalDate) -> Int64 {
            WallClock.instant(of: LocalDateTime(date: date), in: IANA.zone(named: timezone) ?? .utc).milliseconds
        }
        let request = ReceiptsV1.CountPushesRequest(
            tenant: tenant, userId: userId, normalSinceMs: start(of: today), highSinceMs: start(of: week),
            exemptTypeIds: app.catalogue.types.filter { $0.capExempt || $0.silent }.map(\.typeId))
        var options = options
        options.timeout = Self.patience
        options.waitForReady = false
        let count: ReceiptsV1.CountPushesResponse
        do {
            count = try await frequency.countPushes(request, options: options)
        } catch let error where PeerOutage.explains(error) {
            return .null
        }
        return [
            "enforcement": .string(enforcement.rawValue), "normal_today": .integer(count.normal), "high_this_week": .integer(count.high),
            "cap_normal_per_day": Self.cap(app.policy.capNormalPerDay), "cap_high_per_week": Self.cap(app.policy.capHighPerWeek),
        ]
    }

    private static func cap(_ limit: Int?) -> JSONValue { limit.map { .integer(Int64($0)) } ?? .null }
}
