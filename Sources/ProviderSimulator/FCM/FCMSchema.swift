/// The fields of FCM's HTTP v1 API that a sender may set (Google discovery document `fcm:v1`).
final class FCMSchema {
    indirect enum FieldType {
        case string
        case boolean
        case integer
        case number
        /// `3.5s`, within the limits of the field.
        case duration(longestSeconds: Int64)
        case oneOf([String])
        case color
        case timestamp
        case stringMap
        case strings
        case durations
        case object(FCMSchema)
        /// An object that FCM passes on unchecked.
        case free
    }

    struct Field {
        let name: String
        let type: FieldType
    }

    private let fields: [String: Field]
    /// Fields of which a message has at most one (`oneof`).
    let alternatives: [String]

    /// - Parameter more: a schema whose fields this one has, too.
    init(_ fields: KeyValuePairs<String, FieldType>, and more: FCMSchema? = nil, alternatives: [String] = []) {
        self.alternatives = alternatives
        var known = more?.fields ?? [:]
        for (name, type) in fields {
            let words = name.split(separator: "_")
            let camelName = words.dropFirst().reduce(String(words[0])) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
            let field = Field(name: name, type: type)
            // proto3 JSON takes both spellings.
            known[name] = field
            known[camelName] = field
        }
        self.fields = known
    }

    func field(_ name: String) -> Field? { fields[name] }

    /// The whole request body.
    static func request() -> FCMSchema {
        let fourWeeks: Int64 = 2_419_200
        let shown = FCMSchema([
            "title": .string, "body": .string, "icon": .string, "color": .color, "sound": .string, "tag": .string, "click_action": .string,
            "body_loc_key": .string, "body_loc_args": .strings, "title_loc_key": .string, "title_loc_args": .strings, "channel_id": .string,
            "ticker": .string, "sticky": .boolean, "event_time": .timestamp, "local_only": .boolean,
            "notification_priority": .oneOf([
                "PRIORITY_UNSPECIFIED", "PRIORITY_MIN", "PRIORITY_LOW", "PRIORITY_DEFAULT", "PRIORITY_HIGH", "PRIORITY_MAX",
            ]),
            "default_sound": .boolean, "default_vibrate_timings": .boolean, "default_light_settings": .boolean,
            "vibrate_timings": .durations, "visibility": .oneOf(["VISIBILITY_UNSPECIFIED", "PRIVATE", "PUBLIC", "SECRET"]),
            "notification_count": .integer, "image": .string,
            "light_settings": .object(
                FCMSchema([
                    "color": .object(FCMSchema(["red": .number, "green": .number, "blue": .number, "alpha": .number])),
                    "light_on_duration": .duration(longestSeconds: 3600), "light_off_duration": .duration(longestSeconds: 3600),
                ])),
        ])
        let label = FCMSchema(["analytics_label": .string])
        let anyAndroid = FCMSchema([
            "collapse_key": .string, "ttl": .duration(longestSeconds: fourWeeks), "restricted_package_name": .string, "data": .stringMap,
            "fcm_options": .object(label), "direct_boot_ok": .boolean, "bandwidth_constrained_ok": .boolean, "restricted_satellite_ok": .boolean,
        ])
        let proxies = ["PROXY_UNSPECIFIED", "ALLOW", "DENY", "IF_PRIORITY_LOWERED"]
        let android = FCMSchema(
            [
                "priority": .oneOf(["NORMAL", "HIGH", "normal", "high"]),
                "notification": .object(FCMSchema(["bypass_proxy_notification": .boolean, "proxy": .oneOf(proxies)], and: shown)),
            ], and: anyAndroid)
        // The kind of the message says how urgent it is.
        let androidV2 = FCMSchema(
            [
                "remote_notification": .object(
                    FCMSchema([
                        "notification": .object(FCMSchema(["id": .integer], and: shown)), "mutable_content": .boolean,
                        "use_as_v1_data_message": .boolean,
                    ])),
                "background_sync": .object(FCMSchema([:])),
            ], and: anyAndroid, alternatives: ["remote_notification", "background_sync"])
        let apns = FCMSchema([
            "headers": .stringMap, "payload": .free, "live_activity_token": .string,
            "fcm_options": .object(FCMSchema(["analytics_label": .string, "image": .string])),
        ])
        let webpush = FCMSchema([
            "headers": .stringMap, "data": .stringMap, "notification": .free,
            "fcm_options": .object(FCMSchema(["link": .string, "analytics_label": .string])),
        ])
        let message = FCMSchema([
            "name": .string, "data": .stringMap, "token": .string, "fid": .string, "topic": .string, "condition": .string,
            "notification": .object(FCMSchema(["title": .string, "body": .string, "image": .string])),
            "android": .object(android), "android_v2": .object(androidV2), "apns": .object(apns), "webpush": .object(webpush),
            "fcm_options": .object(label),
        ])
        return FCMSchema(["validate_only": .boolean, "message": .object(message)])
    }
}
