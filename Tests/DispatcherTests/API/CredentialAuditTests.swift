import CarillonAPI
import Cryptography
import Foundation
import Providers
import ServiceKit
import Testing

@testable import DispatcherService

@Suite("Credentials in the audit log")
struct CredentialAuditTests {
    @Test("SEC-10 a changed credential is on record; while the log is away none is changed")
    func changes() async throws {
        try await withFixture { fixture in
            #expect(fixture.audit.all == ["credential.changed apns", "credential.changed fcm"])
            fixture.audit.setAway(true)
            func current() -> String? { fixture.components.credentials.current(for: TestPushes.tenant, provider: .apns)?.id }
            let before = current()
            await #expect(throws: APIError.self) { try await fixture.putAPNsKey("KEY0000002") }
            #expect(before != nil && current() == before)
        }
    }

    @Test("SEC-10 SEC-07 a credential that is refused was not changed, and no record says so")
    func refused() async throws {
        try await withFixture { fixture in
            let before = fixture.audit.all
            await #expect(throws: APIError.self) {
                try await fixture.put(
                    .apns, ["key_id": "KEY0000002", "team_id": "TEAM000001", "private_key_pem": "no key", "topic": "com.example"])
            }
            await #expect(throws: APIError.self) { try await fixture.put(.fcm, ["json": "{}"]) }
            // The file names the token endpoint, and it may name any host.
            for host in ["169.254.169.254", "2130706433", "[::1]", "localhost"] {
                await #expect { try await fixture.put(.fcm, ["json": try Self.account(tokenURI: "https://\(host)/token")]) } throws: { error in
                    let error = error as? APIError
                    return error?.reason == .invalidCredential && error?.message.contains("token_uri") == true
                }
            }
            #expect(fixture.audit.all == before)
            try await fixture.put(.fcm, ["json": try Self.account(tokenURI: "https://oauth2.googleapis.com/token")])
            #expect(fixture.audit.all.count == before.count + 1)
        }
    }

    @Test("DISP-18 DISP-33 an Expo credential without a project is refused where the app has none, and takes the app's where it has one")
    func expoProject() async throws {
        try await withFixture { fixture in
            let refused = await #expect(throws: APIError.self) { try await fixture.put(.expo, [:]) }
            #expect(refused?.reason == .invalidCredential && refused?.field == "project")
            #expect(fixture.components.credentials.current(for: TestPushes.tenant, provider: .expo) == nil)
            var app = RegistryV1.App()
            app.expoProject = "@shop/app"
            fixture.peers.say(app)
            try await fixture.put(.expo, [:])
            #expect(fixture.components.credentials.current(for: TestPushes.tenant, provider: .expo)?.sender.details["project"] == "@shop/app")
        }
    }

    @Test("DISP-33 a field that the provider lacks or does not know is refused by name, and so is a provider that there is none of")
    func fields() async throws {
        try await withFixture { fixture in
            let whole = try await fixture.apnsKey("KEY0000002")
            func refusal(_ provider: String, _ fields: CredentialFields) async -> APIError? {
                await #expect(throws: APIError.self) { try await fixture.put(ProviderID(rawValue: provider), fields) }
            }
            for field in whole.keys {
                let error = await refusal("apns", whole.filter { $0.key != field })
                #expect(error?.reason == .invalidCredential && error?.field == field, "\(field)")
                #expect(error?.message == "\(field): missing; a field of apns, which has key_id, team_id, topic, private_key_pem")
            }
            let stray = await refusal("apns", whole.merging(["json": "{}"]) { $1 })
            #expect(stray?.reason == .invalidCredential && stray?.field == "json")
            #expect(stray?.message == "json: no field of apns, which has key_id, team_id, topic, private_key_pem")
            let long = await refusal("fcm", [String(repeating: "x", count: 100_000): "1"])
            #expect(long?.field == String(repeating: "x", count: 64))
            let unknown = await refusal("pigeon", ["ring": "blue"])
            #expect(unknown?.reason == .invalidCredential && unknown?.field == "provider")
            let none = await refusal("", whole)
            #expect(none?.reason == .invalidArgument && none?.field == "provider")
            #expect(none?.message.contains("apns, expo, fcm, web_push, smtp, webhook") == true)
            #expect(fixture.components.credentials.current(for: TestPushes.tenant, provider: .apns)?.fingerprint != nil)
            #expect(fixture.audit.all == ["credential.changed apns", "credential.changed fcm"])
        }
    }

    @Test("DISP-33 REG-02 what a credential leaves out is what its app says: the topic of APNs, the project of FCM; what it names stays")
    func ofApp() async throws {
        try await withFixture { fixture in
            var whole = try await fixture.apnsKey("KEY0000002")
            whole["topic"] = nil
            await #expect(throws: APIError.self) { try await fixture.put(.apns, whole) }
            let account = try Self.account(tokenURI: "https://oauth2.googleapis.com/token")
            func identity(_ provider: ProviderID) -> [String] {
                fixture.components.credentials.current(for: TestPushes.tenant, provider: provider)?.sender.identity ?? []
            }
            try await fixture.put(.fcm, ["json": account])
            #expect(identity(.fcm).first == "acme-1")
            fixture.peers.say(.init(apnsTopic: "com.acme.app", fcmProjectId: "acme-2"))
            try await fixture.put(.apns, whole)
            try await fixture.put(.fcm, ["json": account])
            #expect(identity(.apns)[2] == "com.acme.app" && identity(.fcm).first == "acme-2")
            let asked = fixture.peers.askedForApp
            try await fixture.put(.apns, whole.merging(["topic": "com.acme.other"]) { $1 })
            try await fixture.put(.fcm, ["json": account, "project_id": "acme-3"])
            #expect(identity(.apns)[2] == "com.acme.other" && identity(.fcm).first == "acme-3" && fixture.peers.askedForApp == asked)
            let error = await #expect(throws: APIError.self) { try await fixture.put(.fcm, ["json": account, "project_id": "a/b"]) }
            #expect(error?.reason == .invalidCredential && error?.field == "project_id")
        }
    }

    @Test("DISP-33 OQ-02 a key for the topic of an MDM certificate is refused by its field: Apple takes no signed pushes to it")
    func topicOfMDM() async throws {
        try await withFixture { fixture in
            var fields = try await fixture.apnsKey("KEY0000002")
            fields["topic"] = "com.apple.mgmt.External.1f0a1c5e"
            let error = await #expect(throws: APIError.self) { try await fixture.put(.apns, fields) }
            #expect(error?.reason == .invalidCredential && error?.field == "topic" && error?.message.contains("MDM push certificate") == true)
        }
    }

    private static func account(tokenURI: String) throws -> String {
        let file: [String: String] = [
            "type": "service_account", "project_id": "acme-1", "private_key_id": "k2", "private_key": try RSAPrivateKey.generate().pem,
            "client_email": "push@acme-1.iam.gserviceaccount.com", "token_uri": tokenURI,
        ]
        return String(decoding: try JSONEncoder().encode(file), as: UTF8.self)
    }
}
