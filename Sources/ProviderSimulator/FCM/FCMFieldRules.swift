import ServiceKit

/// Rules of single fields that the schema cannot say (providers.md §2.2). Each violation names its field.
enum FCMFieldRules {
    /// - Parameter isForMany: whether the target is a topic or a condition.
    static func check(_ message: JSONNode, isForMany: Bool) throws(FCMViolation) {
        let second = message.either("android_v2", "androidV2")
        let blocks: [(path: String, node: JSONNode?)] = [
            ("message", message), ("message.android", message["android"]), ("message.android_v2", second), ("message.apns", message["apns"]),
            ("message.webpush", message["webpush"]),
        ]
        for block in blocks {
            let label = block.node?.either("fcm_options", "fcmOptions")?.either("analytics_label", "analyticsLabel")?.string
            if let label, !isLabel(label) { throw violation("\(block.path).fcm_options.analytics_label", "label") }
        }
        if let notification = message["android"]?["notification"] { try checkAndroid(notification, path: "message.android.notification") }
        let remote = second?.either("remote_notification", "remoteNotification")
        if let notification = remote?["notification"] {
            try checkAndroid(notification, path: "message.android_v2.remote_notification.notification")
        }
        if let apns = message["apns"] {
            try checkApple(apns["headers"])
            try checkActivity(apns, isForMany: isForMany)
        }
        if let webpush = message["webpush"] { try checkWeb(webpush) }
    }

    private static func checkAndroid(_ notification: JSONNode, path: String) throws(FCMViolation) {
        for text in ["title", "body"] {
            let isTitle = text == "title"
            let arguments = isTitle ? notification.either("title_loc_args", "titleLocArgs") : notification.either("body_loc_args", "bodyLocArgs")
            let key = isTitle ? notification.either("title_loc_key", "titleLocKey") : notification.either("body_loc_key", "bodyLocKey")
            if arguments != nil, key == nil { throw violation("\(path).\(text)_loc_args", "loc_args") }
        }
        guard let light = notification.either("light_settings", "lightSettings") else { return }
        let required: [(name: String, node: JSONNode?)] = [
            ("color", light["color"]), ("light_on_duration", light.either("light_on_duration", "lightOnDuration")),
            ("light_off_duration", light.either("light_off_duration", "lightOffDuration")),
        ]
        for field in required where field.node == nil { throw violation("\(path).light_settings.\(field.name)", "light_settings") }
        let parts: [StaticString] = ["red", "green", "blue", "alpha"]
        for name in parts {
            guard let part = light["color"]?[name]?.double, !(0...1).contains(part) else { continue }
            throw violation("\(path).light_settings.color.\(name)", "light_settings")
        }
    }

    /// FCM hands these to APNs, which refuses wrong ones.
    private static func checkApple(_ headers: JSONNode?) throws(FCMViolation) {
        let priority = headers?["apns-priority"]?.string
        if let priority, !["1", "5", "10"].contains(priority) { throw violation("message.apns.headers.apns-priority", "apns_header") }
        // FCM itself makes the priority 10.
        if headers?["apns-push-type"]?.string == "background", priority != "5" {
            throw violation("message.apns.headers.apns-priority", "apns_header")
        }
        if let expiration = headers?["apns-expiration"]?.string, Int64(expiration) == nil {
            throw violation("message.apns.headers.apns-expiration", "apns_header")
        }
        if let id = headers?["apns-collapse-id"]?.string, id.utf8.count > 64 {
            throw violation("message.apns.headers.apns-collapse-id", "apns_header")
        }
    }

    private static let activityEvents: Set<String> = ["start", "update", "end"]

    /// A push to a Live Activity: its token stands beside the device's, and its content in Apple's payload.
    private static func checkActivity(_ apns: JSONNode, isForMany: Bool) throws(FCMViolation) {
        guard let token = apns.either("live_activity_token", "liveActivityToken"), token.kind != .null else { return }
        let path = "message.apns.live_activity_token"
        guard !isForMany, let text = token.string, !text.isEmpty, text.allSatisfy(\.isHexDigit) else { throw violation(path, "live_activity") }
        let aps = apns["payload"]?["aps"]
        guard let event = aps?["event"]?.string, activityEvents.contains(event) else {
            throw violation("message.apns.payload.aps.event", "live_activity")
        }
        guard aps?["timestamp"]?.integer != nil else { throw violation("message.apns.payload.aps.timestamp", "live_activity") }
        guard event == "end" || aps?["content-state"]?.kind == .object else {
            throw violation("message.apns.payload.aps.content-state", "live_activity")
        }
        guard event != "start" || aps?["attributes-type"]?.string != nil && aps?["attributes"]?.kind == .object else {
            throw violation("message.apns.payload.aps.attributes", "live_activity")
        }
    }

    private static let urgencies: Set<String> = ["very-low", "low", "normal", "high"]

    /// The headers are RFC 8030's, which a push service refuses when they are wrong.
    private static func checkWeb(_ webpush: JSONNode) throws(FCMViolation) {
        if let link = webpush.either("fcm_options", "fcmOptions")?["link"]?.string, !link.hasPrefix("https://") {
            throw violation("message.webpush.fcm_options.link", "link")
        }
        var wrong: String?
        webpush["headers"]?.forEachMember { key, value in
            let (name, text) = (key.string ?? "", value.string ?? "")
            let isRight =
                switch name.lowercased() {
                case "ttl": Int(text).map { (0...2_419_200).contains($0) } ?? false
                case "urgency": urgencies.contains(text)
                case "topic": (1...32).contains(text.utf8.count) && ASCII.isIdentifier(text, with: "-_")
                default: true
                }
            if !isRight { wrong = name }
        }
        if let wrong { throw violation("message.webpush.headers.\(wrong)", "webpush_header") }
    }

    private static func violation(_ field: String, _ rule: String) -> FCMViolation {
        FCMViolation(field: field, description: "Invalid value at '\(field)'", rule: rule)
    }

    /// 1 to 50 characters (Firebase, "FcmOptions").
    private static func isLabel(_ text: String) -> Bool {
        (1...50).contains(text.utf8.count) && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.~%".contains($0)) }
    }
}

extension JSONNode {
    /// The member of one of two names: proto3 JSON takes both spellings of a field.
    func either(_ name: StaticString, _ camelName: StaticString) -> JSONNode? { self[name] ?? self[camelName] }
}
