import CarillonAPI
import Cryptography
import GRDB
import ServiceKit
import Storage
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Rotation of the address key")
struct KeyRotationTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private var path: String { fixture.folder + "/address-keyring.json" }

    private func use() async throws -> [String: RegistryV1.AddressKeyUse] {
        let keys = try await fixture.addressKeys.getAddressKeyUse(.init()).keys
        return Dictionary(uniqueKeysWithValues: keys.map { ($0.keyId, $0) })
    }

    /// Goes through all pages; answers how many calls it took and how many addresses were sealed anew.
    private func reencrypt(pageSize: Int32) async throws -> (calls: Int, reencrypted: Int64, unreadable: Int64) {
        var result = (calls: 0, reencrypted: Int64(0), unreadable: Int64(0))
        var token = ""
        repeat {
            let answer = try await fixture.addressKeys.reencryptAddresses(.init(pageSize: pageSize, pageToken: token))
            result.calls += 1
            result.reencrypted += answer.reencrypted
            result.unreadable += answer.unreadable
            token = answer.nextPageToken
        } while !token.isEmpty
        return result
    }

    @Test("SEC-01 after a rotation every token is sealed again, page by page; an unused old key can be retired")
    func rotation() async throws {
        _ = try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: ["invalid_token_action": "delete"])))
        var devices: [RegistryV1.Device] = []
        for number in 0..<7 { devices.append(try await fixture.register("usr_\(number)", device: "phone", token: number)) }
        // One that a verdict removed: the journal holds its address.
        try await fixture.report([devices[6]], "dead")
        let old = fixture.keyRing.currentKeyID
        let before = try await fixture.sendable("usr_0")
        let new = try KeyRing.rotate(at: path).currentKeyID

        let first = try await fixture.addressKeys.reencryptAddresses(.init(pageSize: 3))
        #expect(first.examined == 3 && first.reencrypted == 3 && !first.nextPageToken.isEmpty)
        // The run was interrupted here, and more devices came: they use the new key already.
        try await fixture.register("usr_7", device: "phone", token: 7)
        let halfway = try await use()
        #expect(halfway[old]?.devices == 3 && halfway[old]?.journal == 1)
        #expect(halfway[new]?.devices == 4 && halfway[new]?.current == true)

        let rest = try await reencrypt(pageSize: 3)
        #expect(rest.reencrypted == 4 && rest.unreadable == 0 && rest.calls >= 4)
        let done = try await use()
        #expect(done[old]?.devices == 0 && done[old]?.journal == 0)
        try KeyRing.retire(old, at: path)
        #expect(try await use().keys.sorted() == [new])
        let after = try await fixture.sendable("usr_0")
        let address = try #require(after.first?.address)
        let reader = try KeyRing(path: path)
        #expect(try reader.open(address.envelope, associatedData: Array(after[0].pushDeviceId.utf8)) == Array(RegistryFixture.apnsToken(0).utf8))
        // A push that was queued before gets the new address when it is checked.
        let verdict = try await fixture.client(service: "dispatcher").checkDevices(
            .init(
                tenant: RegistryFixture.tenant,
                devices: [.init(pushDeviceId: after[0].pushDeviceId, userId: "usr_0", addressVersion: before[0].address?.version ?? 0)])
        ).verdicts.first
        #expect(verdict?.sendable == true && verdict?.address == address)
        // And the removed one comes back under the new key.
        let undone = try await fixture.verdicts.undoInvalidations(
            .init(tenant: RegistryFixture.tenant, provider: "apns", sinceMs: fixture.clock.now.milliseconds - 60_000))
        #expect(undone.restored == 1)
        let back = try #require(try await fixture.sendable("usr_6").first)
        #expect(try reader.open(back.address!.envelope, associatedData: Array(back.pushDeviceId.utf8)) == Array(RegistryFixture.apnsToken(6).utf8))
        #expect(
            try await fixture.audit().filter { $0.hasPrefix("key_ring") }
                == [
                    "key_ring.rotated \(new) service:operator", "key_ring.reencrypted \(new) service:operator",
                    "key_ring.retired \(old) service:operator",
                ])
    }

    @Test("SEC-01 REG-20 a rotation between a verdict and the operator's decision changes neither", arguments: ["expire", "invalidate"])
    func pendingDecisions(action: String) async throws {
        _ = try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: ["invalid_token_action": action])))
        let since = fixture.clock.now.milliseconds
        let dead = try await fixture.register("usr_1", device: "phone", token: 1)
        let other = try await fixture.register("usr_2", device: "phone", token: 2)
        try await fixture.report([dead], "dead")
        let source = (tenant: RegistryFixture.tenant, provider: "apns")
        _ = try await fixture.verdicts.pauseInvalidation(.init(tenant: source.tenant, provider: source.provider))
        try await fixture.report([other], "dead")
        _ = try KeyRing.rotate(at: path)
        #expect(try await reencrypt(pageSize: 0).reencrypted == 2)
        let applied = try await fixture.verdicts.resumeInvalidation(.init(tenant: source.tenant, provider: source.provider, apply: true))
        #expect(applied.devices == 1)
        #expect(try await fixture.sendable("usr_1", "usr_2").isEmpty)
        let undone = try await fixture.verdicts.undoInvalidations(.init(tenant: source.tenant, provider: source.provider, sinceMs: since))
        #expect(undone.restored == 2 && undone.skipped == 0)
        #expect(try await fixture.sendable("usr_1", "usr_2").count == 2)
    }

    @Test("SEC-01 a registration that was sealed before a rotation and written after it has the new key")
    func rotationInBetween() async throws {
        let policy = try await fixture.policies.entry(for: RegistryFixture.tenant).policy
        let registrar = fixture.service.registrar
        let draft = try DeviceDraft(RegistryFixture.iPhone("usr_1", device: "phone", token: 1), policy: policy, keyRing: fixture.keyRing)
        let prepared = try registrar.prepare(draft, policy: policy)
        let new = try KeyRing.rotate(at: path).currentKeyID
        #expect(try await reencrypt(pageSize: 0).reencrypted == 0)
        let now = fixture.clock.now
        let address = try await fixture.store.write { database in
            try registrar.register(prepared, now: now, by: .registry, database).device.address ?? []
        }
        #expect(try KeyRing.keyID(of: address) == new)
        let opened = try fixture.keyRing.open(address, associatedData: Array(prepared.pushDeviceId.utf8))
        #expect(opened == Array(RegistryFixture.apnsToken(1).utf8))
    }

    @Test("SEC-01 an address whose key is lost does not change and is counted; the others are sealed again")
    func lostKey() async throws {
        let lost = fixture.keyRing.currentKeyID
        try await fixture.register("usr_1", device: "phone", token: 1)
        _ = try KeyRing.rotate(at: path)
        try KeyRing.retire(lost, at: path)
        try fixture.keyRing.reloadIfChanged()
        let middle = fixture.keyRing.currentKeyID
        try await fixture.register("usr_2", device: "phone", token: 2)
        _ = try KeyRing.rotate(at: path)
        let result = try await reencrypt(pageSize: 0)
        #expect(result.reencrypted == 1 && result.unreadable == 1)
        let left = try await use()
        #expect(left[lost]?.inRing == false && left[lost]?.devices == 1)
        #expect(left[middle]?.devices == 0)
    }

    @Test("SEC-01 a damaged address does not stop the run, nor the count")
    func damaged() async throws {
        for number in 1...3 { try await fixture.register("usr_\(number)", device: "phone", token: number) }
        try await fixture.store.write { database in
            try database.execute(sql: "UPDATE devices SET address = x'00' WHERE user_id = 'usr_1'")
            // Another last byte, whichever it was.
            try database.execute(
                sql: """
                    UPDATE devices SET address = substr(address, 1, length(address) - 1)
                        || CASE substr(address, -1) WHEN x'00' THEN x'01' ELSE x'00' END WHERE user_id = 'usr_2'
                    """)
        }
        _ = try KeyRing.rotate(at: path)
        let result = try await reencrypt(pageSize: 1)
        #expect(result.reencrypted == 1 && result.unreadable == 2)
        #expect(try await use()[""]?.devices == 1)
    }

    @Test("SEC-10 SEC-13 a rotation that no call of an operator shows is audited once, after the ring's file was read again")
    func watchedRotation() async throws {
        let audit = KeyRingAudit(fixture.keyRing, of: "tokens")
        func record() async throws {
            try await audit.record { try await AuditTable.record($0, by: .registry, at: fixture.clock.now, in: fixture.store) }
        }
        let old = fixture.keyRing.currentKeyID
        let new = try KeyRing.rotate(at: path).currentKeyID
        try KeyRing.retire(old, at: path)
        try await record()
        #expect(try await fixture.audit().isEmpty)
        _ = try fixture.keyRing.reloadIfChanged()
        for _ in 0..<2 { try await record() }
        #expect(try await fixture.audit() == ["key_ring.rotated \(new) registry", "key_ring.retired \(old) registry"])
    }

    @Test("ARCH-16 an invalid page size or token is refused")
    func refused() async throws {
        for size: Int32 in [-1, 1_001] {
            #expect(await reason { _ = try await fixture.addressKeys.reencryptAddresses(.init(pageSize: size)) } == "invalid_argument")
        }
        for token in ["x", "devices", "devices:-1", "users:1", "devices:1:2"] {
            #expect(await reason { _ = try await fixture.addressKeys.reencryptAddresses(.init(pageToken: token)) } == "invalid_argument")
        }
    }
}
