import JSON
import NIOCore

/// The checks that APNs makes of one push, in a fixed order (providers.md §1.12), without I/O.
struct APNsRules {
    /// A valid request.
    struct Accepted {
        /// The id of the answer.
        let id: String
        /// Broken rules for which APNs does not refuse the push.
        var softViolations: [String] = []
        var notificationID = ""
    }

    /// The device token in the path. Checked first.
    static func deviceToken(method: String, path: String) throws(APNsRefusal) -> String {
        guard method == "POST" else { throw APNsRefusal(405, "MethodNotAllowed") }
        let prefix = "/3/device/"
        guard path.hasPrefix(prefix), !path.dropFirst(prefix.count).contains("/") else {
            throw path == "/3/device" ? APNsRefusal(400, "MissingDeviceToken") : APNsRefusal(404, "BadPath")
        }
        let token = String(path.dropFirst(prefix.count))
        guard !token.isEmpty else { throw APNsRefusal(400, "MissingDeviceToken") }
        return token
    }

    static func requireIdentifier(_ head: APNsHead) throws(APNsRefusal) {
        if head.hasDuplicates { throw APNsRefusal(400, "DuplicateHeaders") }
        if let id = head.id, !isCanonicalUUID(id) { throw APNsRefusal(400, "BadMessageId") }
    }

    /// Topic, push type, priority, expiration and collapse id.
    static func checkDelivery(_ head: APNsHead, topics: Set<String>) throws(APNsRefusal) {
        guard let topic = head.topic, !topic.isEmpty else { throw APNsRefusal(400, "MissingTopic") }
        let type = head.pushType ?? "alert"
        guard let suffixes = topicSuffixes[type] else { throw APNsRefusal(400, "InvalidPushType") }
        guard suffixes.contains(where: { topic.hasSuffix($0) && topics.contains(String(topic.dropLast($0.count))) }) else {
            // A trusted bundle id with a wrong suffix is `BadTopic`; another bundle id is `TopicDisallowed`.
            throw topics.contains(where: { topic.hasPrefix($0) }) ? APNsRefusal(400, "BadTopic") : APNsRefusal(400, "TopicDisallowed")
        }
        if let priority = head.priority, !["10", "5", "1"].contains(priority) { throw APNsRefusal(400, "BadPriority") }
        if type == "background", (head.priority ?? "10") == "10" { throw APNsRefusal(400, "BadPriority") }
        if let expiration = head.expiration {
            let isNumber = !expiration.isEmpty && expiration.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            guard isNumber, Int64(expiration) != nil else { throw APNsRefusal(400, "BadExpirationDate") }
        }
        if let collapseID = head.collapseID, collapseID.utf8.count > 64 { throw APNsRefusal(400, "BadCollapseId") }
    }

    /// Checks the body and then the token, because APNs looks up the device last.
    static func checkPayload(_ body: ByteBuffer, head: APNsHead, token: String) throws(APNsRefusal) -> Accepted {
        guard body.readableBytes > 0 else { throw APNsRefusal(400, "PayloadEmpty") }
        let limit = head.pushType == "voip" ? 5120 : 4096
        guard body.readableBytes <= limit else { throw APNsRefusal(413, "PayloadTooLarge") }
        // Apple documents no reason for a body that is not a JSON object. It counts as an empty payload.
        guard let document = JSONDocument(Array(body.readableBytesView)), document.root.kind == .object else {
            throw APNsRefusal(400, "PayloadEmpty")
        }
        guard isDeviceToken(token) else { throw APNsRefusal(400, "BadDeviceToken") }
        let payload = APNsPayloadRules(document.root, pushType: head.pushType ?? "alert")
        var violations = payload.violations
        if head.pushType == nil { violations.append("apns.push_type.missing") }
        return Accepted(
            id: head.id ?? randomIdentifier(), softViolations: violations, notificationID: document.root["data"]?["notification_id"]?.string ?? "")
    }

    private static let topicSuffixes: [String: [String]] = [
        "alert": [""], "background": [""], "voip": [".voip"], "complication": [".complication", "h.complication"],
        "fileprovider": [".pushkit.fileprovider"], "location": [".location-query"], "liveactivity": [".push-type.liveactivity"],
        "pushtotalk": [".voip-ptt"], "widgets": [".push-type.widgets"], "controls": [".push-type.controls"],
    ]

    /// 64 to 200 hexadecimal digits (REG-13); Apple fixes no length.
    static func isDeviceToken(_ token: String) -> Bool {
        (64...200).contains(token.utf8.count) && token.utf8.allSatisfy(isHexadecimal)
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): true
        default: false
        }
    }

    private static func isCanonicalUUID(_ text: String) -> Bool {
        guard text.utf8.count == 36 else { return false }
        for (index, byte) in text.utf8.enumerated() {
            switch index {
            case 8, 13, 18, 23: if byte != UInt8(ascii: "-") { return false }
            default: if !isHexadecimal(byte) { return false }
            }
        }
        return true
    }

    /// A random UUID in capitals, as APNs writes its own.
    static func randomIdentifier() -> String {
        let digits = Array("0123456789ABCDEF")
        return String([8, 4, 4, 4, 12].map { length in String((0..<length).map { _ in digits.randomElement()! }) }.joined(separator: "-"))
    }
}
