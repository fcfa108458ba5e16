import CarillonAPI
import ProviderSimulator
import ServiceKit
import Testing

@testable import DispatcherService

@Suite(.serialized) struct ProviderFaultTests {
    let start = TestPushes.start

    @Test("ACC-114 FCM answers 503 always: 5 deliveries with waits 1, 5, 30, 120 s, a dead letter, and requeue sends it")
    func deadLetter() async throws {
        try await withFixture { fixture in
            try await fixture.fault("fcm", status: 503, reason: "UNAVAILABLE", times: 0)
            try await fixture.enqueue([TestPushes.push("p1", devices: ["fcm_1"])])
            try await fixture.advance(by: .seconds(600))
            let times = try await fixture.requests("fcm").map { ($0.receivedAtMs - start.milliseconds) / 1_000 }
            #expect(times == [0, 1, 6, 36, 156])
            let outcomes = fixture.peers.outcomes(of: "p1")
            #expect(outcomes.map(\.status) == [.queued, .queued, .queued, .queued, .failed])
            #expect(outcomes.map(\.attemptNumber) == [1, 2, 3, 4, 5])
            #expect(outcomes.map(\.sequence) == [1, 2, 3, 4, 5])
            #expect(fixture.peers.reports.isEmpty, "an outage says nothing about the device")

            let list = try await fixture.components.pushes.deadLetters(
                DispatcherV1.DeadLettersRequest(tenant: TestPushes.tenant), context: DispatcherFixture.context)
            #expect(list.deadLetters.map(\.pushId) == ["p1"])
            #expect(list.deadLetters.first?.providerCode == "UNAVAILABLE")
            #expect(list.deadLetters.first?.attempts == 5)

            try await fixture.clearFaults()
            // Without a record nothing is changed (SEC-10).
            fixture.audit.setAway(true)
            let all = DispatcherV1.RequeueRequest(tenant: TestPushes.tenant, all: true)
            await #expect(throws: APIError.self) { try await fixture.components.pushes.requeue(all, context: DispatcherFixture.context) }
            #expect(try await fixture.status().deadLetters == 1)
            fixture.audit.setAway(false)
            let requeued = try await fixture.components.pushes.requeue(
                DispatcherV1.RequeueRequest(tenant: TestPushes.tenant, pushIds: ["p1"]), context: DispatcherFixture.context)
            #expect(requeued.requeued == 1)
            try await fixture.until("sent after all") { fixture.peers.statuses() == ["fcm_1": .sent] }
            #expect(try await fixture.status().deadLetters == 0)
            #expect(fixture.audit.all.last == "dead_letter.requeued " && fixture.audit.details.last == "dispatcher, p1")
        }
    }

    @Test("ACC-115 T29 one of two devices answered 500: that one alone is retried, with the same apns-id (T27)")
    func oneDevice() async throws {
        try await withFixture { fixture in
            try await fixture.fault("apns", status: 500, reason: "InternalServerError", token: TestPushes.token(of: "dev_2"))
            try await fixture.enqueue([TestPushes.push("p1", devices: ["dev_1", "dev_2"])])
            try await fixture.until("first round") { fixture.peers.outcomes.count == 2 }
            try await fixture.advance(by: .seconds(1))
            try await fixture.until("second round") { fixture.peers.statuses() == ["dev_1": .sent, "dev_2": .sent] }
            let requests = try await fixture.requests("apns")
            #expect(requests.filter { $0.token == TestPushes.token(of: "dev_1") }.count == 1)
            let retried = requests.filter { $0.token == TestPushes.token(of: "dev_2") }
            #expect(retried.map(\.status) == [500, 200])
            #expect(Set(retried.compactMap { $0.headers["apns-id"] }).count == 1)
        }
    }

    @Test("ACC-116 T5 T26 a silent provider: given up at 30 s, retried with the same id, never called failed")
    func silence() async throws {
        try await withFixture { fixture in
            try await fixture.fault("apns", action: .withhold)
            try await fixture.enqueue([TestPushes.push("p1")])
            try await fixture.until("request out") { try await fixture.requests("apns").count == 1 }
            try await fixture.advance(by: .milliseconds(29_999))
            #expect(fixture.peers.outcomes.isEmpty)
            try await fixture.advance(by: .milliseconds(1))
            try await fixture.until("timed out") { fixture.peers.outcomes.map(\.providerCode) == ["timeout"] }
            #expect(fixture.peers.outcomes[0].status == .queued)
            try await fixture.advance(by: .seconds(1))
            try await fixture.until("sent") { fixture.peers.statuses() == ["dev_1": .sent] }
            #expect(Set(try await fixture.requests("apns").compactMap { $0.headers["apns-id"] }).count == 1)
        }
    }

