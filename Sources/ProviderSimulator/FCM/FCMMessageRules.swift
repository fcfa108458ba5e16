import ServiceKit

/// A field of a request that FCM refuses.
struct FCMViolation: Error, Hashable {
    /// Path of the field: `message.android.ttl`; empty for the whole body.
    let field: String
    let description: String
    /// Name of the rule, for the count of violations.
    let rule: String
}

/// The checks that FCM makes of one message (providers.md §2.2, §2.3), without I/O.
struct FCMMessageRules {
    /// A valid request.
    struct Accepted {
        /// Registration token or installation id; empty for topics and conditions, which are not delivered to anybody here.
        var token = ""
        var notificationID = ""
        var isValidateOnly = false
    }

    /// Most bytes of a message for one device.
    static let payloadLimit = 4096
    /// Most bytes for a topic or a condition.
    static let topicPayloadLimit = 2048

    private let schema = FCMSchema.request()

    func check(_ body: [UInt8]) throws(FCMViolation) -> Accepted {
        guard let document = JSONDocument(body), document.root.kind == .object else {
            throw FCMViolation(field: "", description: "Invalid JSON payload received.", rule: "json")
        }
        try check(document.root, schema, path: "")
        guard let message = document.root["message"] else {
            throw FCMViolation(field: "message", description: "Message is required.", rule: "message.missing")
        }
        let token = try target(of: message)
        try checkData(message["data"], path: "message.data")
        try checkData(message["android"]?["data"], path: "message.android.data")
        try checkData(message.either("android_v2", "androidV2")?["data"], path: "message.android_v2.data")
        try FCMFieldRules.check(message, isForMany: token.isEmpty)
        try checkSize(message)
        return Accepted(
            token: token, notificationID: message["data"]?["notification_id"]?.string ?? "",
            isValidateOnly: document.root["validate_only"]?.boolean ?? document.root["validateOnly"]?.boolean ?? false)
    }

    // MARK: Names and types

    private func check(_ object: JSONNode, _ schema: FCMSchema, path: String) throws(FCMViolation) {
        var violation: FCMViolation?
        var alternative: String?
        object.forEachMember { key, value in
            guard violation == nil else { return }
            let name = key.string ?? ""
            guard let field = schema.field(name) else {
                let place = path.isEmpty ? "" : " at '\(path)'"
                violation = FCMViolation(
                    field: path, description: "Invalid JSON payload received. Unknown name \"\(name)\"\(place): Cannot find field.",
                    rule: "unknown_field")
                return
            }
            if name != field.name, Self.has(field.name, object) {
                violation = FCMViolation(field: path, description: "Invalid JSON payload received. '\(field.name)' is set twice.", rule: "json")
                return
            }
            if schema.alternatives.contains(field.name), value.kind != .null {
                if let alternative {
                    let names = "'\(alternative)' and '\(field.name)'"
                    violation = FCMViolation(field: path, description: "oneof field is already set: \(names) at '\(path)'", rule: "oneof")
                    return
                }
                alternative = field.name
            }
            do throws(FCMViolation) {
                try check(value, field.type, path: path.isEmpty ? field.name : "\(path).\(field.name)")
            } catch { violation = error }
        }
        if let violation { throw violation }
    }

    private static func has(_ name: String, _ object: JSONNode) -> Bool {
        var isThere = false
        object.forEachMember { key, _ in isThere = isThere || key.string == name }
        return isThere
    }

