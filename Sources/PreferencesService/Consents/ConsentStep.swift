import CarillonAPI
import RPC
import ServiceKit
import Storage

/// What one change makes of a consent: found by reading alone, so that it is on record before it is done (SEC-10).
struct ConsentStep: Sendable {
    /// Nil for a guardian's first.
    var before: ConsentRow?
    var after: ConsentRow
    /// What the consent's own record says of it; nil where nothing was decided, nor anybody asked anew.
    var line: PreferencesV1.ConsentChange?

    /// Whether anything becomes different. An address that came along with no change is no change.
    var isChange: Bool { line != nil || after.linkNumber != before?.linkNumber }

    var isDecision: Bool { after.state.decision != nil && after.state.decidedAtMs != before?.state.decidedAtMs }

    /// The consent afterwards.
    var row: ConsentRow { isChange ? after : before ?? after }
}

extension ConsentChangeRequest {
    /// What the audit log says of a step; nil for one that changes nothing. Neither the guardian's name nor address: the child's erasure
    /// reaches the subject, and what stands in the details stays (SEC-14).
    func audited(_ step: ConsentStep) -> AuditEvent? {
        guard step.isChange else { return nil }
        var words = "\(step.after.consentId): \(step.before?.state.status.rawValue ?? "new") → \(step.after.state.status.rawValue)"
        if case .link = authority { words += ", by link \(step.after.linkNumber)" }
        return AuditEvent(
            action.auditAction, subject: userId, details: words, tenant: .init(organizationId: tenant.organization, appId: tenant.app))
    }

    /// Makes a change: the consent, its record, and what telemetry hears.
    func write(_ step: ConsentStep, _ database: Database) throws {
        guard step.isChange else { return }
        let row = step.after
        try ConsentRows.write(row, database)
        if let line = step.line { try ConsentRows.add(line, to: row, database) }
        guard row.state.status != step.before?.state.status else { return }
        // The guardian is not named: what is told of a child goes with the child.
        try telemetry.raise(
            "push_consent_changed", about: ChangedUser(organization: tenant.organization, app: tenant.app, user: userId), mode: telemetryMode,
            atMs: nowMs,
            [
                "user_id": .text(userId), "consent_id": .text(row.consentId), "old_status": .text(step.before?.state.status.rawValue ?? ""),
                "new_status": .text(row.state.status.rawValue),
            ], database)
    }
}