    @Test(
        "ACC-116 T4 GOAWAY: what was not processed moves to a new connection and no attempt is counted", arguments: [("apns", "dev"), ("fcm", "fcm")])
    func goAway(provider: String, devices prefix: String) async throws {
        try await withFixture { fixture in
            // Warm the connection first, so that many streams are open when it ends.
            try await fixture.enqueue([TestPushes.push("warm", devices: ["\(prefix)_w"])])
            try await fixture.until("warm") { fixture.peers.outcomes.count == 1 }
            try await fixture.fault(provider, action: .goaway)
            try await fixture.enqueue((0..<214).map { TestPushes.push("p\($0)", devices: ["\(prefix)_\($0)"], user: "u\($0)") })
            try await fixture.until("all sent") { fixture.peers.statuses().values.filter { $0 == .sent }.count == 215 }
            #expect(fixture.peers.outcomes.filter { $0.status == .sent }.allSatisfy { $0.attemptNumber == 1 })
            // The ended connection carries nothing more. How many take its place depends on how soon the first of them answers (T1).
            let requests = try await fixture.requests(provider)
            let ending = try #require(requests.first { $0.reason == "goaway" })
            #expect(requests.allSatisfy { $0.sequence <= ending.sequence || $0.connection != ending.connection })
        }
    }

    @Test("T3 a reset stream is an unknown outcome and follows the retry list; the others go on")
    func reset() async throws {
        try await withFixture { fixture in
            try await fixture.fault("apns", action: .reset, token: TestPushes.token(of: "dev_1"))
            try await fixture.enqueue([TestPushes.push("p1", devices: ["dev_1", "dev_2"])])
            try await fixture.until("first round") { fixture.peers.outcomes.count == 2 }
            #expect(fixture.peers.statuses() == ["dev_1": .queued, "dev_2": .sent])
            try await fixture.advance(by: .seconds(1))
            try await fixture.until("sent") { fixture.peers.statuses()["dev_1"] == .sent }
        }
    }

    @Test("T2 the stream limit drops to 1 with pushes in flight: none is lost, none is sent twice")
    func streamLimit() async throws {
        try await withFixture { fixture in
            try await fixture.enqueue((0..<200).map { TestPushes.push("a\($0)", devices: ["a_\($0)"], user: "u\($0)") })
            _ = try await fixture.control.setStreamLimit(
                SimulatorV1.SetStreamLimitRequest(maxConcurrentStreams: 1), context: DispatcherFixture.context)
            try await fixture.enqueue((0..<200).map { TestPushes.push("b\($0)", devices: ["b_\($0)"], user: "u\($0)") })
            try await fixture.until("all sent") { fixture.peers.statuses().values.filter { $0 == .sent }.count == 400 }
            let statistics = try await fixture.statistics()
            #expect(statistics.accepted["apns"] == 400)
            #expect(statistics.duplicates == 0)
            #expect(statistics.violations.isEmpty)
        }
    }

    @Test("ACC-117 T20 a dead address is reported with the provider's word, never retried; the report names the address version (T19)")
    func deadAddresses() async throws {
        try await withFixture { fixture in
            let died = start.milliseconds - 5_000
            try await fixture.fault("apns", status: 410, reason: "Unregistered", token: TestPushes.token(of: "dev_1"), deadSince: died)
            try await fixture.fault("apns", status: 400, reason: "BadDeviceToken", token: TestPushes.token(of: "dev_2"))
            try await fixture.fault("fcm", status: 404, reason: "UNREGISTERED", token: TestPushes.token(of: "fcm_1"))
            try await fixture.enqueue([TestPushes.push("p1", devices: ["dev_1", "dev_2", "fcm_1"])])
            try await fixture.until("three reports") { fixture.peers.reports.count == 3 && fixture.peers.outcomes.count == 3 }
            try await fixture.advance(by: .seconds(700))
            let reports = Dictionary(uniqueKeysWithValues: fixture.peers.reports.map { ($0.pushDeviceId, $0) })
            #expect(reports.mapValues(\.reason) == ["dev_1": "Unregistered", "dev_2": "BadDeviceToken", "fcm_1": "UNREGISTERED"])
            #expect(reports.mapValues(\.verdict) == ["dev_1": .dead, "dev_2": .unrecognized, "fcm_1": .dead])
            #expect(reports.values.allSatisfy { $0.addressVersion == 1 })
            #expect(reports["dev_1"]?.observedAtMs == died)
            #expect(fixture.peers.outcomes.allSatisfy { $0.status == .failed && $0.failureReason == "device_gone" })
            #expect(try await fixture.requests("apns").count == 2)
            #expect(try await fixture.requests("fcm").count == 1)
            #expect(try await fixture.status().deadLetters == 0)
        }
    }