    private func check(_ value: JSONNode, _ type: FCMSchema.FieldType, path: String) throws(FCMViolation) {
        // proto3 JSON takes null for any field and means its default.
        if value.kind == .null { return }
        let isRight: Bool
        switch type {
        case .string: isRight = value.kind == .string
        case .boolean: isRight = value.kind == .boolean
        // Of 32 bits.
        case .integer: isRight = (value.integer ?? Int(value.string ?? "")).flatMap { Int32(exactly: $0) } != nil
        case .number: isRight = value.kind == .number
        case .duration(let longest): isRight = Self.isDuration(value.string, longestSeconds: longest)
        case .oneOf(let names): isRight = names.contains(value.string ?? "")
        case .color: isRight = Self.isColor(value.string)
        case .timestamp: isRight = value.string.flatMap { Instant(rfc3339: $0) } != nil
        case .free: isRight = value.kind == .object
        case .strings: isRight = Self.elements(of: value) { $0.kind == .string }
        case .durations: isRight = Self.elements(of: value) { Self.isDuration($0.string, longestSeconds: 3600) }
        case .stringMap: return try checkStringMap(value, path: path)
        case .object(let schema):
            guard value.kind == .object else { isRight = false; break }
            return try check(value, schema, path: path)
        }
        if !isRight {
            throw FCMViolation(field: path, description: "Invalid value at '\(path)'", rule: "type")
        }
    }

    private func checkStringMap(_ value: JSONNode, path: String) throws(FCMViolation) {
        var violation: FCMViolation? =
            value.kind == .object ? nil : FCMViolation(field: path, description: "Invalid value at '\(path)'", rule: "type")
        var index = 0
        value.forEachMember { _, entry in
            if violation == nil, entry.kind != .string {
                let field = "\(path)[\(index)].value"
                violation = FCMViolation(field: field, description: "Invalid value at '\(field)' (TYPE_STRING)", rule: "data_not_string")
            }
            index += 1
        }
        if let violation { throw violation }
    }

    private static func elements(of value: JSONNode, _ isRight: (JSONNode) -> Bool) -> Bool {
        guard value.kind == .array else { return false }
        var allRight = true
        value.forEachElement { allRight = allRight && isRight($0) }
        return allRight
    }

    /// `<seconds>[.<1–9 digits>]s`.
    static func isDuration(_ text: String?, longestSeconds: Int64) -> Bool {
        guard let text, text.hasSuffix("s") else { return false }
        let parts = text.dropLast().split(separator: ".", omittingEmptySubsequences: false)
        func isDigits(_ part: Substring) -> Bool {
            !part.isEmpty && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }
        guard (1...2).contains(parts.count), parts.allSatisfy(isDigits), let seconds = Int64(parts[0]) else { return false }
        let fraction = parts.count == 2 ? parts[1] : ""
        guard fraction.utf8.count <= 9 else { return false }
        return seconds < longestSeconds || seconds == longestSeconds && fraction.allSatisfy { $0 == "0" }
    }

    private static func isColor(_ text: String?) -> Bool {
        guard let text, text.utf8.count == 7, text.hasPrefix("#") else { return false }
        return text.dropFirst().allSatisfy(\.isHexDigit)
    }

    // MARK: Meaning

    /// The registration token or installation id; empty for a topic or a condition.
    private func target(of message: JSONNode) throws(FCMViolation) -> String {
        let targets = [message["token"], message["topic"], message["condition"], message["fid"]].compactMap { $0 }.filter { $0.kind != .null }
        guard targets.count == 1 else {
            throw FCMViolation(
                field: "message", description: "Exactly one of token, topic, condition or fid must be set; found \(targets.count).", rule: "target")
        }
        if let topic = message["topic"]?.string {
            guard FCMTopic.isName(topic.hasPrefix("private/") ? topic.dropFirst(8) : topic[...]) else {
                throw FCMViolation(field: "message.topic", description: "Malformed topic name", rule: "topic")
            }
        }
        if let condition = message["condition"]?.string { try check(condition: condition) }
        if let id = message["fid"]?.string {
            guard !id.isEmpty else {
                throw FCMViolation(field: "message.fid", description: "The installation id is empty", rule: "token")
            }
            return id
        }
        guard let token = message["token"]?.string else { return "" }
        guard Self.isRegistrationToken(token) else {
            throw FCMViolation(
                field: "message.token", description: "The registration token is not a valid FCM registration token", rule: "token")
        }
        return token
    }

