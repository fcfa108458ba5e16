import CarillonAPI
import Cryptography
import JSON
import ProviderSimulator
import ServiceKit
import Testing

@testable import DispatcherService
@testable import Providers

@Suite("Pushes to browsers", .serialized) struct WebPushTests {
    private static let subject = "mailto:push@example.com"

    /// A browser that subscribed with the app's key.
    private struct Browser {
        var address: WebPushAddress
        /// Its name at the simulator.
        var token: String
    }

    private func subscribe(_ fixture: DispatcherFixture, _ key: P256PrivateKey) async throws -> Browser {
        let publicKey = Base64URL.encode(key.publicKey.x963)
        let answer = try await fixture.control.subscribe(.init(vapidPublicKey: publicKey), context: DispatcherFixture.context)
        let address = try WebPushAddress(endpoint: answer.endpoint, p256dh: answer.p256dh, auth: answer.auth, vapidKeyID: VapidKey.id(of: publicKey))
        return Browser(address: address, token: answer.token)
    }

    private func put(_ fixture: DispatcherFixture, _ keys: P256PrivateKey...) async throws {
        let current = keys.first.map { Base64URL.encode($0.publicKey.x963) } ?? ""
        try await fixture.put(
            .webPush, ["private_key_pem": try keys.map { try $0.pem }.joined(), "subject": Self.subject, "public_key": current])
    }

    /// - Parameter device: of the browser.
    private func push(_ id: String, to address: WebPushAddress, device: String = "web_1") -> DispatcherV1.Push {
        var push = TestPushes.push(id, devices: [device])
        push.targets[0].device?.address?.type = .webpush
        push.targets[0].device?.address?.envelope = Array(address.text.utf8)
        push.contents[0].sound = "default"
        return push
    }

    @Test("ACC-066 (the sender's side) DISP-14 DISP-15 DISP-16 a high push reaches the browser encrypted and signed, and breaks no rule")
    func sent() async throws {
        try await withFixture { fixture in
            let key = try P256PrivateKey.generate()
            try await put(fixture, key)
            let browser = try await subscribe(fixture, key)
            try await fixture.enqueue([push("p1", to: browser.address)])
            try await fixture.until("sent") { fixture.peers.statuses() == ["web_1": .sent] }
            let request = try #require(try await fixture.requests("web_push").first)
            #expect(request.status == 201 && request.token == browser.token && request.notificationId == "notif_p1")
            #expect(request.title == "Bob" && request.message == "hello from p1")
            #expect(request.headers["urgency"] == "high" && request.headers["ttl"] == "3600" && request.headers["topic"]?.count == 32)
            let shown = try #require(try JSONElement(parsing: request.body).members)
            #expect(shown["requireInteraction"] == true && shown["data"]?.members?["push_id"] == "p1")
            let statistics = try await fixture.statistics()
            #expect(statistics.violations.isEmpty && statistics.accepted["web_push"] == 1)
        }
    }

    @Test("DISP-16 SEC-13 after a rotation old subscriptions are signed with their own key; one whose key is missing fails, and its device stays")
    func rotation() async throws {
        try await withFixture { fixture in
            let (old, new) = (try P256PrivateKey.generate(), try P256PrivateKey.generate())
            let (before, after) = (try await subscribe(fixture, old), try await subscribe(fixture, new))
            try await put(fixture, new, old)
            try await fixture.enqueue([push("p1", to: before.address, device: "web_1"), push("p2", to: after.address, device: "web_2")])
            try await fixture.until("both") { fixture.peers.statuses() == ["web_1": .sent, "web_2": .sent] }
            let unknown = try await subscribe(fixture, .generate())
            try await fixture.enqueue([push("p3", to: unknown.address, device: "web_3")])
            try await fixture.until("failed") { fixture.peers.outcomes(of: "p3").map(\.status) == [.failed] }
            #expect(fixture.peers.outcomes(of: "p3").map(\.failureReason) == ["vapid_key_missing"])
            #expect(try await fixture.requests("web_push").count == 2)
            #expect(!fixture.peers.reports.contains { $0.verdict == .dead })
        }
    }