    @Test("ACC-017 REG-21 a refusal for good is counted against the device, an outage and a wrong topic are not")
    func deviceFailures() async throws {
        try await withFixture { fixture in
            try await fixture.fault("fcm", status: 400, reason: "INVALID_ARGUMENT", token: TestPushes.token(of: "fcm_1"))
            try await fixture.fault("apns", status: 400, reason: "BadTopic", token: TestPushes.token(of: "dev_1"))
            try await fixture.fault("apns", status: 503, reason: "ServiceUnavailable", token: TestPushes.token(of: "dev_2"))
            try await fixture.enqueue([TestPushes.push("p1", devices: ["fcm_1", "dev_1", "dev_2"])])
            try await fixture.until("one report") { fixture.peers.reports.contains { $0.pushDeviceId == "fcm_1" } }
            try await fixture.until("two failures") { fixture.peers.outcomes.filter { $0.status == .failed }.count == 2 }
            let failed = fixture.peers.reports.filter { $0.verdict != .ok }
            #expect(failed.map(\.pushDeviceId) == ["fcm_1"] && failed.map(\.verdict) == [.failed])
            #expect(failed.map(\.reason) == ["INVALID_ARGUMENT"] && failed.allSatisfy { !$0.attemptId.isEmpty })
        }
    }

    @Test("REG-20 T20 a report on a dead token says how the minute's answers were, those of its own moment among them")
    func answersOfTheMinute() async throws {
        try await withFixture { fixture in
            let users = (0..<30).map { "dev_\($0)" }
            for device in users.prefix(25) {
                try await fixture.fault("apns", status: 410, reason: "Unregistered", token: TestPushes.token(of: device))
            }
            try await fixture.enqueue(users.map { TestPushes.push("p_\($0)", devices: [$0], user: "u_\($0)") })
            try await fixture.until("all reports") { fixture.peers.reports.filter { $0.verdict == .dead }.count == 25 }
            let last = try #require(fixture.peers.reports.filter { $0.verdict == .dead }.max { $0.answersLastMinute < $1.answersLastMinute })
            #expect(last.deadLastMinute == 25)
            #expect((25...30).contains(last.answersLastMinute))
            #expect(fixture.peers.reports.allSatisfy { $0.deadLastMinute <= $0.answersLastMinute })
        }
    }

    @Test("ACC-118 DISP-09 403 InvalidProviderToken holds the lane, pages once, and a replaced key sends what waited")
    func credential() async throws {
        try await withFixture(credentials: false) { fixture in
            try await fixture.putAPNsKey("KEY0000009", trusted: false)
            try await fixture.enqueue((0..<20).map { TestPushes.push("p\($0)", devices: ["dev_\($0)"], user: "u\($0)") })
            try await fixture.until("lane blocked") { try await fixture.status().lanes.contains { $0.state == .blocked } }
            try await fixture.quiet()
            let status = try await fixture.status()
            #expect(status.queued == 20)
            #expect(status.lanes.first?.reason.contains("InvalidProviderToken") == true)
            #expect(fixture.peers.outcomes.isEmpty, "nothing failed")
            #expect(fixture.peers.reports.isEmpty, "no device is to blame")
            try await fixture.until("connections closed") { try await fixture.status().lanes.allSatisfy { $0.connections == 0 } }
            try await fixture.putAPNsKey("KEY0000001")
            try await fixture.until("all sent") { fixture.peers.statuses().values.filter { $0 == .sent }.count == 20 }
            #expect(fixture.peers.outcomes.allSatisfy { $0.attemptNumber == 1 })
        }
    }

    @Test("DISP-09 T13 an expired provider token is replaced once, at once, uncounted")
    func expiredToken() async throws {
        try await withFixture { fixture in
            try await fixture.fault("apns", status: 403, reason: "ExpiredProviderToken")
            try await fixture.enqueue([TestPushes.push("p1")])
            try await fixture.until("sent") { fixture.peers.statuses() == ["dev_1": .sent] }
            #expect(fixture.peers.outcomes.map(\.attemptNumber) == [1])
            let tokens = try await fixture.requests("apns").compactMap { $0.headers["authorization"] }
            #expect(tokens.count == 2)
            #expect(Set(tokens).count == 2)
        }
    }

