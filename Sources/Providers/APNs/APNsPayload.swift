import CarillonAPI
import JSON

/// Writes the JSON that APNs delivers to a device (DISP-07; Apple, "Generating a remote notification").
enum APNsPayload {
    /// The whole payload: `aps`, `data` and, for images, `media-url`.
    static func write(_ message: DeviceMessage, _ parts: PayloadParts, badgeCap: Int, into writer: inout JSONWriter) {
        writer.object { writer in
            writer.object("aps") { writeAps(message, parts, badgeCap: badgeCap, into: &$0) }
            writer.object("data") { writer in
                for entry in parts.data { writer.member(name: entry.key, entry.value) }
            }
            writer.memberIfPresent("media-url", parts.imageURL)
        }
    }

    /// The members of `aps`.
    static func writeAps(_ message: DeviceMessage, _ parts: PayloadParts, badgeCap: Int, into writer: inout JSONWriter) {
        if !message.isSilent {
            writer.object("alert") { writer in
                let apple = message.content.apple
                // A text of the app's own resources takes the place of ours.
                if apple?.locKey.isEmpty != false { writer.memberIfPresent("body", parts.body) }
                if let apple {
                    writer.memberIfPresent("launch-image", apple.launchImage)
                    if !apple.locArgs.isEmpty { writer.strings("loc-args", apple.locArgs) }
                    writer.memberIfPresent("loc-key", apple.locKey)
                }
                if apple?.subtitleLocKey.isEmpty != false { writer.memberIfPresent("subtitle", message.content.subtitle) }
                if let apple {
                    if !apple.subtitleLocArgs.isEmpty { writer.strings("subtitle-loc-args", apple.subtitleLocArgs) }
                    writer.memberIfPresent("subtitle-loc-key", apple.subtitleLocKey)
                }
                writeSummary(message.content, into: &writer)
                if apple?.titleLocKey.isEmpty != false { writer.memberIfPresent("title", message.content.title) }
                if let apple {
                    if !apple.titleLocArgs.isEmpty { writer.strings("title-loc-args", apple.titleLocArgs) }
                    writer.memberIfPresent("title-loc-key", apple.titleLocKey)
                }
            }
        }
        if let badge = message.badge(cap: badgeCap) { writer.member("badge", badge) }
        if message.isSilent {
            writer.member("content-available", 1)
            return
        }
        writer.memberIfPresent("category", message.content.iosCategory)
        if message.content.contentAvailable { writer.member("content-available", 1) }
        writer.memberIfPresent("filter-criteria", message.content.apple?.filterCriteria ?? "")
        writer.memberIfPresent("interruption-level", interruptionLevel(message))
        if message.content.mutableContent || !parts.imageURL.isEmpty { writer.member("mutable-content", 1) }
        if let score = message.content.relevanceScore { writer.member("relevance-score", score) }
        if message.content.criticalSound, !message.sound.isEmpty {
            writer.object("sound") { writer in
                writer.member("critical", 1)
                writer.member("name", message.sound)
                writer.member("volume", message.content.apple?.criticalVolume ?? 1.0)
            }
        } else {
            writer.memberIfPresent("sound", message.sound)
        }
        // Apple documents it inside `alert`, and the product's examples have it in `aps`: written in both (C-10).
        writeSummary(message.content, into: &writer)
        writer.memberIfPresent("target-content-id", message.content.targetContentId)
        let ownThread = message.content.apple?.threadId ?? ""
        writer.memberIfPresent("thread-id", ownThread.isEmpty ? message.content.threadId : ownThread)
    }

    private static func writeSummary(_ content: DispatcherV1.Content, into writer: inout JSONWriter) {
        guard content.summaryArgCount > 0 else { return }
        writer.memberIfPresent("summary-arg", content.summaryArg)
        writer.member("summary-arg-count", Int(content.summaryArgCount))
    }

    /// With banners off or under provisional permission it is `passive` (DISP-29, PREF-13); `critical` needs Apple's entitlement.
    static func interruptionLevel(_ message: DeviceMessage) -> String {
        if !message.device.alertsEnabled || message.isProvisional { return "passive" }
        return switch message.content.interruptionLevel {
        case .passive: "passive"
        case .active: "active"
        case .timeSensitive: "time-sensitive"
        case .critical: message.content.criticalSound ? "critical" : "time-sensitive"
        default: ""
        }
    }
}
