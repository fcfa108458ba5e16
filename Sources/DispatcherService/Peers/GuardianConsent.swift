import CarillonAPI
import RPC
import ServiceKit

/// Who may not be pushed without a guardian's consent (PREF-17), for the pushes that no evaluator decided on: tests and probes (PRIV-05).
protocol GuardianConsent: Sendable {
    /// Those of some users that need a guardian's consent.
    ///
    /// - Throws: what the call to a peer throws; nothing is sent to a user of whom this is not known.
    func requiring(among users: Set<String>, of tenant: CommonV1.Tenant) async throws -> Set<String>

    /// Those of some users who need a guardian's consent whose guardian has not consented.
    ///
    /// - Throws: as ``requiring(among:of:)``.
    func withheld(from children: Set<String>, of tenant: CommonV1.Tenant) async throws -> Set<String>
}

extension GuardianConsent {
    /// Those of some users who need a guardian's consent and have none.
    ///
    /// - Throws: as ``requiring(among:of:)``.
    func missing(among users: Set<String>, of tenant: CommonV1.Tenant) async throws -> Set<String> {
        try await withheld(from: requiring(among: users, of: tenant), of: tenant)
    }
}

/// ``GuardianConsent`` over RPC: the registry knows who is a child, preferences know whose guardian consented. An app whose policy asks for
/// nobody's consent costs no call.
struct RemoteGuardianConsent: GuardianConsent {
    let registry: RegistryV1.Registry.Client
    let answers: SendAnswers
    let policies: any PolicySource
    let clock: any DomainClock

    func requiring(among users: Set<String>, of tenant: CommonV1.Tenant) async throws -> Set<String> {
        guard !users.isEmpty, try await policies.current(for: tenant).policy.prompts.guardianConsentUnderAge != nil else { return [] }
        return try await registry.resolve(.init(tenant: tenant, userIds: users.sorted())) { responses in
            var children: Set<String> = []
            for try await response in responses {
                for user in response.users where user.guardianConsentRequired { children.insert(user.userId) }
            }
            return children
        }
    }

    func withheld(from children: Set<String>, of tenant: CommonV1.Tenant) async throws -> Set<String> {
        guard !children.isEmpty else { return [] }
        let children = children.sorted()
        let questions = children.map { PreferencesV1.SendQuestion(userId: $0, guardianConsentRequired: true) }
        let said = try await answers.answers(to: questions, of: tenant, at: clock.now)
        // An answer that is missing because it fits no message says nothing of consent: the user counts as not consented.
        return Set(zip(children, said).filter { $0.1.gate == .consentMissing || $0.1.gate == SendAnswers.tooLarge.gate }.map(\.0))
    }
}
