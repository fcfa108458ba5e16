import CarillonAPI
import Cryptography
import Foundation
import Providers
import ServiceKit
import TestFolders
import Testing

@testable import DispatcherService

@Suite struct CredentialStoreTests {
    let now = TestPushes.start

    func apns(_ keyID: String = "KEY0000001", pem: String? = nil) throws -> DispatcherV1.PutCredentialRequest.Credential {
        .apns(
            DispatcherV1.ApnsKey(
                keyId: keyID, teamId: "TEAM000001", privateKeyPem: try pem ?? P256PrivateKey.generate().pem, topic: "com.example.chat"))
    }

    @Test("DISP-33 SEC-02 a credential is sealed in the file and read again after a restart")
    func sealed() async throws {
        let folder = try TemporaryFolder()
        let ring = try KeyRing.create(at: folder.file("ring.json"))
        let pem = try P256PrivateKey.generate().pem
        let store = try folder.openStore()
        let stored = try await CredentialStore(store: store, keyRing: ring).put(try apns(pem: pem), of: TestPushes.tenant, now: now)
        await store.close()

        let secret = try #require(pem.split(separator: "\n").dropFirst().first)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasPrefix("dispatcher.sqlite") {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.file(name)))
            #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(name) shows the key")
        }
        let again = try folder.openStore()
        let read = try await CredentialStore(store: again, keyRing: ring).current(appID: "chat", provider: .apns)
        #expect(read?.id == stored.id)
        #expect(read?.fingerprint == stored.fingerprint)
        await again.close()
    }

    @Test("DISP-33 a replaced credential is out of use at once, kept for a day, then removed")
    func replaced() async throws {
        let folder = try TemporaryFolder()
        let store = try folder.openStore()
        let credentials = try await CredentialStore(store: store, keyRing: try KeyRing.create(at: folder.file("ring.json")))
        let first = try await credentials.put(try apns("KEY0000001"), of: TestPushes.tenant, now: now)
        let second = try await credentials.put(try apns("KEY0000002"), of: TestPushes.tenant, now: now)
        #expect(first.id != second.id)
        #expect(credentials.current(appID: "chat", provider: .apns)?.id == second.id)
        func rows() async throws -> Int { try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM credentials") ?? 0 } }
        try await credentials.prune(now: now + .seconds(86_399))
        #expect(try await rows() == 2)
        try await credentials.prune(now: now + .seconds(86_400))
        #expect(try await rows() == 1)
        await store.close()
    }

    @Test("DISP-33 T12 putting the same key again changes nothing: same id, same token")
    func same() async throws {
        let folder = try TemporaryFolder()
        let store = try folder.openStore()
        let credentials = try await CredentialStore(store: store, keyRing: try KeyRing.create(at: folder.file("ring.json")))
        let key = try apns()
        func token() throws -> String {
            guard case .apns(_, let minter) = credentials.current(appID: "chat", provider: .apns)?.material else { return "" }
            return try minter.token(at: now, SteadyInstant(milliseconds: 0)).value
        }
        let first = try await credentials.put(key, of: TestPushes.tenant, now: now)
        let before = try token()
        let second = try await credentials.put(key, of: TestPushes.tenant, now: now)
        #expect(first.id == second.id)
        #expect(try token() == before)
        await store.close()
    }

    @Test(
        "DISP-33 a malformed key is refused naming the field, and the one in use stays",
        arguments: [
            ("KEY", "TEAM000001", "com.example", "key_id"), ("KEY0000001", "team", "com.example", "team_id"),
            ("KEY0000001", "TEAM000001", "", "topic"), ("KEY0000001", "TEAM000001", "com.example", "private_key_pem"),
        ])
    func malformed(_ keyID: String, _ teamID: String, _ topic: String, _ field: String) async throws {
        let folder = try TemporaryFolder()
        let store = try folder.openStore()
        let credentials = try await CredentialStore(store: store, keyRing: try KeyRing.create(at: folder.file("ring.json")))
        let good = try await credentials.put(try apns(), of: TestPushes.tenant, now: now)
        let pem = field == "private_key_pem" ? "not a key" : try P256PrivateKey.generate().pem
        let bad = DispatcherV1.ApnsKey(keyId: keyID, teamId: teamID, privateKeyPem: pem, topic: topic)
        let error = await #expect(throws: CredentialError.self) {
            try await credentials.put(.apns(bad), of: TestPushes.tenant, now: now)
        }
        #expect(error?.field == field)
        #expect(credentials.current(appID: "chat", provider: .apns)?.id == good.id)
        await store.close()
    }
}
