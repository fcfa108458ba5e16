import CarillonAPI
import Providers
import ServiceKit
import Testing

@Suite("Contents of pushes to Live Activities") struct ActivityPushContentTests {
    private typealias Request = DispatcherV1.SendActivityRequest

    private static let start = DispatcherV1.LiveActivity(
        event: .start, contentState: #"{"eta":5}"#, attributesType: "Order", attributes: #"{"number":17}"#, relevanceScore: 80, alertTitle: "Ordered",
        alertBody: "It comes at noon", sound: "default", inputPushToken: true)

    @Test("DISP-37 a start has everything that ActivityKit asks for, and goes to push-to-start tokens")
    func starting() throws {
        var activity = Self.start
        activity.staleAtMs = 1_770_000_600_000
        let (kind, content) = try ActivityPush.content(of: .init(liveActivity: activity), now: Samples.now)
        #expect(kind == .pushToStart && content.urgent)
        #expect(
            content.payload
                == #"{"aps":{"alert":{"body":"It comes at noon","sound":"default","title":"Ordered"},"attributes":{"number":17},"#
                + #""attributes-type":"Order","content-state":{"eta":5},"event":"start","input-push-token":1,"relevance-score":80.0,"#
                + #""stale-date":1770000600,"timestamp":1770000000}}"#)
    }

    @Test("T47 an update without an alert is not urgent, one with an alert is")
    func urgency() throws {
        var activity = DispatcherV1.LiveActivity(event: .update, contentState: "{}")
        #expect(try ActivityPush.content(of: .init(liveActivity: activity), now: Samples.now).content.urgent == false)
        (activity.alertTitle, activity.alertBody) = ("Here", "Your order is here")
        #expect(try ActivityPush.content(of: .init(liveActivity: activity), now: Samples.now).content.urgent)
    }

    @Test("ARCH-16 DISP-37 what Apple would not take is refused with its field")
    func refused() throws {
        func refusal(_ request: Request) -> String? {
            do throws(APIError) {
                _ = try ActivityPush.content(of: request, now: Samples.now)
                return nil
            } catch { return error.field }
        }
        func changed(_ base: DispatcherV1.LiveActivity, _ change: (inout DispatcherV1.LiveActivity) -> Void) -> String? {
            var activity = base
            change(&activity)
            return refusal(Request(liveActivity: activity))
        }
        #expect(changed(Self.start, { _ in }) == nil)
        #expect(changed(Self.start, { $0.attributesType = "" }) == "live_activity.attributes_type")
        #expect(changed(Self.start, { $0.attributes = "" }) == "live_activity.attributes")
        #expect(changed(Self.start, { $0.attributes = "[1]" }) == "live_activity.attributes")
        #expect(changed(Self.start, { ($0.alertTitle, $0.alertBody, $0.sound) = ("", "", "") }) == "live_activity.alert_title")
        #expect(changed(Self.start, { $0.alertBody = "" }) == "live_activity.alert_body")
        #expect(changed(Self.start, { $0.contentState = "" }) == "live_activity.content_state")
        #expect(changed(Self.start, { $0.contentState = "{" }) == "live_activity.content_state")
        #expect(changed(Self.start, { $0.inputPushChannel = "c" }) == "live_activity.input_push_channel")
        #expect(changed(Self.start, { $0.dismissalAtMs = 1 }) == "live_activity.dismissal_at_ms")
        #expect(changed(Self.start, { $0.event = .unspecified }) == "live_activity.event")
        let update = DispatcherV1.LiveActivity(event: .update, contentState: "{}")
        #expect(changed(update, { $0.attributes = "{}" }) == "live_activity.attributes")
        #expect(changed(update, { $0.inputPushToken = true }) == "live_activity.input_push_token")
        #expect(changed(update, { $0.sound = "default" }) == "live_activity.sound")
        #expect(changed(update, { $0.relevanceScore = .infinity }) == "live_activity.relevance_score")
        #expect(changed(update, { $0.contentState = #"{"x":"\#(String(repeating: "x", count: 4_096))"}"# }) == "live_activity")
        #expect(refusal(Request(liveActivity: update, kind: .voip)) == "kind")
        #expect(refusal(Request(kind: .liveActivity, payload: "{}")) == "live_activity")
        #expect(refusal(Request(kind: .voip, payload: "x")) == "payload")
        #expect(refusal(Request(kind: .voip, payload: #"{"x":"\#(String(repeating: "x", count: 5_112))"}"#)) == nil)
        #expect(refusal(Request(kind: .voip, payload: #"{"x":"\#(String(repeating: "x", count: 5_113))"}"#)) == "payload")
        #expect(refusal(Request(kind: .fileProvider, payload: "{}")) == "payload")
        #expect(refusal(Request(kind: .widgets, payload: "{}")) == "payload")
        #expect(refusal(Request()) == "kind")
    }
}
