import CarillonAPI
import ProviderSimulator
import ServiceKit
import Testing

@testable import DispatcherService

@Suite(.serialized) struct ProviderFaultTests {
    let start = TestPushes.start

    @Test("ACC-114 FCM answers 503 always: 5 deliveries with waits 1, 5, 30, 120 s, a dead letter, and requeue sends it")
    func deadLetter() async throws {
        try await withBench { bench in
            try await bench.fault("fcm", status: 503, reason: "UNAVAILABLE", times: 0)
            try await bench.enqueue([TestPushes.push("p1", devices: ["fcm_1"])])
            try await bench.advance(by: .seconds(600))
            let times = try await bench.requests("fcm").map { ($0.receivedAtMs - start.milliseconds) / 1_000 }
            #expect(times == [0, 1, 6, 36, 156])
            let outcomes = bench.peers.outcomes(of: "p1")
            #expect(outcomes.map(\.status) == [.queued, .queued, .queued, .queued, .failed])
            #expect(outcomes.map(\.attemptNumber) == [1, 2, 3, 4, 5])
            #expect(outcomes.map(\.sequence) == [1, 2, 3, 4, 5])
            #expect(bench.peers.reports.isEmpty, "an outage says nothing about the device")

            let list = try await bench.parts.pushes.deadLetters(
                DispatcherV1.DeadLettersRequest(tenant: TestPushes.tenant), context: DispatcherBench.context)
            #expect(list.deadLetters.map(\.pushId) == ["p1"])
            #expect(list.deadLetters.first?.providerCode == "UNAVAILABLE")
            #expect(list.deadLetters.first?.attempts == 5)

            try await bench.clearFaults()
            // Without a record nothing is done (SEC-10).
            bench.audit.setAway(true)
            let all = DispatcherV1.RequeueRequest(tenant: TestPushes.tenant, all: true)
            await #expect(throws: APIError.self) { try await bench.parts.pushes.requeue(all, context: DispatcherBench.context) }
            #expect(try await bench.status().deadLetters == 1)
            bench.audit.setAway(false)
            let requeued = try await bench.parts.pushes.requeue(
                DispatcherV1.RequeueRequest(tenant: TestPushes.tenant, pushIds: ["p1"]), context: DispatcherBench.context)
            #expect(requeued.requeued == 1)
            try await bench.until("sent after all") { bench.peers.statuses() == ["fcm_1": .sent] }
            #expect(try await bench.status().deadLetters == 0)
            #expect(bench.audit.all.last == "dead_letter.requeued " && bench.audit.details.last == "dispatcher, p1")
        }
    }

    @Test("ACC-115 T29 one of two devices answered 500: that one alone is retried, with the same apns-id (T27)")
    func oneDevice() async throws {
        try await withBench { bench in
            try await bench.fault("apns", status: 500, reason: "InternalServerError", token: TestPushes.token(of: "dev_2"))
            try await bench.enqueue([TestPushes.push("p1", devices: ["dev_1", "dev_2"])])
            try await bench.until("first round") { bench.peers.outcomes.count == 2 }
            try await bench.advance(by: .seconds(1))
            try await bench.until("second round") { bench.peers.statuses() == ["dev_1": .sent, "dev_2": .sent] }
            let requests = try await bench.requests("apns")
            #expect(requests.filter { $0.token == TestPushes.token(of: "dev_1") }.count == 1)
            let retried = requests.filter { $0.token == TestPushes.token(of: "dev_2") }
            #expect(retried.map(\.status) == [500, 200])
            #expect(Set(retried.compactMap { $0.headers["apns-id"] }).count == 1)
        }
    }

    @Test("ACC-116 T5 T26 a silent provider: given up at 30 s, retried with the same id, never called failed")
    func silence() async throws {
        try await withBench { bench in
            try await bench.fault("apns", action: .withhold)
            try await bench.enqueue([TestPushes.push("p1")])
            try await bench.until("request out") { try await bench.requests("apns").count == 1 }
            try await bench.advance(by: .milliseconds(29_999))
            #expect(bench.peers.outcomes.isEmpty)
            try await bench.advance(by: .milliseconds(1))
            try await bench.until("timed out") { bench.peers.outcomes.map(\.providerCode) == ["timeout"] }
            #expect(bench.peers.outcomes[0].status == .queued)
            try await bench.advance(by: .seconds(1))
            try await bench.until("sent") { bench.peers.statuses() == ["dev_1": .sent] }
            #expect(Set(try await bench.requests("apns").compactMap { $0.headers["apns-id"] }).count == 1)
        }
    }

