import CarillonAPI
import Foundation
import Providers
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import DispatcherService

/// The dispatcher and the simulated Expo.
@Suite(.serialized) struct ExpoTests {
    private let start = TestPushes.start

    private func withExpo(settings: [String: PolicyValue] = [:], _ body: (DispatcherFixture) async throws -> Void) async throws {
        try await withFixture(settings: settings) { fixture in
            try await fixture.put(.expo, ["project": "@carillon/demo", "access_token": "secret"])
            try await body(fixture)
        }
    }

    /// The number of messages in each request, the largest first.
    private func sizes(_ fixture: DispatcherFixture) async throws -> [Int] {
        let bodies = try await fixture.requests("expo").map { (try? JSONSerialization.jsonObject(with: Data($0.body))) as? [Any] ?? [] }
        return bodies.map(\.count).sorted(by: >)
    }

    /// When Expo was asked for receipts, in seconds.
    private func polls(_ fixture: DispatcherFixture) async throws -> [Int64] {
        try await fixture.requests("expo_receipts").map { ($0.receivedAtMs - start.milliseconds) / 1_000 }
    }

    private func awaited(_ fixture: DispatcherFixture) async throws -> Int {
        try await fixture.store.read { database in
            try AwaitedReceiptTable.due("expo", at: .distantFuture, limit: 10_000, database).count
        }
    }

    @Test("ACC-101 DISP-18 DISP-19 150 messages leave in requests of 100 and 50, and receipts are asked for after 15 min")
    func batches() async throws {
        try await withExpo { fixture in
            try await fixture.enqueue([TestPushes.push("p1", devices: (1...150).map { "expo_\($0)" })])
            try await fixture.until("150 outcomes") { fixture.peers.outcomes.count == 150 }
            #expect(fixture.peers.outcomes.allSatisfy { $0.status == .sent && $0.provider == "expo" && !$0.providerMessageId.isEmpty })
            #expect(try await sizes(fixture) == [100, 50])
            #expect(try await fixture.requests("expo").allSatisfy { $0.headers["authorization"] == "Bearer secret" })
            #expect(try await awaited(fixture) == 150)
            try await fixture.advance(by: .seconds(899))
            #expect(try await polls(fixture).isEmpty)
            try await fixture.advance(by: .seconds(1))
            try await fixture.until("receipts") { fixture.peers.outcomes.count == 300 }
            #expect(try await polls(fixture) == [900])
            #expect(Set(fixture.peers.statuses().values) == [.delivered] && fixture.peers.reports.allSatisfy { $0.verdict != .dead })
            #expect(try await awaited(fixture) == 0)
            #expect(try await fixture.statistics().violations.isEmpty)
        }
    }

    @Test("DISP-18 expo_batch_size and expo_receipt_first_poll_seconds are the app's")
    func settings() async throws {
        try await withExpo(settings: ["expo_batch_size": .int(2), "expo_receipt_first_poll_seconds": .int(60)]) { fixture in
            try await fixture.enqueue([TestPushes.push("p1", devices: (1...5).map { "expo_\($0)" })])
            try await fixture.until("five outcomes") { fixture.peers.outcomes.count == 5 }
            #expect(try await sizes(fixture) == [2, 2, 1])
            try await fixture.advance(by: .seconds(60))
            #expect(try await polls(fixture) == [60])
        }
    }

    @Test("ACC-101 DISP-27 A project never gets more than 600 messages in a second")
    func rate() async throws {
        try await withExpo { fixture in
            try await fixture.enqueue((1...4).map { push in TestPushes.push("p\(push)", devices: (1...500).map { "expo_\(push)-\($0)" }) })
            try await fixture.advance(by: .seconds(10))
            #expect(fixture.peers.outcomes.count { $0.status == .sent } == 2_000)
            // The simulator refuses what is more, as Expo does.
            #expect(try await fixture.statistics().violations.isEmpty)
        }
    }

    @Test("DISP-19 DISP-27 a backlog leaves at nearly 600 messages a second, each second alike, in requests of 100")
    func backlog() async throws {
        try await withExpo { fixture in
            try await fixture.enqueue((1...7).map { push in TestPushes.push("p\(push)", devices: (1...500).map { "expo_\(push)-\($0)" }) })
            try await fixture.advance(by: .seconds(6))
            let times = try await fixture.requests("expo").map { $0.receivedAtMs - start.milliseconds }
            #expect(try await sizes(fixture) == Array(repeating: 100, count: 35))
            for second in 0..<5 {
                let requests = times.count { (Int64(second) * 1_000..<Int64(second + 1) * 1_000).contains($0) }
                #expect((5...6).contains(requests), "in second \(second)")
            }
            #expect(try await fixture.statistics().violations.isEmpty)
        }
    }

