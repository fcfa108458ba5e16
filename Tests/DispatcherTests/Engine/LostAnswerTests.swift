import CarillonAPI
import JSON
import ProviderSimulator
import ServiceKit
import Testing

@testable import DispatcherService

@Suite("Pushes whose answer is lost", .serialized) struct LostAnswerTests {
    @Test("T26 T28 a push whose answer did not come is repeated with its collapse key and tag, which are its own id where the caller gave none")
    func collapseKeys() async throws {
        try await withFixture { fixture in
            // One device of each: a connection to APNs has one stream until its first answer.
            try await fixture.fault("apns", action: .withhold)
            try await fixture.fault("fcm", action: .withhold)
            try await fixture.enqueue([TestPushes.push("p1", devices: ["dev_1", "fcm_1"])])
            try await fixture.until("both asked") {
                let (apns, fcm) = (try await fixture.requests("apns"), try await fixture.requests("fcm"))
                return apns.count == 1 && fcm.count == 1
            }
            try await fixture.advance(by: .seconds(31))
            try await fixture.until("both sent") { fixture.peers.statuses() == ["dev_1": .sent, "fcm_1": .sent] }
            let apns = try await fixture.requests("apns")
            #expect(apns.map { $0.headers["apns-collapse-id"] } == ["p1", "p1"])
            let messages = try await fixture.requests("fcm").map { request -> [String: JSONElement] in
                let message = try JSONElement(parsing: request.body).members?["message"]?.members
                return try #require(message?["android"]?.members)
            }
            #expect(messages.map { $0["collapse_key"] } == ["p1", "p1"])
            let tags = messages.map { $0["notification"]?.members?["tag"] }
            #expect(tags == ["p1", "p1"])
            // What happened is known of neither first attempt.
            let first = fixture.peers.outcomes(of: "p1").filter { $0.attemptNumber == 1 }
            #expect(first.count == 2 && first.allSatisfy { $0.status == .queued && $0.providerCode == "timeout" })
        }
    }

    @Test("T26 a push that FCM answered with 503, and may have delivered, is repeated as the same message: one collapse key, tag and id for the app")
    func sameMessage() async throws {
        try await withFixture { fixture in
            try await fixture.fault("fcm", status: 503, reason: "UNAVAILABLE", times: 2)
            try await fixture.enqueue([TestPushes.push("p1", devices: ["fcm_1"])])
            try await fixture.until("refused") { try await fixture.requests("fcm").count == 1 }
            // Retries after 1 and 5 s.
            try await fixture.advance(by: .seconds(7))
            try await fixture.until("sent") { fixture.peers.statuses() == ["fcm_1": .sent] }
            let requests = try await fixture.requests("fcm")
            #expect(requests.map(\.status) == [503, 503, 200])
            for request in requests {
                let message = try JSONElement(parsing: request.body).members?["message"]?.members
                let android = try #require(message?["android"]?.members)
                #expect(android["collapse_key"] == "p1" && android["notification"]?.members?["tag"] == "p1")
                #expect(message?["data"]?.members?["notification_id"] == "notif_p1")
            }
        }
    }

    @Test("T3 a stream that APNs refuses unprocessed leaves again at once and counts no attempt, one that it resets follows the retry list")
    func refusedStream() async throws {
        try await withFixture { fixture in
            try await fixture.enqueue([TestPushes.push("warm", devices: ["dev_w"])])
            try await fixture.until("warm") { fixture.peers.statuses()["dev_w"] == .sent }
            try await fixture.fault("apns", reason: "REFUSED_STREAM", action: .reset, token: TestPushes.token(of: "dev_1"))
            try await fixture.fault("apns", action: .reset, token: TestPushes.token(of: "dev_2"))
            try await fixture.enqueue([TestPushes.push("p1", devices: ["dev_1", "dev_2", "dev_3"])])
            // The clock stands still.
            try await fixture.until("the refused one is sent") {
                let statuses = fixture.peers.statuses()
                return statuses["dev_1"] == .sent && statuses["dev_2"] == .queued && statuses["dev_3"] == .sent
            }
            let attempts = fixture.peers.outcomes(of: "p1").filter { $0.pushDeviceId == "dev_1" }
            #expect(attempts.map(\.attemptNumber) == [1])
            #expect(try await fixture.requests("apns").filter { $0.token == TestPushes.token(of: "dev_1") }.map(\.status) == [0, 200])
            try await fixture.advance(by: .seconds(1))
            try await fixture.until("the other one is sent") { fixture.peers.statuses()["dev_2"] == .sent }
            let repeated = fixture.peers.outcomes(of: "p1").filter { $0.pushDeviceId == "dev_2" }
            #expect(repeated.map(\.attemptNumber) == [1, 2])
        }
    }
}