    @Test("ACC-116 T4 GOAWAY: what was not processed moves to a new connection and no attempt is counted")
    func goAway() async throws {
        try await withBench { bench in
            // Warm the connection first, so that many streams are open when it ends.
            try await bench.enqueue([TestPushes.push("warm", devices: ["dev_w"])])
            try await bench.until("warm") { bench.peers.outcomes.count == 1 }
            try await bench.fault("apns", action: .goaway)
            try await bench.enqueue((0..<100).map { TestPushes.push("p\($0)", devices: ["dev_\($0)"], user: "u\($0)") })
            try await bench.until("all sent") { bench.peers.statuses().values.filter { $0 == .sent }.count == 101 }
            #expect(bench.peers.outcomes.filter { $0.status == .sent }.allSatisfy { $0.attemptNumber == 1 })
            // The ended connection carries nothing more. How many take its place depends on how soon the first of them answers (T1).
            let requests = try await bench.requests("apns")
            let ending = try #require(requests.first { $0.reason == "goaway" })
            #expect(requests.allSatisfy { $0.sequence <= ending.sequence || $0.connection != ending.connection })
        }
    }

    @Test("T3 a reset stream is an unknown outcome and follows the retry list; the others go on")
    func reset() async throws {
        try await withBench { bench in
            try await bench.fault("apns", action: .reset, token: TestPushes.token(of: "dev_1"))
            try await bench.enqueue([TestPushes.push("p1", devices: ["dev_1", "dev_2"])])
            try await bench.until("first round") { bench.peers.outcomes.count == 2 }
            #expect(bench.peers.statuses() == ["dev_1": .queued, "dev_2": .sent])
            try await bench.advance(by: .seconds(1))
            try await bench.until("sent") { bench.peers.statuses()["dev_1"] == .sent }
        }
    }

    @Test("T2 the stream limit drops to 1 with pushes in flight: none is lost, none is sent twice")
    func streamLimit() async throws {
        try await withBench { bench in
            try await bench.enqueue((0..<200).map { TestPushes.push("a\($0)", devices: ["a_\($0)"], user: "u\($0)") })
            _ = try await bench.control.setStreamLimit(SimulatorV1.SetStreamLimitRequest(maxConcurrentStreams: 1), context: DispatcherBench.context)
            try await bench.enqueue((0..<200).map { TestPushes.push("b\($0)", devices: ["b_\($0)"], user: "u\($0)") })
            try await bench.until("all sent") { bench.peers.statuses().values.filter { $0 == .sent }.count == 400 }
            let statistics = try await bench.statistics()
            #expect(statistics.accepted["apns"] == 400)
            #expect(statistics.duplicates == 0)
            #expect(statistics.violations.isEmpty)
        }
    }

    @Test("ACC-117 T20 a dead address is reported with the provider's word, never retried; the report names the address version (T19)")
    func deadAddresses() async throws {
        try await withBench { bench in
            let died = start.milliseconds - 5_000
            try await bench.fault("apns", status: 410, reason: "Unregistered", token: TestPushes.token(of: "dev_1"), deadSince: died)
            try await bench.fault("apns", status: 400, reason: "BadDeviceToken", token: TestPushes.token(of: "dev_2"))
            try await bench.fault("fcm", status: 404, reason: "UNREGISTERED", token: TestPushes.token(of: "fcm_1"))
            try await bench.enqueue([TestPushes.push("p1", devices: ["dev_1", "dev_2", "fcm_1"])])
            try await bench.until("three reports") { bench.peers.reports.count == 3 && bench.peers.outcomes.count == 3 }
            try await bench.advance(by: .seconds(700))
            let reports = Dictionary(uniqueKeysWithValues: bench.peers.reports.map { ($0.pushDeviceId, $0) })
            #expect(reports.mapValues(\.reason) == ["dev_1": "Unregistered", "dev_2": "BadDeviceToken", "fcm_1": "UNREGISTERED"])
            #expect(reports.mapValues(\.verdict) == ["dev_1": .dead, "dev_2": .unrecognized, "fcm_1": .dead])
            #expect(reports.values.allSatisfy { $0.addressVersion == 1 })
            #expect(reports["dev_1"]?.observedAtMs == died)
            #expect(bench.peers.outcomes.allSatisfy { $0.status == .failed && $0.failureReason == "device_gone" })
            #expect(try await bench.requests("apns").count == 2)
            #expect(try await bench.requests("fcm").count == 1)
            #expect(try await bench.status().deadLetters == 0)
        }
    }