    @Test("DISP-33 SEC-13 a credential without a key that subscriptions still use is refused by its public key, unless the operator insists")
    func lackedKey() async throws {
        try await withFixture { fixture in
            let (old, new) = (try P256PrivateKey.generate(), try P256PrivateKey.generate())
            func known(_ key: P256PrivateKey, _ subscriptions: Int64) -> RegistryV1.VapidKey {
                let point = Base64URL.encode(key.publicKey.x963)
                return .init(keyId: VapidKey.id(of: point), publicKey: point, subscriptions: subscriptions)
            }
            try await put(fixture, old)
            let before = fixture.audit.all.count
            fixture.peers.say([known(new, 0), known(old, 3)])
            let refusal = await #expect(throws: APIError.self) { try await put(fixture, new) }
            #expect(refusal?.reason == .invalidCredential && refusal?.field == "private_key_pem")
            #expect(refusal?.message.contains("\(Base64URL.encode(old.publicKey.x963)) of 3 subscriptions") == true)
            #expect(fixture.audit.all.count == before, "nothing was changed")
            try await put(fixture, new, old)
            fixture.peers.say([known(new, 5), known(old, 0)])
            try await put(fixture, new)
            fixture.peers.say([known(new, 5)])
            let fields: CredentialFields = ["private_key_pem": try old.pem, "subject": Self.subject]
            _ = try await fixture.components.pushes.putCredential(
                .init(tenant: TestPushes.tenant, provider: ProviderID.webPush.rawValue, fields: fields, force: true),
                context: DispatcherFixture.context)
        }
    }

    @Test("ACC-117 DISP-17 T23 410 retires the subscription; 403 fails the push alone, and the lane goes on")
    func refusals() async throws {
        try await withFixture { fixture in
            let key = try P256PrivateKey.generate()
            try await put(fixture, key)
            let (gone, fine) = (try await subscribe(fixture, key), try await subscribe(fixture, key))
            try await fixture.fault("web_push", status: 410, token: gone.token)
            try await fixture.fault("web_push", status: 403, reason: "BadJwtToken", token: fine.token)
            try await fixture.enqueue([push("p1", to: gone.address, device: "web_1"), push("p2", to: fine.address, device: "web_2")])
            try await fixture.until("both ended") { fixture.peers.statuses() == ["web_1": .failed, "web_2": .failed] }
            try await fixture.until("told") { fixture.peers.reports.contains { $0.pushDeviceId == "web_1" && $0.verdict == .dead } }
            #expect(!fixture.peers.reports.contains { $0.pushDeviceId == "web_2" && $0.verdict == .dead })
            let services = Set(fixture.peers.reports.map(\.pushService))
            #expect(services.count == 1 && !services.contains(""), "verdicts are those of the push service, not of all browsers")
            #expect(fixture.peers.outcomes(of: "p2").map(\.providerCode) == ["BadJwtToken"])
            try await fixture.enqueue([push("p3", to: fine.address, device: "web_2")])
            try await fixture.until("sent") { fixture.peers.outcomes(of: "p3").map(\.status) == [.sent] }
        }
    }

    @Test("OBS-04 SEC-07 a push service that a user named alerts nobody, whatever codes it answers; the pushes fail, and the log has its host")
    func namedByUsers() async throws {
        try await withFixture { fixture in
            let key = try P256PrivateKey.generate()
            try await put(fixture, key)
            let codes: [Int32] = [402, 403, 415, 420]
            for code in codes {
                let browser = try await subscribe(fixture, key)
                try await fixture.fault("web_push", status: code, token: browser.token)
                try await fixture.enqueue([push("p\(code)", to: browser.address, device: "web_\(code)")])
            }
            try await fixture.until("failed") { codes.allSatisfy { fixture.peers.outcomes(of: "p\($0)").map(\.status) == [.failed] } }
            // The app's own provider does, and reports keep their order.
            try await fixture.fault("apns", status: 400, reason: "TopicDisallowed", times: 0)
            try await fixture.enqueue([TestPushes.push("p1")])
            try await fixture.until("told") { fixture.peers.alerts.contains { $0.contains(" configuration apns ") } }
            #expect(!fixture.peers.alerts.contains { $0.hasPrefix("firing") && $0.contains("web_push") }, "\(fixture.peers.alerts)")
        }
    }

