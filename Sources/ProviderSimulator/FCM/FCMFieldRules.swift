/// Rules of single fields that the schema cannot say (providers.md §2.2). Each violation names its field.
enum FCMFieldRules {
    static func check(_ message: JSONNode) throws(FCMViolation) {
        for (path, options) in [
            ("message.fcm_options", message["fcm_options"]), ("message.android.fcm_options", message["android"]?["fcm_options"]),
            ("message.apns.fcm_options", message["apns"]?["fcm_options"]), ("message.webpush.fcm_options", message["webpush"]?["fcm_options"]),
        ] {
            guard let label = options?["analytics_label"]?.string, !isLabel(label) else { continue }
            throw violation("\(path).analytics_label", "label")
        }
        if let link = message["webpush"]?["fcm_options"]?["link"]?.string, !link.hasPrefix("https://") {
            throw violation("message.webpush.fcm_options.link", "link")
        }
        if let notification = message["android"]?["notification"] { try checkAndroid(notification) }
        try checkApple(message["apns"])
    }

    private static func checkAndroid(_ notification: JSONNode) throws(FCMViolation) {
        let path = "message.android.notification"
        let texts: [(key: StaticString, arguments: StaticString)] = [("title_loc_key", "title_loc_args"), ("body_loc_key", "body_loc_args")]
        for text in texts where notification[text.arguments] != nil && notification[text.key] == nil {
            throw violation("\(path).\(text.arguments)", "loc_args")
        }
        guard let light = notification["light_settings"] else { return }
        let required: [StaticString] = ["color", "light_on_duration", "light_off_duration"]
        for name in required where light[name] == nil {
            throw violation("\(path).light_settings.\(name)", "light_settings")
        }
        let parts: [StaticString] = ["red", "green", "blue", "alpha"]
        for name in parts {
            guard let part = light["color"]?[name]?.double, !(0...1).contains(part) else { continue }
            throw violation("\(path).light_settings.color.\(name)", "light_settings")
        }
    }

    /// FCM hands these to APNs, which refuses wrong ones.
    private static func checkApple(_ apns: JSONNode?) throws(FCMViolation) {
        let headers = apns?["headers"]
        if let priority = headers?["apns-priority"]?.string, !["1", "5", "10"].contains(priority) {
            throw violation("message.apns.headers.apns-priority", "apns_header")
        }
        if let expiration = headers?["apns-expiration"]?.string, Int64(expiration) == nil {
            throw violation("message.apns.headers.apns-expiration", "apns_header")
        }
        if let id = headers?["apns-collapse-id"]?.string, id.utf8.count > 64 {
            throw violation("message.apns.headers.apns-collapse-id", "apns_header")
        }
    }

    private static func violation(_ field: String, _ rule: String) -> FCMViolation {
        FCMViolation(field: field, description: "Invalid value at '\(field)'", rule: rule)
    }

    /// 1 to 50 characters (Firebase, "FcmOptions").
    private static func isLabel(_ text: String) -> Bool {
        (1...50).contains(text.utf8.count) && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.~%".contains($0)) }
    }
}
