import ArgumentParser
import CarillonAPI
import RPC
import Testing

@testable import CarillonCommand

@Suite("`carillon credentials remove`")
struct CredentialsRemoveTests {
    @Test("DISP-33 CTL-01 a removed credential is named with what waits; where there is none, the app's others are named and the command fails")
    func removing() throws {
        let command = try #require(
            try Carillon.parseAsRoot(["credentials", "remove", "fcm", "--app", "shop", "--credential", "cred_1"]) as? CredentialsRemove)
        #expect(command.provider == "fcm" && command.credential == "cred_1" && command.tenant.app == "shop")
        let view = CredentialsRemove.View(.init(credentialId: "cred_1", fingerprint: "sha256:00", waiting: 1_200))
        let text = view.text(of: "fcm")
        #expect(text.hasPrefix("credential cred_1 of fcm removed; ") && text.contains(" deliveries wait until one is put"), "\(text)")
        #expect(try jsonText(of: view).contains(#""waiting" : 1200"#))
        #expect(CredentialsRemove.View(.init(credentialId: "cred_1")).text(of: "fcm").hasSuffix("removed; nothing waits for it"))

        let shop = CommonV1.Tenant(organizationId: "acme", appId: "shop")
        let listed: [DispatcherV1.Credential] = [.init(provider: "apns"), .init(provider: "expo", replacedAtMs: 1)]
        let error = CredentialsRemove.none(of: "fcm", shop, besides: listed)
        #expect(error.message == "the app shop has no fcm credential: it has those of apns" && Carillon.report(error) == 4)
        #expect(CredentialsRemove.none(of: "fcm", shop, besides: []).message.hasSuffix("it has no credential"))
    }

    @Test("CTL-01 a provider that has no credentials is refused before a service is called")
    func provider() throws {
        let error = try #require(throws: (any Error).self) { try Carillon.parseAsRoot(["credentials", "remove", "fmc"]) }
        let message = Carillon.fullMessage(for: error)
        #expect(Carillon.exitCode(for: error) == .validationFailure && message.contains("did you mean fcm?"), "\(message)")
    }
}
