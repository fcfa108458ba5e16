import CarillonAPI
import Cryptography
import Foundation
import Providers
import ServiceKit
import Storage
import Synchronization
import TestFolders
import Testing

@testable import DispatcherService

@Suite struct CredentialStoreTests {
    let now = TestPushes.start

    func apns(_ keyID: String = "KEY0000001", pem: String? = nil) throws -> CredentialDraft {
        CredentialDraft(
            provider: .apns,
            fields: [
                "key_id": keyID, "team_id": "TEAM000001", "private_key_pem": try pem ?? P256PrivateKey.generate().pem, "topic": "com.example.chat",
            ])
    }

    @Test("DISP-33 SEC-02 a credential is sealed in the file and read again after a restart")
    func sealed() async throws {
        let folder = try TemporaryFolder()
        let ring = try KeyRing.create(at: folder.file("ring.json"))
        let pem = try P256PrivateKey.generate().pem
        let store = try folder.openStore()
        let stored = try await CredentialStore(store: store, keyRing: ring, adapters: try .own()).put(
            try apns(pem: pem), of: TestPushes.tenant, now: now)
        await store.close()

        let secret = try #require(pem.split(separator: "\n").dropFirst().first)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasPrefix("dispatcher.sqlite") {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.file(name)))
            #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(name) shows the key")
        }
        let again = try folder.openStore()
        let read = try await CredentialStore(store: again, keyRing: ring, adapters: try .own()).current(for: TestPushes.tenant, provider: .apns)
        #expect(read?.id == stored.id)
        #expect(read?.fingerprint == stored.fingerprint)
        await again.close()
    }

    @Test("DISP-33 a key of more than 64 KiB is refused by its field and the limit; what is stored already is opened")
    func size() async throws {
        let folder = try TemporaryFolder()
        let store = try folder.openStore()
        let credentials = try await CredentialStore(store: store, keyRing: try KeyRing.create(at: folder.file("ring.json")), adapters: try .own())
        func refusal(_ credential: CredentialDraft) async throws -> CredentialError? {
            do {
                _ = try await credentials.put(credential, of: TestPushes.tenant, now: now)
                return nil
            } catch let error as CredentialError { return error }
        }
        func account(padding: Int) throws -> CredentialDraft {
            let file: [String: String] = [
                "type": "service_account", "project_id": "p", "private_key": try RSAPrivateKey.generate().pem,
                "client_email": "push@p.iam.gserviceaccount.com", "padding": String(repeating: "x", count: padding),
            ]
            return CredentialDraft(provider: .fcm, fields: ["json": String(decoding: try JSONEncoder().encode(file), as: UTF8.self)])
        }
        let large = try await refusal(account(padding: 3_000_000))
        #expect(large?.field == "json" && large?.problem.contains("65536") == true, "\(large?.description ?? "taken")")
        #expect(try await refusal(account(padding: 60_000)) == nil)
        let pem = try P256PrivateKey.generate().pem
        #expect(try await refusal(apns(pem: pem + String(repeating: "\n", count: 70_000)))?.field == "private_key_pem")
        #expect(try await refusal(apns(pem: pem)) == nil)
        // Unknown names are refused first, then the provider's fields in their order.
        let long = String(repeating: "x", count: 70_000)
        for _ in 0..<8 {
            let stray = try await refusal(CredentialDraft(provider: .fcm, fields: ["json": long, "jsn": long, "project_id": long]))
            #expect(stray?.field == "jsn" && stray?.problem.contains("no field of fcm") == true)
            #expect(try await refusal(CredentialDraft(provider: .fcm, fields: ["project_id": long, "json": long]))?.field == "json")
        }
        await store.close()
    }

    @Test("DISP-33 a replaced credential is out of use at once, and kept for operators")
    func replaced() async throws {
        let folder = try TemporaryFolder()
        let store = try folder.openStore()
        let credentials = try await CredentialStore(store: store, keyRing: try KeyRing.create(at: folder.file("ring.json")), adapters: try .own())
        let first = try await credentials.put(try apns("KEY0000001"), of: TestPushes.tenant, now: now)
        let second = try await credentials.put(try apns("KEY0000002"), of: TestPushes.tenant, now: now)
        #expect(first.id != second.id)
        #expect(credentials.current(for: TestPushes.tenant, provider: .apns)?.id == second.id)
        let listed = try await credentials.list(of: TestPushes.tenant)
        #expect(listed.map(\.credentialId) == [second.id, first.id] && listed.map(\.fingerprint) == [second.fingerprint, first.fingerprint])
        #expect(listed.map(\.replacedAtMs) == [nil, now.milliseconds] && listed.map(\.createdAtMs) == [now.milliseconds, now.milliseconds])
        #expect(try await credentials.list(of: .init(organizationId: "another", appId: TestPushes.tenant.appId)).isEmpty)
        await store.close()
    }

    @Test("DISP-33 SEC-02 a credential that cannot be opened is named with its cause, and holds no other one back; put again, it is in use")
    func unreadable() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("ring.json")
        let store = try folder.openStore()
        let ring = try KeyRing.create(at: path)
        let lost = ring.currentKeyID
        let key = try apns()
        let first = try await CredentialStore(store: store, keyRing: ring, adapters: try .own())
        let stored = try await first.put(key, of: TestPushes.tenant, now: now)
        _ = try KeyRing.rotate(at: path)
        let other = CommonV1.Tenant(organizationId: "org", appId: "other")
        try ring.reloadIfChanged()
        _ = try await first.put(try apns("KEY0000002"), of: other, now: now)
        try KeyRing.retire(lost, at: path)

        let credentials = try await CredentialStore(store: store, keyRing: try KeyRing(path: path), adapters: try .own())
        #expect(credentials.current(for: TestPushes.tenant, provider: .apns) == nil && credentials.current(for: other, provider: .apns) != nil)
        let unreadable = try #require(credentials.unreadable(of: TestPushes.tenant, provider: .apns))
        #expect(credentials.unreadable == [unreadable] && unreadable.id == stored.id && unreadable.cause.contains(lost))
        #expect(credentials.unreadable(of: other, provider: .apns) == nil)
        #expect(try await credentials.put(key, of: TestPushes.tenant, now: now).id == stored.id)
        #expect(credentials.unreadable.isEmpty && credentials.isInUse(stored.id))
        #expect(try await credentials.list(of: TestPushes.tenant).map(\.credentialId) == [stored.id])
        await store.close()
    }

    @Test("DISP-33 T12 putting the same key again changes nothing: same id, same token")
    func same() async throws {
        let folder = try TemporaryFolder()
        let store = try folder.openStore()
        let credentials = try await CredentialStore(store: store, keyRing: try KeyRing.create(at: folder.file("ring.json")), adapters: try .own())
        let key = try apns()
        func token() async throws -> String {
            let moment = Moment(date: now, steady: SteadyInstant(milliseconds: 0))
            return try await credentials.current(for: TestPushes.tenant, provider: .apns)?.sender.authorization(at: moment).value ?? ""
        }
        let first = try await credentials.put(key, of: TestPushes.tenant, now: now)
        let before = try await token()
        let second = try await credentials.put(key, of: TestPushes.tenant, now: now)
        #expect(first.id == second.id)
        #expect(try await token() == before && !before.isEmpty)
        await store.close()
    }

    @Test("DISP-33 a dispatcher that follows its own change counts it as its own, and after a restart as known; that of another one it puts into use")
    func ownChange() async throws {
        let folder = try TemporaryFolder()
        let store = try folder.openStore()
        let ring = try KeyRing.create(at: folder.file("ring.json"))
        let (watch, key) = (EarlyWatch(), try apns())
        let credentials = try await CredentialStore(store: store, keyRing: ring, adapters: try .own(), share: watch.share)
        watch.follow(with: credentials)
        let stored = try await credentials.put(key, of: TestPushes.tenant, now: now)
        #expect(watch.followed.map(\.isOwn) == [true] && credentials.isInUse(stored.id))

        let restarted = try await CredentialStore(store: store, keyRing: ring, adapters: try .own(), share: watch.share)
        let shared = try #require(watch.shared.last)
        #expect(try await restarted.follow(shared, order: 1).isOwn == nil)

        let otherFolder = try TemporaryFolder()
        let otherStore = try otherFolder.openStore()
        let other = try await CredentialStore(store: otherStore, keyRing: ring, adapters: try .own(), share: watch.share)
        watch.follow(with: restarted)
        // The same key, put again: the provider may accept it now.
        _ = try await other.put(key, of: TestPushes.tenant, now: now + .seconds(1))
        #expect(watch.followed.map(\.isOwn) == [true, false])
        await store.close()
        await otherStore.close()
    }

    @Test("SEC-08 ARCH-07 the same app id in another organization is another app: neither replaces the other's credential")
    func otherOrganization() async throws {
        let folder = try TemporaryFolder()
        let store = try folder.openStore()
        let ring = try KeyRing.create(at: folder.file("ring.json"))
        let credentials = try await CredentialStore(store: store, keyRing: ring, adapters: try .own())
        let eve = CommonV1.Tenant(organizationId: "org_eve", appId: TestPushes.tenant.appId)
        let own = try await credentials.put(try apns("KEY0000001"), of: TestPushes.tenant, now: now)
        let posed = try await credentials.put(try apns("KEY0000666"), of: eve, now: now)
        for read in [credentials, try await CredentialStore(store: store, keyRing: ring, adapters: try .own())] {
            #expect(read.current(for: TestPushes.tenant, provider: .apns)?.id == own.id)
            #expect(read.current(for: eve, provider: .apns)?.id == posed.id)
        }
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
        let credentials = try await CredentialStore(store: store, keyRing: try KeyRing.create(at: folder.file("ring.json")), adapters: try .own())
        let good = try await credentials.put(try apns(), of: TestPushes.tenant, now: now)
        let pem = field == "private_key_pem" ? "not a key" : try P256PrivateKey.generate().pem
        let bad = CredentialDraft(provider: .apns, fields: ["key_id": keyID, "team_id": teamID, "private_key_pem": pem, "topic": topic])
        let error = await #expect(throws: CredentialError.self) {
            try await credentials.put(bad, of: TestPushes.tenant, now: now)
        }
        #expect(error?.field == field)
        #expect(credentials.current(for: TestPushes.tenant, provider: .apns)?.id == good.id)
        await store.close()
    }
}

extension CredentialStore.Followed {
    /// Nil for what was known.
    fileprivate var isOwn: Bool? { if case .put(_, let isOwn) = self { isOwn } else { nil } }
}

/// Dispatchers that share credentials: a change is followed before the call that makes it returns.
private final class EarlyWatch: Sendable {
    private struct State {
        var follower: CredentialStore?
        var shared: [SharedCredential] = []
        var followed: [CredentialStore.Followed] = []
    }

    private let state = Mutex(State())

    var shared: [SharedCredential] { state.withLock { $0.shared } }
    var followed: [CredentialStore.Followed] { state.withLock { $0.followed } }

    func follow(with store: CredentialStore) { state.withLock { $0.follower = store } }

    @Sendable func share(_ credential: SharedCredential, order: Int?) async throws -> Int? {
        let (follower, revision) = state.withLock { state in
            state.shared.append(credential)
            return (state.follower, state.shared.count)
        }
        if let followed = try await follower?.follow(credential, order: revision) { state.withLock { $0.followed.append(followed) } }
        return revision
    }
}
