import CarillonAPI
import ServiceKit

/// The effect of a change on a consent. It is computed before the write, so that the audit record comes first (SEC-10).
struct ConsentStep: Sendable {
    /// The consent before; nil for a new one.
    var before: Consent?
    var after: Consent
    /// The entry of the consent's history; nil where nothing was decided and no guardian was asked again.
    var entry: PreferencesV1.ConsentChange?

    /// Whether the step changes the consent. A new address alone is no change.
    var isChange: Bool { entry != nil || after.linkNumber != before?.linkNumber }

    var isDecision: Bool { after.state.decision != nil && after.state.decidedAt != before?.state.decidedAt }

    /// The consent afterwards.
    var consent: Consent { isChange ? after : before ?? after }

    /// The telemetry event (RCPT-23); nil where the status stays. It does not name the guardian: the child's erasure deletes the child's events only.
    var event: ChangeEvent? {
        guard isChange, after.state.status != before?.state.status else { return nil }
        return ChangeEvent(
            .consentChanged,
            [
                "user_id": .text(after.child.id), "consent_id": .text(after.consentId), "old_status": .text(before?.state.status.name ?? ""),
                "new_status": .text(after.state.status.name),
            ])
    }
}
