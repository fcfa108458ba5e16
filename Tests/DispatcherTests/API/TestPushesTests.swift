import CarillonAPI
import DurableWork
import Foundation
import GRDB
import Protobuf
import RPC
import ServiceKit
import Storage
import Testing

@testable import DispatcherService

/// A registry that knows three devices of Alice, one that has no permission, and the desktop of Dana and others.
struct AlicesRegistry: RPCChannel {
    static let devices = ["dev_1", "fcm_1", "dev_2"]

    func unary<Request: Message, Response: Message>(
        _ method: MethodDescriptor, _ request: Request, options: CallOptions
    ) async throws -> Response {
        switch request {
        case let request as RegistryV1.ListSendableRequest:
            if request.userIds == ["dana"] {
                return RegistryV1.ListSendableResponse(devices: [TestPushes.target("desktop_1", user: "dana").device].compactMap(\.self)) as! Response
            }
            guard request.userIds == ["alice"] else { return RegistryV1.ListSendableResponse() as! Response }
            var devices = Self.devices.compactMap { TestPushes.target($0, user: "alice").device }
            devices[1].locale = "ar-EG"
            return RegistryV1.ListSendableResponse(devices: devices) as! Response
        case let request as RegistryV1.CheckDevicesRequest:
            return RegistryV1.CheckDevicesResponse(
                verdicts: request.devices.map { device in
                    switch device.pushDeviceId {
                    case "dev_3": .init(sendable: false, reason: .permissionDenied)
                    // Sendable since the list was asked for.
                    case "dev_4", "desktop_1": .init(sendable: true)
                    default: .init(sendable: false, reason: .removed)
                    }
                }) as! Response
        case let request as RegistryV1.GetUserRequest:
            guard request.userId != "gone" else { throw RPCError(code: .notFound, message: "there is no such user") }
            let user = RegistryV1.User(userId: request.userId, email: request.userId == "mia" ? "mia@example.com" : nil)
            return RegistryV1.GetUserResponse(user: user) as! Response
        case let request as RegistryV1.ResolveActivityAddressesRequest:
            if request.userIds.contains("alice"), request.name == "order-18" {
                // Her other phone registered through FCM.
                var device = TestPushes.target("fcm_live", user: "alice").device
                device?.address?.envelope += Array((" " + TestPushes.activityToken).utf8)
                return RegistryV1.ResolveActivityAddressesResponse(devices: [device].compactMap(\.self)) as! Response
            }
            // Alice's phone has one address of each kind, all with this name.
            guard request.userIds.contains("alice"), request.name == "order-17" else {
                return RegistryV1.ResolveActivityAddressesResponse() as! Response
            }
            return RegistryV1.ResolveActivityAddressesResponse(
                devices: [TestPushes.target("addr_1", user: "alice").device].compactMap(\.self)) as! Response
        default: throw RPCError(code: .unimplemented, message: method.path)
        }
    }

    func serverStreaming<Request: Message, Response: Message, Result: Sendable>(
        _ method: MethodDescriptor, _ request: Request, options: CallOptions, onResponse: (ResponseStream<Response>) async throws -> Result
    ) async throws -> Result { throw RPCError(code: .unimplemented, message: method.path) }

    func clientStreaming<Request: Message, Response: Message>(
        _ method: MethodDescriptor, options: CallOptions, requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void
    ) async throws -> Response { throw RPCError(code: .unimplemented, message: method.path) }

    func bidirectional<Request: Message, Response: Message, Result: Sendable>(
        _ method: MethodDescriptor, options: CallOptions, requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void,
        onResponse: (ResponseStream<Response>) async throws -> Result
    ) async throws -> Result { throw RPCError(code: .unimplemented, message: method.path) }
}

@Suite("Test pushes")
struct TestPushTests {
    private let context = ServerContext(
        method: DispatcherV1.TestPushes.Method.testPush, principal: Principal(service: "operator"))

    private func rpc(_ fixture: DispatcherFixture) -> TestPushesService {
        fixture.components.testPushes
    }

    /// As the process has it: with records of idempotency keys.
    private func channel(_ fixture: DispatcherFixture, _ principal: Principal) -> InProcessChannel {
        InProcessChannel(
            services: [rpc(fixture)], interceptors: [IdempotencyInterceptor(store: fixture.store, clock: fixture.clock)], principal: principal)
    }

