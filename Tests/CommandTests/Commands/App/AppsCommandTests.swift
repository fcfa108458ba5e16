import ArgumentParser
import CarillonAPI
import Foundation
import SystemControl
import TestFolders
import Testing

@testable import CarillonCommand

@Suite("carillon apps")
struct AppsCommandTests {
    private let demo = RegistryV1.TokenIssuer(issuer: UserTokens.issuer, jwks: "demo keys")

    private func changed(_ auth: RegistryV1.TokenIssuer?, _ arguments: String...) throws -> RegistryV1.TokenIssuer {
        try #require(try Carillon.parseAsRoot(["apps", "issuer", "shop"] + arguments) as? AppsIssuer).changed(auth)
    }

    @Test("GW-03 an own issuer replaces the demo issuer as a whole: its keys sign for nobody else")
    func demoIssuer() throws {
        let folder = try TemporaryFolder()
        try folder.write("own keys", to: "jwks.json")
        try folder.write(String(repeating: "s", count: 32) + "\n", to: "secret")
        let (jwks, secret) = (folder.file("jwks.json"), folder.file("secret"))
        let named = try changed(demo, "--issuer", "https://shop.example.com", "--jwks", jwks)
        #expect(named.issuer == "https://shop.example.com" && named.jwks == "own keys")
        let shared = try changed(demo, "--issuer", "https://shop.example.com", "--shared-secret", secret)
        #expect(shared.jwks.isEmpty && shared.sharedSecret.utf8.count == 32)
        let secretAlone = try changed(demo, "--shared-secret", secret)
        #expect(secretAlone.issuer.isEmpty && secretAlone.jwks.isEmpty)
        #expect(try changed(demo, "--issuer", "https://shop.example.com").jwks.isEmpty)
        // What is said of the demo issuer itself keeps its keys, and what is said of an own issuer keeps its.
        #expect(try changed(demo, "--audience", "chat").jwks == "demo keys")
        let own = RegistryV1.TokenIssuer(issuer: "https://shop.example.com", jwks: "own keys")
        #expect(try changed(own, "--shared-secret", secret).jwks == "own keys")
        #expect(try changed(nil, "--jwks", jwks).jwks == "own keys")
        // A file and an address take each other's place.
        let url = "https://shop.example.com/jwks.json"
        let published = try changed(own, "--jwks-url", url)
        #expect(published.jwksUrl == url && published.jwks.isEmpty && published.issuer == own.issuer)
        let given = try changed(published, "--jwks", jwks)
        #expect(given.jwks == "own keys" && given.jwksUrl.isEmpty)
        let renamed = try changed(published, "--audience", "shop")
        #expect(renamed.jwksUrl == url)
    }

    @Test("GW-03 an own issuer leaves the app's audience as it is: tokens for another audience stay refused")
    func audienceStays() throws {
        let restricted = RegistryV1.TokenIssuer(issuer: UserTokens.issuer, jwks: "demo keys", audience: "chat")
        #expect(try changed(restricted, "--issuer", "https://shop.example.com").audience == "chat")
        #expect(try changed(restricted, "--issuer", "https://shop.example.com", "--audience", "shop").audience == "shop")
        #expect(try changed(restricted, "--issuer", "https://shop.example.com", "--audience", "").audience.isEmpty)
    }

    @Test("GW-03 an app without keys says that it accepts nobody")
    func withoutKeys() {
        let view = AppsIssuer.View(issuer: "https://shop.example.com", audience: "", hasPublicKeys: false, hasSharedSecret: false)
        #expect(AppsIssuer.text(view).hasSuffix("without keys no user's token is accepted: give --jwks, --jwks-url or --shared-secret"))
        let whole = AppsIssuer.View(issuer: "", audience: "chat", hasPublicKeys: true, hasSharedSecret: false)
        #expect(AppsIssuer.text(whole).split(separator: "\n").count == 4)
    }

    @Test("DISP-33 CTL-01 a system on real providers takes no demo credentials, and a new app says what it still needs")
    func realProviders() throws {
        let error = try #require(throws: InputError.self) { try AppsCreate.requireSimulators(false) }
        #expect(error.description.contains("--demo-credentials") && error.description.contains("carillon credentials put"))
        #expect(throws: Never.self) { try AppsCreate.requireSimulators(true) }
        #expect(AppsCreate.nextSteps("shop", isSimulated: true, hasCredentials: true).count == 1)
        let steps = AppsCreate.nextSteps("shop", isSimulated: false, hasCredentials: false)
        #expect(steps.contains { $0.contains("carillon apps issuer shop ") } && steps.contains { $0.contains("credentials put PROVIDER --app shop") })
    }
}