    @Test("ACC-017 REG-21 a refusal for good is counted against the device, an outage and a wrong topic are not")
    func deviceFailures() async throws {
        try await withBench { bench in
            try await bench.fault("fcm", status: 400, reason: "INVALID_ARGUMENT", token: TestPushes.token(of: "fcm_1"))
            try await bench.fault("apns", status: 400, reason: "BadTopic", token: TestPushes.token(of: "dev_1"))
            try await bench.fault("apns", status: 503, reason: "ServiceUnavailable", token: TestPushes.token(of: "dev_2"))
            try await bench.enqueue([TestPushes.push("p1", devices: ["fcm_1", "dev_1", "dev_2"])])
            try await bench.until("one report") { bench.peers.reports.contains { $0.pushDeviceId == "fcm_1" } }
            try await bench.until("two failures") { bench.peers.outcomes.filter { $0.status == .failed }.count == 2 }
            let failed = bench.peers.reports.filter { $0.verdict != .ok }
            #expect(failed.map(\.pushDeviceId) == ["fcm_1"] && failed.map(\.verdict) == [.failed])
            #expect(failed.map(\.reason) == ["INVALID_ARGUMENT"] && failed.allSatisfy { !$0.attemptId.isEmpty })
        }
    }

    @Test("REG-20 T20 a report on a dead token says how the minute's answers were, those of its own moment among them")
    func answersOfTheMinute() async throws {
        try await withBench { bench in
            let users = (0..<30).map { "dev_\($0)" }
            for device in users.prefix(25) { try await bench.fault("apns", status: 410, reason: "Unregistered", token: TestPushes.token(of: device)) }
            try await bench.enqueue(users.map { TestPushes.push("p_\($0)", devices: [$0], user: "u_\($0)") })
            try await bench.until("all reports") { bench.peers.reports.filter { $0.verdict == .dead }.count == 25 }
            let last = try #require(bench.peers.reports.filter { $0.verdict == .dead }.max { $0.answersLastMinute < $1.answersLastMinute })
            #expect(last.deadLastMinute == 25)
            #expect((25...30).contains(last.answersLastMinute))
            #expect(bench.peers.reports.allSatisfy { $0.deadLastMinute <= $0.answersLastMinute })
        }
    }

    @Test("ACC-118 DISP-09 403 InvalidProviderToken holds the lane, pages once, and a replaced key sends what waited")
    func credential() async throws {
        try await withBench(credentials: false) { bench in
            try await bench.putAPNsKey("KEY0000009", trusted: false)
            try await bench.enqueue((0..<20).map { TestPushes.push("p\($0)", devices: ["dev_\($0)"], user: "u\($0)") })
            try await bench.until("lane held") { try await bench.status().lanes.contains { $0.state == .held } }
            try await bench.quiet()
            let status = try await bench.status()
            #expect(status.queued == 20)
            #expect(status.lanes.first?.reason.contains("InvalidProviderToken") == true)
            #expect(bench.peers.outcomes.isEmpty, "nothing failed")
            #expect(bench.peers.reports.isEmpty, "no device is to blame")
            try await bench.until("connections closed") { try await bench.status().lanes.allSatisfy { $0.connections == 0 } }
            try await bench.putAPNsKey("KEY0000001")
            try await bench.until("all sent") { bench.peers.statuses().values.filter { $0 == .sent }.count == 20 }
            #expect(bench.peers.outcomes.allSatisfy { $0.attemptNumber == 1 })
        }
    }

