import CarillonAPI
import Cryptography
import DurableWork
import OutboundMessages
import Providers
import ProviderSimulator
import RPC
import ServiceKit
import Storage
import TestConditions
import TestFolders
import Testing

@testable import DispatcherService

@Suite("Removed credentials")
struct CredentialRemovalTests {
    private func remove(
        _ fixture: DispatcherFixture, _ provider: String = "apns", only id: String = ""
    ) async throws -> DispatcherV1.RemoveCredentialResponse {
        try await fixture.components.pushes.removeCredential(
            .init(tenant: TestPushes.tenant, provider: provider, credentialId: id), context: DispatcherFixture.context)
    }

    private func current(_ fixture: DispatcherFixture) -> String? {
        fixture.components.credentials.current(for: TestPushes.tenant, provider: .apns)?.id
    }

    private func lanes(_ fixture: DispatcherFixture) async throws -> [DispatcherV1.LaneStatus] {
        try await fixture.status().lanes.filter { $0.provider == "apns" }
    }

    @Test("DISP-33 SEC-02 SEC-10 a removed credential sends nothing more: pushes wait and say why, others are sent, and a new one sends what waits")
    func removal() async throws {
        try await withFixture { fixture in
            try await fixture.enqueue([TestPushes.push("p1")])
            try await fixture.until("sent") { fixture.peers.statuses() == ["dev_1": .sent] }
            try await fixture.quiet()
            let id = try #require(current(fixture))
            let removed = try await remove(fixture)
            #expect(removed.credentialId == id && removed.fingerprint.hasPrefix("sha256:") && removed.waiting == 0)
            #expect(fixture.audit.all.last == "credential.removed apns" && fixture.audit.details.last == id)
            #expect(try await lanes(fixture).isEmpty, "its lane has ended")
            let left = try await fixture.store.read { try CredentialTable.all($0).map(\.provider) }
            #expect(left == ["fcm"], "the key is deleted")

            try await fixture.enqueue([TestPushes.push("p2", devices: ["dev_2", "fcm_1"])])
            try await fixture.until("others are sent") { fixture.peers.statuses()["fcm_1"] == .sent }
            var lane: DispatcherV1.LaneStatus?
            try await fixture.until("it waits") {
                lane = try await lanes(fixture).first
                return lane?.waiting == 1
            }
            #expect(lane?.state == .blocked && lane?.reason.hasPrefix("no apns credential for app 'org/chat': put one") == true)
            #expect(try await fixture.requests("apns").count == 1)
            try await fixture.putAPNsKey("KEY0000002")
            try await fixture.until("sent after all") { fixture.peers.statuses()["dev_2"] == .sent }
        }
    }

    @Test("DISP-33 GW-04 a repeated removal has the first answer and spares a credential that was put since; so does one that names the old one")
    func repetition() async throws {
        try await withFixture { fixture in
            let client = DispatcherV1.Dispatcher.Client(
                InProcessChannel(
                    services: [fixture.components.pushes],
                    interceptors: [IdempotencyInterceptor(store: fixture.store, clock: fixture.clock)],
                    principal: Principal(service: "operator")))
            let request = DispatcherV1.RemoveCredentialRequest(tenant: TestPushes.tenant, provider: "apns")
            let keyed = CallOptions(metadata: ["idempotency-key": "k"])
            let old = try #require(current(fixture))
            fixture.audit.setAway(true)
            await #expect(throws: RPCError.self) { try await client.removeCredential(request, options: keyed) }
            #expect(current(fixture) == old, "without a record nothing is changed")
            fixture.audit.setAway(false)
            #expect(try await client.removeCredential(request, options: keyed).credentialId == old)
            let records = fixture.audit.all.count
            #expect(try await client.removeCredential(request) == .init(), "there is none any more, and nothing to record")
            #expect(fixture.audit.all.count == records)

            try await fixture.putAPNsKey("KEY0000002")
            let new = try #require(current(fixture))
            #expect(try await client.removeCredential(request, options: keyed).credentialId == old)
            let refusal = await #expect(throws: APIError.self) { try await remove(fixture, only: old) }
            #expect(refusal?.reason == .conflict && refusal?.field == "credential_id" && refusal?.message.contains(new) == true)
            #expect(current(fixture) == new && old != new)
            #expect(try await remove(fixture, only: new).credentialId == new)
            let unknown = await #expect(throws: APIError.self) { try await remove(fixture, "fmc") }
            #expect(unknown?.reason == .invalidValue && unknown?.message.contains("apns, expo, fcm, web_push, smtp, webhook") == true)
        }
    }