    @Test("DISP-09 T12 T13 a token made in place of an expired one goes on new connections, and stays for 20 minutes at least")
    func renewedToken() async throws {
        let latest = start + .seconds(86_400)
        try await withFixture { fixture in
            func send(_ names: [String]) async throws {
                try await fixture.enqueue(names.map { TestPushes.push($0, devices: ["dev_" + $0], expiresAt: latest, user: $0) })
                try await fixture.until("sent") { names.allSatisfy { fixture.peers.statuses()["dev_" + $0] == .sent } }
            }
            func tokens() async throws -> [String] {
                try await fixture.requests("apns").reduce(into: []) { tokens, request in
                    if let token = request.headers["authorization"], tokens.last != token { tokens.append(token) }
                }
            }
            // The connection has seen a change of tokens already, so that APNs would refuse another one there.
            try await send(["a"])
            try await fixture.advance(by: .seconds(30 * 60))
            try await send(["b"])
            try await fixture.advance(by: .seconds(19 * 60))
            try await fixture.fault("apns", status: 403, reason: "ExpiredProviderToken", times: 5)
            try await send((0..<50).map { "c\($0)" })
            #expect(!(try await fixture.requests("apns").contains { $0.status == 429 }))
            let renewed = try await tokens()
            #expect(renewed.count == 3)
            let requests = try await fixture.requests("apns")
            let last = renewed.last
            let ofRenewed = Set(requests.filter { $0.headers["authorization"] == last }.map(\.connection))
            #expect(requests.allSatisfy { $0.headers["authorization"] == last || !ofRenewed.contains($0.connection) })
            // The turn of the hour comes too soon, the one after it does not.
            try await fixture.advance(by: .seconds(12 * 60))
            try await send(["d"])
            #expect(try await tokens() == renewed)
            try await fixture.advance(by: .seconds(30 * 60))
            try await send(["e"])
            #expect(try await tokens().count == 4)
            #expect(fixture.peers.outcomes.allSatisfy { $0.status == .sent && $0.attemptNumber == 1 })
        }
    }

    @Test("T15 T27 DISP-08 a retry has the token of its own half hour, and the id of the first attempt")
    func retryHeaders() async throws {
        try await withFixture { fixture in
            try await fixture.fault("apns", status: 429, reason: "TooManyRequests", retryAfter: 30 * 60)
            try await fixture.enqueue([TestPushes.push("p1", expiresAt: start + .seconds(86_400))])
            try await fixture.until("refused") { fixture.peers.outcomes.count == 1 }
            try await fixture.advance(by: .seconds(30 * 60))
            try await fixture.until("sent") { fixture.peers.statuses() == ["dev_1": .sent] }
            let requests = try await fixture.requests("apns")
            #expect(requests.map(\.status) == [429, 200])
            #expect(Set(requests.compactMap { $0.headers["authorization"] }).count == 2)
            #expect(Set(requests.compactMap { $0.headers["apns-id"] }).count == 1)
        }
    }

    @Test("DISP-24 T12 TooManyProviderTokenUpdates: back to the token before, a pause for the lane, and no attempt is counted")
    func tooManyTokens() async throws {
        try await withFixture { fixture in
            try await fixture.enqueue([TestPushes.push("warm", devices: ["dev_w"])])
            try await fixture.until("warm") { fixture.peers.statuses()["dev_w"] == .sent }
            try await fixture.fault("apns", status: 403, reason: "ExpiredProviderToken")
            try await fixture.fault("apns", status: 429, reason: "TooManyProviderTokenUpdates", times: 3)
            try await fixture.enqueue([TestPushes.push("p1")])
            try await fixture.until("throttled") { try await fixture.status().lanes.contains { $0.state == .throttled } }
            try await fixture.enqueue((2...20).map { TestPushes.push("p\($0)", devices: ["dev_\($0)"], user: "u\($0)") })
            try await fixture.advance(by: .milliseconds(999))
            let early = try await fixture.requests("apns")
            #expect(early.map(\.status) == [200, 403, 429], "the others wait")
            try await fixture.advance(by: .seconds(20))
            try await fixture.until("all sent") { fixture.peers.statuses().values.filter { $0 == .sent }.count == 21 }
            let requests = try await fixture.requests("apns")
            let tokens = requests.compactMap { $0.headers["authorization"] }
            #expect(Set(tokens).count == 2, "one token was made, and no other")
            #expect(requests.last?.headers["authorization"] == tokens.first, "the one before serves on")
            #expect(requests.filter { $0.status == 429 }.count == 3)
            #expect(fixture.peers.outcomes.filter { $0.status == .sent }.allSatisfy { $0.attemptNumber == 1 })
            #expect(try await fixture.status().deadLetters == 0)
        }
    }

