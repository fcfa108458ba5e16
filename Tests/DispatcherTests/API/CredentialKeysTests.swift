import CarillonAPI
import Cryptography
import Foundation
import Logging
import Providers
import RPC
import ServiceKit
import Storage
import TestFolders
import Testing

@testable import DispatcherService

@Suite struct CredentialKeyTests {
    private func apns(_ keyID: String) throws -> CredentialDraft {
        CredentialDraft(
            provider: .apns,
            fields: [
                "key_id": keyID, "team_id": "TEAM000001", "private_key_pem": try P256PrivateKey.generate().pem, "topic": "com.example.chat",
            ])
    }

    @Test("SEC-02 SEC-13 after a rotation all credentials are sealed anew, replaced ones too, and open without the old key after a restart")
    func rotation() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("ring.json")
        let ring = try KeyRing.create(at: path)
        let old = ring.currentKeyID
        let store = try folder.openStore()
        let credentials = try await CredentialStore(store: store, keyRing: ring, adapters: try .own())
        let audit = AuditLines()
        let rpc = CredentialKeysService(
            credentials: credentials, fleet: LoneDispatcher(), audit: audit, ringAudit: KeyRingAudit(ring, of: "credentials"),
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
        let context = DispatcherFixture.context
        _ = try await credentials.put(try apns("KEY0000001"), of: TestPushes.tenant, now: TestPushes.start)
        let current = try await credentials.put(try apns("KEY0000002"), of: TestPushes.tenant, now: TestPushes.start)
        let new = try KeyRing.rotate(at: path).currentKeyID
        func use() async throws -> [String: Int64] {
            let keys = try await rpc.getCredentialKeyUse(.init(), context: context).keys
            return Dictionary(uniqueKeysWithValues: keys.map { ($0.keyId, $0.credentials) })
        }
        #expect(try await use() == [old: 2, new: 0])
        // The operator who rotated the ring is on record with the first call, once (SEC-10).
        #expect(audit.all == ["key_ring.rotated \(new)"])
        // Without a record nothing is sealed anew (SEC-10).
        audit.setAway(true)
        await #expect(throws: APIError.self) { try await rpc.reencryptCredentials(.init(), context: context) }
        #expect(try await use() == [old: 2, new: 0])
        audit.setAway(false)
        let first = try await rpc.reencryptCredentials(.init(), context: context)
        #expect(first.examined == 2 && first.reencrypted == 2 && first.unreadable == 0)
        #expect(audit.all == ["key_ring.rotated \(new)", "key_ring.reencrypted \(new)"])
        #expect(audit.details == ["credentials", "credentials"])
        #expect(try await use() == [old: 0, new: 2])
        let again = try await rpc.reencryptCredentials(.init(), context: context)
        #expect(again.examined == 2 && again.reencrypted == 0)
        try KeyRing.retire(old, at: path)
        // Without the record the operator is told that it is missing, and the next call makes it.
        audit.setAway(true)
        await #expect(throws: APIError.self) { try await use() }
        audit.setAway(false)
        for _ in 0..<2 { #expect(try await use() == [new: 2]) }
        #expect(audit.all.filter { $0.hasPrefix("key_ring.retired") } == ["key_ring.retired \(old)"] && audit.all.last == "key_ring.retired \(old)")
        await store.close()

        let reopened = try folder.openStore()
        let read = try await CredentialStore(store: reopened, keyRing: try KeyRing(path: path), adapters: try .own())
            .current(for: TestPushes.tenant, provider: .apns)
        #expect(read?.id == current.id && read?.fingerprint == current.fingerprint)
        await reopened.close()
    }

    @Test("SEC-02 a credential whose key is lost is left as it is, and the others are sealed anew")
    func lostKey() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("ring.json")
        let ring = try KeyRing.create(at: path)
        let lost = ring.currentKeyID
        let store = try folder.openStore()
        let credentials = try await CredentialStore(store: store, keyRing: ring, adapters: try .own())
        _ = try await credentials.put(try apns("KEY0000001"), of: TestPushes.tenant, now: TestPushes.start)
        _ = try KeyRing.rotate(at: path)
        try KeyRing.retire(lost, at: path)
        try ring.reloadIfChanged()
        _ = try await credentials.put(
            try apns("KEY0000002"), of: CommonV1.Tenant(organizationId: "org", appId: "other"), now: TestPushes.start)
        _ = try KeyRing.rotate(at: path)
        try ring.reloadIfChanged()
        let result = try await credentials.reencrypt()
        #expect(result.examined == 2 && result.reencrypted == 1 && result.unreadable.count == 1)
        await store.close()
    }
}
