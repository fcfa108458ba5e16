import CarillonAPI
import JSON
import ServiceKit

/// Writes the JSON that a service worker shows (DISP-15). Its members are options of `showNotification` (WHATWG, "Notifications API").
enum WebPushPayload {
    static func write(_ message: DeviceMessage, _ parts: PayloadParts, policy: Policy, into writer: inout JSONWriter) {
        writer.object { writer in
            writer.object("data") { writer in
                for entry in parts.data where entry.key != foregroundKey { writer.member(name: entry.key, entry.value) }
            }
            guard !message.isSilent else { return }
            writeActions(parts, into: &writer)
            writer.memberIfPresent("body", parts.body)
            writer.memberIfPresent("foreground_presentation", value(of: foregroundKey, in: parts) ?? "")
            writer.memberIfPresent("icon", message.content.web?.iconUrl ?? "")
            writer.memberIfPresent("image", parts.imageURL)
            writer.memberIfPresent("priority", policy.outwardName(of: message.push.priority))
            writer.memberIfPresent("tag", message.tag)
            writeOptions(message, message.content.web ?? .init(), into: &writer)
            writer.memberIfPresent("title", message.content.title)
        }
    }

    /// At the top: the service worker decides by it before it shows anything.
    private static let foregroundKey = "foreground_presentation"

    static func writeOptions(_ message: DeviceMessage, _ web: DispatcherV1.WebContent, into writer: inout JSONWriter) {
        writer.memberIfPresent("badge", web.badgeUrl)
        writer.memberIfPresent("dir", web.dir.name)
        writer.memberIfPresent("lang", web.lang.isEmpty ? message.content.locale : web.lang)
        if web.renotify { writer.member("renotify", true) }
        // ACC-066, C-63.
        if web.requireInteraction || [.high, .blocking].contains(message.push.priority) { writer.member("requireInteraction", true) }
        let vibration = web.vibrationMs.isEmpty ? message.content.vibrationMs : web.vibrationMs
        // Browsers refuse a silent notification that vibrates, and have no other way to leave out the sound.
        let isSilent = web.silent || message.sound.isEmpty
        if isSilent { writer.member("silent", true) }
        let shownAt = web.timestampMs > 0 ? web.timestampMs : message.push.createdAtMs
        if shownAt > 0 { writer.member("timestamp", Int(shownAt)) }
        if !isSilent, !vibration.isEmpty {
            writer.member(name: "vibrate") { writer in writer.list(vibration) { $1.raw(String($0)) } }
        }
    }

    /// The buttons, which the data has as JSON with what they do. Browsers show as many as they can.
    static func writeActions(_ parts: PayloadParts, into writer: inout JSONWriter) {
        guard let text = value(of: "actions", in: parts), let buttons = (try? JSONElement(parsing: text, within: bounds))?.elements else { return }
        let shown = buttons.compactMap(\.members).filter { $0["action_id"]?.string != nil && $0["title"]?.string != nil }
        guard !shown.isEmpty else { return }
        writer.objects("actions", shown) { button, writer in
            writer.memberIfPresent("action", button["action_id"]?.string ?? "")
            // Others are resources of an Android app.
            if let icon = button["icon"]?.string, icon.hasPrefix("https://") { writer.member("icon", icon) }
            writer.memberIfPresent("title", button["title"]?.string ?? "")
        }
    }

    /// An app may show as many buttons as `max_actions` allows, each with a target of at most 20 parameters.
    private static let bounds = JSONBounds(structures: 1_000, listed: 1_000)

    private static func value(of key: String, in parts: PayloadParts) -> String? { parts.data.first { $0.key == key }?.value }
}