    @Test("ACC-120 DISP-24 429 with Retry-After 7: no request of that lane before 7 s, then all")
    func laneThrottle() async throws {
        try await withFixture { fixture in
            try await fixture.fault("fcm", status: 429, reason: "QUOTA_EXCEEDED", retryAfter: 7)
            try await fixture.enqueue([TestPushes.push("p1", devices: ["fcm_1"])])
            try await fixture.until("throttled") { try await fixture.status().lanes.contains { $0.state == .throttled } }
            try await fixture.enqueue((2..<10).map { TestPushes.push("p\($0)", devices: ["fcm_\($0)"], user: "u\($0)") })
            try await fixture.enqueue([TestPushes.push("other", devices: ["dev_1"])])
            try await fixture.advance(by: .milliseconds(6_999))
            #expect(try await fixture.requests("fcm").count == 1)
            #expect(fixture.peers.statuses()["dev_1"] == .sent, "the other lane goes on (T33)")
            try await fixture.advance(by: .milliseconds(1))
            try await fixture.until("all sent") { fixture.peers.statuses().values.filter { $0 == .sent }.count == 10 }
        }
    }

    @Test("DISP-24 T31 APNs TooManyRequests delays its device alone")
    func deviceThrottle() async throws {
        try await withFixture { fixture in
            try await fixture.fault("apns", status: 429, reason: "TooManyRequests", token: TestPushes.token(of: "dev_1"), retryAfter: 20)
            try await fixture.enqueue([TestPushes.push("p1", devices: ["dev_1"])])
            try await fixture.until("refused") { fixture.peers.outcomes.count == 1 }
            try await fixture.enqueue([TestPushes.push("p2", devices: ["dev_1", "dev_2"])])
            try await fixture.until("dev_2 sent") { fixture.peers.statuses()["dev_2"] == .sent }
            try await fixture.advance(by: .seconds(19))
            #expect(try await fixture.requests("apns").filter { $0.token == TestPushes.token(of: "dev_1") }.count == 1)
            try await fixture.advance(by: .seconds(1))
            try await fixture.until("dev_1 sent") {
                fixture.peers.outcomes.filter { $0.pushDeviceId == "dev_1" && $0.status == .sent }.count == 2
            }
        }
    }

    @Test("DISP-05 a provider that cannot be reached: pushes stay queued and uncounted, the lane says why")
    func unreachable() async throws {
        try await withFixture(apnsURL: "https://127.0.0.1:1") { fixture in
            try await fixture.enqueue([TestPushes.push("p1", expiresAt: start + .seconds(60)), TestPushes.push("p2", devices: ["fcm_1"])])
            try await fixture.until("told") { try await fixture.status().lanes.contains { $0.state == .unreachable && $0.lane.hasPrefix("apns") } }
            let lane = try #require(try await fixture.status().lanes.first { $0.lane.hasPrefix("apns") })
            #expect(lane.reason.contains("127.0.0.1:1"), "\(lane.reason)")
            try await fixture.until("the other lane") { fixture.peers.statuses()["fcm_1"] == .sent }
            try await fixture.until("back in the queue") { try await fixture.status().queued == 1 }
            #expect(try await fixture.status().lanes.map(\.waiting) == [1, 0])
            let unsent = try await fixture.components.pushes.listUnsent(
                .init(tenant: TestPushes.tenant, notificationId: "notif_p1"), context: DispatcherFixture.context
            ).deliveries
            #expect(unsent.map(\.pushDeviceId) == ["dev_1"] && unsent.map(\.state) == [.queued])
            #expect(unsent.first?.lane?.state == .unreachable && unsent.first?.lane?.reason.contains("127.0.0.1:1") == true, "\(unsent)")
            for (tenant, notification) in [(TestPushes.tenant, "notif_p2"), (.init(organizationId: "org_eve", appId: "chat"), "notif_p1")] {
                let others = try await fixture.components.pushes.listUnsent(
                    .init(tenant: tenant, notificationId: notification), context: DispatcherFixture.context)
                #expect(others.deliveries.isEmpty)
            }
            try await fixture.advance(by: .seconds(60))
            try await fixture.until("expired") { fixture.peers.statuses()["dev_1"] == .expired }
            #expect(fixture.peers.outcomes(of: "p1").map(\.attemptNumber) == [0])
        }
    }
}