    /// REG-13: 20 to 4,096 characters without spaces. An installation id has 22.
    static func isRegistrationToken(_ token: String) -> Bool {
        (20...4096).contains(token.utf8.count) && token.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }

    private func check(condition: String) throws(FCMViolation) {
        guard let topics = FCMTopic.topics(inCondition: condition) else {
            throw FCMViolation(field: "message.condition", description: "Invalid condition expression provided.", rule: "condition")
        }
        guard topics.count <= FCMTopic.mostInCondition else {
            throw FCMViolation(
                field: "message.condition",
                description: "Invalid condition expression provided: \(topics.count) topics, at most \(FCMTopic.mostInCondition).", rule: "condition")
        }
    }

    private func checkData(_ data: JSONNode?, path: String) throws(FCMViolation) {
        var reserved: String?
        data?.forEachMember { key, _ in
            let name = key.string ?? ""
            if name == "from" || name == "message_type" || name.hasPrefix("google") || name.hasPrefix("gcm") { reserved = name }
        }
        if let reserved {
            throw FCMViolation(field: path, description: "Invalid data payload key: \(reserved)", rule: "reserved_key")
        }
    }

    // MARK: Size

    private func checkSize(_ message: JSONNode) throws(FCMViolation) {
        // Keys and values are never longer than their JSON, and most messages are short.
        guard message.size > Self.topicPayloadLimit else { return }
        let isForMany = message["topic"]?.string != nil || message["condition"]?.string != nil
        let limit = isForMany ? Self.topicPayloadLimit : Self.payloadLimit
        guard Self.androidBytes(of: message) <= limit else {
            throw FCMViolation(field: "message", description: "\(isForMany ? "Topic" : "Android") message is too big", rule: "size")
        }
        // Apple counts the JSON text.
        guard message["apns"]?["payload"]?.size ?? 0 <= Self.payloadLimit else {
            throw FCMViolation(field: "message.apns.payload", description: "APNs payload is too big", rule: "size")
        }
        let web = message["webpush"]
        guard web == nil || Self.bytes(of: message, data: web?["data"], notification: web?["notification"]) <= limit else {
            throw FCMViolation(field: "message.webpush", description: "Web push message is too big", rule: "size")
        }
    }

    /// The bytes that an Android device would get.
    private static func androidBytes(of message: JSONNode) -> Int {
        let android = message["android"]
        let second = message.either("android_v2", "androidV2")
        let remote = second?.either("remote_notification", "remoteNotification")
        return bytes(
            of: message, data: second?["data"] ?? android?["data"], notification: remote?["notification"] ?? android?["notification"])
    }

    /// The bytes of a message with data and a notification of one platform: the data replaces `data`, and each field of the notification replaces the
    /// same field of `notification`.
    private static func bytes(of message: JSONNode, data: JSONNode?, notification specific: JSONNode?) -> Int {
        var names: Set<String> = []
        specific?.forEachMember { key, _ in names.insert(key.string ?? "") }
        var bytes = payloadBytes(data ?? message["data"]) + payloadBytes(specific)
        message["notification"]?.forEachMember { key, value in
            if !names.contains(key.string ?? "") { bytes += payloadBytes(key) + payloadBytes(value) }
        }
        return bytes
    }

    /// Keys and values, without the JSON around them (Firebase, "Firebase Cloud Messaging message types").
    private static func payloadBytes(_ value: JSONNode?) -> Int {
        guard let value else { return 0 }
        var bytes = 0
        switch value.kind {
        case .string: bytes = value.string?.utf8.count ?? 0
        case .object: value.forEachMember { bytes += payloadBytes($0) + payloadBytes($1) }
        case .array: value.forEachElement { bytes += payloadBytes($0) }
        case .number, .boolean: bytes = value.size
        case .null: break
        }
        return bytes
    }
}
