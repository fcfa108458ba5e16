import CarillonAPI
import DurableWork
import Providers
import ServiceKit

/// The data of a push (DISP-07): values by which the app opens the notification.
enum PayloadData {
    /// Whether a value of the event is its text. The notification shows the text already, and a text of 16 KiB would leave no room for other values.
    private static func isText(_ key: String) -> Bool {
        switch key {
        case "text", "body", "title", "message_preview", "original_message_preview": true
        default: false
        }
    }

    /// The data of one content, the same for all users. It has the ids and links that the app needs to open the notification. The caller sets the id
    /// of the notification and the link with it: they are a user's own. It has another value where the user may see the value before opening
    /// (EVAL-38).
    ///
    /// - Parameter image: the address of the picture; nil: the device shows text alone.
    static func common(_ material: EventMaterial, _ shared: TypeContent, fallbackLink: String, image: String?) -> [String: String] {
        var data: [String: String] = [:]
        data.reserveCapacity(material.event.data.count + 8)
        // A provider refuses a payload that uses one of its own keys. Events with such a key are refused (EVAL-08).
        for (key, value) in material.event.data
        where !isText(key) && ProviderList.refusal(ofDataKey: key) == nil && shared.isSafe(key, of: material) {
            data[key] = value
        }
        data["type"] = shared.type.typeId
        // They have their places, and the values of the event under these names are gone.
        data["notification_id"] = ""
        data["deep_link"] = ""
        set("fallback_deep_link", fallbackLink)
        set("channel_id", material.event.channelId)
        if shared.isSafe("channel_name", of: material) { set("channel_name", material.channelName) }
        set("thread_id", material.event.threadId)
        // Erasure finds a push by its sender under this key.
        set(DispatcherV1.Push.senderKey, material.event.actorId)
        if shared.isSafe("sender_name", of: material) { set("sender_name", material.senderName) }
        set("entity_type", material.event.entityType)
        set("entity_id", material.event.entityId)
        if let own = material.event.content, !own.actions.isEmpty, shared.isSafe("actions", of: material) {
            data["actions"] = ActionData.text(own.actions)
        }
        data["image_url"] = image
        return data

        func set(_ key: String, _ value: String) {
            if !value.isEmpty { data[key] = value }
        }
    }

    /// The link that opens the notification (EVAL-40): the host's own link, else the type's pattern, else a place in the app. The link has the
    /// notification's id, so that an app that only sees the link can report the opening (RCPT-07).
    ///
    /// - Parameters:
    ///   - pattern: the type's, a path below the scheme with `{name}` for values of the event; empty: none.
    ///   - webBase: the beginning of links in browsers; nil: links begin with the scheme.
    static func deepLink(
        event: EvaluatorV1.Event, pattern: String = "", scheme: String?, webBase: String? = nil, notificationID: String
    ) -> String {
        var link: String
        if let tap = event.content?.defaultAction {
            let target = tap.target.hasPrefix("/") ? String(tap.target.dropFirst()) : tap.target
            link = tap.type == .url ? target : beginning(scheme: scheme, webBase: webBase) + target
            add(ActionData.query(tap.params), to: &link)
        } else if let path = event.content?.deepLinkPath, !path.isEmpty {
            link = beginning(scheme: scheme, webBase: webBase) + path
        } else if let own = event.data["deep_link"], !own.isEmpty {
            link = own
        } else {
            link = beginning(scheme: scheme, webBase: webBase)
            if let path = EventPattern.path(pattern, event) {
                link += path
            } else {
                addPlace(of: event, notificationID: notificationID, to: &link)
            }
        }
        name(notificationID, in: &link)
        return link
    }

    /// A link to the notification centre, filtered to some notifications (EVAL-23, RCPT-11): `mlc://notifications?ids=…`. Without ids, or with more
    /// than ``NotificationComposer/mostLinkedNotifications``, the link shows all unread notifications.
    static func centreLink(_ ids: [String], scheme: String?, webBase: String? = nil, notificationID: String) -> String {
        let isNamed = (1...NotificationComposer.mostLinkedNotifications).contains(ids.count)
        let filter = isNamed ? "ids=" + ids.map(escaped).joined(separator: ",") : "unread_only=true"
        var link = beginning(scheme: scheme, webBase: webBase) + "notifications?" + filter
        name(notificationID, in: &link)
        return link
    }

    /// A link to the notification centre, filtered to a category (EVAL-54, RCPT-11): `mlc://notifications?category=assignments`.
    static func centreLink(category: String, scheme: String?, webBase: String? = nil, notificationID: String) -> String {
        var link = beginning(scheme: scheme, webBase: webBase) + "notifications?category=" + escaped(category)
        name(notificationID, in: &link)
        return link
    }

    /// The link, with the notification's id.
    static func naming(_ notificationID: String, in link: String) -> String {
        var link = link
        name(notificationID, in: &link)
        return link
    }

    private static func name(_ notificationID: String, in link: inout String) { add("notification_id=" + notificationID, to: &link) }

    /// Adds to the query of a link.
    private static func add(_ query: String, to link: inout String) {
        guard !query.isEmpty else { return }
        guard let mark = link.utf8.firstIndex(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) else {
            link += "?"
            link += query
            return
        }
        let hasQuery = link.utf8[mark] == UInt8(ascii: "?")
        // A fragment stays last.
        let end = link.utf8[mark...].firstIndex(of: UInt8(ascii: "#")) ?? link.endIndex
        link.insert(contentsOf: (hasQuery ? "&" : "?") + query, at: end)
    }

    /// The link to a list that the app opens when the entity of the event does not exist any more; empty: neither the event nor its type has one.
    ///
    /// - Parameter webBase: as in ``deepLink(event:pattern:scheme:webBase:notificationID:)``.
    static func fallbackLink(
        event: EvaluatorV1.Event, type: RegistryV1.NotificationType, scheme: String?, webBase: String? = nil
    ) -> String {
        if let own = event.data["fallback_deep_link"], !own.isEmpty { return own }
        guard let path = EventPattern.path(type.fallbackDeepLink, event) else { return "" }
        return beginning(scheme: scheme, webBase: webBase) + path
    }

    /// The beginning of a link: the address for browsers, else the app's scheme. Memory for the whole link is reserved.
    private static func beginning(scheme: String?, webBase: String?) -> String {
        var link = ""
        link.reserveCapacity(160)
        if let webBase {
            link += webBase
            if !webBase.hasSuffix("/") { link += "/" }
        } else if let scheme {
            link += scheme
            link += "://"
        } else {
            link += "/"
        }
        return link
    }

    private static func addPlace(of event: EvaluatorV1.Event, notificationID: String, to link: inout String) {
        guard !event.channelId.isEmpty else {
            guard !event.entityType.isEmpty, !event.entityId.isEmpty else {
                link += "notifications/"
                link += notificationID
                return
            }
            link += escaped(event.entityType)
            link += "/"
            link += escaped(event.entityId)
            return
        }
        link += "channels/"
        link += escaped(event.channelId)
        if !event.threadId.isEmpty {
            link += "/threads/"
            link += escaped(event.threadId)
        }
        if let message = event.data["message_id"], !message.isEmpty {
            link += "/messages/"
            link += escaped(message)
        }
    }

    /// Percent-encodes a step of a path, which may have `:` and `@` (RFC 3986 §3.3).
    static func escaped(_ component: String) -> String {
        PercentEncoding.encode(component) { PercentEncoding.isUnreserved($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "@") }
    }
}
