import CarillonAPI
import ServiceKit

/// What the outcomes of one write add to the rules of alerts and to the day's report. Collected over the write, and stored with it.
struct FinishedPushes {
    /// A series of a rule.
    struct Series: Hashable {
        var rule: String
        /// Number of the app in the store.
        var tenant: Int64
        /// The platform or provider.
        var subject: String
    }

    /// A row of the day's counts.
    struct DayCount: Hashable {
        var tenant: Int64
        var provider: String
        var platform: String
        /// The code of a failure; empty: accepted.
        var code: String
    }

    private(set) var series: [Series: ShareRule.Counts] = [:]
    private(set) var days: [DayCount: Int64] = [:]

    var isEmpty: Bool { series.isEmpty && days.isEmpty }

    /// Counts the change of a device by an outcome. A push that a provider accepts and refuses later counts as both.
    mutating func count(_ outcome: ReceiptsV1.Outcome, from before: DeviceState?, to state: DeviceState, tenant: Int64) {
        let platform = state.platform.isEmpty ? "unknown" : state.platform
        if before?.sentAt == nil, state.sentAt != nil {
            add(isGood: true, to: .successRate, of: platform, tenant)
            days[DayCount(tenant: tenant, provider: state.provider, platform: platform, code: ""), default: 0] += 1
        }
        if before?.status != .failed, state.status == .failed {
            add(isGood: false, to: .successRate, of: platform, tenant)
            let code = [state.providerCode, state.failureReason].first { !$0.isEmpty } ?? "unknown"
            days[DayCount(tenant: tenant, provider: state.provider, platform: platform, code: code), default: 0] += 1
        }
        if !outcome.providerStatus.isEmpty, !outcome.provider.isEmpty {
            let isFast = Int64(outcome.providerLatencyMs) <= ShareRule.mostLatency.wholeMilliseconds
            add(isGood: isFast, to: .providerLatency, of: outcome.provider, tenant)
        }
    }

    private mutating func add(isGood: Bool, to rule: ShareRule, of subject: String, _ tenant: Int64) {
        let key = Series(rule: rule.kind, tenant: tenant, subject: subject)
        series[key] = series[key, default: ShareRule.Counts()] + ShareRule.Counts(total: 1, good: isGood ? 1 : 0)
    }
}
