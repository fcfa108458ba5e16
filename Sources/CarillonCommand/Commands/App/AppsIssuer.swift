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
        discussion: """
            Secrets are sealed at once and never shown again. An own issuer replaces the run folder's demo issuer and its keys. \
            `carillon apps update APP --clear auth` takes everything back.
            """
    )
    .example("carillon apps issuer shop --issuer https://shop.example.com --jwks keys.json")
    @OptionGroup var system: SystemOptions
    @Argument(help: "The app's id.") var id: String
    @Option(help: "The iss claim that tokens must carry.") var issuer: String?
    @Option(help: "A value that the aud claim of tokens must include; '' accepts any.") var audience: String?
    @Option(help: "A file with the issuer's public keys, a JWK set: for ES256, RS256 and EdDSA.") var jwks: String?
    @Option(help: "In place of --jwks: an https address where the issuer publishes its JWK set. Rotated keys count by themselves.")
    var jwksUrl: String?
    @Option(help: "A file with a secret of 32 to 512 bytes that the issuer shares: for HS256. A line break at its end does not count.")
    var sharedSecret: String?

    struct View: Encodable {
        var issuer, audience: String
        /// Empty: the keys were given as a file.
        var jwksUrl = ""
        var hasPublicKeys, hasSharedSecret: Bool
    }

    func run() async throws {
        let clients = try system.clients()
        var app = try await clients.existingApp(id)
        if issuer != nil || audience != nil || jwks != nil || jwksUrl != nil || sharedSecret != nil {
            var changes = RegistryV1.App(appId: id, organizationId: app.organizationId)
            changes.auth = try changed(app.auth)
            app = try await clients.tenants.upsertApp(.init(app: changes)).app ?? app
        }
        let view = View(
            issuer: app.auth?.issuer ?? "", audience: app.auth?.audience ?? "", jwksUrl: app.auth?.jwksUrl ?? "",
            hasPublicKeys: app.auth?.jwks.isEmpty == false || app.auth?.jwksUrl.isEmpty == false,
            hasSharedSecret: app.auth?.hasSharedSecret == true)
        if system.json { return try printJSON(view) }
        print(Self.text(view))
    }

    /// The issuer with the changes. An own issuer replaces the demo issuer's name and keys: whoever can read the run folder has these keys. The
    /// audience stays, as it is the app's.
    func changed(_ auth: RegistryV1.TokenIssuer?) throws -> RegistryV1.TokenIssuer {
        let isOwn = jwks != nil || jwksUrl != nil || sharedSecret != nil || issuer.map { $0 != UserTokens.issuer } ?? false
        let kept = isOwn && auth?.issuer == UserTokens.issuer ? nil : auth
        return .init(
            issuer: issuer ?? kept?.issuer ?? "", jwks: try jwks.map(InputFile.text) ?? (jwksUrl == nil ? kept?.jwks ?? "" : ""),
            audience: audience ?? auth?.audience ?? "", jwksUrl: jwksUrl ?? (jwks == nil ? kept?.jwksUrl ?? "" : ""),
            sharedSecret: try sharedSecret.map { try InputFile.text($0).trimmingCharacters(in: .newlines) } ?? "")
    }

    static func text(_ view: View) -> String {
        var lines = [
            "issuer         \(view.issuer.isEmpty ? "any" : view.issuer)", "audience       \(view.audience.isEmpty ? "any" : view.audience)",
            "public keys    \(Self.keys(view))", "shared secret  \(view.hasSharedSecret ? "HS256" : "none")",
        ]
        if !view.hasPublicKeys, !view.hasSharedSecret {
            lines.append("without keys no user's token is accepted: give --jwks, --jwks-url or --shared-secret")
        }
        return lines.joined(separator: "\n")
    }

    private static func keys(_ view: View) -> String {
        view.jwksUrl.isEmpty ? view.hasPublicKeys ? "ES256, RS256 or EdDSA" : "none" : "of \(view.jwksUrl)"
    }
}
