/// Apple's rules for the keys of a payload (Apple, "Generating a remote notification").
///
/// APNs accepts nearly any object, and the device ignores wrong keys. The simulator counts them as violations.
struct APNsPayloadRules {
    private(set) var violations: [String] = []
    private let isActivity: Bool

    init(_ root: JSONNode, pushType: String) {
        isActivity = pushType == "liveactivity"
        guard let aps = root["aps"], aps.kind == .object else {
            if APNsTypeRules.needsAps(pushType) { violations.append("apns.aps.missing") }
            return
        }
        checkTypes(aps)
        checkAgainst(pushType, aps)
    }

    private mutating func checkTypes(_ aps: JSONNode) {
        aps.forEachMember { key, value in
            let name = key.string ?? ""
            let isRight =
                switch name {
                case "alert": value.kind == .string || value.kind == .object && checkAlert(value)
                case "relevance-score" where isActivity: value.double != nil
                case "badge": (value.integer ?? -1) >= 0
                case "sound": value.kind == .string || value.kind == .object && checkSound(value)
                case "thread-id", "category", "target-content-id", "filter-criteria", "summary-arg": value.kind == .string
                case "content-available", "mutable-content": value.integer == 1
                case "interruption-level": Self.isInterruptionLevel(value.string)
                case "relevance-score": (0...1).contains(value.double ?? -1)
                // The requirements' examples have it beside `thread-id` (C-10).
                case "summary-arg-count": (value.integer ?? 0) > 0
                case "content-changed": value.boolean == true
                case "timestamp", "event", "content-state", "stale-date", "dismissal-date", "attributes-type", "attributes",
                    "input-push-token", "input-push-channel":
                    isActivity
                default: false
                }
            if !isRight { violations.append("apns.aps.\(Self.isKnown(name) ? name : "unknown_key")") }
        }
    }

    private func checkAlert(_ alert: JSONNode) -> Bool {
        if isActivity { return APNsTypeRules.isActivityAlert(alert) }
        // Arguments without the name of their text are of no use.
        let texts: [(key: StaticString, arguments: StaticString)] = [
            ("title-loc-key", "title-loc-args"), ("subtitle-loc-key", "subtitle-loc-args"), ("loc-key", "loc-args"),
        ]
        var isRight = texts.allSatisfy { alert[$0.arguments] == nil || alert[$0.key] != nil }
        alert.forEachMember { key, value in
            switch key.string ?? "" {
            case "title", "subtitle", "body", "launch-image", "title-loc-key", "subtitle-loc-key", "loc-key", "action-loc-key", "summary-arg":
                isRight = isRight && value.kind == .string
            case "title-loc-args", "subtitle-loc-args", "loc-args":
                isRight = isRight && value.kind == .array
                value.forEachElement { isRight = isRight && $0.kind == .string }
            case "summary-arg-count": isRight = isRight && value.integer != nil
            default: isRight = false
            }
        }
        return isRight
    }

    private func checkSound(_ sound: JSONNode) -> Bool {
        sound["critical"]?.integer == 1 && sound["name"]?.kind == .string && (0...1).contains(sound["volume"]?.double ?? -1)
    }

    private mutating func checkAgainst(_ pushType: String, _ aps: JSONNode) {
        let isVisible = aps["alert"] != nil || aps["badge"] != nil || aps["sound"] != nil
        switch pushType {
        case "alert": if !isVisible { violations.append("apns.alert.nothing_visible") }
        case "background":
            if isVisible { violations.append("apns.background.visible") }
            if aps["content-available"] == nil { violations.append("apns.background.content_available") }
        default: break
        }
    }

    private static func isInterruptionLevel(_ text: String?) -> Bool {
        switch text {
        case "passive", "active", "time-sensitive", "critical": true
        default: false
        }
    }

    private static func isKnown(_ name: String) -> Bool {
        [
            "alert", "badge", "sound", "thread-id", "category", "target-content-id", "filter-criteria", "summary-arg", "content-available",
            "mutable-content", "interruption-level", "relevance-score", "summary-arg-count", "content-changed",
        ].contains(name)
    }
}
