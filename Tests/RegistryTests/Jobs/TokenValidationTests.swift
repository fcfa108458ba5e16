import CarillonAPI
import Cryptography
import GRDB
import Logging
import RPC
import ServiceKit
import Storage
import Synchronization
import TestClocks
import TestConditions
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Validation of tokens")
struct TokenValidationTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    /// The dispatcher, as far as probes go.
    private final class Asked: Sendable {
        private let requests = Mutex<[DispatcherV1.ProbeTokensRequest]>([])
        private let isAway = Atomic(false)
        func take(_ request: DispatcherV1.ProbeTokensRequest) throws {
            if isAway.load(ordering: .relaxed) { throw RPCError(code: .unavailable, message: "away") }
            requests.withLock { $0.append(request) }
        }
        /// Users whose devices get no probe, because their provider counts as down.
        let suspended = Mutex<Set<String>>([])
        func answer(_ request: DispatcherV1.ProbeTokensRequest) -> DispatcherV1.ProbeTokensResponse {
            let users = suspended.withLock { $0 }
            return .init(suspendedDeviceIds: request.devices.filter { users.contains($0.userId) }.map(\.pushDeviceId))
        }
        func setAway(_ away: Bool) { isAway.store(away, ordering: .relaxed) }
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

    private var worker: TokenValidationWorker { worker(by: fixture.clock) }

    private func worker(by clock: any DomainClock) -> TokenValidationWorker {
        TokenValidationWorker(
            store: fixture.store, clock: clock, ids: IdentifierSource(clock: clock), activity: fixture.activity, metrics: fixture.service.metrics,
            policies: fixture.policies, newTokens: fixture.service.newTokens,
            probe: { [asked] in
                try asked.take($0)
                return asked.answer($0)
            }, logger: fixture.service.logger)
    }

    private func use(_ more: [String: String] = [:], days: String? = "7") async throws {
        var overrides = ["invalid_token_action": "expire"].merging(more) { $1 }
        overrides["token_validation_days"] = days
        _ = try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: overrides)))
    }

    /// One round through the table; the users whose devices were asked about at once.
    private func validate() async throws -> [String] {
        var agenda = worker.beginning
        agenda.nextRound = fixture.clock.now
        try await worker.runDue(&agenda)
        return asked.users()
    }

    /// Lets the worker run by itself beside `body`, from a moment when it waits.
    private func running(_ body: () async throws -> Void) async throws {
        let running = Task { try await worker.run() }
        defer { running.cancel() }
        try await eventually("the worker waits for its first round") { fixture.clock.nextDue == fixture.clock.now + RegistryJobs.firstRound }
        try await body()
    }

    /// The worker has heard that somebody registered just now.
    private func heard() async throws {
        try await eventually("the worker gathers new tokens") { fixture.clock.nextDue == fixture.clock.now + TokenValidationWorker.gathering }
    }

    /// Time passes; the users whose devices the running worker asked about when it was over.
    private func pass(_ duration: Duration) async throws -> [String] {
        fixture.clock.advance(by: duration)
        // What it sleeps until by the other kind of time stays while it works.
        try await eventually("the worker is done, and waits") {
            fixture.activity.snapshot.busy == 0 && fixture.clock.nextDue.map { $0 > fixture.clock.now } ?? false
        }
        return asked.users()
    }

    /// A browser's subscription as it registers it.
    private static func webSubscription() throws -> String {
        let (point, auth) = (try P256PrivateKey.generate().publicKey.x963, SecureRandom.bytes(16))
        return #"{"endpoint":"https://push.example/1","keys":{"p256dh":"\#(Base64URL.encode(point))","auth":"\#(Base64URL.encode(auth))"}}"#
    }

    @Test("ACC-011 REG-12 REG-19 a token is validated after its registration and then every seven days, by a probe or an ordinary push")
    func cycle() async throws {
        try await use()
        try await running {
            let first = try await fixture.register("usr_1", device: "phone", token: 1)
            let second = try await fixture.register("usr_2", device: "phone", token: 2)
            try await heard()
            #expect(try await pass(.seconds(59)) == [])
            #expect(try await pass(.seconds(1)) == ["usr_1", "usr_2"])
            try await fixture.report([first], "alive")
            let validated = try await fixture.device(first.pushDeviceId, of: "usr_1")
            #expect(validated?.isValid == true && validated?.lastValidatedAtMs == fixture.clock.now.milliseconds)
            // Nobody used the device for that.
            #expect(validated?.lastUsedAtMs == first.lastUsedAtMs && validated?.lastSuccessAtMs == nil)
            // Nothing was heard of the second one.
            #expect(try await pass(.seconds(86_400)) == ["usr_2"])
            try await fixture.report([second], "ok")
            #expect(try await pass(.seconds(5 * 86_400)) == [])
            #expect(try await pass(.seconds(86_400)) == ["usr_1"])
            try await fixture.report([first], "ok")
            #expect(try await pass(.seconds(86_400)) == ["usr_2"])
        }
    }

    @Test("REG-19 C-68 a device whose provider counts as down was not probed: the next round asks for it again, and nothing expires meanwhile")
    func suspended() async throws {
        try await use()
        let first = try await fixture.register("usr_1", device: "phone", token: 1)
        _ = try await fixture.register("usr_2", device: "phone", token: 2)
        asked.suspended.withLock { $0 = ["usr_1"] }
        #expect(try await validate() == ["usr_1", "usr_2"])
        #expect(try await validate() == ["usr_1"], "the other one has its probe")
        #expect(try await fixture.device(first.pushDeviceId, of: "usr_1")?.status == .active)
        asked.suspended.withLock { $0 = [] }
        #expect(try await validate() == ["usr_1"])
        #expect(try await validate() == [])
    }

    @Test(
        "REG-12 REG-19 new tokens are validated within minutes, and again only with a cycle",
        arguments: [
            ("chat", []), ("hr-warehouse", []), ("mlc-lms", ["usr_1"]),
        ])
    func profiles(profile: String, later: [String]) async throws {
        let tenant = try await fixture.app(of: profile)
        try await running {
            let device = try #require(
                try await fixture.registry.registerDevice(
                    .init(
                        tenant: tenant, userId: "usr_1", deviceId: "phone", platform: "android", token: "fcm-token-of-a-pixel-0123456789",
                        platformVersion: "15")
                ).device)
            try await heard()
            #expect(try await pass(.seconds(60)) == ["usr_1"])
            fixture.clock.advance(by: .seconds(1))
            let alive = RegistryV1.TokenReport(
                tenant: tenant, pushDeviceId: device.pushDeviceId, addressVersion: device.addressVersion, verdict: .alive,
                observedAtMs: fixture.clock.now.milliseconds, provider: "fcm")
            #expect(try await fixture.client(service: "dispatcher").reportTokenState(.init(reports: [alive])).results.isEmpty)
            #expect(try await pass(.seconds(6 * 86_400)) == [])
            #expect(try await pass(.seconds(86_400)) == later)
        }
    }

    @Test(
        "REG-12 REG-19 REG-20 restored tokens are validated within minutes like new ones, with or without a cycle",
        arguments: ["expire", "delete"], [nil, "7"])
    func broughtBack(action: String, days: String?) async throws {
        try await use(["invalid_token_action": action], days: days)
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        try await fixture.report([device], "alive")
        // Long after it registered: nobody asks about it any more where there is no cycle.
        fixture.days(30)
        try await fixture.report([device], "dead")
        fixture.service.newTokens.clear()
        fixture.clock.advance(by: .seconds(60))
        var agenda = worker.beginning
        func runDue(after duration: Duration, isRound: Bool = false) async throws -> [String] {
            fixture.clock.advance(by: duration)
            if isRound { agenda.nextRound = fixture.clock.now }
            try await worker.runDue(&agenda)
            return asked.users()
        }
        let since = fixture.clock.now.milliseconds - 60_000
        let undone = try await fixture.verdicts.undoInvalidations(.init(tenant: RegistryFixture.tenant, provider: "apns", sinceMs: since))
        #expect(undone.restored == 1 && fixture.service.newTokens.areThere)
        #expect(try await runDue(after: .seconds(1)) == [])
        #expect(try await runDue(after: TokenValidationWorker.gathering) == ["usr_1"])
        // As long as nothing is heard of it, it is asked about again: for a week, or for ever.
        #expect(try await runDue(after: .seconds(86_400), isRound: true) == ["usr_1"])
        #expect(try await runDue(after: .seconds(7 * 86_400), isRound: true) == (days == nil ? [] : ["usr_1"]))
    }

    @Test("REG-12 REG-18 a new token of a known device is validated within minutes; a launch with the old token starts no probe")
    func rotated() async throws {
        try await use(days: nil)
        try await running {
            let device = try await fixture.register("usr_1", device: "phone", token: 1)
            try await heard()
            #expect(try await pass(.seconds(60)) == ["usr_1"])
            try await fixture.report([device], "alive")
            let next = fixture.clock.nextDue
            try await fixture.register("usr_1", device: "phone", token: 1)
            // What is known to be valid wakes nobody.
            #expect(fixture.clock.nextDue == next && !fixture.service.newTokens.areThere)
            _ = try await fixture.registry.rotateToken(
                .init(
                    tenant: RegistryFixture.tenant, userId: "usr_1", pushDeviceId: device.pushDeviceId, token: RegistryFixture.apnsToken(2)))
            try await heard()
            #expect(try await pass(.seconds(60)) == ["usr_1"])
            // Of many at once as well.
            let requests = (3...5).map { RegistryFixture.iPhone("usr_\($0)", device: "phone", token: $0) }
            _ = try await fixture.registry.registerDevices(.init(devices: requests))
            try await heard()
            #expect(try await pass(.seconds(60)) == ["usr_3", "usr_4", "usr_5"])
        }
    }

    @Test("REG-19 without a cycle, a silent new token is probed once a day for a week, and not after a soft failure")
    func silence() async throws {
        try await use(days: nil)
        try await running {
            try await fixture.register("usr_1", device: "phone", token: 1)
            let failing = try await fixture.register("usr_2", device: "phone", token: 2)
            try await heard()
            #expect(try await pass(.seconds(60)) == ["usr_1", "usr_2"])
            try await fixture.report([failing], "unreachable", reason: "ServiceUnavailable")
            for _ in 1...6 { #expect(try await pass(.seconds(86_400)) == ["usr_1"]) }
            #expect(try await pass(.seconds(86_400)) == [])
            #expect(try await fixture.sendable("usr_1", "usr_2").count == 2)
        }
    }

    @Test("REG-12 probes are repeated after the dispatcher was unavailable, for all new tokens")
    func away() async throws {
        try await use()
        asked.setAway(true)
        try await running {
            try await fixture.register("usr_1", device: "phone", token: 1)
            try await heard()
            #expect(try await pass(.seconds(60)) == [])
            asked.setAway(false)
            #expect(try await pass(.seconds(60)) == ["usr_1"])
        }
        #expect(fixture.logLines.texts(.warning).contains { $0.contains("tokens cannot be validated now") })
    }

    @Test("REG-19 one pass through the table finds the due devices of all apps, in windows of a fixed number of rows")
    func windows() async throws {
        try await use()
        for number in 0..<5 { try await fixture.register("usr_\(number)", device: "phone", token: number) }
        let other = try await fixture.app(of: "mlc-lms")
        var request = RegistryFixture.iPhone("usr_other", device: "phone", token: 9)
        request.tenant = other
        _ = try await fixture.registry.registerDevice(request)
        let now = fixture.clock.now
        var seen: [CommonV1.Tenant: Int] = [:]
        var (windows, last) = (0, Int64?(0))
        while let start = last {
            let window = try await fixture.store.read { try ProbeCandidates.window(after: start, rows: 4, now: now, $0) }
            for found in window.found { seen[found.tenant, default: 0] += 1 }
            windows += 1
            last = window.last
        }
        #expect(seen == [RegistryFixture.tenant: 5, other: 1] && windows == 3)
        // The rows of a line are found by their numbers, not by going through the app's devices.
        let plan = try await fixture.store.read { database in
            try Row.fetchAll(
                database,
                sql: "EXPLAIN QUERY PLAN SELECT id FROM devices NOT INDEXED WHERE id IN (SELECT value FROM json_each('[1]')) AND app_id = 'a'"
            ).map { $0["detail"] as String }
        }
        #expect(plan.contains { $0.contains("USING INTEGER PRIMARY KEY") })
    }

    @Test("REG-19 only active devices of providers with a silent push are probed")
    func eligible() async throws {
        try await fixture.register("usr_1", device: "phone", token: 1)
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
            #expect(device?.status == .active)
        }
        // A browser shows every push to its user, a desktop agent is no provider: neither is asked (C-45).
        #expect(try await validate() == ["usr_1", "usr_android"])
    }

    @Test("REG-19 a new token and a reactivated device are probed in the next round")
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

    @Test("ACC-011 REG-19 a soft failure of a probe expires the device if the policy says so; otherwise the next probe comes a cycle later")
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
        #expect(expired?.status == .expired && expired?.failureReason == "ServiceUnavailable")
    }

    @Test("REG-19 DISP-31 a long validation of one app delays no other app, and new tokens come before old ones")
    func appsBesideEachOther() async throws {
        try await use(["send_rate_per_second": "10"])
        for number in 0..<3 { try await fixture.register("usr_\(number)", device: "phone", token: number) }
        let overrides = ["token_validation_days": "7"]
        let other = RegistryV1.App(
            appId: "acme-other", organizationId: "org_acme", name: "Other", policyOverrides: overrides, apnsTopic: "com.acme.other")
        _ = try await fixture.tenants.upsertApp(.init(app: other))
        var request = RegistryFixture.iPhone("usr_other", device: "phone", token: 9)
        request.tenant = CommonV1.Tenant(organizationId: "org_acme", appId: "acme-other")
        _ = try await fixture.registry.registerDevice(request)
        fixture.service.newTokens.clear()
        fixture.clock.advance(by: .seconds(120))
        var agenda = worker.beginning
        agenda.nextRound = fixture.clock.now
        // The first app asks about one of its three devices.
        try await worker.runDue(&agenda)
        #expect(asked.users() == ["usr_0", "usr_other"])
        try await fixture.register("usr_new", device: "phone", token: 10)
        agenda.nextSearch = fixture.clock.steadyNow
        try await worker.runDue(&agenda)
        #expect(asked.isEmpty && agenda.nextPace == fixture.clock.steadyNow + .seconds(1))
        fixture.clock.advance(by: .seconds(1))
        try await worker.runDue(&agenda)
        #expect(asked.users() == ["usr_new"])
    }

    @Test("DR-07 DISP-31 a clock that is set back stops neither the search for new tokens nor the pace of probes")
    func clockSetBack() async throws {
        try await use(["send_rate_per_second": "30"])
        let wall = SteppedClock(fixture.clock)
        let worker = worker(by: wall)
        var agenda = worker.beginning
        fixture.clock.advance(by: .seconds(120))
        for number in 0..<4 { try await fixture.register("usr_\(number)", device: "phone", token: number) }
        try await worker.runDue(&agenda)
        wall.step(by: .seconds(-90))
        fixture.clock.advance(by: TokenValidationWorker.gathering)
        try await worker.runDue(&agenda)
        #expect(asked.users().count == 3)
        wall.step(by: .seconds(-3_600))
        fixture.clock.advance(by: .seconds(1))
        try await worker.runDue(&agenda)
        #expect(asked.users().count == 1)
    }

    @Test("DISP-31 probes keep to a tenth of the send rate")
    func pace() async throws {
        try await use(["send_rate_per_second": "30"])
        for number in 0..<8 { try await fixture.register("usr_\(number)", device: "phone", token: number) }
        var agenda = worker.beginning
        agenda.nextRound = fixture.clock.now
        var seen: [Int] = []
        // Three at a time, a second apart.
        for _ in 0..<3 {
            try await worker.runDue(&agenda)
            seen.append(asked.users().count)
            try await worker.runDue(&agenda)
            #expect(asked.isEmpty)
            fixture.clock.advance(by: .seconds(1))
        }
        #expect(seen == [3, 3, 2])
    }
}
