import CarillonAPI
import RPC
import ServiceKit

/// Finds users who need a guardian's consent (PREF-17), for pushes without a decision of the evaluator: tests and probes (PRIV-05).
protocol GuardianConsent: Sendable {
    /// The users among `users` who need a guardian's consent.
    ///
    /// - Throws: the error of a call to a peer. Nothing is sent to users whose consent is unknown.
    func requiring(among users: Set<String>, of tenant: CommonV1.Tenant) async throws -> Set<String>

    /// The children among `children` whose guardian has not consented.
    ///
    /// - Throws: as ``requiring(among:of:)``.
    func withheld(from children: Set<String>, of tenant: CommonV1.Tenant) async throws -> Set<String>
}

extension GuardianConsent {
    /// The users among `users` who need a guardian's consent and have none.
    ///
    /// - Throws: as ``requiring(among:of:)``.
    func missing(among users: Set<String>, of tenant: CommonV1.Tenant) async throws -> Set<String> {
        try await withheld(from: requiring(among: users, of: tenant), of: tenant)
    }
}

/// ``GuardianConsent`` over RPC: the registry knows the children, and preferences know the consents. An app whose policy requires no consent costs
/// no call.
struct RemoteGuardianConsent: GuardianConsent {
    let registry: RegistryV1.Registry.Client
    let answers: SendCheckClient
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
        // An answer that was too large for a message says nothing about consent: the user counts as not consented.
        return Set(zip(children, said).filter { $0.1.gate == .consentMissing || $0.1.gate == SendCheckClient.tooLarge.gate }.map(\.0))
    }
}
