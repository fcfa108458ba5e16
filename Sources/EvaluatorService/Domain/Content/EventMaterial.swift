import CarillonAPI
import ServiceKit

/// The values of an event for templates and payloads, cleaned once for all recipients.
struct EventMaterial {
    let event: EvaluatorV1.Event
    /// Values for templates: the event's data, with previews made of its text and names filled in from the directory.
    let values: [String: String]
    let senderName: String
    let channelName: String
    /// An `https` address, or empty.
    let imageURL: String

    init(_ event: EvaluatorV1.Event, snapshot: AudienceSnapshot, policy: Policy) {
        self.event = event
        senderName = PreviewCleaning.name(event.data["sender_name"] ?? snapshot.users[event.actorId]?.displayName ?? "")
        channelName = PreviewCleaning.name(event.data["channel_name"] ?? snapshot.channels[event.channelId]?.name ?? "")
        let image = event.data["image_url"] ?? ""
        imageURL = policy.forwardsImages && image.hasPrefix("https://") ? image : ""

        var values: [String: String] = [:]
        values.reserveCapacity(event.data.count + 4)
        for (name, value) in event.data where name != "text" { values[name] = PreviewCleaning.name(value) }
        // Markup is removed from texts that users wrote. Other values are the host's words, and are only made printable.
        func preview(_ text: String) -> String {
            PreviewCleaning.preview(
                text, stripMarkdown: policy.previewStripMarkdown, newlinesToSpaces: policy.previewNewlinesToSpaces)
        }
        if let text = event.data["message_preview"] ?? event.data["text"] { values["message_preview"] = preview(text) }
        if let text = event.data["original_message_preview"] ?? event.data["text"] {
            values["original_message_preview"] = preview(text)
        }
        if let body = event.data["body"] { values["body"] = preview(body) }
        if !senderName.isEmpty { values["sender_name"] = senderName }
        if !channelName.isEmpty { values["channel_name"] = channelName }
        // A guardian's text always says which child it is about (EVAL-15).
        if let child = snapshot.users[event.subjectUserId]?.displayName, !child.isEmpty {
            values["child_name"] = values["child_name"] ?? PreviewCleaning.name(child)
        }
        values["app_name"] = values["app_name"] ?? policy.appName
        self.values = values
    }

    /// A value's name, with the field of the event that it is made of where that has another name.
    static func origin(of value: String) -> String {
        ["message_preview", "original_message_preview"].contains(value) ? "\(value) (the event's data.text)" : value
    }
}

extension Policy {
    /// `media_mode`: images travel as the `https` addresses they came as. Preparing them is not done here, so `prepare` forwards too.
    var forwardsImages: Bool { settings["media_mode"] != .text("off") }
}
