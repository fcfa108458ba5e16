import CarillonAPI
import Providers
import ServiceKit

/// The data part of a push (DISP-07): strings an app acts on when the notification is opened.
enum PayloadData {
    /// What the text was made of. It is in the alert already, and a message of 16 KiB would crowd everything else out.
    private static let textKeys: Set<String> = ["text", "body", "title", "message_preview", "original_message_preview"]

    /// - Parameters:
    ///   - carriesImage: Off for devices that show text alone.
    ///   - safeValues: Where previews are private (EVAL-38), the values that may be seen before opening; nil: all of them. Ids and
    ///     links are what opening needs, and always go along.
    static func make(
        _ material: EventMaterial, typeID: String, notificationID: String, deepLink: String, fallbackLink: String = "", carriesImage: Bool,
        safeValues: Set<String>? = nil
    ) -> [String: String] {
        let event = material.event
        var data: [String: String] = [:]
        data.reserveCapacity(16)
        // A provider refuses a payload with a key of its own. Events with one are not taken (EVAL-08); those taken before that rule go without it.
        for (key, value) in event.data where !textKeys.contains(key) && ProviderList.refusal(ofDataKey: key) == nil && isSafe(key) {
            data[key] = value
        }
        data["type"] = typeID
        data["notification_id"] = notificationID
        data["deep_link"] = deepLink
        set("fallback_deep_link", fallbackLink)
        set("channel_id", event.channelId)
        if isSafe("channel_name") { set("channel_name", material.channelName) }
        set("thread_id", event.threadId)
        set("sender_id", event.actorId)
        if isSafe("sender_name") { set("sender_name", material.senderName) }
        set("entity_type", event.entityType)
        set("entity_id", event.entityId)
        data["image_url"] = carriesImage && !material.imageURL.isEmpty ? material.imageURL : nil
        return data

        func isSafe(_ key: String) -> Bool { safeValues?.contains(key) ?? true }

        func set(_ key: String, _ value: String) {
            if !value.isEmpty { data[key] = value }
        }
    }

    /// Where opening leads (EVAL-40): the host's own link, else the type's pattern, else a place in the app. It carries the
    /// notification's id, so that an app that only sees the link can still report the opening (RCPT-07).
    ///
    /// - Parameters:
    ///   - pattern: the type's, a path below the scheme with `{name}` for values of the event; empty: none.
    ///   - webBase: where links of browsers begin; nil: as the scheme says.
    static func deepLink(
        event: EvaluatorV1.Event, pattern: String = "", scheme: String?, webBase: String? = nil, notificationID: String
    ) -> String {
        let link: String
        if let own = event.data["deep_link"], !own.isEmpty {
            link = own
        } else {
            let path = EventPattern.path(pattern, event) ?? place(event, notificationID: notificationID)
            link = address(of: path, scheme: scheme, webBase: webBase)
        }
        return naming(notificationID, in: link)
    }

    /// The notification centre, filtered to some notifications (EVAL-23, RCPT-11): `mlc://notifications?ids=…`. Too many to be named, or
    /// none, are shown as what is unread.
    static func centreLink(_ ids: [String], scheme: String?, webBase: String? = nil, notificationID: String) -> String {
        let isNamed = (1...NotificationComposer.mostLinkedNotifications).contains(ids.count)
        let filter = isNamed ? "ids=" + ids.map(escaped).joined(separator: ",") : "unread_only=true"
        return naming(notificationID, in: address(of: "notifications?" + filter, scheme: scheme, webBase: webBase))
    }

    private static func naming(_ notificationID: String, in link: String) -> String {
        // A fragment stays last.
        let end = link.utf8.firstIndex(of: UInt8(ascii: "#")) ?? link.endIndex
        let hasQuery = link.utf8[..<end].contains(UInt8(ascii: "?"))
        let name = (hasQuery ? "&notification_id=" : "?notification_id=") + notificationID
        guard end < link.endIndex else { return link + name }
        return String(link[..<end]) + name + String(link[end...])
    }

    /// The list to open where what the event speaks of is gone; empty: the event and its type name none.
    ///
    /// - Parameter webBase: as in ``deepLink(event:pattern:scheme:webBase:notificationID:)``.
    static func fallbackLink(
        event: EvaluatorV1.Event, type: RegistryV1.NotificationType, scheme: String?, webBase: String? = nil
    ) -> String {
        if let own = event.data["fallback_deep_link"], !own.isEmpty { return own }
        guard let path = EventPattern.path(type.fallbackDeepLink, event) else { return "" }
        return address(of: path, scheme: scheme, webBase: webBase)
    }

    /// Where a path of the app is: below the browsers' address, else below the app's scheme.
    private static func address(of path: String, scheme: String?, webBase: String?) -> String {
        guard let webBase else { return scheme.map { $0 + "://" + path } ?? "/" + path }
        return (webBase.hasSuffix("/") ? String(webBase.dropLast()) : webBase) + "/" + path
    }

    private static func place(_ event: EvaluatorV1.Event, notificationID: String) -> String {
        guard !event.channelId.isEmpty else {
            guard !event.entityType.isEmpty, !event.entityId.isEmpty else { return "notifications/" + notificationID }
            return escaped(event.entityType) + "/" + escaped(event.entityId)
        }
        var path = "channels/" + escaped(event.channelId)
        if !event.threadId.isEmpty { path += "/threads/" + escaped(event.threadId) }
        if let message = event.data["message_id"], !message.isEmpty { path += "/messages/" + escaped(message) }
        return path
    }

    /// Percent-encodes everything but RFC 3986's unreserved characters and `:` and `@`, which paths may carry.
    static func escaped(_ component: String) -> String {
        var result = ""
        for byte in component.utf8 {
            switch byte {
            case _ where ASCII.isLetter(byte) || ASCII.isDigit(byte),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ":"), UInt8(ascii: "@"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                result += "%" + String(byte >> 4, radix: 16, uppercase: true) + String(byte & 15, radix: 16, uppercase: true)
            }
        }
        return result
    }
}
