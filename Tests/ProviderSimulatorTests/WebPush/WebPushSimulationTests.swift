import CarillonAPI
import Cryptography
import HTTP2
import JSON
import NIOCore
import ProviderSimulator
import ServiceKit
import Testing

@testable import Providers

@Suite("The simulated push service of browsers") struct WebPushSimulationTests {
    /// A simulator, a browser that subscribed there, and the app's sender.
    private struct Service {
        let fixture: SimulatorFixture
        let connection: SenderConnection
        let sender: WebPushSender
        let address: WebPushAddress
        let token: String
        let key: P256PrivateKey

        init() async throws {
            fixture = try await SimulatorFixture()
            connection = try await fixture.connectFCM()
            key = try .generate()
            let publicKey = Base64URL.encode(key.publicKey.x963)
            sender = WebPushSender(try VapidCredential(privateKeysPEM: key.pem, subject: "mailto:push@example.com", publicKey: publicKey))
            let answer = try await fixture.control.subscribe(.init(vapidPublicKey: publicKey))
            token = answer.token
            address = try WebPushAddress(
                endpoint: answer.endpoint, p256dh: answer.p256dh, auth: answer.auth, vapidKeyID: VapidKey.id(of: publicKey))
        }

        /// A message as the dispatcher composes it.
        func request(_ change: (inout DeviceMessage) -> Void = { _ in }) throws -> ProviderRequest {
            let content = DispatcherV1.Content(title: "Alice Smith", body: "Hey @bob", sound: "default", tag: "ch_general", deepLink: "chat://c")
            let push = DispatcherV1.Push(
                pushId: "psh_1", notificationId: "notif_1", typeId: "mention", priority: .high, expiresAtMs: fixture.clock.now.milliseconds + 60_000)
            let device = CommonV1.SendableDevice(pushDeviceId: "pdev_1", deviceType: .web, platform: "Firefox", soundEnabled: true)
            var message = DeviceMessage(push: push, content: content, device: device, address: address.text)
            change(&message)
            return try sender.compose(
                message, settings: CompositionSettings(Policy(), payloadLimit: WebPushEncryption.longestText), sizeLimit: nil,
                in: SendContext(authorization: "", authority: fixture.providers.fcmAddress, now: fixture.clock.now))
        }

        /// `authorization` with other claims than a composed request's.
        func authorization(_ change: (inout [String: ClaimValue]) -> Void) throws -> String {
            let seconds = fixture.clock.now.milliseconds / 1_000
            var claims: [String: ClaimValue] = [
                "aud": .string("https://" + fixture.providers.fcmAddress), "exp": .integer(seconds + 60), "sub": "mailto:push@example.com",
            ]
            change(&claims)
            let token = try JWT.signES256(header: ["typ": "JWT"], claims: claims, key: key)
            return "vapid t=\(token), k=\(Base64URL.encode(key.publicKey.x963))"
        }
    }

    @Test("SIM-01 ACC-066 a composed push is decrypted, accepted with its address and time to live, recorded as text, and breaks no rule")
    func conforming() async throws {
        let service = try await Service()
        let answer = try await service.connection.send(service.request())
        #expect(answer.status == 201 && answer.headers.first("ttl") == "60")
        #expect(answer.headers.first("location") == "https://\(service.fixture.providers.fcmAddress)/m/1")
        let seen = try #require(try await service.fixture.control.listRequests(.init(provider: "web_push", token: service.token)).requests.first)
        #expect(seen.title == "Alice Smith" && seen.message == "Hey @bob" && seen.notificationId == "notif_1" && seen.status == 201)
        let text = try #require(try JSONElement(parsing: seen.body).members)
        #expect(text["tag"] == "ch_general" && text["data"]?.members?["deep_link"] == "chat://c")
        let statistics = try await service.fixture.control.statistics(.init())
        #expect(statistics.accepted == ["web_push": 1] && statistics.violations.isEmpty && statistics.refused.isEmpty)
        await service.fixture.close()
    }

