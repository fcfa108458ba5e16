import CarillonAPI
import Foundation
import HTTP2
import NIOCore
import Providers
import ServiceKit
import Testing

@Suite("Subscriptions to topics of FCM") struct TopicSubscriptionTests {
    private struct Caller {
        let sender: SenderConnection
        let accessToken: String

        func call(_ method: String, _ path: String, _ headers: [(String, String)] = [], body: String = "") async throws -> SenderConnection.Response {
            var request = ProviderRequest(headers: HTTP2Headers(), body: ByteBuffer(string: body))
            for (name, value) in [(":method", method), (":scheme", "https"), (":path", path), (":authority", "localhost")] {
                request.headers.add(name, value)
            }
            request.headers.add("authorization", "Bearer \(accessToken)")
            for (name, value) in headers { request.headers.add(name, value) }
            return try await sender.send(request)
        }

        func batch(_ operation: String, _ topic: String, _ tokens: [String]) async throws -> SenderConnection.Response {
            let body = try JSONSerialization.data(withJSONObject: ["to": "/topics/" + topic, "registration_tokens": tokens])
            return try await call("POST", "/iid/v1:" + operation, [("access_token_auth", "true")], body: String(decoding: body, as: UTF8.self))
        }
    }

    private let registration = SimulatorFixture.fcmToken.replacing(":", with: "%3A")
    private var path: String { "/v1/projects/demo/registrations/\(registration)/topicSubscriptions" }

    private func caller(_ fixture: SimulatorFixture) async throws -> Caller {
        let sender = try await fixture.connectFCM()
        return Caller(sender: sender, accessToken: try await fixture.accessToken(sender))
    }

