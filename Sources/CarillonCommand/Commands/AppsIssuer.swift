import ArgumentParser
import CarillonAPI
import Foundation
import RPC
import SystemControl

/// `carillon apps issuer`: whose user tokens an app accepts (GW-03).
struct AppsIssuer: AsyncParsableCommand, TakesEmptyText {
    static let placesOfEmptyText: Set = ["--audience"]
    static let configuration = CommandConfiguration(
        commandName: "issuer", abstract: "Show or change whose user tokens an app accepts.",
        discussion: "Secrets are sealed at once and never shown again. `carillon apps update APP --clear auth` takes everything back."
    )
    .example("carillon apps issuer shop --issuer https://shop.example.com --jwks keys.json")
    @OptionGroup var system: SystemOptions
    @Argument(help: "The app's id.") var id: String
    @Option(help: "The iss claim that tokens must carry.") var issuer: String?
    @Option(help: "A value that the aud claim of tokens must include; '' accepts any.") var audience: String?
    @Option(help: "A file with the issuer's public keys, a JWK set: for ES256, RS256 and EdDSA.") var jwks: String?
    @Option(help: "A file with a secret of 32 to 512 bytes that the issuer shares: for HS256. A line break at its end does not count.")
    var sharedSecret: String?

    struct View: Encodable {
        var issuer, audience: String
        var hasPublicKeys, hasSharedSecret: Bool
    }

    func run() async throws {
        let clients = try system.clients()
        guard var app = try await found({ try await clients.registry.getApp(.init(appId: id)).app }) else {
            throw RPCError(code: .notFound, message: "there is no app \(id): make it with `carillon apps create`")
        }
        if issuer != nil || audience != nil || jwks != nil || sharedSecret != nil {
            var changes = RegistryV1.App(appId: id, organizationId: app.organizationId)
            changes.auth = .init(
                issuer: issuer ?? app.auth?.issuer ?? "", jwks: try jwks.map(InputFile.text) ?? app.auth?.jwks ?? "",
                audience: audience ?? app.auth?.audience ?? "",
                sharedSecret: try sharedSecret.map { try InputFile.text($0).trimmingCharacters(in: .newlines) } ?? "")
            app = try await clients.registry.upsertApp(.init(app: changes)).app ?? app
        }
        let view = View(
            issuer: app.auth?.issuer ?? "", audience: app.auth?.audience ?? "", hasPublicKeys: app.auth?.jwks.isEmpty == false,
            hasSharedSecret: app.auth?.hasSharedSecret == true)
        if system.json { return try printJSON(view) }
        print("issuer         \(view.issuer.isEmpty ? "any" : view.issuer)")
        print("audience       \(view.audience.isEmpty ? "any" : view.audience)")
        print("public keys    \(view.hasPublicKeys ? "ES256, RS256 or EdDSA" : "none")")
        print("shared secret  \(view.hasSharedSecret ? "HS256" : "none")")
    }
}