    @Test("ACC-098 DISP-23 Expo answers 503: attempts at 0, 1, 6 and 31 s; a success on the third is attempt 3, four failures are failed")
    func outage() async throws {
        let settings: [String: PolicyValue] = ["retry_delays_seconds": .list([1, 5, 25].map { .int($0) }), "max_attempts": .int(4)]
        try await withExpo(settings: settings) { fixture in
            try await fixture.fault("expo", status: 503, times: 4, token: TestPushes.token(of: "expo_1"))
            try await fixture.enqueue([TestPushes.push("p1", devices: ["expo_1"])])
            try await fixture.advance(by: .seconds(60))
            let times = try await fixture.requests("expo").map { ($0.receivedAtMs - start.milliseconds) / 1_000 }
            #expect(times == [0, 1, 6, 31])
            #expect(fixture.peers.outcomes(of: "p1").map(\.status) == [.queued, .queued, .queued, .failed])
            #expect(fixture.peers.reports.isEmpty, "an outage says nothing about the device")
        }
        try await withExpo(settings: settings) { fixture in
            try await fixture.fault("expo", status: 503, times: 2, token: TestPushes.token(of: "expo_2"))
            try await fixture.enqueue([TestPushes.push("p2", devices: ["expo_2"])])
            try await fixture.advance(by: .seconds(10))
            let outcome = try #require(fixture.peers.outcomes(of: "p2").last)
            #expect(outcome.status == .sent && outcome.attemptNumber == 3)
            #expect(fixture.peers.reports.allSatisfy { $0.verdict == .ok }, "an outage says nothing about the device")
        }
    }

    @Test("DISP-20 each ticket of a request is about its own device: dead, too large twice, too often, accepted")
    func tickets() async throws {
        try await withExpo { fixture in
            func token(_ number: Int) -> String { TestPushes.token(of: "expo_\(number)") }
            try await fixture.fault("expo", status: 200, reason: "DeviceNotRegistered", token: token(2))
            try await fixture.fault("expo", status: 200, reason: "MessageTooBig", times: 2, token: token(3))
            try await fixture.fault("expo", status: 200, reason: "MessageRateExceeded", token: token(4))
            var push = TestPushes.push("p1", devices: (1...4).map { "expo_\($0)" })
            push.contents[0].body = String(repeating: "long ", count: 300)
            try await fixture.enqueue([push])
            try await fixture.until("four outcomes") { fixture.peers.outcomes.count == 4 }
            let outcomes = Dictionary(fixture.peers.outcomes.map { ($0.pushDeviceId, $0) }) { $1 }
            #expect(outcomes["expo_1"]?.status == .sent)
            #expect(outcomes["expo_2"]?.failureReason == "device_gone" && outcomes["expo_2"]?.providerCode == "DeviceNotRegistered")
            #expect(outcomes["expo_3"]?.failureReason == "payload_too_large")
            #expect(outcomes["expo_4"]?.status == .queued && outcomes["expo_4"]?.providerCode == "MessageRateExceeded")
            try await fixture.until("a report") { fixture.peers.reports.contains { $0.verdict == .dead } }
            #expect(fixture.peers.reports.filter { $0.verdict == .dead }.map(\.pushDeviceId) == ["expo_2"])
            try await fixture.advance(by: .seconds(1))
            // By the retry schedule, as attempt 2.
            #expect(fixture.peers.outcomes.last { $0.pushDeviceId == "expo_4" }?.attemptNumber == 2 && fixture.peers.statuses()["expo_4"] == .sent)
            // The large one went again alone, and smaller.
            #expect(try await sizes(fixture) == [4, 1, 1])
        }
    }

