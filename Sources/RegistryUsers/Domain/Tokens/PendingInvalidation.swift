import CarillonAPI
import ServiceKit

/// A verdict that calls a token dead and waits for an operator.
struct PendingInvalidation: Sendable, Equatable {
    /// As ``VerdictSource/provider``.
    var provider: String
    var pushDeviceId: String
    var addressVersion: Int64
    var verdict: TokenVerdict
    var reason: String
    var observedAt: Instant
}

extension PendingInvalidation {
    init(_ report: RegistryV1.TokenReport, _ verdict: TokenVerdict) {
        self.init(
            provider: VerdictSource(report).provider, pushDeviceId: report.pushDeviceId, addressVersion: report.addressVersion, verdict: verdict,
            reason: report.reason, observedAt: Instant(milliseconds: report.observedAtMs))
    }
}
