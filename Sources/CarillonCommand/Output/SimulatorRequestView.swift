import CarillonAPI
import Foundation
import ServiceKit

/// A request that a provider simulator saw, for people and programs.
struct SimulatorRequestView: Encodable {
    /// The simulators number the requests from 1.
    var number: Int64
    var receivedAt, provider, kind, title, message, reason, collapseID, body: String
    /// The address that it is for: a token, or of a mail the recipient and of a webhook the user.
    var token, notificationId: String
    var headers: [String: String]
    var status: Int32

    init(_ request: SimulatorV1.RecordedRequest) {
        number = request.sequence
        receivedAt = Instant(milliseconds: request.receivedAtMs).rfc3339
        provider = request.provider
        kind = Self.kind(of: request)
        title = request.title
        message = request.message
        reason = request.reason
        collapseID = Self.collapseID(of: request)
        body = String(decoding: request.body, as: UTF8.self)
        status = request.status
        (token, notificationId, headers) = (request.token, request.notificationId, request.headers)
    }

    /// All kinds.
    static let kinds = [
        "alert", "background", "validation", "validate_only", "access_token", "receipts", "topic", "mail", "webhook", "voip", "complication",
        "fileprovider", "location", "pushtotalk", "liveactivity", "widgets", "controls", "channel",
    ]

    /// What the request is for: `alert`, `background`, or another push type of APNs; `validation` for a silent push by which Carillon finds out
    /// whether a token is alive; `validate_only` for a message that FCM checks and does not send; `access_token` for Google's token endpoint;
    /// `topic` for a subscription to an FCM topic; `channel` for the management of APNs' broadcast channels; `receipts` for a question for
    /// receipts; `mail` for a mail; `webhook` for a POST to a host system. Of many messages the first one counts.
    private static func kind(of request: SimulatorV1.RecordedRequest) -> String {
        if request.provider == "oauth" { return "access_token" }
        if request.provider == "expo_receipts" { return "receipts" }
        if request.provider == "smtp" { return "mail" }
        if request.provider == "webhook" { return "webhook" }
        let kind: String
        if request.provider == "apns" {
            if request.headers[":path"]?.hasSuffix("channels") == true { return "channel" }
            kind = request.headers["apns-push-type"] ?? "alert"
        } else if request.provider == "web_push" {
            kind = request.title.isEmpty && request.message.isEmpty ? "background" : "alert"
        } else if request.provider == "expo" {
            kind = firstMessage(of: request)["contentAvailable"] == nil ? "alert" : "background"
        } else {
            let root = (try? JSONSerialization.jsonObject(with: Data(request.body))) as? [String: Any]
            guard let message = root?["message"] as? [String: Any] else { return "topic" }
            if root?["validate_only"] as? Bool == true { return "validate_only" }
            if (message["apns"] as? [String: Any])?["live_activity_token"] != nil { return "liveactivity" }
            kind = shows(message) ? "alert" : "background"
        }
        return kind == "background" && request.notificationId.isEmpty ? "validation" : kind
    }

    /// The id under which a device shows a later push in the place of an earlier one; empty without one.
    private static func collapseID(of request: SimulatorV1.RecordedRequest) -> String {
        if request.provider == "apns" { return request.headers["apns-collapse-id"] ?? "" }
        if request.provider == "web_push" { return request.headers["topic"] ?? "" }
        if request.provider == "expo" { return firstMessage(of: request)["collapseId"] as? String ?? "" }
        let root = (try? JSONSerialization.jsonObject(with: Data(request.body))) as? [String: Any]
        let message = root?["message"] as? [String: Any]
        return (message?["android"] as? [String: Any])?["collapse_key"] as? String ?? ""
    }

    /// The first message of a request that is a list of messages.
    private static func firstMessage(of request: SimulatorV1.RecordedRequest) -> [String: Any] {
        let list = (try? JSONSerialization.jsonObject(with: Data(request.body))) as? [[String: Any]]
        return list?.first ?? [:]
    }

    /// Whether a message of FCM shows something on the device.
    private static func shows(_ message: [String: Any]) -> Bool {
        if message["notification"] != nil || (message["android"] as? [String: Any])?["notification"] != nil { return true }
        let payload = (message["apns"] as? [String: Any])?["payload"] as? [String: Any]
        return (payload?["aps"] as? [String: Any])?["alert"] != nil
    }

    /// What a push without a text sets: `(badge 2)`; empty for others.
    private var badgeAlone: String {
        guard title.isEmpty, message.isEmpty, ["apns", "fcm", "expo"].contains(provider) else { return "" }
        let root = try? JSONSerialization.jsonObject(with: Data(body.utf8))
        let object = root as? [String: Any] ?? [:]
        let badge: Int?
        switch provider {
        case "apns": badge = (object["aps"] as? [String: Any])?["badge"] as? Int
        case "expo": badge = (root as? [[String: Any]])?.first?["badge"] as? Int
        default:
            let data = (object["message"] as? [String: Any])?["data"] as? [String: Any]
            badge = (data?["badge"] as? String).flatMap { Int($0) }
        }
        return badge.map { "(badge \($0))" } ?? ""
    }

    static func table(_ rows: [SimulatorRequestView]) -> TextTable {
        var table = TextTable(["no.", "received", "provider", "kind", "to", "status", "reason", "title", "message"])
        for row in rows {
            table.add([
                String(row.number), row.receivedAt, row.provider, row.kind, String(row.token.prefix(24)), String(row.status), row.reason, row.title,
                row.message.isEmpty ? row.badgeAlone : String(row.message.prefix(60)),
            ])
        }
        return table
    }
}
