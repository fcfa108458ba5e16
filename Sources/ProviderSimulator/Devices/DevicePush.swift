import CarillonAPI
import HTTP2
import ServiceKit

/// A push as a device's system gets it, read from the message that a provider accepted.
struct DevicePush {
    var notificationID = ""
    var title = ""
    var body = ""
    /// Category of iOS, channel of Android.
    var category = ""
    /// It takes the place of a shown one with the same tag.
    var tag = ""
    var badge: Int?
    /// Whether the system shows it by itself.
    var isVisible = false
    /// Whether the system starts the app for it: APNs' `content-available`.
    var startsApp = false
    /// Whether the system runs the app's notification service extension: APNs' `mutable-content`.
    var isMutable = false
    /// When the provider stops to keep it; nil: never.
    var expiresAt: Instant?

    /// - Parameters:
    ///   - root: the body of the request.
    ///   - message: whose push it is, where the request has many.
    ///   - headers: of the request.
    /// - Returns: nil for a request that brings no push to a device of this platform.
    init?(
        _ root: JSONNode, of message: ReceivedMessage, from provider: Provider, _ headers: HTTP2Headers, on platform: SimulatorV1.DevicePlatform,
        at now: Instant
    ) {
        notificationID = message.notificationID
        var timeToLive: Int?
        switch provider {
        case .apns:
            read(aps: root["aps"])
            tag = headers.first("apns-collapse-id") ?? ""
        case .fcm:
            guard let sent = root["message"], root["validate_only"]?.boolean != true, root["validateOnly"]?.boolean != true else { return nil }
            // A Live Activity shows it, and nothing on its own.
            if sent["apns"]?.either("live_activity_token", "liveActivityToken") != nil { return nil }
            let (common, android) = (sent["notification"], sent["android"])
            let own = android?["notification"]
            isVisible = common != nil || own != nil
            title = (own?["title"] ?? common?["title"])?.string ?? ""
            body = (own?["body"] ?? common?["body"])?.string ?? ""
            if platform == .ios {
                read(aps: sent["apns"]?["payload"]?["aps"])
                tag = sent["apns"]?["headers"]?["apns-collapse-id"]?.string ?? ""
            } else {
                category = (own?["channel_id"] ?? own?["channelId"])?.string ?? ""
                tag = own?["tag"]?.string ?? ""
                badge = (own?["notification_count"] ?? own?["notificationCount"])?.integer
                // A duration in JSON is seconds with an `s`.
                timeToLive = android?["ttl"]?.string.flatMap { Double($0.dropLast()) }.map { Int($0) }
            }
        case .webPush:
            title = root["title"]?.string ?? ""
            body = root["body"]?.string ?? ""
            isVisible = !title.isEmpty
            tag = root["tag"]?.string ?? ""
            timeToLive = headers.first("ttl").flatMap { Int($0) }
        case .expo:
            var found: JSONNode?
            root.forEachElement { element in
                guard found == nil, element["to"]?.string == message.token else { return }
                if (element["data"]?["notification_id"]?.string ?? "") == message.notificationID { found = element }
            }
            guard let sent = found else { return nil }
            title = sent["title"]?.string ?? ""
            body = sent["body"]?.string ?? ""
            isVisible = !title.isEmpty || !body.isEmpty
            category = sent[platform == .ios ? "categoryId" : "channelId"]?.string ?? ""
            tag = (sent["tag"] ?? sent["collapseId"])?.string ?? ""
            badge = sent["badge"]?.integer
            startsApp = sent["contentAvailable"]?.boolean == true
            isMutable = sent["mutableContent"]?.boolean == true
            timeToLive = sent["ttl"]?.integer
        case .oauth, .expoReceipts, .smtp, .webhook: return nil
        }
        expiresAt = timeToLive.map { now + .seconds($0) }
    }

    private mutating func read(aps: JSONNode?) {
        guard let aps else { return }
        if let alert = aps["alert"] {
            isVisible = true
            title = alert["title"]?.string ?? title
            body = alert["body"]?.string ?? alert.string ?? body
        }
        category = aps["category"]?.string ?? ""
        badge = aps["badge"]?.integer
        startsApp = aps["content-available"]?.integer == 1
        isMutable = aps["mutable-content"]?.integer == 1
    }
}
