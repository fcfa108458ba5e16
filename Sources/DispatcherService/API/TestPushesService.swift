import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// `carillon.dispatcher.v1.TestPushes`: sends a test push to the caller's own devices and returns the outcomes (DISP-34).
///
/// A test push goes through the queue at the highest priority of users' pushes. Consent, permission and the switches of devices apply; quiet hours,
/// caps, presence and settings do not.
struct TestPushesService: DispatcherV1.TestPushes.ServiceProtocol {
    let store: Store
    let queue: any PushQueue
    let clock: any DomainClock
    let ids: IdentifierSource
    let policies: any PolicySource
    let engine: DispatchEngine
    let adapters: Adapters
    let registry: RegistryV1.Registry.Client
    let consent: any GuardianConsent
    let intake: Intake
    /// By user: 5 tests at once, and 5 a minute (DISP-34).
    let rate = RateLimiter<UserKey>(most: 5, interval: .seconds(12))
    /// Calls with one idempotency key: a second one waits for the answer to the first and gets the same.
    let turns = CallTurns()

    static let mostDevices = 100
    /// Longest wait for outcomes: a caller gets an answer within 30 s, with `pending` for devices without an outcome. Real time, like every deadline
    /// of a call.
    static let patience = Duration.seconds(25)
    /// Longest wait for the agent of a desktop after its message was kept: one that is there shows it at once. Real time, too.
    static let agentPatience = Duration.seconds(3)

    func testPush(_ request: DispatcherV1.TestPushRequest, context: ServerContext) async throws -> DispatcherV1.TestPushResponse {
        try await test(request, context)
    }

    func testPushAsAdministrator(
        _ request: DispatcherV1.TestPushRequest, context: ServerContext
    ) async throws -> DispatcherV1.TestPushResponse {
        try await test(request, context)
    }

