import CarillonAPI
import Cryptography
import ServiceKit
import Synchronization
import Testing

@testable import RegistryService

@Suite("Validation of tokens")
struct TokenValidationTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    /// The dispatcher, as far as probes go.
    private final class Asked: Sendable {
        private let requests = Mutex<[DispatcherV1.ProbeTokensRequest]>([])
        func take(_ request: DispatcherV1.ProbeTokensRequest) { requests.withLock { $0.append(request) } }
        var isEmpty: Bool { requests.withLock { $0.isEmpty } }
        /// Users asked about since the last look.
        func users() -> [String] {
            requests.withLock { requests in
                defer { requests = [] }
                return requests.flatMap(\.devices).map(\.userId).sorted()
            }
        }
    }

    private let asked = Asked()

    private var worker: TokenValidationWorker {
        TokenValidationWorker(
            store: fixture.store, policies: fixture.handlers.policies, ids: IdentifierSource(clock: fixture.clock), clock: fixture.clock,
            activity: ActivityTracker(), metrics: fixture.handlers.metrics, logger: fixture.handlers.logger,
            probe: { [asked] in asked.take($0) })
    }

    private func use(_ more: [String: String] = [:]) async throws {
        let overrides = ["token_validation_days": "7", "invalid_token_action": "expire"].merging(more) { $1 }
        _ = try await fixture.registry.upsertApp(.init(app: RegistryFixture.app(overrides: overrides)))
    }

    private func validate() async throws -> [String] {
        try await worker.validate(Tenant(RegistryFixture.tenant))
        return asked.users()
    }

    /// A browser's subscription as it registers it.
    private static func webSubscription() throws -> String {
        let (point, auth) = (try P256PrivateKey.generate().publicKey.x963, SecureRandom.bytes(16))
        return #"{"endpoint":"https://push.example/1","keys":{"p256dh":"\#(Base64URL.encode(point))","auth":"\#(Base64URL.encode(auth))"}}"#
    }

    @Test("ACC-011 REG-19 a token is asked about after its registration and then every seven days; an answer counts, a normal push too")
    func cycle() async throws {
        try await use()
        let first = try await fixture.register("usr_1", device: "phone", token: 1)
        let second = try await fixture.register("usr_2", device: "phone", token: 2)
        #expect(try await validate() == ["usr_1", "usr_2"])
        #expect(try await validate() == [])
        try await fixture.report([first], "alive")
        let validated = try await fixture.device(first.pushDeviceId, of: "usr_1")
        #expect(validated?.isValid == true && validated?.lastValidatedAtMs == fixture.clock.now.milliseconds)
        // Nobody used the device for that.
        #expect(validated?.lastUsedAtMs == first.lastUsedAtMs && validated?.lastSuccessAtMs == nil)
        fixture.days(1)
        // Nothing was heard of the second one.
        #expect(try await validate() == ["usr_2"])
        try await fixture.report([second], "ok")
        fixture.days(5)
        #expect(try await validate() == [])
        fixture.days(1)
        #expect(try await validate() == ["usr_1"])
        try await fixture.report([first], "ok")
        fixture.days(1)
        #expect(try await validate() == ["usr_2"])
    }

    @Test("REG-19 only active devices of apps that want it, and of providers with an invisible push, are asked about")
    func eligible() async throws {
        try await fixture.register("usr_1", device: "phone", token: 1)
        #expect(try await validate() == [])
        try await use(["enabled_providers": "[apns, fcm, web_push, desktop]"])
        let gone = try await fixture.register("usr_2", device: "phone", token: 2)
        try await fixture.report([gone], "dead")
        let others = [
            ("usr_android", "android", "fcm-token-of-a-pixel-0123456789"), ("usr_web", "firefox", try Self.webSubscription()),
            ("usr_desktop", "windows", "desktop-agent-0123456789"),
        ]
        for (user, platform, token) in others {
            let device = try await fixture.registry.registerDevice(
                .init(tenant: RegistryFixture.tenant, userId: user, deviceId: "it", platform: platform, token: token)
            ).device
            #expect(device?.status == "active")
        }
        // A browser shows every push to its user, a desktop agent is no provider: neither is asked (C-45).
        #expect(try await validate() == ["usr_1", "usr_android"])
    }

    @Test("REG-19 a new token, and a device that came back, are asked about in the next round")
    func newToken() async throws {
        try await use()
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        let dead = try await fixture.register("usr_2", device: "phone", token: 2)
        try await fixture.report([device, dead], "ok")
        fixture.days(7)
        #expect(try await validate() == ["usr_1", "usr_2"])
        try await fixture.register("usr_1", device: "phone", token: 3)
        try await fixture.report([dead], "dead")
        #expect(try await validate() == ["usr_1"])
        let back = try await fixture.register("usr_2", device: "phone", token: 2)
        #expect(back.lastValidatedAtMs == nil && !back.isValid)
        #expect(try await validate() == ["usr_2"])
    }

    @Test("ACC-011 REG-19 a probe that failed softly expires the device where the policy says so, and else waits for the next cycle")
    func softFailure() async throws {
        try await use()
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        #expect(try await validate() == ["usr_1"])
        try await fixture.report([device], "unreachable", reason: "ServiceUnavailable")
        #expect(try await fixture.sendable("usr_1").count == 1)
        fixture.days(6)
        #expect(try await validate() == [])
        fixture.days(1)
        #expect(try await validate() == ["usr_1"])
        try await use(["validation_soft_fail_expires": "true"])
        try await fixture.report([device], "unreachable", reason: "ServiceUnavailable")
        let expired = try await fixture.device(device.pushDeviceId, of: "usr_1")
        #expect(expired?.status == "expired" && expired?.failureReason == "ServiceUnavailable")
    }

    @Test("REG-19 DISP-31 an app whose validation takes long keeps no other app waiting")
    func appsBesideEachOther() async throws {
        try await use(["send_rate_per_second": "10"])
        for number in 0..<3 { try await fixture.register("usr_\(number)", device: "phone", token: number) }
        let overrides = ["token_validation_days": "7"]
        let other = RegistryV1.App(
            appId: "acme-other", organizationId: "org_acme", name: "Other", policyOverrides: overrides, apnsTopic: "com.acme.other")
        _ = try await fixture.registry.upsertApp(.init(app: other))
        var request = RegistryFixture.iPhone("usr_other", device: "phone", token: 9)
        request.tenant = CommonV1.Tenant(organizationId: "org_acme", appId: "acme-other")
        _ = try await fixture.registry.registerDevice(request)
        let round = Task { try await worker.validateAll() }
        // The clock stands still: the first app has asked about one of its three devices.
        let end = ContinuousClock.now + .seconds(20)
        var seen: [String] = []
        while seen.count < 2, ContinuousClock.now < end {
            seen += asked.users()
            await Task.yield()
        }
        #expect(seen.sorted() == ["usr_0", "usr_other"])
        round.cancel()
        await #expect(throws: CancellationError.self) { try await round.value }
    }

    @Test("DISP-31 probes keep to a tenth of the send rate")
    func pace() async throws {
        try await use(["send_rate_per_second": "30"])
        for number in 0..<8 { try await fixture.register("usr_\(number)", device: "phone", token: number) }
        let clock = fixture.clock
        let running = Task { try await worker.validate(Tenant(RegistryFixture.tenant)) }
        var seen: [Int] = []
        // Three at a time, a second apart.
        for _ in 0..<3 {
            while asked.isEmpty { await Task.yield() }
            seen.append(asked.users().count)
            while clock.nextDue == nil, seen.count < 3 { await Task.yield() }
            if seen.count < 3 { clock.advance(by: .seconds(1)) }
        }
        try await running.value
        #expect(seen == [3, 3, 2])
    }
}
