import CarillonAPI
import ServiceKit

/// What one change makes of a consent. It is found by reading alone, so that the audit log has it before it is done (SEC-10).
struct ConsentStep: Sendable {
    /// Nil for a guardian's first.
    var before: Consent?
    var after: Consent
    /// A line for the consent's own record; nil where nothing was decided, nor anybody asked anew.
    var line: PreferencesV1.ConsentChange?

    /// Whether anything becomes different. An address that came along with no change is no change.
    var isChange: Bool { line != nil || after.linkNumber != before?.linkNumber }

    var isDecision: Bool { after.state.decision != nil && after.state.decidedAtMs != before?.state.decidedAtMs }

    /// The consent afterwards.
    var consent: Consent { isChange ? after : before ?? after }

    /// What telemetry tells of it (RCPT-23); nil where the status stays. The guardian is not named: what is told of a child goes with the child.
    var event: ChangeEvent? {
        guard isChange, after.state.status != before?.state.status else { return nil }
        return ChangeEvent(
            "push_consent_changed",
            [
                "user_id": .text(after.child.id), "consent_id": .text(after.consentId), "old_status": .text(before?.state.status.name ?? ""),
                "new_status": .text(after.state.status.name),
            ])
    }
}