    @Test("SIM-01 an app instance is subscribed once, found again, and unsubscribed")
    func single() async throws {
        let fixture = try await SimulatorFixture()
        let caller = try await caller(fixture)
        let created = try await caller.call("POST", path + "?topic_name=news", body: "{}")
        #expect(created.status == 200)
        #expect(
            created.text.contains(#""topic_name":"news""#)
                && created.text.contains("/registrations/\(SimulatorFixture.fcmToken)/topicSubscriptions/news"))
        let again = try await caller.call("POST", path + "?topicName=news", body: "{}")
        #expect(again.status == 409 && again.text.contains("ALREADY_EXISTS"))
        #expect(try await caller.call("DELETE", path + "/news").status == 200)
        let missing = try await caller.call("DELETE", path + "/news")
        #expect(missing.status == 404 && missing.text.contains("NOT_FOUND"))
        #expect(try await caller.call("DELETE", path + "/news?allow_missing=true").status == 200)
        #expect(try await fixture.control.statistics(.init()).violations.isEmpty)

        #expect(try await caller.call("POST", path, body: "{}").text.contains("Malformed topic name"))
        #expect(try await caller.call("POST", path + "?topic_name=a%20b", body: "{}").status == 400)
        #expect(try await caller.call("POST", path + "?topic_name=" + String(repeating: "t", count: 901), body: "{}").status == 400)
        #expect(try await caller.call("POST", "/v1/projects/demo/registrations/short/topicSubscriptions?topic_name=t", body: "{}").status == 400)
        #expect(try await caller.call("POST", "/v1/projects/other/registrations/\(registration)/topicSubscriptions?topic_name=t").status == 403)
        let stranger = Caller(sender: caller.sender, accessToken: "ya29.forged")
        #expect(try await stranger.call("POST", path + "?topic_name=news", body: "{}").status == 401)
        #expect(
            try await fixture.control.statistics(.init()).violations == ["fcm.topic": 3, "fcm.token": 1, "fcm.project": 1, "fcm.authorization": 1])
        await fixture.close()
    }

    @Test("SIM-01 a batch answers for each registration")
    func batches() async throws {
        let fixture = try await SimulatorFixture()
        let caller = try await caller(fixture)
        let tokens = [SimulatorFixture.fcmToken, "short", SimulatorFixture.fcmToken + "2"]
        #expect(try await caller.batch("batchAdd", "news", tokens).text == #"{"results":[{},{"error":"INVALID_ARGUMENT"},{}]}"#)
        #expect(try await caller.batch("batchAdd", "news", tokens).text == #"{"results":[{},{"error":"INVALID_ARGUMENT"},{}]}"#)
        #expect(try await caller.call("POST", path + "?topic_name=news", body: "{}").status == 409, "both ways lead to the same subscriptions")
        #expect(try await caller.batch("batchRemove", "news", [SimulatorFixture.fcmToken]).text == #"{"results":[{}]}"#)
        #expect(try await caller.call("DELETE", path + "/news").status == 404)

        #expect(try await caller.batch("batchAdd", "a b", tokens).text == #"{"error":"INVALID_ARGUMENT"}"#)
        #expect(try await caller.batch("batchAdd", "news", []).status == 400)
        #expect(try await caller.batch("batchAdd", "news", Array(repeating: SimulatorFixture.fcmToken, count: 1001)).status == 400)
        let most = try await caller.batch("batchAdd", "news", (0..<1000).map { SimulatorFixture.fcmToken + "\($0)" })
        #expect(most.status == 200 && most.text.components(separatedBy: "{}").count == 1001)
        let withoutHeader = try await caller.call("POST", "/iid/v1:batchAdd", body: #"{"to":"/topics/news","registration_tokens":["t"]}"#)
        #expect(withoutHeader.status == 401)
        await fixture.close()
    }

    @Test("SIM-01 2,000 topics an app instance, 3,000 changes a second and project")
    func limits() async throws {
        let fixture = try await SimulatorFixture()
        let caller = try await caller(fixture)
        for number in 0..<2000 {
            #expect(try await caller.batch("batchAdd", "topic\(number)", [SimulatorFixture.fcmToken]).text == #"{"results":[{}]}"#)
        }
        #expect(try await caller.batch("batchAdd", "topic2000", [SimulatorFixture.fcmToken]).text == #"{"results":[{"error":"TOO_MANY_TOPICS"}]}"#)
        #expect(try await caller.call("POST", path + "?topic_name=topic2000", body: "{}").status == 429)
        let rest = (0..<998).map { "\(SimulatorFixture.fcmToken)-\($0)" }
        #expect(try await caller.batch("batchAdd", "news", rest).status == 200)
        #expect(try await caller.batch("batchAdd", "news", [SimulatorFixture.fcmToken + "z"]).text == #"{"error":"RESOURCE_EXHAUSTED"}"#)
        fixture.clock.advance(by: .seconds(1))
        #expect(try await caller.batch("batchAdd", "news", [SimulatorFixture.fcmToken + "z"]).status == 200)
        #expect(try await caller.call("DELETE", path + "/topic0").status == 200)
        #expect(try await caller.call("POST", path + "?topic_name=topic2000", body: "{}").status == 200)
        await fixture.close()
    }

    @Test("SIM-02 scripted faults reach subscriptions, and a reset forgets them")
    func faults() async throws {
        let fixture = try await SimulatorFixture()
        let caller = try await caller(fixture)
        #expect(try await caller.call("POST", path + "?topic_name=news", body: "{}").status == 200)
        _ = try await fixture.control.addFaults(
            .init(faults: [.init(provider: "fcm", token: SimulatorFixture.fcmToken, status: 404, reason: "UNREGISTERED", times: 1)]))
        let gone = try await caller.call("POST", path + "?topic_name=sport", body: "{}")
        #expect(gone.status == 404 && gone.text.contains(#""errorCode":"UNREGISTERED""#))
        _ = try await fixture.control.reset(.init())
        #expect(try await caller.call("POST", path + "?topic_name=news", body: "{}").status == 200)
        await fixture.close()
    }
}