    @Test("DISP-20 Messages of two projects are divided by project, and each leaves once")
    func projects() async throws {
        try await withExpo { fixture in
            let devices = ["expo_a.1", "expo_b.1", "expo_a.2", "expo_b.2", "expo_a.3"]
            try await fixture.enqueue([TestPushes.push("p1", devices: devices)])
            try await fixture.until("five outcomes") { fixture.peers.outcomes.count == 5 }
            #expect(fixture.peers.outcomes.allSatisfy { $0.status == .sent && $0.attemptNumber == 1 })
            #expect(try await sizes(fixture) == [5, 3, 2])
            #expect(try await fixture.statistics().duplicates == 0)
        }
    }

    @Test("DISP-20 A message that Expo refuses to read fails alone: halves of its request find it")
    func poison() async throws {
        try await withExpo { fixture in
            let bad = TestPushes.token(of: "expo_3")
            try await fixture.fault("expo", status: 400, reason: "VALIDATION_ERROR", times: 0, token: bad)
            try await fixture.enqueue([TestPushes.push("p1", devices: (1...8).map { "expo_\($0)" })])
            try await fixture.until("eight outcomes") { fixture.peers.outcomes.count == 8 }
            let statuses = fixture.peers.statuses()
            #expect(statuses["expo_3"] == .failed && statuses.values.count { $0 == .sent } == 7)
            #expect(fixture.peers.reports.allSatisfy { $0.verdict == .ok })
        }
    }

    @Test("DISP-20 An access token that Expo refuses holds its lane and raises an alert; a new one sends")
    func accessToken() async throws {
        try await withExpo { fixture in
            try await fixture.fault("expo", status: 401, reason: "UNAUTHORIZED")
            try await fixture.enqueue([TestPushes.push("p1", devices: ["expo_1"])])
            try await fixture.until("a paused credential") {
                try await fixture.status().lanes.contains { $0.lane.hasPrefix("expo ") && $0.waiting == 1 }
            }
            try await fixture.advance(by: .seconds(600))
            #expect(try await fixture.requests("expo").count == 1 && fixture.peers.outcomes.isEmpty)
            try await fixture.put(.expo, ["project": "@carillon/demo", "access_token": "another"])
            try await fixture.until("sent") { fixture.peers.statuses() == ["expo_1": .sent] }
            #expect(try await fixture.requests("expo").last?.headers["authorization"] == "Bearer another")
        }
    }

    @Test("ACC-018 DISP-19 DISP-20 A receipt that calls the device dead reports its token; one about the project holds the lane")
    func deadByReceipt() async throws {
        try await withExpo { fixture in
            try await fixture.fault("expo_receipts", status: 200, reason: "DeviceNotRegistered", token: TestPushes.token(of: "expo_1"))
            try await fixture.fault("expo_receipts", status: 200, reason: "MismatchSenderId", token: TestPushes.token(of: "expo_2"))
            try await fixture.enqueue([TestPushes.push("p1", devices: ["expo_1", "expo_2", "expo_3"])])
            try await fixture.until("three outcomes") { fixture.peers.outcomes.count == 3 }
            try await fixture.advance(by: .seconds(900))
            try await fixture.until("three receipts") { fixture.peers.outcomes.count == 6 }
            let outcomes = Dictionary(fixture.peers.outcomes.map { ($0.pushDeviceId, $0) }) { $1 }
            #expect(outcomes["expo_1"]?.status == .failed && outcomes["expo_1"]?.failureReason == "device_gone")
            #expect(outcomes["expo_2"]?.status == .failed && outcomes["expo_2"]?.providerCode == "MismatchSenderId")
            #expect(outcomes["expo_3"]?.status == .delivered && outcomes["expo_3"]?.sequence == 2)
            try await fixture.until("a report") { fixture.peers.reports.contains { $0.verdict == .dead } }
            let dead = fixture.peers.reports.filter { $0.verdict == .dead }
            // A registration after the message was accepted stays valid.
            #expect(dead.map(\.pushDeviceId) == ["expo_1"] && dead.first?.observedAtMs == start.milliseconds && dead.first?.addressVersion == 1)
            try await fixture.enqueue([TestPushes.push("p2", devices: ["expo_3"])])
            try await fixture.advance(by: .seconds(60))
            #expect(fixture.peers.outcomes(of: "p2").isEmpty, "the project's keys are wrong: its pushes wait")
        }
    }

