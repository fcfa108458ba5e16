import CarillonAPI
import HTTP2
import NIOCore
import Providers
import Testing

@Suite("The push types of the simulated APNs") struct APNsPushTypeTests {
    /// What one push is answered, and the rules that it breaks.
    private func send(
        _ type: String, _ suffix: String, _ body: String, headers: [String: String] = [:], token: String = SimulatorFixture.deviceToken
    ) async throws -> (status: Int, reason: String, violations: [String]) {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectAPNs()
        var request = try fixture.apnsRequest(token: token)
        request.body = ByteBuffer(string: body)
        let changes = ["apns-push-type": type, "apns-topic": "com.example.chat" + suffix].merging(headers) { $1 }
        for (name, value) in changes { request.headers = replacing(request.headers, name, value) }
        let answer = try await sender.send(request)
        let violations = try await fixture.control.statistics(.init()).violations.keys.sorted()
        await fixture.close()
        return (answer.status, answer.text, violations)
    }

    private static let start = #"""
        {"aps":{"timestamp":1,"event":"start","content-state":{},"attributes-type":"Order","attributes":{},
        "alert":{"title":{"loc-key":"T","loc-args":["x"]},"body":"b","sound":"default"},"input-push-token":1}}
        """#

    @Test(
        "SIM-01 DISP-37 each push type is taken on its own topic, and on no other",
        arguments: [
            ("voip", ".voip", "{}"), ("complication", ".complication", #"{"aps":{}}"#),
            ("fileprovider", ".pushkit.fileprovider", #"{"container-identifier":"NSFileProviderRootContainerItemIdentifier"}"#),
            ("location", ".location-query", #"{"aps":{}}"#), ("liveactivity", ".push-type.liveactivity", start),
            ("pushtotalk", ".voip-ptt", #"{"aps":{},"speaker":"Ann"}"#),
            ("widgets", ".push-type.widgets", #"{"aps":{"content-changed":true}}"#),
            ("controls", ".push-type.controls", #"{"aps":{"content-changed":true}}"#),
        ])
    func topics(type: String, suffix: String, body: String) async throws {
        let taken = try await send(type, suffix, body)
        #expect(taken.status == 200 && taken.violations.isEmpty, "\(taken)")
        let refused = try await send(type, "", body)
        #expect(refused.status == 400 && refused.reason.contains("TopicDisallowed") == false, "\(refused)")
        #expect(refused.reason == #"{"reason":"BadTopic"}"#)
    }

    @Test("SIM-01 a voip push may have 5,120 bytes, all others 4,096")
    func sizes() async throws {
        func body(_ bytes: Int) -> String { #"{"x":"\#(String(repeating: "x", count: bytes - 8))"}"# }
        #expect(try await send("voip", ".voip", body(5_120)).status == 200)
        #expect(try await send("voip", ".voip", body(5_121)).reason == #"{"reason":"PayloadTooLarge"}"#)
        #expect(try await send("complication", ".complication", body(4_096)).status == 200)
        #expect(try await send("complication", ".complication", body(4_097)).reason == #"{"reason":"PayloadTooLarge"}"#)
    }

    @Test(
        "SIM-01 DISP-37 what a device would not take of a Live Activity is counted",
        arguments: [
            (#"{"aps":{"event":"update","content-state":{}}}"#, "apns.liveactivity.timestamp"),
            (#"{"aps":{"event":"pause","timestamp":1,"content-state":{}}}"#, "apns.liveactivity.event"),
            (#"{"aps":{"event":"update","timestamp":1}}"#, "apns.liveactivity.content-state"),
            (#"{"aps":{"event":"update","timestamp":1,"content-state":{},"dismissal-date":2}}"#, "apns.liveactivity.dismissal-date"),
            (#"{"aps":{"event":"update","timestamp":1,"content-state":{},"attributes":{}}}"#, "apns.liveactivity.attributes"),
            (
                #"{"aps":{"event":"start","timestamp":1,"content-state":{},"attributes-type":"A","attributes":{}}}"#, "apns.liveactivity.alert"
            ),
            (#"{"aps":{"event":"update","timestamp":1,"content-state":{},"alert":{"subtitle":"x"}}}"#, "apns.aps.alert"),
        ])
    func activities(body: String, rule: String) async throws {
        let answer = try await send("liveactivity", ".push-type.liveactivity", body)
        #expect(answer.status == 200 && answer.violations == [rule], "\(answer)")
    }

    @Test("SIM-01 push to talk is urgent and not kept, widgets say that their content changed, and a token of an activity may have 400 digits")
    func others() async throws {
        let late = ["apns-expiration": "1770000000"]
        #expect(try await send("pushtotalk", ".voip-ptt", "{}", headers: late).violations == ["apns.pushtotalk.headers"])
        #expect(try await send("widgets", ".push-type.widgets", #"{"aps":{}}"#).violations == ["apns.widgets.content-changed"])
        let long = String(repeating: "0a", count: 200)
        #expect(try await send("liveactivity", ".push-type.liveactivity", Self.start, token: long).status == 200)
        #expect(try await send("voip", ".voip", "{}", token: long).reason == #"{"reason":"BadDeviceToken"}"#)
    }
}
