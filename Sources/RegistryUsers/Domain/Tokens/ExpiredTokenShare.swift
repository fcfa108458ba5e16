import CarillonAPI
import ServiceKit

/// The share of an app's tokens that expired within a week (OBS-06), as a value.
struct ExpiredTokenShare: Sendable, Hashable {
    /// Tokens that their providers called dead, or that ended, this day and the six before.
    var expired: Int64
    /// Of devices that are active now.
    var active: Int64

    /// Above it an alert fires.
    static let bound = 0.01
    /// With fewer tokens, each single one would be more than the bound.
    static let fewestTokens: Int64 = 20

    /// Whether more tokens expired than should. Tokens that were active at the start of the week are active now, or expired since.
    var isHigh: Bool {
        let all = active + expired
        return all >= Self.fewestTokens && Double(expired) / Double(all) > Self.bound
    }

    /// The state of the alert, for receipts. It changes nothing there while the state lasts.
    func report(of tenant: CommonV1.Tenant, at now: Instant) -> ReceiptsV1.AlertReport {
        .init(
            tenant: tenant, kind: "token_expiry", subject: "tokens", state: isHigh ? .firing : .resolved, severity: .warning,
            detail: "\(expired) of \(active + expired) tokens expired within a week; the target is below 1%",
            remedy: "`carillon devices stats` has the counts; `carillon devices verdicts` shows what providers reported", atMs: now.milliseconds)
    }
}