    @Test("DISP-20 DISP-33 A receipt of a message from before the credential was put does not stop the credential")
    func receiptOfEarlierCredential() async throws {
        try await withExpo { fixture in
            try await fixture.fault("expo_receipts", status: 200, reason: "InvalidCredentials", token: TestPushes.token(of: "expo_1"))
            try await fixture.enqueue([TestPushes.push("p1", devices: ["expo_1"])])
            try await fixture.until("an outcome") { fixture.peers.outcomes.count == 1 }
            try await fixture.advance(by: .seconds(60))
            try await fixture.put(.expo, ["project": "@carillon/demo", "access_token": "another"])
            try await fixture.advance(by: .seconds(840))
            try await fixture.until("the receipt") { fixture.peers.statuses() == ["expo_1": .failed] }
            try await fixture.enqueue([TestPushes.push("p2", devices: ["expo_2"])])
            try await fixture.until("sent") { fixture.peers.outcomes(of: "p2").map(\.status) == [.sent] }
        }
    }

    @Test("DISP-20 DISP-33 A receipt of a message from before the credential was put does not stop it after a restart either")
    func receiptOfEarlierCredentialAfterRestart() async throws {
        let first = try await DispatcherFixture.start()
        try await first.put(.expo, ["project": "@carillon/demo", "access_token": "secret"])
        try await first.fault("expo_receipts", status: 200, reason: "InvalidCredentials", token: TestPushes.token(of: "expo_1"))
        try await first.enqueue([TestPushes.push("p1", devices: ["expo_1"])])
        try await first.until("an outcome") { first.peers.outcomes.count == 1 }
        try await first.advance(by: .seconds(60))
        try await first.put(.expo, ["project": "@carillon/demo", "access_token": "another"])
        // The same one again: its last put counts.
        try await first.advance(by: .seconds(60))
        try await first.put(.expo, ["project": "@carillon/demo", "access_token": "another"])
        await first.stop()

        let second = try await DispatcherFixture.start(
            credentials: false, folder: first.folder, simulator: first.simulator, at: start + .seconds(120))
        #expect(second.components.credentials.putAt(of: TestPushes.tenant, provider: .expo) == start + .seconds(120))
        try await second.advance(by: .seconds(780))
        try await second.until("the receipt") { second.peers.statuses() == ["expo_1": .failed] }
        try await second.enqueue([TestPushes.push("p2", devices: ["expo_2"])])
        try await second.until("sent") { second.peers.outcomes(of: "p2").map(\.status) == [.sent] }
        await second.stopAll()
    }

    @Test("DISP-20 A receipt about the project stops nothing once a newer push was delivered, and what it stopped goes on when one is")
    func newerDelivered() async throws {
        try await withExpo { fixture in
            try await fixture.fault("expo_receipts", status: 200, reason: "MismatchSenderId", token: TestPushes.token(of: "expo_1"))
            try await fixture.enqueue([TestPushes.push("p1", devices: ["expo_1"])])
            try await fixture.until("sent") { fixture.peers.outcomes.count == 1 }
            try await fixture.advance(by: .seconds(10))
            try await fixture.enqueue([TestPushes.push("p2", devices: ["expo_2"])])
            try await fixture.until("sent too") { fixture.peers.outcomes.count == 2 }
            try await fixture.advance(by: .seconds(890))
            try await fixture.until("refused") { fixture.peers.statuses()["expo_1"] == .failed }
            try await fixture.enqueue([TestPushes.push("p3", devices: ["expo_3"])])
            try await fixture.advance(by: .seconds(9))
            #expect(fixture.peers.outcomes(of: "p3").isEmpty, "the project's keys may be wrong")
            try await fixture.advance(by: .seconds(1))
            try await fixture.until("delivered") { fixture.peers.statuses()["expo_2"] == .delivered }
            try await fixture.until("it goes on") { fixture.peers.outcomes(of: "p3").map(\.status) == [.sent] }
            #expect(fixture.logs.count("a refused credential is used again") == 1)
        }
    }

