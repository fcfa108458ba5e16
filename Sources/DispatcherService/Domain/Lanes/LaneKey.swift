import Providers

/// Identity of a lane: provider × host × credential. When credentials share a quota, such as those of an FCM project, the project's name replaces
/// the credential.
struct LaneKey: Sendable, Hashable, CustomStringConvertible {
    var provider: ProviderID
    /// Host and port of the provider endpoint.
    var authority: String
    /// ``StoredCredential/laneName``.
    var credential: String

    var description: String { "\(provider.rawValue) \(authority) \(credential)" }

    /// Hashes without the provider: no lanes differ in it only, and lanes are looked up for each push. Browsers name many hosts.
    func hash(into hasher: inout Hasher) {
        hasher.combine(authority)
        hasher.combine(credential)
    }
}