    @Test("DISP-09 T13 an expired provider token is replaced once, at once, uncounted")
    func expiredToken() async throws {
        try await withBench { bench in
            try await bench.fault("apns", status: 403, reason: "ExpiredProviderToken")
            try await bench.enqueue([TestPushes.push("p1")])
            try await bench.until("sent") { bench.peers.statuses() == ["dev_1": .sent] }
            #expect(bench.peers.outcomes.map(\.attemptNumber) == [1])
            let tokens = try await bench.requests("apns").compactMap { $0.headers["authorization"] }
            #expect(tokens.count == 2)
            #expect(Set(tokens).count == 2)
        }
    }

    @Test("DISP-09 T12 T13 a token made in place of an expired one goes on new connections, and stays for 20 minutes at least")
    func renewedToken() async throws {
        let latest = start + .seconds(86_400)
        try await withBench { bench in
            func send(_ names: [String]) async throws {
                try await bench.enqueue(names.map { TestPushes.push($0, devices: ["dev_" + $0], expiresAt: latest, user: $0) })
                try await bench.until("sent") { names.allSatisfy { bench.peers.statuses()["dev_" + $0] == .sent } }
            }
            func tokens() async throws -> [String] {
                try await bench.requests("apns").reduce(into: []) { tokens, request in
                    if let token = request.headers["authorization"], tokens.last != token { tokens.append(token) }
                }
            }
            // The connection has seen a change of tokens already, so that APNs would refuse another one there.
            try await send(["a"])
            try await bench.advance(by: .seconds(30 * 60))
            try await send(["b"])
            try await bench.advance(by: .seconds(19 * 60))
            try await bench.fault("apns", status: 403, reason: "ExpiredProviderToken", times: 5)
            try await send((0..<50).map { "c\($0)" })
            #expect(!(try await bench.requests("apns").contains { $0.status == 429 }))
            let renewed = try await tokens()
            #expect(renewed.count == 3)
            let requests = try await bench.requests("apns")
            let last = renewed.last
            let ofRenewed = Set(requests.filter { $0.headers["authorization"] == last }.map(\.connection))
            #expect(requests.allSatisfy { $0.headers["authorization"] == last || !ofRenewed.contains($0.connection) })
            // The turn of the hour comes too soon, the one after it does not.
            try await bench.advance(by: .seconds(12 * 60))
            try await send(["d"])
            #expect(try await tokens() == renewed)
            try await bench.advance(by: .seconds(30 * 60))
            try await send(["e"])
            #expect(try await tokens().count == 4)
            #expect(bench.peers.outcomes.allSatisfy { $0.status == .sent && $0.attemptNumber == 1 })
        }
    }

    @Test("DISP-24 T12 TooManyProviderTokenUpdates: back to the token before, a pause for the lane, and no attempt is counted")
    func tooManyTokens() async throws {
        try await withBench { bench in
            try await bench.enqueue([TestPushes.push("warm", devices: ["dev_w"])])
            try await bench.until("warm") { bench.peers.statuses()["dev_w"] == .sent }
            try await bench.fault("apns", status: 403, reason: "ExpiredProviderToken")
            try await bench.fault("apns", status: 429, reason: "TooManyProviderTokenUpdates", times: 3)
            try await bench.enqueue([TestPushes.push("p1")])
            try await bench.until("throttled") { try await bench.status().lanes.contains { $0.state == .throttled } }
            try await bench.enqueue((2...20).map { TestPushes.push("p\($0)", devices: ["dev_\($0)"], user: "u\($0)") })
            try await bench.advance(by: .milliseconds(999))
            let early = try await bench.requests("apns")
            #expect(early.map(\.status) == [200, 403, 429], "the others wait")
            try await bench.advance(by: .seconds(20))
            try await bench.until("all sent") { bench.peers.statuses().values.filter { $0 == .sent }.count == 21 }
            let requests = try await bench.requests("apns")
            let tokens = requests.compactMap { $0.headers["authorization"] }
            #expect(Set(tokens).count == 2, "one token was made, and no other")
            #expect(requests.last?.headers["authorization"] == tokens.first, "the one before serves on")
            #expect(requests.filter { $0.status == 429 }.count == 3)
            #expect(bench.peers.outcomes.filter { $0.status == .sent }.allSatisfy { $0.attemptNumber == 1 })
            #expect(try await bench.status().deadLetters == 0)
        }
    }

