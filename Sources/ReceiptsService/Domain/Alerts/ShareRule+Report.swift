import CarillonAPI
import ServiceKit

extension ShareRule {
    /// The report of a change; nil: there is none.
    ///
    /// - Parameters:
    ///   - subject: the platform or provider.
    ///   - now: the end of the last minute.
    func report(_ verdict: Verdict, tenant: CommonV1.Tenant, subject: String, at now: Instant) -> ReceiptsV1.AlertReport? {
        var report = ReceiptsV1.AlertReport(tenant: tenant, kind: kind, subject: subject, severity: .warning, atMs: now.milliseconds)
        switch verdict {
        case .steady: return nil
        case .fires(let counts): (report.state, report.detail, report.remedy) = (.firing, words(counts, subject), remedy)
        case .resolves(let counts): (report.state, report.detail) = (.resolved, words(counts, subject))
        }
        return report
    }

    private func words(_ counts: Counts, _ subject: String) -> String {
        let share = "\(counts.good) of \(counts.total) (\(Percentage.text(counts.share)))"
        if kind == AlertKind.providerLatency {
            return "\(subject) answered \(share) within \(Self.mostLatency.wholeMilliseconds) ms in \(minutes) minutes; 95% should be"
        }
        return "\(share) pushes to \(subject) were accepted in \(minutes) minutes; the target is 98%, the alert begins below 95%"
    }

    private var remedy: String {
        kind == AlertKind.providerLatency
            ? "look at the provider's status page, and `carillon queues`"
            : "`carillon reports failures` lists the codes of failed pushes; `carillon provider list` shows the providers"
    }
}

/// Shares in words.
enum Percentage {
    /// Such as `12.5%`: rounded down to a tenth, so that less than everything never reads as 100%.
    static func text(_ share: Double) -> String {
        let tenths = Int(share * 1_000 + 0.000_001)
        return "\(tenths / 10).\(tenths % 10)%"
    }
}
