import CarillonAPI
import JSON
import ServiceKit

/// Writes one message of Expo's push service (DISP-18). Expo hands it to Apple or Google. Only documented fields are written; all else is in `data`.
enum ExpoPayload {
    static func write(_ message: DeviceMessage, _ parts: PayloadParts, now: Instant, policy: Policy, into writer: inout JSONWriter) {
        writer.object { writer in
            if let badge = message.badge(cap: policy.badgeCap) { writer.member("badge", badge) }
            if !message.isSilent {
                writer.memberIfPresent("body", parts.body)
                writer.memberIfPresent("categoryId", message.content.iosCategory)
                writer.memberIfPresent("channelId", message.content.androidChannelId)
            }
            // Apple's header takes no longer one, and Expo passes it on.
            writer.member("collapseId", APNsRequest.collapseID(message.collapseID))
            if message.isSilent { writer.member("contentAvailable", true) }
            if !parts.data.isEmpty {
                writer.object("data") { writer in
                    for entry in parts.data { writer.member(name: entry.key, entry.value) }
                }
            }
            if !message.isSilent { writeDisplay(message, parts, into: &writer) }
            writer.member("priority", priority(of: message))
            if !message.isSilent {
                // Expo knows one sound by name. An app's own sound belongs to its channel.
                if !message.sound.isEmpty { writer.member("sound", "default") }
                writer.memberIfPresent("subtitle", message.content.subtitle)
                writer.member("tag", message.tag)
                writer.memberIfPresent("threadId", message.content.threadId)
                writer.memberIfPresent("title", message.content.title)
            }
            writer.member("to", message.address)
            if let seconds = message.remainingSeconds(at: now) { writer.member("ttl", min(seconds, FCMPayload.longestTimeToLive)) }
        }
    }

    private static func writeDisplay(_ message: DeviceMessage, _ parts: PayloadParts, into writer: inout JSONWriter) {
        writer.memberIfPresent("interruptionLevel", APNsPayload.interruptionLevel(message))
        if message.content.mutableContent || !parts.imageURL.isEmpty { writer.member("mutableContent", true) }
        if !parts.imageURL.isEmpty { writer.object("richContent") { $0.member("image", parts.imageURL) } }
    }

    /// `high` wakes the device; `default` is that on iOS alone; `normal` spares the battery on both. A test does not wait for the device.
    private static func priority(of message: DeviceMessage) -> String {
        if message.isSilent { return "normal" }
        if message.push.test { return "high" }
        return switch message.push.priority {
        case .blocking, .high: "high"
        case .low: "normal"
        default: "default"
        }
    }
}
