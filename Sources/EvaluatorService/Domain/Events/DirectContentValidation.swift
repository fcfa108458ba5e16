import CarillonAPI
import EventRules
import ServiceKit

/// Checks what a direct notification shows (EVAL-03, EVAL-08). Each refusal names the field in the request.
enum DirectContentValidation {
    /// The content without control characters; line breaks stay in the body alone.
    ///
    /// - Parameter dataBytes: of the notification's data, which share their limit with the texts.
    static func checked(
        _ content: EvaluatorV1.NotificationContent, dataBytes: Int
    ) throws(APIError) -> EvaluatorV1.NotificationContent {
        try checkSize(content, dataBytes: dataBytes)
        var checked = content
        checked.title = PreviewCleaning.name(content.title)
        checked.subtitle = PreviewCleaning.name(content.subtitle)
        checked.body = String(decoding: PreviewCleaning.withoutControlCharacters(Array(content.body.utf8)), as: UTF8.self)
        for (name, text) in [("title", checked.title), ("body", checked.body)] where FreeText.isBlank(text) {
            throw APIError(.invalidValue, field: "content.\(name)", "a notification has a \(name), which shows something")
        }
        checked.deepLinkPath = try path(content.deepLinkPath, field: "content.deep_link_path")
        try checkImage(content.imageUrl, field: "content.image_url")
        try ActionValidation.check(content)
        checked.actions = content.actions.map { action in
            var action = action
            action.title = PreviewCleaning.name(action.title)
            return action
        }
        try checkName(content.sound, EventLimits.soundBytes, "content.sound")
        try checkName(content.collapseKey, EventLimits.collapseKeyBytes, "content.collapse_key")
        try checkName(content.threadId, EventRules.contextIDBytes, "content.thread_id")
        try checkName(content.tag, EventRules.contextIDBytes, "content.tag")
        if let seconds = content.ttlSeconds, !(0...EventLimits.timeToLiveSeconds).contains(Int(seconds)) {
            throw APIError(.invalidValue, field: "content.ttl_seconds", "is 0 to \(EventLimits.timeToLiveSeconds) seconds")
        }
        try checkDevices(content.deviceIds)
        if let ios = content.ios { try check(ios) }
        if let android = content.android { checked.android = try self.checked(android) }
        if let web = content.web { try check(web, tag: content.tag) }
        try PlatformContentValidation.check(content)
        return checked
    }

    private static func checkSize(_ content: EvaluatorV1.NotificationContent, dataBytes: Int) throws(APIError) {
        // Data that are too large by themselves are refused as such.
        var bytes = dataBytes > EventRules.dataBytes ? 0 : dataBytes
        for (name, text) in [("title", content.title), ("subtitle", content.subtitle), ("body", content.body)] {
            bytes += text.utf8.count
            guard bytes <= EventRules.dataBytes || text.isEmpty else {
                throw APIError(
                    .payloadTooLarge, field: "content.\(name)",
                    "\(text.utf8.count) bytes; the texts and data of a notification have at most \(EventRules.dataBytes) together")
            }
        }
    }

    /// A path without its first slash: the link begins with the app's scheme.
    static func path(_ text: String, field: String) throws(APIError) -> String {
        guard text.utf8.count <= EventLimits.pathBytes else {
            throw APIError(.invalidValue, field: field, "\(text.utf8.count) bytes; at most \(EventLimits.pathBytes) are taken")
        }
        let path = text.hasPrefix("/") ? String(text.dropFirst()) : text
        // A scheme, or another host behind a second slash, would lead out of the app.
        let hasScheme = path.prefix { $0 != "/" && $0 != "?" && $0 != "#" }.contains(":")
        guard !hasScheme, !path.hasPrefix("/"), !path.contains(where: { $0.isWhitespace || $0 == "\\" }), HostID.isAllowed(path),
            text.isEmpty || !path.isEmpty
        else {
            throw APIError(
                .invalidValue, field: field,
                "is a path below the app's link scheme, such as requests/42: no scheme, no host, no spaces and no control characters")
        }
        return path
    }

