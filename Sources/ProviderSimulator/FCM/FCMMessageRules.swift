import NIOCore
import ServiceKit

/// A field of a request that FCM does not take.
struct FCMViolation: Error, Hashable {
    /// Path of the field: `message.android.ttl`; empty for the whole body.
    let field: String
    let description: String
    /// Name of the rule, for the count of violations.
    let rule: String
}

/// The checks that FCM makes of one message (providers.md §2.2, §2.7), without I/O.
struct FCMMessageRules {
    /// What a request asks for, once it is known to be right.
    struct Accepted {
        var token = ""
        var notificationID = ""
        var isValidateOnly = false
    }

    /// Most bytes of `data` and `notification`; half of that for topics.
    static let payloadLimit = 4096

    private let schema = FCMSchema.request()

    func check(_ body: ByteBuffer) throws(FCMViolation) -> Accepted {
        guard let document = JSONDocument(body), document.root.kind == .object else {
            throw FCMViolation(field: "", description: "Invalid JSON payload received.", rule: "json")
        }
        try check(document.root, schema, path: "")
        guard let message = document.root["message"] else {
            throw FCMViolation(field: "message", description: "Message is required.", rule: "message.missing")
        }
        let token = try target(of: message)
        try checkData(message["data"], path: "message.data")
        if let android = message["android"] { try checkData(android["data"], path: "message.android.data") }
        try checkSize(message)
        return Accepted(
            token: token, notificationID: message["data"]?["notification_id"]?.string ?? "",
            isValidateOnly: document.root["validate_only"]?.boolean ?? document.root["validateOnly"]?.boolean ?? false)
    }

    // MARK: Names and types

    private func check(_ object: JSONValue, _ schema: FCMSchema, path: String) throws(FCMViolation) {
        var violation: FCMViolation?
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
            do throws(FCMViolation) {
                try check(value, field.type, path: path.isEmpty ? field.name : "\(path).\(field.name)")
            } catch { violation = error }
        }
        if let violation { throw violation }
    }

    private func check(_ value: JSONValue, _ type: FCMSchema.FieldType, path: String) throws(FCMViolation) {
        // proto3 JSON takes null for any field and means its default.
        if value.kind == .null { return }
        let isRight: Bool
        switch type {
        case .string: isRight = value.kind == .string
        case .boolean: isRight = value.kind == .boolean
        case .integer: isRight = value.integer != nil || Int(value.string ?? "") != nil
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

    private func checkStringMap(_ value: JSONValue, path: String) throws(FCMViolation) {
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

    private static func elements(of value: JSONValue, _ isRight: (JSONValue) -> Bool) -> Bool {
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

    /// The registration token; topics and conditions are not delivered to anybody here, so they are checked and have none.
    private func target(of message: JSONValue) throws(FCMViolation) -> String {
        let targets = [message["token"], message["topic"], message["condition"], message["fid"]].compactMap { $0 }
        guard targets.count == 1 else {
            throw FCMViolation(
                field: "message", description: "Exactly one of token, topic, condition or fid must be set; found \(targets.count).", rule: "target")
        }
        if let topic = message["topic"]?.string {
            guard !topic.isEmpty, topic.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_.~%".contains($0)) }) else {
                throw FCMViolation(field: "message.topic", description: "Malformed topic name", rule: "topic")
            }
        }
        guard let token = message["token"]?.string else { return "" }
        // REG-13: 20 to 4,096 characters without spaces.
        guard (20...4096).contains(token.utf8.count), token.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw FCMViolation(
                field: "message.token", description: "The registration token is not a valid FCM registration token", rule: "token")
        }
        return token
    }

    private func checkData(_ data: JSONValue?, path: String) throws(FCMViolation) {
        var reserved: String?
        data?.forEachMember { key, _ in
            let name = key.string ?? ""
            if name == "from" || name == "message_type" || name.hasPrefix("google") || name.hasPrefix("gcm") { reserved = name }
        }
        if let reserved {
            throw FCMViolation(field: path, description: "Invalid data payload key: \(reserved)", rule: "reserved_key")
        }
    }

    private func checkSize(_ message: JSONValue) throws(FCMViolation) {
        let size = [message["data"], message["notification"], message["android"]?["notification"]].reduce(0) { $0 + ($1?.size ?? 0) }
        let limit = message["token"] == nil ? Self.payloadLimit / 2 : Self.payloadLimit
        guard size <= limit else {
            throw FCMViolation(field: "message", description: "Message too big: \(size) bytes, at most \(limit)", rule: "size")
        }
    }
}
