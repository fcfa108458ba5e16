import CarillonAPI
import JSON
import ServiceKit

/// The part of a message for a browser that registered through FCM (Google, "WebpushConfig"). FCM makes a push of it, by the browser's push service.
enum FCMWebPush {
    /// Writes the member `webpush`.
    static func write(_ message: DeviceMessage, _ parts: PayloadParts, now: Instant, policy: Policy, into writer: inout JSONWriter) {
        writer.object("webpush") { writer in
            // FCM opens no other addresses.
            let link = message.content.deepLink
            if !message.isSilent, link.hasPrefix("https://") { writer.object("fcm_options") { $0.member("link", link) } }
            // All values are texts. The names are those of RFC 8030.
            writer.object("headers") { writer in
                writer.member("TTL", String(WebPushRequest.timeToLive(of: message, now: now)))
                writer.member("Topic", WebPushRequest.topic(of: message))
                writer.member("Urgency", WebPushRequest.urgency(of: message))
            }
            guard !message.isSilent else { return }
            // FCM fills in title, body and image from `notification`.
            writer.object("notification") { writer in
                WebPushPayload.writeActions(parts, into: &writer)
                writer.memberIfPresent("icon", message.content.web?.iconUrl ?? "")
                writer.memberIfPresent("tag", message.tag)
                WebPushPayload.writeOptions(message, message.content.web ?? .init(), into: &writer)
            }
        }
    }
}
