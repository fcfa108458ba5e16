import CarillonAPI
import ServiceKit

/// An alert as receipts keep it (OBS-07): fired while its cause lasts, then resolved. A later cause of the same tenant, kind and subject fires it
/// again.
struct AlertRecord: Sendable, Hashable {
    /// After a message about an alert, its next beginning is told so much later at the earliest (OBS-04).
    static let tellingInterval = Duration.seconds(900)

    /// Its row in the store; 0: none yet.
    var row: Int64 = 0
    var tenant: CommonV1.Tenant
    var kind: String
    var subject: String
    var state = ReceiptsV1.AlertState.unspecified
    var severity = ReceiptsV1.AlertSeverity.warning
    var detail = ""
    var remedy = ""
    /// Of the present cause, or the last one.
    var firedAt = Instant(milliseconds: 0)
    /// The last report of the cause.
    var seenAt = Instant(milliseconds: 0)
    var resolvedAt: Instant?
    /// Reports of the cause.
    var count: Int64 = 0
    var acknowledgedAt: Instant?
    var acknowledgedBy = ""
    /// It is resolved without a report for so long; zero: by a report alone.
    var quietAfter = Duration.zero
    /// The state that the last message told; unspecified: nothing was told.
    var toldState = ReceiptsV1.AlertState.unspecified
    var toldAt: Instant?

    /// Applies a report. One from before the last change changes nothing: it was delivered twice.
    ///
    /// - Returns: whether something changed.
    mutating func apply(_ report: ReceiptsV1.AlertReport) -> Bool {
        let at = Instant(milliseconds: report.atMs)
        guard at >= max(seenAt, resolvedAt ?? seenAt) else { return false }
        switch report.state.known {
        case .firing?:
            if state != .firing { (firedAt, resolvedAt, count, acknowledgedAt, acknowledgedBy) = (at, nil, 0, nil, "") }
            (state, seenAt, count) = (.firing, at, count + 1)
            severity = report.severity == .unspecified ? .warning : report.severity
            (detail, remedy, quietAfter) = (report.detail, report.remedy, .milliseconds(report.quietAfterMs))
            return true
        case .resolved?:
            guard state == .firing else { return false }
            (state, resolvedAt) = (.resolved, at)
            return true
        case nil: return false
        }
    }

    /// Resolves an alert whose cause was not reported for long.
    mutating func becomeQuiet(at now: Instant) {
        guard let quietAt, quietAt <= now else { return }
        (state, resolvedAt) = (.resolved, now)
    }

    /// When it is resolved without a further report; nil: by a report alone.
    var quietAt: Instant? { state == .firing && quietAfter > .zero ? seenAt + quietAfter : nil }

    /// When operators are told of the present state; nil: they know it. A cause that ends and comes back within ``tellingInterval`` is told once.
    var tellAt: Instant? {
        guard state != toldState else { return nil }
        switch state.known {
        case .firing?: return max(firedAt, toldAt.map { $0 + Self.tellingInterval } ?? firedAt)
        // Of one that nobody was told there is nothing to tell.
        case .resolved?: return toldState == .firing ? resolvedAt : nil
        case nil: return nil
        }
    }

    /// When it must be looked at; nil: at the next report.
    var dueAt: Instant? { [tellAt, quietAt].compactMap(\.self).min() }

    /// Notes who knows of it.
    mutating func acknowledge(by name: String, at now: Instant) {
        guard state == .firing, acknowledgedAt == nil else { return }
        (acknowledgedAt, acknowledgedBy) = (now, name)
    }

    /// As the contract has it.
    var message: ReceiptsV1.Alert {
        ReceiptsV1.Alert(
            alertId: String(row), tenant: tenant, kind: kind, subject: subject, state: state, severity: severity, detail: detail, remedy: remedy,
            firedAtMs: firedAt.milliseconds, seenAtMs: seenAt.milliseconds, resolvedAtMs: resolvedAt?.milliseconds, count: count,
            acknowledgedAtMs: acknowledgedAt?.milliseconds, acknowledgedBy: acknowledgedBy)
    }
}

/// The kinds of alerts that receipts find by themselves.
enum AlertKind {
    /// Of an app and platform (OBS-03).
    static let successRate = "success_rate"
    /// Of an app and provider (OBS-05).
    static let providerLatency = "provider_latency"
}
