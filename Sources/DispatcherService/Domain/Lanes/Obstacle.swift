/// Why ready pushes wait, as a word for programs and for the user who asked for a test push. It names no hosts and no errors.
enum Obstacle: String, Sendable, Hashable, CaseIterable {
    case providerUnreachable = "provider_unreachable"
    /// The provider asked to slow down.
    case providerThrottles = "provider_throttled"
    case credentialRefused = "credential_refused"
    case noCredential = "no_credential"
    /// The account's token endpoint did not answer, and is asked again later.
    case noAccessToken = "no_access_token"
    /// The registry does not know the app, or is away and has never given the app's policy.
    case noPolicy = "no_policy"
    /// By an operator.
    case paused
}
