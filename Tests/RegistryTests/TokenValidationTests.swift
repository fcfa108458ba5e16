import CarillonAPI
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
        try await use()
        let gone = try await fixture.register("usr_2", device: "phone", token: 2)
        try await fixture.report([gone], "dead")
        #expect(try await validate() == ["usr_1"])
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
