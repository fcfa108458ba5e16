import ArgumentParser
import CarillonAPI
import Providers
import RPC
import ServiceKit
import SystemControl

/// `carillon credentials remove`.
struct CredentialsRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Delete the key or account that an app sends with at a provider, at once.",
        discussion: "Pushes in flight end. All others wait until a credential is put, or expire. Revoke the key at the provider, too."
    )
    .example("carillon credentials remove fcm --app shop")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "The provider.") var provider: String
    @Option(help: "Only while the app sends with this one, as `list` shows it.") var credential: String?

    func validate() throws { try requireWord(provider, of: "the provider", among: ProviderList.credentials.map { "\($0.id)" }) }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        let removed = try await clients.dispatcher.removeCredential(
            .init(tenant: owner, provider: provider, credentialId: credential ?? ""))
        guard !removed.credentialId.isEmpty else {
            throw Self.none(of: provider, owner, besides: try await clients.dispatcher.listCredentials(.init(tenant: owner)).credentials)
        }
        let view = View(removed)
        if system.json { return try printJSON(view) }
        print(TerminalText.oneLine(view.text(of: provider)))
    }

    /// Exit code 4.
    ///
    /// - Parameter listed: the app's credentials.
    static func none(of provider: String, _ owner: CommonV1.Tenant, besides listed: [DispatcherV1.Credential]) -> RPCError {
        let others = listed.filter { $0.replacedAtMs == nil }.map(\.provider)
        let has = others.isEmpty ? "it has no credential" : "it has those of \(others.joined(separator: ", "))"
        return RPCError(code: .notFound, message: "the app \(owner.appId) has no \(provider) credential: \(has)")
    }

    /// A removed credential, for people and programs.
    struct View: Encodable {
        var credentialId, fingerprint: String
        /// Deliveries that wait for a credential now.
        var waiting: Int64

        init(_ removed: DispatcherV1.RemoveCredentialResponse) {
            (credentialId, fingerprint, waiting) = (removed.credentialId, removed.fingerprint, removed.waiting)
        }

        func text(of provider: String) -> String {
            let deliveries = Format.counted(waiting, "delivery waits", "deliveries wait")
            return "credential \(credentialId) of \(provider) removed; "
                + (waiting == 0 ? "nothing waits for it" : "\(deliveries) until one is put, or until they expire")
        }
    }
}
