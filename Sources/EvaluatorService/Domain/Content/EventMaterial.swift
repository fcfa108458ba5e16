import CarillonAPI
import ServiceKit

/// The values of an event for templates and payloads. A class, because an event has some twenty fields, and its recipients share one material.
final class EventMaterial: Sendable {
    let event: EvaluatorV1.Event
    let senderName: String
    let channelName: String
    /// Nil: none is sent.
    let image: Picture?
    /// What Android shows beside the text (EVAL-06); nil: none is sent.
    let largeIcon: Picture?
    /// Why a picture that the host named is not sent; empty: it is sent, or the host named none.
    let pictureRemark: String
    /// The name of the event's subject in the directory, or nil.
    private let childName: String?
    private let policy: Policy

    init(_ event: EvaluatorV1.Event, snapshot: borrowing AudienceSnapshot, policy: Policy) {
        self.policy = policy
        senderName = PreviewCleaning.name(event.data["sender_name"] ?? snapshot.users[event.actorId]?.user.displayName ?? "")
        channelName = PreviewCleaning.name(event.data["channel_name"] ?? snapshot.channels[event.channelId]?.name ?? "")
        (image, largeIcon, pictureRemark) = event.shownPictures(by: policy.mediaMode)
        let child = event.subjectUserId.isEmpty ? "" : snapshot.users[event.subjectUserId]?.user.displayName ?? ""
        childName = child.isEmpty ? nil : PreviewCleaning.name(child)
        // Last, so that the event moves here and is not copied.
        self.event = event
    }

    /// The value of a template's token: from the event's data, from the event's text, or from the directory. Nil when none of them has one.
    func value(_ name: String) -> String? {
        switch name {
        case "text": nil
        // Markup is removed from texts that users wrote. Other values are the host's words, and are only made printable.
        case "message_preview", "original_message_preview": (event.data[name] ?? event.data["text"]).map(preview)
        case "body": event.data[name].map(preview)
        case "sender_name": senderName.isEmpty && event.data[name] == nil ? nil : senderName
        case "channel_name": channelName.isEmpty && event.data[name] == nil ? nil : channelName
        // A guardian's text always says which child it is about (EVAL-15), and a teacher's which student.
        case "child_name", "student_name": event.data[name].map(PreviewCleaning.name) ?? childName
        case "app_name": event.data[name].map(PreviewCleaning.name) ?? policy.appName
        default: event.data[name].map(PreviewCleaning.name)
        }
    }

    /// The text of a direct notification, as it is shown; nil for other events. Markup is removed from the body, as from a text of an event.
    var directText: (title: String, subtitle: String, body: String)? {
        event.content.map { ($0.title, $0.subtitle, preview($0.body)) }
    }

    private func preview(_ text: String) -> String {
        PreviewCleaning.preview(text, stripMarkdown: policy.previewStripMarkdown, newlinesToSpaces: policy.previewNewlinesToSpaces)
    }

    /// A value's name, and the event's field that is its source if the field has another name.
    static func origin(of value: String) -> String {
        ["message_preview", "original_message_preview"].contains(value) ? "\(value) (the event's data.text)" : value
    }
}