    /// The method's contract decides whose devices the caller may name.
    private func test(_ request: DispatcherV1.TestPushRequest, _ context: ServerContext) async throws -> DispatcherV1.TestPushResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        let tenant = try FieldRules.requireApp(of: request.tenant)
        try FieldRules.checkUser(request.userId)
        try BatchLimit.check(request.pushDeviceIds.count, most: Self.mostDevices, field: "push_device_ids")
        let user = UserKey(request.userId, of: tenant)
        guard let call = try KeyedTestCall(context, request, at: clock.now) else {
            let response = try await answer(request, tenant, user, pushID: ids.make(prefix: "test_"))
            try await store.read { try ErasedUsers.refuse(user, at: clock.now, $0) }
            return response
        }
        return try await turns.take(call.turn) {
            try await store.answerOnce(
                for: context, as: context.callerName, clock: clock,
                // The record would name a user who was erased while the test ran (PRIV-09).
                unless: { try ErasedUsers.refuse(user, at: clock.now, $0) }
            ) {
                if let response = try await answerAgain(call, request, tenant) { return response }
                return try await answer(request, tenant, user, pushID: call.pushID, knownFor: IdempotencyKey.lifetime)
            }
        }
    }

    /// Sends the test push and waits for its outcomes.
    ///
    /// - Parameter lifetime: how long the queue keeps the push's row; the push's time to live, if that is longer.
    private func answer(
        _ request: DispatcherV1.TestPushRequest, _ tenant: CommonV1.Tenant, _ user: UserKey, pushID: String, knownFor lifetime: Duration = .zero
    ) async throws -> DispatcherV1.TestPushResponse {
        let app = try await policies.current(for: tenant)
        let (devices, refused) = try await devices(request, tenant)
        let now = clock.now
        if let wait = rate.take(user, at: clock.steadyNow) {
            throw APIError(.rateLimited, "at most \(rate.most) test pushes a minute; wait as long as Retry-After says", retryAfter: wait)
        }
        var push = TestMessage.push(id: pushID, tenant, request.userId, devices, app.policy, now: now)
        // The send-time check asks for the guardian's consent (PRIV-05).
        push.guardianConsentRequired = try await !consent.requiring(among: [request.userId], of: tenant).isEmpty
        var results = refused
        if !push.targets.isEmpty { results += try await send(push, knownUntil: now + lifetime) }
        return DispatcherV1.TestPushResponse(pushId: push.pushId, results: results)
    }

    /// The answer to a call whose push was enqueued before, and whose answer was lost in a crash. Nothing is sent again: deliveries that had an
    /// outcome are answered from the queue, and the others when they get one. Ids that a provider gave are lost.
    ///
    /// - Returns: nil where no push was enqueued.
    /// - Throws: `idempotency_mismatch` when the push belongs to another request.
    private func answerAgain(
        _ call: KeyedTestCall, _ request: DispatcherV1.TestPushRequest, _ tenant: CommonV1.Tenant
    ) async throws -> DispatcherV1.TestPushResponse? {
        guard let stored = try await push(of: call) else { return nil }
        guard call.isRequest(of: stored.message) else { throw IdempotencyKey.mismatch }
        let others = Set(request.pushDeviceIds).subtracting(stored.message.targets.compactMap { $0.device?.pushDeviceId })
        let refused = try await refusals(of: others, request, tenant)
        let results = try await results(of: stored.message) { try await push(of: call)?.deliveries ?? [] }
        return DispatcherV1.TestPushResponse(pushId: stored.message.pushId, results: refused + results)
    }

    /// The push that an earlier call with the key has enqueued within the lifetime of a key.
    private func push(of call: KeyedTestCall) async throws -> StoredPush? {
        let now = clock.now
        for prefix in call.idPrefixes {
            guard let stored = try await queue.push(idPrefix: prefix) else { continue }
            if Instant(milliseconds: stored.message.createdAtMs) + IdempotencyKey.lifetime > now { return stored }
        }
        return nil
    }

    /// The sendable devices, and the requested devices that are not, with the reason.
    ///
    /// - Throws: `not_found` for a device that is not the user's.
    private func devices(
        _ request: DispatcherV1.TestPushRequest, _ tenant: CommonV1.Tenant
    ) async throws -> (sendable: [CommonV1.SendableDevice], refused: [DispatcherV1.TestPushResult]) {
        let sendable = try await registry.listSendable(.init(tenant: tenant, userIds: [request.userId])).devices
        guard !request.pushDeviceIds.isEmpty else { return (Array(sendable.prefix(Self.mostDevices)), []) }
        let wanted = Set(request.pushDeviceIds)
        let found = sendable.filter { wanted.contains($0.pushDeviceId) }
        return (found, try await refusals(of: wanted.subtracting(found.map(\.pushDeviceId)), request, tenant))
    }

    /// Why devices are not sendable.
    ///
    /// - Throws: `not_found` for a device that is not the user's.
    private func refusals(
        of devices: Set<String>, _ request: DispatcherV1.TestPushRequest, _ tenant: CommonV1.Tenant
    ) async throws -> [DispatcherV1.TestPushResult] {
        guard !devices.isEmpty else { return [] }
        let devices = devices.sorted()
        let claims = devices.map { RegistryV1.DeviceClaim(pushDeviceId: $0, userId: request.userId) }
        let verdicts = try await registry.checkDevices(.init(tenant: tenant, devices: claims)).verdicts
        return try zip(devices, verdicts).map { id, verdict in
            guard verdict.reason != .removed, verdict.reason != .reassigned else {
                throw APIError(.notFound, field: "push_device_ids", "the user has no device “\(id)”")
            }
            // It became sendable meanwhile.
            guard !verdict.sendable else { return DispatcherV1.TestPushResult(pushDeviceId: id, status: .pending) }
            return DispatcherV1.TestPushResult(pushDeviceId: id, status: .skipped, reason: verdict.reason.name)
        }
    }

    private func send(_ push: DispatcherV1.Push, knownUntil: Instant) async throws -> [DispatcherV1.TestPushResult] {
        try await intake.admit()
        var accepted = try EnqueueValidation.accept(push, index: 0, adapters)
        accepted.knownUntil = max(accepted.knownUntil, knownUntil)
        return try await results(of: push) { [accepted] in
            try await intake.take([accepted], now: clock.now)
            return []
        }
    }

    /// Waits until each device of a test push has an outcome or cannot be sent to.
    ///
    /// - Parameter known: returns the deliveries with the outcomes that they have already. Called after the watch for new outcomes has begun.
    private func results(of push: DispatcherV1.Push, _ known: () async throws -> [StoredDelivery]) async throws -> [DispatcherV1.TestPushResult] {
        let devices = push.targets.compactMap(\.device)
        // A device whose provider has no adapter has no route. It is answered at once.
        let routes = Dictionary(devices.map { ($0.pushDeviceId, route(to: $0, of: push)) }) { first, _ in first }.compactMapValues(\.self)
        let events = engine.testWatch.events(of: push.pushId, over: Set(routes.values))
        defer { engine.testWatch.forget(push.pushId) }
        let outcomes = Dictionary(try await known().map { ($0.pushDeviceID, $0.outcome) }) { first, _ in first }.compactMapValues(\.self)
        var findings = await Self.collect(events, Findings(outcomes: outcomes), within: Self.patience) { $0.cover(routes) }
        let agents = routes.filter { adapters.areAcknowledged(by: $0.value.provider) }.map(\.key)
        if !agents.isEmpty, findings.cover(routes) {
            findings = await Self.collect(events, findings, within: Self.agentPatience) { findings in
                agents.allSatisfy { findings.outcomes[$0]?.status != .sent }
            }
        }
        return devices.map { device in
            guard let route = routes[device.pushDeviceId] else {
                return .init(
                    pushDeviceId: device.pushDeviceId, platform: device.platform, status: .skipped, reason: FailureReason.noSender)
            }
            return TestMessage.result(of: device, findings.outcomes[device.pushDeviceId], waitReason: findings.waitReasons[route])
        }
    }

    private func route(to device: CommonV1.SendableDevice, of push: DispatcherV1.Push) -> Route? {
        guard let address = device.address, let tenant = push.tenant else { return nil }
        return adapters.route(to: address, of: device.pushDeviceId, tenant)
    }

    /// The outcomes and wait reasons of a test push.
    private struct Findings: Sendable {
        /// By device.
        var outcomes: [String: ReceiptsV1.Outcome] = [:]
        var waitReasons: [Route: WaitReason] = [:]

        /// Whether nothing more is to be waited for.
        func cover(_ devices: [String: Route]) -> Bool { devices.allSatisfy { outcomes[$0] != nil || waitReasons[$1] != nil } }
    }

    /// Waits for the first outcome of each device; outcomes of retries are ignored, and an acknowledgement counts more than the acceptance before it.
    ///
    /// - Parameter isEnough: ends the wait; also when the remaining deliveries cannot leave.
    private static func collect(
        _ events: AsyncStream<TestWatch.Event>, _ known: Findings, within patience: Duration, _ isEnough: @escaping @Sendable (Findings) -> Bool
    ) async -> Findings {
        await withTaskGroup(of: Findings?.self) { group in
            group.addTask {
                var findings = known
                guard !isEnough(findings) else { return findings }
                // Cancellation ends the loop when the time is up.
                for await event in events {
                    switch event {
                    case .outcome(let outcome):
                        let known = findings.outcomes[outcome.pushDeviceId]
                        if known == nil || outcome.status == .delivered { findings.outcomes[outcome.pushDeviceId] = outcome }
                    case .waiting(let route, let reason): findings.waitReasons[route] = reason
                    }
                    if isEnough(findings) { break }
                }
                return findings
            }
            group.addTask {
                try? await Task.sleep(for: patience)
                return nil
            }
            var findings = Findings()
            for await finished in group {
                group.cancelAll()
                if let finished { findings = finished }
            }
            return findings
        }
    }
}