    @Test("DISP-24 T31 429 with Retry-After 7 for one subscription: no push goes to it before 7 s, and the others of its push service go on")
    func throttled() async throws {
        try await withFixture { fixture in
            let key = try P256PrivateKey.generate()
            try await put(fixture, key)
            let (busy, other) = (try await subscribe(fixture, key), try await subscribe(fixture, key))
            try await fixture.fault("web_push", status: 429, token: busy.token, retryAfter: 7)
            try await fixture.enqueue([push("p1", to: busy.address, device: "web_1")])
            try await fixture.until("asked") { try await fixture.requests("web_push").count == 1 }
            try await fixture.enqueue([push("p2", to: busy.address, device: "web_1"), push("p3", to: other.address, device: "web_2")])
            try await fixture.until("the other one") { fixture.peers.statuses()["web_2"] == .sent }
            try await fixture.advance(by: .milliseconds(6_999))
            #expect(try await fixture.requests("web_push").count == 2)
            try await fixture.advance(by: .milliseconds(1))
            try await fixture.until("all sent") { try await fixture.requests("web_push").filter { $0.status == 201 }.count == 3 }
        }
    }

    @Test("DISP-24 429 with Retry-After 30 for five subscriptions within a minute stops the push service's lane for 30 s, and four do not")
    func throttledLane() async throws {
        try await withFixture { fixture in
            let key = try P256PrivateKey.generate()
            try await put(fixture, key)
            var browsers: [Browser] = []
            for _ in 1...7 { browsers.append(try await subscribe(fixture, key)) }
            func send(_ numbers: [Int], _ id: String) async throws {
                try await fixture.enqueue(numbers.map { push("\(id)\($0)", to: browsers[$0].address, device: "web_\($0)") })
            }
            try await fixture.fault("web_push", status: 429, times: 5, retryAfter: 30)
            try await send([0, 1, 2, 3], "a")
            try await fixture.until("four are throttled") { fixture.peers.statuses().values.filter { $0 == .queued }.count == 4 }
            let four = try await fixture.status().lanes.first { $0.lane.hasPrefix("web_push") }
            #expect(four?.state == .open)
            try await send([4], "b")
            try await fixture.until("the lane is throttled") {
                try await fixture.status().lanes.contains { $0.lane.hasPrefix("web_push") && $0.state == .throttled }
            }
            try await send([5, 6], "c")
            try await fixture.advance(by: .milliseconds(29_999))
            #expect(try await fixture.requests("web_push").count == 5)
            try await fixture.advance(by: .milliseconds(1))
            try await fixture.until("all sent") { fixture.peers.statuses().values.filter { $0 == .sent }.count == 7 }
        }
    }

    @Test("SEC-07 T48 an endpoint whose name leads to a private address is not connected to, and each host has a lane of its own")
    func privateAddress() async throws {
        try await withFixture { fixture in
            let key = try P256PrivateKey.generate()
            try await put(fixture, key)
            let browser = try await subscribe(fixture, key)
            // The allow-list has the address and not the name.
            let endpoint = browser.address.endpoint.replacing("127.0.0.1", with: "localhost")
            let disguised = try WebPushAddress(
                endpoint: endpoint, p256dh: browser.address.p256dh, auth: browser.address.auth, vapidKeyID: browser.address.vapidKeyID)
            try await fixture.enqueue([push("p1", to: disguised, device: "web_1"), push("p2", to: browser.address, device: "web_2")])
            try await fixture.until("the other host") { fixture.peers.statuses()["web_2"] == .sent }
            try await fixture.until("told") {
                try await fixture.status().lanes.contains { $0.lane.hasPrefix("web_push localhost:") && $0.state == .unreachable }
            }
            let lane = try await fixture.status().lanes.first { $0.lane.hasPrefix("web_push localhost:") }
            #expect(lane?.reason.contains("may not be made to") == true, "\(String(describing: lane))")
            #expect(try await fixture.requests("web_push").count == 1)
        }
    }
}