    private static func checkImage(_ url: String, field: String) throws(APIError) {
        guard !url.isEmpty else { return }
        let address = url.drop { $0 != "/" }.dropFirst(2)
        guard url.utf8.count <= EventLimits.imageURLBytes, PictureAddress.isAllowed(url), let first = address.first, first != "/",
            !url.contains(where: \.isWhitespace), HostID.isAllowed(url)
        else {
            throw APIError(
                .invalidValue, field: field, "is an https address of at most \(EventLimits.imageURLBytes) bytes, without spaces")
        }
    }

    /// A name that devices and providers compare; empty: none.
    static func checkName(_ text: String, _ limit: Int, _ field: String) throws(APIError) {
        guard text.utf8.count <= limit else {
            throw APIError(.invalidValue, field: field, "\(text.utf8.count) bytes; at most \(limit) are taken")
        }
        guard HostID.isAllowed(text) else { throw APIError(.invalidValue, field: field, HostID.words) }
    }

    private static func check(_ ios: EvaluatorV1.IosContent) throws(APIError) {
        _ = try ios.interruptionLevel.checked(field: "content.ios.interruption_level")
        if let score = ios.relevanceScore, !(0...1).contains(score) {
            throw APIError(.invalidValue, field: "content.ios.relevance_score", "is 0 to 1")
        }
        try checkName(ios.targetContentId, EventRules.contextIDBytes, "content.ios.target_content_id")
    }

    private static func checked(_ android: EvaluatorV1.AndroidContent) throws(APIError) -> EvaluatorV1.AndroidContent {
        let place = "content.android"
        guard android.color.isEmpty || isColor(android.color) else {
            throw APIError(.invalidValue, field: "\(place).color", "is a color such as #0066CC")
        }
        guard android.ledColor.isEmpty || isColor(android.ledColor) else {
            throw APIError(.invalidValue, field: "\(place).led_color", "is a color such as #0066CC")
        }
        try checkImage(android.largeIconUrl, field: "\(place).large_icon_url")
        try checkName(android.smallIcon, EventLimits.iconBytes, "\(place).small_icon")
        try checkVibration(android.vibrationMs, field: "\(place).vibration_ms")
        _ = try android.priority.checked(field: "\(place).priority")
        _ = try android.visibility.checked(field: "\(place).visibility")
        var checked = android
        checked.ticker = try FieldRules.text(android.ticker, field: "\(place).ticker", limit: EventLimits.tickerCharacters)
        return checked
    }

    /// EVAL-07.
    private static func check(_ web: DispatcherV1.WebContent, tag: String) throws(APIError) {
        let place = "content.web"
        try checkImage(web.badgeUrl, field: "\(place).badge_url")
        try checkImage(web.iconUrl, field: "\(place).icon_url")
        _ = try web.dir.checked(field: "\(place).dir")
        if !web.lang.isEmpty { try FieldRules.checkLocale(web.lang, field: "\(place).lang") }
        guard !web.renotify || !tag.isEmpty else {
            throw APIError(.invalidValue, field: "\(place).renotify", "needs a tag: it is about a notification that replaces one with the same tag")
        }
        try checkVibration(web.vibrationMs, field: "\(place).vibration_ms")
        guard (0...Instant.latest.milliseconds).contains(web.timestampMs) else {
            throw APIError(.invalidValue, field: "\(place).timestamp_ms", "is milliseconds since 1970, before the year 10000")
        }
    }

    private static func checkVibration(_ pattern: [Int32], field: String) throws(APIError) {
        guard pattern.count <= EventLimits.vibrations, pattern.allSatisfy({ (0...EventLimits.vibrationMilliseconds).contains(Int($0)) }) else {
            throw APIError(
                .invalidValue, field: field,
                "has at most \(EventLimits.vibrations) pauses and vibrations in turn, each of 0 to \(EventLimits.vibrationMilliseconds) ms")
        }
    }

    private static func isColor(_ text: String) -> Bool {
        text.utf8.count == 7 && text.hasPrefix("#") && text.utf8.dropFirst().allSatisfy { ASCII.isDigit($0) || (0x61...0x66).contains($0 | 0x20) }
    }

    private static func checkDevices(_ ids: [String]) throws(APIError) {
        guard ids.count <= EventLimits.devicesPerNotification else {
            throw APIError(
                .payloadTooLarge, field: "content.device_ids",
                "\(ids.count) devices; a notification names at most \(EventLimits.devicesPerNotification)")
        }
        for (index, id) in ids.enumerated() { try FieldRules.checkDevice(id, field: "content.device_ids[\(index)]") }
    }
}