    private func test(
        _ rpc: TestPushesService, _ devices: [String] = [], user: String = "alice"
    ) async throws -> [String: String] {
        let answer = try await rpc.testPush(.init(tenant: TestPushes.tenant, userId: user, pushDeviceIds: devices), context: context)
        return Dictionary(
            uniqueKeysWithValues: answer.results.map { result in
                (result.pushDeviceId, [result.status.name, result.reason, result.waitReason.name].filter { !$0.isEmpty }.joined(separator: " "))
            })
    }

    @Test("DISP-34 Each device gets a push that says it is a test, in its language, and each result is told")
    func results() async throws {
        try await withFixture { fixture in
            try await fixture.fault("apns", status: 400, reason: "BadDeviceToken", token: TestPushes.token(of: "dev_2"))
            #expect(try await test(rpc(fixture)) == ["dev_1": "sent", "fcm_1": "sent", "dev_2": "failed BadDeviceToken"])
            let apns = try #require(try await fixture.requests("apns").first { $0.status == 200 })
            let text = String(decoding: apns.body, as: UTF8.self)
            #expect(text.contains("Test notification") && text.contains(#""test":"true""#), "\(text)")
            let fcm = try #require(try await fixture.requests("fcm").first)
            #expect(String(decoding: fcm.body, as: UTF8.self).contains("إشعار"))
            // No notification of the ledger, nothing to send again.
            #expect(fixture.peers.outcomes.isEmpty)
            #expect(try await fixture.status().deadLetters == 0)
        }
    }

    @Test("DISP-34 Chosen devices alone; one without permission is told, one of somebody else does not exist, nobody has none")
    func chosen() async throws {
        try await withFixture { fixture in
            let rpc = rpc(fixture)
            let chosen = try await test(rpc, ["dev_1", "dev_3"])
            #expect(chosen == ["dev_1": "sent", "dev_3": "skipped permission_denied"])
            await #expect { _ = try await test(rpc, ["dev_9"]) } throws: { ($0 as? APIError)?.reason == .notFound }
            #expect(try await test(rpc, user: "nobody").isEmpty)
        }
    }

