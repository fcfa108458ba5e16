import CarillonAPI
import JSON
import ServiceKit

/// The payload of a change of a Live Activity.
struct LiveActivityPayload {
    private let activity: DispatcherV1.LiveActivity
    private let event: DispatcherV1.ActivityEvent.Known

    /// - Throws: ``APIError`` naming the field and the rule, unless the fields go together.
    init(_ activity: DispatcherV1.LiveActivity, _ event: DispatcherV1.ActivityEvent.Known) throws(APIError) {
        (self.activity, self.event) = (activity, event)
        try checkStart()
        try checkAlert()
        guard event == .end || activity.dismissalAtMs == nil else { throw Self.refusal("dismissal_at_ms", "END alone has it") }
        guard event == .end || !activity.contentState.isEmpty else { throw Self.refusal("content_state", "is required, except with END") }
        try FieldRules.checkInstant(activity.staleAtMs, field: "live_activity.stale_at_ms")
        try FieldRules.checkInstant(activity.dismissalAtMs, field: "live_activity.dismissal_at_ms")
        guard activity.relevanceScore?.isFinite ?? true else { throw Self.refusal("relevance_score", "is a finite number") }
    }

    private func checkStart() throws(APIError) {
        let names = [
            ("attributes_type", !activity.attributesType.isEmpty, true), ("attributes", !activity.attributes.isEmpty, true),
            ("alert_title", !activity.alertTitle.isEmpty, true), ("input_push_token", activity.inputPushToken, false),
            ("input_push_channel", !activity.inputPushChannel.isEmpty, false),
        ]
        for (name, isGiven, isRequired) in names {
            if event == .start, isRequired, !isGiven { throw Self.refusal(name, "is required with START") }
            if event != .start, isGiven, name != "alert_title" { throw Self.refusal(name, "START alone has it") }
        }
        guard !activity.inputPushToken || activity.inputPushChannel.isEmpty else {
            throw Self.refusal("input_push_channel", "give it or input_push_token, and not both: updates come one way")
        }
    }

    private func checkAlert() throws(APIError) {
        guard activity.alertTitle.isEmpty == activity.alertBody.isEmpty else {
            throw Self.refusal(activity.alertTitle.isEmpty ? "alert_title" : "alert_body", "an alert has a title and a body")
        }
        guard activity.sound.isEmpty || !activity.alertTitle.isEmpty else { throw Self.refusal("sound", "needs an alert") }
    }

    private static func refusal(_ field: String, _ rule: String) -> APIError {
        APIError(.invalidValue, field: "live_activity.\(field)", rule)
    }

    /// The JSON text.
    ///
    /// - Parameter now: the device shows the change with the latest time.
    /// - Throws: ``APIError`` for an object that is no JSON.
    func text(now: Instant) throws(APIError) -> String {
        var aps: [String: JSONElement] = ["timestamp": .integer(now.milliseconds / 1_000), "event": .string(event.name)]
        if !activity.contentState.isEmpty {
            aps["content-state"] = .object(try ActivityPush.object(activity.contentState, field: "live_activity.content_state"))
        }
        if event == .start {
            aps["attributes-type"] = .string(activity.attributesType)
            aps["attributes"] = .object(try ActivityPush.object(activity.attributes, field: "live_activity.attributes"))
            if activity.inputPushToken { aps["input-push-token"] = 1 }
            if !activity.inputPushChannel.isEmpty { aps["input-push-channel"] = .string(activity.inputPushChannel) }
        }
        if let stale = activity.staleAtMs { aps["stale-date"] = .integer(stale / 1_000) }
        if let dismissal = activity.dismissalAtMs { aps["dismissal-date"] = .integer(dismissal / 1_000) }
        if let score = activity.relevanceScore { aps["relevance-score"] = .number(score) }
        if !activity.alertTitle.isEmpty {
            var alert: [String: JSONElement] = ["title": .string(activity.alertTitle), "body": .string(activity.alertBody)]
            if !activity.sound.isEmpty { alert["sound"] = .string(activity.sound) }
            aps["alert"] = .object(alert)
        }
        return JSONElement.object(["aps": .object(aps)]).text
    }
}
