import CarillonAPI
import JSON
import ServiceKit

/// Writes the message of FCM's HTTP v1 API (DISP-11; Google, "REST Resource: projects.messages").
///
/// FCM refuses unknown fields, so only documented ones are written; all else is in `data`.
enum FCMPayload {
    /// Longest time to live FCM takes: four weeks, in seconds.
    static let longestTimeToLive = 2_419_200

    static func write(
        _ message: DeviceMessage, _ parts: PayloadParts, now: Instant, policy: Policy, into writer: inout JSONWriter
    ) {
        writer.object { writer in
            writer.object("message") { writer in
                // Apps of iPhones and browsers may register through FCM too [003]; FCM passes their message on to Apple and to push services.
                switch message.device.deviceType {
                case .ios: writeAPNsBlock(message, parts, policy: policy, into: &writer)
                case .web: break
                default: writeAndroidBlock(message, parts, now: now, policy: policy, into: &writer)
                }
                writer.object("data") { writer in
                    for entry in parts.data { writer.member(name: entry.key, entry.value) }
                }
                if !message.content.analyticsLabel.isEmpty {
                    writer.object("fcm_options") { $0.member("analytics_label", message.content.analyticsLabel) }
                }
                if !message.isSilent {
                    writer.object("notification") { writer in
                        writer.memberIfPresent("body", parts.body)
                        writer.memberIfPresent("image", parts.imageURL)
                        writer.memberIfPresent("title", message.content.title)
                    }
                }
                writer.member(FCMAddress.isInstallationID(message.address.utf8) ? "fid" : "token", message.address)
                if message.device.deviceType == .web { FCMWebPush.write(message, parts, now: now, policy: policy, into: &writer) }
            }
            // FCM checks the token and sends nothing (DISP-31). A probe with data is for the app, so it is sent.
            if message.isProbe, message.content.data.isEmpty { writer.member("validate_only", true) }
        }
    }

    private static func writeAndroidBlock(
        _ message: DeviceMessage, _ parts: PayloadParts, now: Instant, policy: Policy, into writer: inout JSONWriter
    ) {
        writer.object("android") { writer in
            let own = message.content.android
            if own?.bandwidthConstrainedOk == true { writer.member("bandwidth_constrained_ok", true) }
            writer.member("collapse_key", message.collapseID)
            if own?.directBootOk == true { writer.member("direct_boot_ok", true) }
            if !message.isSilent { writeAndroidNotification(message, badgeCap: policy.badgeCap, into: &writer) }
            writer.member("priority", priority(of: message, by: policy).rawValue)
            writer.memberIfPresent("restricted_package_name", own?.restrictedPackageName ?? "")
            if own?.restrictedSatelliteOk == true { writer.member("restricted_satellite_ok", true) }
            if let seconds = message.remainingSeconds(at: now) { writer.member("ttl", "\(min(seconds, longestTimeToLive))s") }
        }
    }

    /// By the policy's `fcm_priority_map` (DISP-11). A probe does not wake the device; a test does not wait for it.
    private static func priority(of message: DeviceMessage, by policy: Policy) -> MessagePriority {
        if message.isProbe { return .normal }
        return message.push.test ? .high : policy.fcmPriorityMap[message.push.priority]
    }

    private static func writeAndroidNotification(_ message: DeviceMessage, badgeCap: Int, into writer: inout JSONWriter) {
        writer.object("notification") { writer in
            if let own = message.content.android { FCMAndroidDetails.write(own, into: &writer) }
            writer.memberIfPresent("channel_id", message.content.androidChannelId)
            writer.memberIfPresent("click_action", message.content.clickAction)
            writer.memberIfPresent("color", message.content.androidColor)
            writer.memberIfPresent("icon", message.content.androidIcon)
            writeLight(message.content, into: &writer)
            if let badge = message.badge(cap: badgeCap) { writer.member("notification_count", badge) }
            // A low priority has no heads-up banner (DISP-29).
            let priority = message.device.alertsEnabled ? message.content.androidNotificationPriority : .low
            if priority != .unspecified { writer.member("notification_priority", "PRIORITY_" + priority.name.uppercased()) }
            writer.memberIfPresent("sound", message.sound)
            if message.content.androidSticky { writer.member("sticky", true) }
            writer.member("tag", message.tag)
            writer.memberIfPresent("ticker", message.content.androidTicker)
            if !message.content.vibrationMs.isEmpty {
                writer.strings("vibrate_timings", message.content.vibrationMs.map { Self.seconds(milliseconds: Int($0)) })
            }
            writer.memberIfPresent("visibility", message.content.androidVisibility.name.uppercased())
        }
    }

    /// The device's light blinks in a color: by default in Android's own rhythm, half a second on and two off.
    private static func writeLight(_ content: DispatcherV1.Content, into writer: inout JSONWriter) {
        let color = content.androidLightColor
        guard color.utf8.count == 7, let number = UInt32(color.dropFirst(), radix: 16) else { return }
        func part(_ shift: UInt32) -> Double { Double((number >> shift) & 0xFF) / 255 }
        writer.object("light_settings") { writer in
            writer.object("color") { writer in
                writer.member("alpha", 1.0)
                writer.member("blue", part(0))
                writer.member("green", part(8))
                writer.member("red", part(16))
            }
            writer.member("light_off_duration", seconds(milliseconds: Int(content.android?.lightOffMs ?? 2_000)))
            writer.member("light_on_duration", seconds(milliseconds: Int(content.android?.lightOnMs ?? 500)))
        }
    }

    private static func writeAPNsBlock(
        _ message: DeviceMessage, _ parts: PayloadParts, policy: Policy, into writer: inout JSONWriter
    ) {
        let isBackground = message.isSilent && message.badge(cap: policy.badgeCap) == nil
        writer.object("apns") { writer in
            writer.object("headers") { writer in
                writer.member("apns-collapse-id", APNsRequest.collapseID(of: message))
                if let expiration = APNsRequest.expiration(of: message, by: policy) { writer.member("apns-expiration", "\(expiration)") }
                writer.member("apns-priority", APNsRequest.priority(of: message, by: policy))
                writer.member("apns-push-type", isBackground ? "background" : "alert")
            }
            writer.object("payload") { writer in
                writer.object("aps") { APNsPayload.writeAps(message, parts, badgeCap: policy.badgeCap, into: &$0) }
            }
        }
    }

    /// A protobuf duration in JSON: `0.25s`.
    private static func seconds(milliseconds: Int) -> String {
        let (whole, rest) = (milliseconds / 1_000, milliseconds % 1_000)
        guard rest > 0 else { return "\(whole)s" }
        return "\(whole).\(String(rest + 1_000).dropFirst())s"
    }

    /// Keys that FCM reserves in `data`.
    static func isReserved(_ key: String) -> Bool {
        key == "collapse_key" || FCMAddress.refusal(ofDataKey: key) != nil
    }
}
