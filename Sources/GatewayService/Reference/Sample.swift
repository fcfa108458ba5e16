import JSON
import ServiceKit

/// Sample values by the names of members. They are what the reference shows, and what its routes are tried with, so each is one that the gateway
/// accepts. The same name has the same value everywhere: a device that a request names is one that the answer lists.
enum Sample {
    /// 2026-12-24T08:00:00Z.
    static let instant = Instant(milliseconds: 1_798_099_200_000)

    private static let texts: [String: String] = [
        "If-Match": "\"7\"", "If-None-Match": "\"5f2c09\"", "Origin": "https://app.example.com", "Accept-Language": "de-CH, en;q=0.5",
        "Last-Event-ID": "12-psh_01J", "X-Signature": "t=1798099200,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd",
        "action": "REPLY", "action_taken": "reply", "actor_id": "ben", "add": "ann", "android_color": "#3366FF", "app_id": "acme-chat",
        "app_version": "2.4.0", "auth": "k8JV6sjdbhAi1n3_LDBLvA",
        "birth_date": "2014-05-01", "body": "The table is ready", "channel_id": "ch_general", "child_user_id": "kid", "color": "#3366FF",
        "counter": "dm",
        "category": "messages", "channel_members": "ann", "cursor": "WyJhbm4iXQ", "date": "2026-12-24", "default_locale": "en",
        "device_id": "phone", "device_name": "Ann's phone", "device_tz": "Europe/Berlin", "digest_time": "18:00",
        "display_name": "Ann", "due_date": "2026-12-24", "duration": "8h", "email": "ann@example.com", "end": "07:00",
        "endpoint": "https://push.example.net/send/abc", "entity_id": "a1", "entity_type": "assignment", "etag": "5f2c09",
        "event_id": "evt-1", "headline": "3 new offers",
        "event_type": "message.sent", "file": "image", "followers": "ann", "guardian_email": "dad@example.com",
        "guardian_user_id": "ann", "icon": "https://example.com/i.png", "ids": "ntf_01J",
        "image": "https://example.com/lunch.jpg", "jwks": "{\"keys\":[]}", "jwks_url": "https://login.example.com/keys.json",
        "kind": "homework", "language": "en", "local_date": "2026-12-24",
        "local_time": "08:00", "locale": "en", "members": "ann", "name": "Lunch", "notification_id": "ntf_01J", "notification_type": "admin_notice",
        "options": "{\"storage\":\"private\",\"times\":[{\"hour\":8,\"minute\":0}]}",
        "organization_id": "acme", "owner_user_id": "ann", "recipients": "ann", "remove": "ben", "subject_user_id": "ann", "thread_followers": "ann",
        "origin": "https://app.example.com", "os_version": "18.1", "platform": "iOS", "provider": "apns", "push_device_id": "pdv_01J",
        "push_id": "psh_01J", "role": "member", "slot_id": "0800", "start": "22:00",
        "summary": "Two are near you", "sync_type": "messages", "time_zone": "Europe/Berlin",
        "timezone": "Europe/Berlin", "title": "Lunch", "token": "9f1b5c0d9f1b5c0d9f1b5c0d9f1b5c0d9f1b5c0d9f1b5c0d9f1b5c0d9f1b5c0d",
        "type": "admin_notice", "type_id": "admin_notice",
        "url": "https://api.example.com/daily", "user_id": "ann",
    ]
    private static let numbers: [String: Int64] = [
        "apns_expiration": 1_798_099_200, "badge": 3, "days_of_week": 1, "limit": 100, "max_payload_size": 4_096, "rate_per_second": 500,
        "seconds": 3_600, "spread_seconds": 600, "timeout_ms": 8_000, "time_to_live": 3_600, "timestamp": 1_798_099_200_000,
        "ttl_seconds": 86_400, "version": 1,
    ]

    /// A text for a member, or for the elements of a list of that name.
    static func text(of name: String) -> String {
        if let text = texts[name] ?? (name.hasSuffix("s") ? texts[String(name.dropLast())] : nil) { return text }
        // Ids of other things: `broadcast_id` is `broadcast_1`.
        for end in ["_ids", "_id"] where name.hasSuffix(end) { return "\(name.dropLast(end.count))_1" }
        return "text"
    }

    /// The name of an entry of a map, whose names are the caller's own.
    static func entryName(of entry: RequestSketch.Field) -> String {
        switch entry.parent?.name {
        case "categories", "vibration", "sound": "mentions"
        case "notifications", "digest_time": "mention"
        case "translations": "de"
        default: "key"
        }
    }

    /// A value that a reader takes for a field.
    ///
    /// - Parameter word: of a field with words, in place of the first.
    static func value(of name: String, _ kind: FieldKind, word: String? = nil) -> JSONElement {
        switch kind {
        case .text: .string(text(of: name))
        case .word(let words): .string(word ?? words.first ?? text(of: name))
        case .boolean: .boolean(word != "false")
        case .integer(let range): .integer(number(of: name, in: range))
        case .number: .number(0.5)
        case .instant: .string(instant.rfc3339)
        case .texts: .array([.string(text(of: name))])
        case .words(let words): .array([.string(word ?? words.first ?? text(of: name))])
        case .integers(let range): .array([.integer(number(of: name, in: range))])
        case .textMap, .anyMap: .object(["key": .string("value")])
        case .object: .object([:])
        case .objects: .array([.object([:])])
        }
    }

    private static func number(of name: String, in range: ClosedRange<Int64>) -> Int64 {
        min(max(numbers[name] ?? 1, range.lowerBound), range.upperBound)
    }
}