    @Test("DISP-33 OBS-04 a refused credential that is removed stops nothing any more; the pushes that waited for it are counted, and expire")
    func refused() async throws {
        try await withFixture(credentials: false) { fixture in
            try await fixture.putAPNsKey("KEY0000009", trusted: false)
            try await fixture.enqueue([TestPushes.push("p1")])
            try await fixture.until("refused") { try await lanes(fixture).contains { $0.state == .blocked && $0.waiting == 1 } }
            let removed = try await remove(fixture)
            #expect(removed.waiting == 1 && fixture.logs.count("a refused credential was removed") == 1)
            let known = await fixture.components.engine.credentialStates.isKnown(removed.credentialId)
            #expect(!known)
            try await fixture.advance(by: .seconds(3_600))
            try await fixture.until("expired") { fixture.peers.statuses() == ["dev_1": .expired] }
        }
    }

    @Test("DISP-33 DISP-26 a push in flight at a removal or a rotation ends with its answer, and its lane ends then", arguments: [true, false])
    func inFlight(_ isRemoval: Bool) async throws {
        try await withFixture { fixture in
            _ = try await fixture.control.addFaults(
                .init(faults: [.init(provider: "apns", action: .delay, times: 1, delayMs: 5_000)]), context: DispatcherFixture.context)
            try await fixture.enqueue([TestPushes.push("p1")])
            try await fixture.until("the request is out") { try await fixture.requests("apns").count == 1 }
            if isRemoval { _ = try await remove(fixture) } else { try await fixture.putAPNsKey("KEY0000002") }
            #expect(try await lanes(fixture).count == 1, "it waits for the answer")
            try await fixture.advance(by: .seconds(5))
            try await fixture.until("sent once") { fixture.peers.statuses() == ["dev_1": .sent] }
            try await fixture.until("the lane has ended") { try await lanes(fixture).isEmpty }
            #expect(try await fixture.requests("apns").count == 1)
        }
    }

    @Test("DISP-33 DISP-32 without its mail account an app's messages to people end as unconfigured, at once")
    func mailAccount() async throws {
        let ways = PersonMessageTests.Ways()
        let fixture = try await DispatcherFixture.start(
            settings: ["fallback_channel": .text("smtp")], credentials: false, sendToPerson: { ways.send($0, $1, $2) })
        try await fixture.put(.smtp, ["host": "mail.example.com", "from": "push@example.com"])
        #expect(try await remove(fixture, "smtp").credentialId.hasPrefix("cred_"))
        _ = try await fixture.components.personMessages.sendPersonMessages(
            .init(messages: [
                DispatcherV1.PersonMessage(
                    tenant: TestPushes.tenant, messageId: "n1", kind: .fallback, userId: "mia", email: "mia@example.com", title: "Alice",
                    body: "hello", reason: "all_failed", notificationId: "n1")
            ]), context: DispatcherFixture.context)
        try await fixture.until("ended") { fixture.peers.outcomes.map(\.failureReason) == ["email_unconfigured"] }
        #expect(ways.messages.isEmpty && fixture.peers.outcomes.map(\.messageReason) == ["all_failed"])
        await fixture.stopAll()
    }

    @Test("DISP-33 SEC-02 a credential that cannot be opened is removed as well, with the replaced one beside it; another app's stays")
    func unreadable() async throws {
        let folder = try TemporaryFolder()
        let (store, path) = (try folder.openStore(), folder.file("ring.json"))
        let ring = try KeyRing.create(at: path)
        let other = CommonV1.Tenant(organizationId: "org_2", appId: TestPushes.tenant.appId)
        func draft(_ key: String) throws -> CredentialDraft {
            CredentialDraft(
                provider: .apns,
                fields: ["key_id": key, "team_id": "TEAM000001", "private_key_pem": try P256PrivateKey.generate().pem, "topic": "com.example.chat"])
        }
        let first = try await CredentialStore(store: store, keyRing: ring, adapters: try .own())
        _ = try await first.put(try draft("KEY0000001"), of: TestPushes.tenant, now: TestPushes.start)
        let used = try await first.put(try draft("KEY0000002"), of: TestPushes.tenant, now: TestPushes.start)
        let kept = try await first.put(try draft("KEY0000003"), of: other, now: TestPushes.start)
        let lost = ring.currentKeyID
        _ = try KeyRing.rotate(at: path)
        try KeyRing.retire(lost, at: path)
        let credentials = try await CredentialStore(store: store, keyRing: try KeyRing(path: path), adapters: try .own())
        #expect(credentials.unreadable.count == 2)
        let removed = try await credentials.remove(.apns, of: TestPushes.tenant)
        #expect(removed?.id == used.id && credentials.unreadable.map(\.id) == [kept.id])
        let left = try await store.read { try CredentialTable.all($0).map(\.id) }
        #expect(left == [kept.id])
        await store.close()
    }
}
