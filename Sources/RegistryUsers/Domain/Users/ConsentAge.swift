import ServiceKit

/// Decides whether a user needs a guardian's consent at an instant (PREF-17). Only this answer leaves the registry, never the age.
struct ConsentAge: Sendable {
    /// Users younger than this need consent, in years.
    let underAge: Int
    let now: Instant
    /// The time zone for users without their own.
    let organizationZone: IANAZone

    init(underAge: Int, now: Instant, organizationZone: IANAZone) {
        self.underAge = underAge
        self.now = now
        self.organizationZone = organizationZone
    }

    /// Nil when the policy requires no consent.
    init?(_ policy: Policy, now: Instant) {
        guard let underAge = policy.prompts.guardianConsentUnderAge else { return nil }
        self.init(underAge: underAge, now: now, organizationZone: IANA.zone(named: policy.owner.organizationTimezone) ?? .utc)
    }

    /// Whether a user needs consent. The date of birth decides; without one, the host's `under_13`. A user without either counts as an adult.
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
