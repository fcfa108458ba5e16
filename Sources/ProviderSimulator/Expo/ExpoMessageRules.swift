/// A request or message that the simulated Expo refuses as a whole.
struct ExpoRefusal: Error {
    var status = 400
    let code: String
    let message: String
    /// Name of the rule, for the count of violations.
    let rule: String
    /// The tokens of each project, for `PUSH_TOO_MANY_EXPERIENCE_IDS`.
    var tokensByProject: [String: [String]] = [:]
}

/// One message of a valid request.
struct ExpoMessage {
    let token: String
    let notificationID: String
    /// Larger than Apple and Google take.
    let isTooBig: Bool

    var received: ReceivedMessage { ReceivedMessage(token: token, notificationID: notificationID) }
}

/// The checks of requests to Expo (providers.md §4), without I/O. They are stricter than Expo's: unknown fields and wrong types are refused, and a
/// message has one recipient.
struct ExpoMessageRules {
    /// Most messages of a request.
    static let mostMessages = 100
    /// Most ids of a request for receipts.
    static let mostReceipts = 1_000
    /// Most bytes of a message without its token.
    static let payloadLimit = 4_096
    /// Four weeks, in seconds.
    private static let longestTimeToLive = 2_419_200

    private enum FieldType {
        case string, boolean, object, priority, level, count, seconds, sound, image
    }

    private static let fields: [String: FieldType] = [
        "to": .string, "data": .object, "title": .string, "subtitle": .string, "body": .string, "sound": .sound, "ttl": .seconds,
        "expiration": .count, "priority": .priority, "badge": .count, "interruptionLevel": .level, "channelId": .string, "icon": .string,
        "richContent": .image, "categoryId": .string, "mutableContent": .boolean, "contentAvailable": .boolean, "collapseId": .string,
        "tag": .string, "threadId": .string, "targetContentId": .string,
    ]

    /// The messages of a request's body.
    func messages(in body: [UInt8]) throws(ExpoRefusal) -> [ExpoMessage] {
        guard let root = JSONDocument(body)?.root, root.kind == .array else { throw Self.invalid("\"value\" must be an array", rule: "json") }
        var elements: [JSONNode] = []
        root.forEachElement { elements.append($0) }
        guard !elements.isEmpty else { throw Self.invalid("\"value\" must contain at least 1 item", rule: "empty") }
        guard elements.count <= Self.mostMessages else {
            throw ExpoRefusal(
                code: "PUSH_TOO_MANY_NOTIFICATIONS", message: "You are trying to send \(elements.count) push notifications in one request.",
                rule: "too_many")
        }
        var messages: [ExpoMessage] = []
        for (index, element) in elements.enumerated() { messages.append(try message(element, at: index)) }
        let projects = Dictionary(grouping: messages.map(\.token), by: Self.project(ofToken:))
        guard projects.count == 1 else {
            throw ExpoRefusal(
                code: "PUSH_TOO_MANY_EXPERIENCE_IDS", message: "All push notification messages in the same request must be for the same project.",
                rule: "projects", tokensByProject: projects)
        }
        return messages
    }

    private func message(_ node: JSONNode, at index: Int) throws(ExpoRefusal) -> ExpoMessage {
        guard node.kind == .object else { throw Self.invalid("\"[\(index)]\" must be an object", rule: "type") }
        var problem: ExpoRefusal?
        node.forEachMember { key, value in
            guard problem == nil else { return }
            let name = key.string ?? ""
            if let type = Self.fields[name] {
                if !Self.isValid(value, type) { problem = Self.invalid("\"[\(index)].\(name)\" has a wrong value", rule: "type") }
            } else {
                problem = Self.invalid("\"[\(index)].\(name)\" is not allowed", rule: "unknown_field")
            }
        }
        if let problem { throw problem }
        guard let to = node["to"], let token = to.string, Self.isToken(token) else {
            throw Self.invalid("\"[\(index)].to\" must be an Expo push token", rule: "token")
        }
        return ExpoMessage(
            token: token, notificationID: node["data"]?["notification_id"]?.string ?? "", isTooBig: node.size - to.size > Self.payloadLimit)
    }

    private static func isValid(_ value: JSONNode, _ type: FieldType) -> Bool {
        switch type {
        case .string: value.kind == .string
        case .boolean: value.kind == .boolean
        case .object: value.kind == .object
        case .priority: ["default", "normal", "high"].contains(value.string ?? "")
        case .level: ["active", "critical", "passive", "time-sensitive"].contains(value.string ?? "")
        case .count: value.integer.map { $0 >= 0 } ?? false
        case .seconds: value.integer.map { (0...longestTimeToLive).contains($0) } ?? false
        case .sound: value.kind == .null || value.string == "default"
        case .image: value["image"]?.string?.hasPrefix("https://") == true
        }
    }

    /// The ids of a request for receipts.
    func receipts(in body: [UInt8]) throws(ExpoRefusal) -> [String] {
        guard let ids = JSONDocument(body)?.root["ids"], ids.kind == .array else { throw Self.invalid("\"ids\" is required", rule: "json") }
        var texts: [String?] = []
        ids.forEachElement { texts.append($0.string) }
        guard texts.count <= Self.mostReceipts else {
            throw ExpoRefusal(
                code: "PUSH_TOO_MANY_RECEIPTS", message: "You are trying to get \(texts.count) push receipts in one request.",
                rule: "too_many_receipts")
        }
        guard !texts.isEmpty, texts.allSatisfy({ $0?.isEmpty == false }) else { throw Self.invalid("\"ids\" must have texts", rule: "type") }
        return texts.compactMap(\.self)
    }

    private static func invalid(_ message: String, rule: String) -> ExpoRefusal {
        ExpoRefusal(code: "VALIDATION_ERROR", message: message, rule: rule)
    }

    // MARK: Tokens

    static func isToken(_ token: String) -> Bool {
        ["ExponentPushToken[", "ExpoPushToken["].contains { token.hasPrefix($0) && token.utf8.count > $0.utf8.count + 1 } && token.hasSuffix("]")
            && token.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }

    /// The project that a token belongs to. Expo's tokens do not show it. Here a token such as `ExponentPushToken[other.1]` names it before a dot,
    /// and all others are of one project.
    static func project(ofToken token: String) -> String {
        let inside = token.drop { $0 != "[" }.dropFirst().dropLast()
        return inside.contains(".") ? "@carillon/\(inside.prefix { $0 != "." })" : "@carillon/demo"
    }
}
