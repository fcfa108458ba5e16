import ServiceKit

/// Who is too young, at one instant, to be pushed without a guardian's consent (PREF-17). The age itself leaves the registry as this one
/// answer only.
struct ConsentAge: Sendable {
    /// Users younger than this need consent, in years.
    let underAge: Int
    let now: Instant
    /// Whose day counts for users without a zone of their own.
    let organizationZone: IANAZone

    init(underAge: Int, now: Instant, organizationZone: IANAZone) {
        self.underAge = underAge
        self.now = now
        self.organizationZone = organizationZone
    }

    /// Nil where the policy asks for nobody's consent.
    init?(_ policy: Policy, now: Instant) {
        guard let underAge = policy.prompts.guardianConsentUnderAge else { return nil }
        self.init(underAge: underAge, now: now, organizationZone: IANA.zone(named: policy.owner.organizationTimezone) ?? .utc)
    }

    /// Whether a user needs consent. A date of birth decides; without one the host's word that the user is under 13 does, and a user without
    /// either counts as grown up.
    ///
    /// - Parameters:
    ///   - birthDate: `YYYY-MM-DD`.
    ///   - timezone: The user's own; empty where unknown.
    func requiresConsent(birthDate: String?, under13: Bool?, timezone: String) -> Bool {
        guard let born = birthDate.flatMap({ LocalDate($0) }) else { return under13 == true }
        let zone = timezone.isEmpty ? nil : IANA.zone(named: timezone)
        let today = LocalDateTime(now, zone ?? organizationZone).date
        return (today.year, today.month, today.day) < (born.year + underAge, born.month, born.day)
    }
}