    @Test("ACC-120 DISP-24 429 with Retry-After 7: no request of that lane before 7 s, then all")
    func laneThrottle() async throws {
        try await withBench { bench in
            try await bench.fault("fcm", status: 429, reason: "QUOTA_EXCEEDED", retryAfter: 7)
            try await bench.enqueue([TestPushes.push("p1", devices: ["fcm_1"])])
            try await bench.until("throttled") { try await bench.status().lanes.contains { $0.state == .throttled } }
            try await bench.enqueue((2..<10).map { TestPushes.push("p\($0)", devices: ["fcm_\($0)"], user: "u\($0)") })
            try await bench.enqueue([TestPushes.push("other", devices: ["dev_1"])])
            try await bench.advance(by: .milliseconds(6_999))
            #expect(try await bench.requests("fcm").count == 1)
            #expect(bench.peers.statuses()["dev_1"] == .sent, "the other lane goes on (T33)")
            try await bench.advance(by: .milliseconds(1))
            try await bench.until("all sent") { bench.peers.statuses().values.filter { $0 == .sent }.count == 10 }
        }
    }

    @Test("DISP-24 T31 APNs TooManyRequests delays its device alone")
    func deviceThrottle() async throws {
        try await withBench { bench in
            try await bench.fault("apns", status: 429, reason: "TooManyRequests", token: TestPushes.token(of: "dev_1"), retryAfter: 20)
            try await bench.enqueue([TestPushes.push("p1", devices: ["dev_1"])])
            try await bench.until("refused") { bench.peers.outcomes.count == 1 }
            try await bench.enqueue([TestPushes.push("p2", devices: ["dev_1", "dev_2"])])
            try await bench.until("dev_2 sent") { bench.peers.statuses()["dev_2"] == .sent }
            try await bench.advance(by: .seconds(19))
            #expect(try await bench.requests("apns").filter { $0.token == TestPushes.token(of: "dev_1") }.count == 1)
            try await bench.advance(by: .seconds(1))
            try await bench.until("dev_1 sent") {
                bench.peers.outcomes.filter { $0.pushDeviceId == "dev_1" && $0.status == .sent }.count == 2
            }
        }
    }

    @Test("DISP-05 a provider that cannot be reached: pushes stay queued and uncounted, the lane says why")
    func unreachable() async throws {
        try await withBench(apnsURL: "https://127.0.0.1:1") { bench in
            try await bench.enqueue([TestPushes.push("p1", expiresAt: start + .seconds(60)), TestPushes.push("p2", devices: ["fcm_1"])])
            try await bench.until("told") { try await bench.status().lanes.contains { $0.state == .unreachable && $0.lane.hasPrefix("apns") } }
            let lane = try #require(try await bench.status().lanes.first { $0.lane.hasPrefix("apns") })
            #expect(lane.reason.contains("127.0.0.1:1"), "\(lane.reason)")
            try await bench.until("the other lane") { bench.peers.statuses()["fcm_1"] == .sent }
            try await bench.until("back in the queue") { try await bench.status().queued == 1 }
            #expect(try await bench.status().lanes.map(\.waiting) == [1, 0])
            let unsent = try await bench.parts.pushes.listUnsent(
                .init(tenant: TestPushes.tenant, notificationId: "notif_p1"), context: DispatcherBench.context
            ).deliveries
            #expect(unsent.map(\.pushDeviceId) == ["dev_1"] && unsent.map(\.state) == [.queued])
            #expect(unsent.first?.lane?.state == .unreachable && unsent.first?.lane?.reason.contains("127.0.0.1:1") == true, "\(unsent)")
            for (tenant, notification) in [(TestPushes.tenant, "notif_p2"), (.init(organizationId: "org_eve", appId: "chat"), "notif_p1")] {
                let others = try await bench.parts.pushes.listUnsent(
                    .init(tenant: tenant, notificationId: notification), context: DispatcherBench.context)
                #expect(others.deliveries.isEmpty)
            }
            try await bench.advance(by: .seconds(60))
            try await bench.until("expired") { bench.peers.statuses()["dev_1"] == .expired }
            #expect(bench.peers.outcomes(of: "p1").map(\.attemptNumber) == [0])
        }
    }
}