    @Test("PRIV-05 PREF-17 A test push to a child without a guardian's consent is not sent, and each device's result says why")
    func child() async throws {
        try await withFixture { fixture in
            fixture.peers.child("alice", consented: false)
            let refused = try await test(rpc(fixture))
            #expect(Set(refused.values) == ["skipped consent_missing"] && refused.count == 3)
            for provider in ["apns", "fcm"] { #expect(try await fixture.requests(provider).isEmpty) }
            fixture.peers.child("alice", consented: true)
            #expect(try await test(rpc(fixture), ["dev_1"]) == ["dev_1": "sent"])
        }
    }

    @Test("PRIV-09 a test push whose user is erased while it runs is not stored under the user's idempotency key")
    func erasedMeanwhile() async throws {
        try await withFixture { fixture in
            let tenant = TestPushes.tenant
            let actor = Principal.Actor(userID: "alice", organizationID: tenant.organizationId, appID: tenant.appId, roles: ["member"])
            let channel = channel(fixture, Principal(service: "gateway", actor: actor))
            fixture.peers.checkGate.close()
            async let answer = DispatcherV1.TestPushes.Client(channel).testPush(
                .init(tenant: tenant, userId: "alice", pushDeviceIds: ["dev_1"]), options: CallOptions(metadata: ["idempotency-key": "k"]))
            try await fixture.until("the test is checked") { fixture.peers.checkGate.arrived == 1 }
            try await fixture.store.write { _ = try ErasedUsers.add(UserKey("alice", of: tenant), at: fixture.clock.now, $0) }
            fixture.peers.checkGate.open()
            do {
                _ = try await answer
                Issue.record("the test push was answered")
            } catch { #expect((error as? RPCError)?.reason == "conflict") }
            #expect(try await fixture.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM idempotency_keys") } == 0)
        }
    }

    @Test("GW-04 Two calls at the same time with one idempotency key send one push and get the same answer; another request is refused")
    func repeatedAtTheSameTime() async throws {
        try await withFixture { fixture in
            let client = DispatcherV1.TestPushes.Client(channel(fixture, Principal(service: "operator")))
            let options = CallOptions(metadata: ["idempotency-key": "k"])
            let request = DispatcherV1.TestPushRequest(tenant: TestPushes.tenant, userId: "alice", pushDeviceIds: ["dev_1"])
            fixture.peers.checkGate.close()
            async let first = client.testPush(request, options: options)
            async let second = client.testPush(request, options: options)
            try await fixture.until("a test is checked") { fixture.peers.checkGate.arrived >= 1 }
            fixture.peers.checkGate.open()
            let answers = try await [first, second]
            #expect(answers[0] == answers[1] && answers[0].results.map(\.status) == [.sent])
            #expect(try await fixture.requests("apns").count == 1)
            #expect(try await fixture.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM pushes") } == 1)
            var other = request
            other.pushDeviceIds = ["dev_2"]
            do {
                _ = try await client.testPush(other, options: options)
                Issue.record("another request was answered")
            } catch { #expect((error as? RPCError)?.reason == "idempotency_mismatch") }
            #expect(try await fixture.requests("apns").count == 1)
        }
    }

    /// As a crash after the push and before its answer was stored.
    private func loseAnswers(_ fixture: DispatcherFixture) async throws {
        try await fixture.store.write { try $0.execute(sql: "DELETE FROM idempotency_keys") }
    }

    @Test("GW-04 DISP-34 A test whose answer was lost in a crash is answered from the queue, and sent once; another request is refused")
    func lostAnswer() async throws {
        try await withFixture { fixture in
            try await fixture.fault("apns", status: 400, reason: "BadDeviceToken", token: TestPushes.token(of: "dev_2"))
            let client = DispatcherV1.TestPushes.Client(channel(fixture, Principal(service: "operator")))
            let options = CallOptions(metadata: ["idempotency-key": "k"])
            let request = DispatcherV1.TestPushRequest(
                tenant: TestPushes.tenant, userId: "alice", pushDeviceIds: ["dev_1", "dev_2", "dev_3"])
            let first = try await client.testPush(request, options: options)
            try await loseAnswers(fixture)
            // The push has expired, and is known for as long as the key.
            fixture.clock.advance(by: .seconds(3_600))
            #expect(try await fixture.store.write { try PushTable.deleteFinished(by: fixture.clock.now, limit: 10, $0) } == 0)
            let again = try await client.testPush(request, options: options)
            #expect(again.pushId == first.pushId)
            #expect(again.results.map(\.pushDeviceId) == ["dev_3", "dev_1", "dev_2"] && again.results.map(\.status) == [.skipped, .sent, .failed])
            #expect(again.results.map(\.reason) == first.results.map(\.reason))
            #expect(try await fixture.requests("apns").count == 2)
            try await loseAnswers(fixture)
            var other = request
            other.pushDeviceIds = ["dev_1"]
            do {
                _ = try await client.testPush(other, options: options)
                Issue.record("another request was answered")
            } catch { #expect((error as? RPCError)?.reason == "idempotency_mismatch") }
            #expect(try await fixture.requests("apns").count == 2)
        }
    }

    @Test("GW-04 DISP-34 A test that is repeated before its push has left waits for the outcome")
    func repeatedBeforeOutcome() async throws {
        try await withFixture { fixture in
            let request = DispatcherV1.TestPushRequest(tenant: TestPushes.tenant, userId: "alice", pushDeviceIds: ["dev_1"])
            let keyed = ServerContext(
                method: context.method, metadata: ["idempotency-key": "k"], principal: Principal(service: "operator"))
            let call = try #require(try KeyedTestCall(keyed, request, at: fixture.clock.now))
            let device = try #require(TestPushes.target("dev_1", user: "alice").device)
            fixture.peers.checkGate.close()
            try await fixture.enqueue([
                TestMessage.push(
                    id: call.pushID, TestPushes.tenant, "alice", [device], fixture.peers.policy.policy, now: fixture.clock.now)
            ])
            try await fixture.until("it is checked") { fixture.peers.checkGate.arrived == 1 }
            async let answer = DispatcherV1.TestPushes.Client(channel(fixture, Principal(service: "operator")))
                .testPush(request, options: CallOptions(metadata: ["idempotency-key": "k"]))
            fixture.peers.checkGate.open()
            #expect(try await answer.results.map(\.status) == [.sent])
            #expect(try await fixture.requests("apns").count == 1)
        }
    }

    @Test(
        "GW-04 DISP-34 A test whose answer was lost in a crash is not sent again within 24 hours, over midnight too; then the key is a new one",
        arguments: [(13, 1), (25, 2)])
    func acrossMidnight(hoursAgo: Int, sends: Int) async throws {
        try await withFixture { fixture in
            let request = DispatcherV1.TestPushRequest(tenant: TestPushes.tenant, userId: "alice", pushDeviceIds: ["dev_1", "dev_4"])
            let keyed = ServerContext(
                method: context.method, metadata: ["idempotency-key": "k"], principal: Principal(service: "operator"))
            // Noon: both times were yesterday (UTC).
            fixture.clock.advance(by: .seconds(12 * 3_600))
            let then = fixture.clock.now - .seconds(hoursAgo * 3_600)
            let call = try #require(try KeyedTestCall(keyed, request, at: then))
            let device = try #require(TestPushes.target("dev_1", user: "alice").device)
            var push = TestMessage.push(id: call.pushID, TestPushes.tenant, "alice", [device], fixture.peers.policy.policy, now: then)
            push.expiresAtMs = (fixture.clock.now + .seconds(60)).milliseconds
            try await fixture.enqueue([push])
            try await fixture.until("sent") { try await fixture.requests("apns").count == 1 }
            let answer = try await DispatcherV1.TestPushes.Client(channel(fixture, Principal(service: "operator")))
                .testPush(request, options: CallOptions(metadata: ["idempotency-key": "k"]))
            #expect((answer.pushId == call.pushID) == (sends == 1))
            // A device that became sendable meanwhile waits; nothing refused it.
            #expect(answer.results.map(\.pushDeviceId) == ["dev_4", "dev_1"] && answer.results.map(\.status) == [.pending, .sent])
            #expect(try await fixture.requests("apns").count == sends)
        }
    }

    @Test("DISP-34 SEC-12 Five test pushes a minute for a user")
    func pace() async throws {
        try await withFixture { fixture in
            let rpc = rpc(fixture)
            for _ in 0..<5 {
                let result = try await test(rpc, ["dev_1"])
                #expect(result == ["dev_1": "sent"])
            }
            await #expect { _ = try await test(rpc, ["dev_1"]) } throws: {
                ($0 as? APIError)?.reason == .rateLimited && ($0 as? APIError)?.retryAfter == .seconds(12)
            }
            #expect(try await test(rpc, user: "nobody").isEmpty)
            fixture.clock.advance(by: .seconds(12))
            #expect(try await test(rpc, ["dev_1"]) == ["dev_1": "sent"])
        }
    }

    @Test("DISP-34 DISP-05 Where nothing can leave, who asks for a test is told so and why, without hosts and errors; the others are sent")
    func obstacles() async throws {
        try await withFixture(apnsURL: "https://127.0.0.1:1") { fixture in
            let waiting = "pending provider_unreachable"
            for _ in 0..<2 { #expect(try await test(rpc(fixture)) == ["dev_1": waiting, "fcm_1": "sent", "dev_2": waiting]) }
            _ = try await fixture.components.pushes.pauseLanes(.init(paused: true), context: DispatcherFixture.context)
            #expect(try await test(rpc(fixture), ["fcm_1"]) == ["fcm_1": "pending paused"])
        }
        try await withFixture(credentials: false) { fixture in
            #expect(try await test(rpc(fixture), ["dev_1", "fcm_1"]) == ["dev_1": "pending no_credential", "fcm_1": "pending no_credential"])
            try await fixture.putAPNsKey("KEY0000009", trusted: false)
            #expect(try await test(rpc(fixture), ["dev_1"]) == ["dev_1": "pending credential_refused"])
            try await fixture.fault("oauth", status: 503)
            try await fixture.putFCMAccount()
            #expect(try await test(rpc(fixture), ["fcm_1"]) == ["fcm_1": "pending no_access_token"])
            try await fixture.advance(by: .seconds(5))
            try await fixture.fault("fcm", status: 429, reason: "QUOTA_EXCEEDED", retryAfter: 30)
            #expect(try await test(rpc(fixture), ["fcm_1"]) == ["fcm_1": "pending QUOTA_EXCEEDED"])
            #expect(try await test(rpc(fixture), ["fcm_1"]) == ["fcm_1": "pending provider_throttled"])
        }
    }

    @Test("DISP-34 DISP-04 Quiet hours, switches and mutes do not hold a test back; consent does")
    func checks() {
        var push = DispatcherV1.Push()
        push.test = true
        push.quietHoursAction = .drop
        let device = TestPushes.target("dev_1", user: "alice").device ?? .init()
        var answer = PreferencesV1.SendAnswer(channelMuted: true, quietHoursActive: true, pushEnabled: false, version: 7)
        #expect(SendDecision.judge(push, to: device, answer: answer, now: TestPushes.start) == .send)
        answer.gate = .consentMissing
        #expect(SendDecision.judge(push, to: device, answer: answer, now: TestPushes.start) == .skip(.consentMissing))
    }
}
