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
        let rest = path.utf8.dropFirst(prefix.utf8.count)
        guard path.utf8.starts(with: prefix.utf8), !rest.contains(UInt8(ascii: "/")) else {
            throw path == "/3/device" ? APNsRefusal(400, "MissingDeviceToken") : APNsRefusal(404, "BadPath")
        }
        let token = String(Substring(rest))
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
        guard let suffixes = topicSuffixes(of: type) else { throw APNsRefusal(400, "InvalidPushType") }
        let isAllowed = suffixes.contains { suffix in
            suffix.isEmpty ? topics.contains(topic) : topic.hasSuffix(suffix) && topics.contains(String(topic.dropLast(suffix.count)))
        }
        guard isAllowed else {
            // A trusted bundle id with a wrong suffix is `BadTopic`; another bundle id is `TopicDisallowed`.
            throw topics.contains(where: { topic.hasPrefix($0) }) ? APNsRefusal(400, "BadTopic") : APNsRefusal(400, "TopicDisallowed")
        }
        if let priority = head.priority, priority != "10", priority != "5", priority != "1" { throw APNsRefusal(400, "BadPriority") }
        if type == "background", (head.priority ?? "10") == "10" { throw APNsRefusal(400, "BadPriority") }
        if let expiration = head.expiration {
            let isNumber = !expiration.isEmpty && expiration.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            guard isNumber, Int64(expiration) != nil else { throw APNsRefusal(400, "BadExpirationDate") }
        }
        if let collapseID = head.collapseID, collapseID.utf8.count > 64 { throw APNsRefusal(400, "BadCollapseId") }
    }

    /// Checks the body and then the token, because APNs looks up the device last.
    static func checkPayload(_ body: [UInt8], head: APNsHead, token: String) throws(APNsRefusal) -> Accepted {
        guard !body.isEmpty else { throw APNsRefusal(400, "PayloadEmpty") }
        let limit = head.pushType == "voip" ? 5120 : 4096
        guard body.count <= limit else { throw APNsRefusal(413, "PayloadTooLarge") }
        // Apple documents no reason for a body that is not a JSON object. It counts as an empty payload.
        guard let document = JSONDocument(body), document.root.kind == .object else {
            throw APNsRefusal(400, "PayloadEmpty")
        }
        guard isDeviceToken(token, pushType: head.pushType) else { throw APNsRefusal(400, "BadDeviceToken") }
        let payload = APNsPayloadRules(document.root, pushType: head.pushType ?? "alert")
        var violations = payload.violations + APNsTypeRules.violations(head, document.root)
        if head.pushType == nil { violations.append("apns.push_type.missing") }
        return Accepted(
            id: head.id ?? randomIdentifier(), softViolations: violations, notificationID: document.root["data"]?["notification_id"]?.string ?? "")
    }

    /// The suffix of the bundle id in a topic, by push type; nil for an unknown type.
    private static func topicSuffixes(of type: String) -> [String]? {
        switch type {
        case "alert", "background": plainTopic
        case "voip": [".voip"]
        case "complication": [".complication", "h.complication"]
        case "fileprovider": [".pushkit.fileprovider"]
        case "location": [".location-query"]
        case "liveactivity": [".push-type.liveactivity"]
        case "pushtotalk": [".voip-ptt"]
        case "widgets": [".push-type.widgets"]
        case "controls": [".push-type.controls"]
        default: nil
        }
    }

    private static let plainTopic = [""]

    /// 64 to 200 hexadecimal digits (REG-13), and up to 400 of a Live Activity; Apple fixes no length.
    static func isDeviceToken(_ token: String, pushType: String?) -> Bool {
        guard (64...(pushType == "liveactivity" ? 400 : 200)).contains(token.utf8.count) else { return false }
        var token = token
        return token.withUTF8 { $0.allSatisfy(isHexadecimal) }
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        // Comparisons of numbers; patterns of ranges cost a call each in every byte of every token.
        byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6
    }

    private static func isCanonicalUUID(_ text: String) -> Bool {
        guard text.utf8.count == 36 else { return false }
        var text = text
        return text.withUTF8 { bytes in
            bytes.indices.allSatisfy { index in
                switch index {
                case 8, 13, 18, 23: bytes[index] == UInt8(ascii: "-")
                default: isHexadecimal(bytes[index])
                }
            }
        }
    }

    /// A random UUID in capitals, as APNs writes its own.
    static func randomIdentifier() -> String {
        let digits = Array("0123456789ABCDEF")
        return String([8, 4, 4, 4, 12].map { length in String((0..<length).map { _ in digits.randomElement()! }) }.joined(separator: "-"))
    }
}