    @Test("SIM-01 each rule of RFC 8030, 8291 and 8292 is refused and counted")
    func rules() async throws {
        let service = try await Service()
        func check(
            _ status: Int, _ rule: String, _ change: (inout ProviderRequest) throws -> Void, line: SourceLocation = #_sourceLocation
        ) async throws {
            var request = try service.request()
            try change(&request)
            let answer = try await service.connection.send(request)
            #expect(answer.status == status, sourceLocation: line)
            let violations = try await service.fixture.control.statistics(.init()).violations
            #expect(violations["web_push.\(rule)"] ?? 0 > 0, "\(violations)", sourceLocation: line)
        }
        func header(_ name: String, _ value: String?) -> (inout ProviderRequest) -> Void {
            { $0.headers = replacing($0.headers, name, value) }
        }
        func claims(_ change: @escaping (inout [String: ClaimValue]) -> Void) throws -> (inout ProviderRequest) -> Void {
            header("authorization", try service.authorization(change))
        }
        try await check(405, "method", header(":method", "PUT"))
        try await check(410, "subscription", header(":path", "/wp/none"))
        for value in [nil, "", "-1", "1.5", "2419201"] { try await check(400, "ttl", header("ttl", value)) }
        try await check(400, "urgency", header("urgency", "urgent"))
        for value in ["", String(repeating: "a", count: 33), "a.b"] { try await check(400, "topic", header("topic", value)) }
        try await check(400, "content_encoding", header("content-encoding", "aesgcm"))
        try await check(401, "authorization", header("authorization", nil))
        try await check(401, "authorization", header("authorization", "vapid t=a.b.c"))
        let other = Base64URL.encode(try P256PrivateKey.generate().publicKey.x963)
        try await check(403, "key") { request in
            let value = request.headers.first("authorization") ?? ""
            request.headers = replacing(request.headers, "authorization", value.prefix { $0 != "," } + ", k=" + other)
        }
        try await check(403, "audience", claims { $0["aud"] = "https://push.example.com" })
        let seconds = service.fixture.clock.now.milliseconds / 1_000
        try await check(403, "expiration", claims { $0["exp"] = .integer(seconds) })
        try await check(403, "expiration", claims { $0["exp"] = .integer(seconds + 86_401) })
        try await check(403, "subject", claims { $0["sub"] = nil })
        try await check(413, "size") { $0.body.writeRepeatingByte(0, count: 4_096) }
        try await check(400, "encryption") { $0.body = ByteBuffer(string: "in the clear") }
        try await check(400, "encryption") { request in
            // The salt is another one.
            request.body.setInteger(request.body.getInteger(at: 0, as: UInt8.self).map { $0 ^ 1 } ?? 0, at: 0)
        }
        await service.fixture.close()
    }

    @Test("SIM-01 EVAL-08 what showNotification refuses is counted, and accepted as a push service does")
    func serviceWorker() async throws {
        let service = try await Service()
        let wrong = try WebPushEncryption.encrypt(
            Array(#"{"body":"b","renotify":true,"silent":true,"vibrate":[1],"dir":"up","actions":[{"title":"t"}]}"#.utf8),
            for: Base64URL.decode(service.address.p256dh) ?? [], secret: Base64URL.decode(service.address.auth) ?? [],
            sender: P256OneTimeKey(), salt: SecureRandom.bytes(16))
        var request = try service.request()
        request.body = ByteBuffer(bytes: wrong)
        let answer = try await service.connection.send(request)
        #expect(answer.status == 201)
        let violations = try await service.fixture.control.statistics(.init()).violations
        #expect(Set(violations.keys) == Set(["title", "renotify", "silent", "dir", "actions"].map { "web_push.payload.\($0)" }))
        await service.fixture.close()
    }

    @Test("SIM-02 a scripted fault answers one browser; a key that is none is refused")
    func faults() async throws {
        let service = try await Service()
        let fault = SimulatorV1.Fault(provider: "web_push", token: service.token, status: 503, times: 1, retryAfterSeconds: 120)
        _ = try await service.fixture.control.addFaults(.init(faults: [fault]))
        let first = try await service.connection.send(service.request())
        #expect(first.status == 503 && first.headers.first("retry-after") == "120")
        let second = try await service.connection.send(service.request())
        #expect(second.status == 201)
        await #expect(throws: (any Error).self) { _ = try await service.fixture.control.subscribe(.init(vapidPublicKey: "AAAA")) }
        await service.fixture.close()
    }
}
