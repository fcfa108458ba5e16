import CarillonAPI
import JSON
import ServiceKit

/// Writes the JSON that an agent shows (AGENT-26). docs/http-api.md describes its members.
enum DesktopPayload {
    static func write(_ message: DeviceMessage, _ parts: PayloadParts, policy: Policy, into writer: inout JSONWriter) {
        writer.object { writer in
            if !message.isSilent { writeActions(parts, into: &writer) }
            if let badge = message.badge(cap: policy.badgeCap) { writer.member("badge", badge) }
            if !message.isSilent { writer.memberIfPresent("body", parts.body) }
            writer.object("data") { writer in
                for entry in parts.data { writer.member(name: entry.key, entry.value) }
            }
            guard !message.isSilent else { return }
            writer.memberIfPresent("icon", message.content.web?.iconUrl ?? "")
            writer.memberIfPresent("image", parts.imageURL)
            writer.memberIfPresent("lang", message.content.locale)
            writer.memberIfPresent("priority", policy.outwardName(of: message.push.priority))
            if message.sound.isEmpty { writer.member("silent", true) }
            writer.memberIfPresent("subtitle", message.content.subtitle)
            // A newer message with the tag takes the place of an older one on the screen.
            writer.memberIfPresent("tag", message.tag)
            if message.push.createdAtMs > 0 { writer.member("timestamp", Int(message.push.createdAtMs)) }
            writer.memberIfPresent("title", message.content.title)
            writer.member("urgency", urgency(of: message))
        }
    }

    /// The urgency of a notification by the Desktop Notifications Specification (AGENT-26). A test is normal.
    private static func urgency(of message: DeviceMessage) -> String {
        if message.push.test { return "normal" }
        return switch message.push.priority {
        // Desktops never close a critical one by themselves: too much for a direct message.
        case .blocking: "critical"
        case .low: "low"
        default: "normal"
        }
    }

    /// The buttons, which the data has as JSON with what they do.
    private static func writeActions(_ parts: PayloadParts, into writer: inout JSONWriter) {
        guard let text = parts.data.first(where: { $0.key == "actions" })?.value,
            let buttons = (try? JSONElement(parsing: text, within: bounds))?.elements
        else { return }
        let shown = buttons.compactMap(\.members).filter { $0["action_id"]?.string != nil && $0["title"]?.string != nil }
        guard !shown.isEmpty else { return }
        writer.objects("actions", shown) { button, writer in
            writer.memberIfPresent("action", button["action_id"]?.string ?? "")
            writer.memberIfPresent("title", button["title"]?.string ?? "")
        }
    }

    /// An app may show as many buttons as `max_actions` allows, each with a target of at most 20 parameters.
    private static let bounds = JSONBounds(structures: 1_000, listed: 1_000)
}