    @Test("DISP-20 A receipt about the project that comes after a newer push was delivered stops nothing")
    func olderRefused() async throws {
        try await withExpo { fixture in
            try await fixture.fault("expo_receipts", status: 200, reason: "missing", token: TestPushes.token(of: "expo_1"))
            try await fixture.fault("expo_receipts", status: 200, reason: "MismatchSenderId", token: TestPushes.token(of: "expo_1"))
            try await fixture.enqueue([TestPushes.push("p1", devices: ["expo_1"])])
            try await fixture.until("sent") { fixture.peers.outcomes.count == 1 }
            try await fixture.advance(by: .seconds(10))
            try await fixture.enqueue([TestPushes.push("p2", devices: ["expo_2"])])
            try await fixture.until("sent too") { fixture.peers.outcomes.count == 2 }
            try await fixture.advance(by: .seconds(2_690))
            try await fixture.until("refused") { fixture.peers.statuses() == ["expo_1": .failed, "expo_2": .delivered] }
            try await fixture.enqueue([TestPushes.push("p3", devices: ["expo_3"])])
            try await fixture.until("the project sends") { fixture.peers.outcomes(of: "p3").map(\.status) == [.sent] }
        }
    }

    @Test("DISP-19 T46 A missing receipt is asked for every 30 min, for a day; the message stays sent")
    func missingReceipts() async throws {
        try await withExpo { fixture in
            try await fixture.fault("expo_receipts", status: 200, reason: "missing", times: 0)
            try await fixture.enqueue([TestPushes.push("p1", devices: ["expo_1"])])
            try await fixture.until("an outcome") { fixture.peers.outcomes.count == 1 }
            try await fixture.advance(by: .seconds(26 * 3_600))
            let expected: [Int64] = (0..<48).map { 900 + $0 * 1_800 } + [86_400]
            #expect(try await polls(fixture) == expected)
            #expect(try await awaited(fixture) == 0 && fixture.peers.statuses() == ["expo_1": .sent])
        }
    }

    @Test("DISP-19 A thousand receipts come in one answer, also where each is an error")
    func thousandReceipts() async throws {
        try await withExpo { fixture in
            try await fixture.fault("expo_receipts", status: 200, reason: "DeveloperError", times: 0)
            let pushes = (1...2).map { push in TestPushes.push("p\(push)", devices: (1...500).map { "expo_\(push)-\($0)" }) }
            try await fixture.enqueue(pushes)
            try await fixture.advance(by: .seconds(903))
            try await fixture.until("a thousand receipts") { fixture.peers.outcomes.count { $0.status == .failed } == 1_000 }
            #expect(fixture.peers.outcomes.allSatisfy { $0.status == .sent || $0.providerCode == "DeveloperError" })
        }
    }

    @Test("DISP-19 DISP-24 A refusal of the question is no receipt: Expo's wait counts, else a minute")
    func refusedQuestions() async throws {
        try await withExpo { fixture in
            try await fixture.fault("expo_receipts", status: 429, reason: "TOO_MANY_REQUESTS", retryAfter: 120)
            try await fixture.fault("expo_receipts", status: 503)
            try await fixture.enqueue([TestPushes.push("p1", devices: ["expo_1"])])
            try await fixture.until("an outcome") { fixture.peers.outcomes.count == 1 }
            try await fixture.advance(by: .seconds(1_200))
            #expect(try await polls(fixture) == [900, 1_020, 1_080] && fixture.peers.statuses() == ["expo_1": .delivered])
        }
    }

    @Test("DISP-19 RCPT-20 The receipt of a test push or a summary concerns its device alone")
    func withoutLedger() async throws {
        try await withExpo { fixture in
            try await fixture.fault("expo_receipts", status: 200, reason: "DeviceNotRegistered", times: 0)
            var test = TestPushes.push("p1", devices: ["expo_1"])
            test.test = true
            try await fixture.enqueue([test])
            try await fixture.until("sent") { try await fixture.requests("expo").count == 1 }
            try await fixture.advance(by: .seconds(900))
            try await fixture.until("a report") { fixture.peers.reports.contains { $0.verdict == .dead && $0.pushDeviceId == "expo_1" } }
            #expect(fixture.peers.outcomes.isEmpty)
        }
    }

    @Test("DISP-33 A credential needs a project, which the app may name, and no access token")
    func credential() throws {
        let adapters = try Adapters.own()
        func field(_ fields: CredentialFields) -> String? {
            do {
                _ = try adapters.sender(for: CredentialDraft(provider: .expo, fields: fields), isNew: true)
                return nil
            } catch { return (error as? CredentialError)?.field ?? "\(error)" }
        }
        #expect(field(["project": "@acme/school"]) == nil && field(["project": "@acme/school", "access_token": "abc"]) == nil)
        #expect(field([:]) == "project" && field(["project": "my school"]) == "project")
        #expect(field(["project": "@acme/school", "access_token": "a b"]) == "access_token")
    }
}
