/// Apple's rules for one push type: what its headers and its `aps` hold (Apple, "Sending notification requests to APNs"; ActivityKit, "Starting and
/// updating Live Activities with ActivityKit push notifications"). APNs accepts the push all the same, so the simulator counts violations.
enum APNsTypeRules {
    /// Push types whose body needs no `aps`: the app's extension reads the whole body.
    static func needsAps(_ pushType: String) -> Bool {
        !["voip", "complication", "fileprovider", "location", "pushtotalk"].contains(pushType)
    }

    static func violations(_ head: APNsHead, _ root: JSONNode) -> [String] {
        let aps = root["aps"]
        switch head.pushType {
        case "liveactivity":
            var violations = aps.map { activity($0) } ?? []
            if head.priority == "1" { violations.append("apns.liveactivity.priority") }
            return violations
        case "pushtotalk":
            return (head.priority ?? "10") == "10" && head.expiration == "0" ? [] : ["apns.pushtotalk.headers"]
        case "location": return head.priority == "1" ? ["apns.location.priority"] : []
        case "fileprovider": return root["container-identifier"]?.string == nil ? ["apns.fileprovider.container-identifier"] : []
        case "widgets", "controls": return aps?["content-changed"]?.boolean == true ? [] : ["apns.\(head.pushType ?? "").content-changed"]
        default: return []
        }
    }

    private static func activity(_ aps: JSONNode) -> [String] {
        var violations: [String] = []
        func require(_ isRight: Bool, _ name: String) {
            if !isRight { violations.append("apns.liveactivity.\(name)") }
        }
        func isInteger(_ node: JSONNode?) -> Bool { node.map { $0.integer != nil } ?? true }
        let event = aps["event"]?.string
        require(["start", "update", "end"].contains(event ?? ""), "event")
        require(aps["timestamp"]?.integer != nil, "timestamp")
        require(aps["content-state"].map { $0.kind == .object } ?? (event == "end"), "content-state")
        require(isInteger(aps["stale-date"]), "stale-date")
        require(isInteger(aps["dismissal-date"]) && (event == "end" || aps["dismissal-date"] == nil), "dismissal-date")
        let isStart = event == "start"
        require((aps["attributes-type"]?.kind == .string) == isStart, "attributes-type")
        require((aps["attributes"]?.kind == .object) == isStart, "attributes")
        if isStart { require(aps["alert"] != nil, "alert") }
        let inputs = [aps["input-push-token"], aps["input-push-channel"]].compactMap { $0 }
        require(inputs.count <= (isStart ? 1 : 0), "input")
        require(aps["input-push-token"].map { $0.integer == 1 } ?? true, "input-push-token")
        require(aps["input-push-channel"].map { $0.kind == .string } ?? true, "input-push-channel")
        return violations
    }

    /// An alert of a Live Activity: its title and body may name texts of the app, and the sound is in it.
    static func isActivityAlert(_ alert: JSONNode) -> Bool {
        var isRight = true
        alert.forEachMember { key, value in
            switch key.string ?? "" {
            case "title", "body":
                isRight = isRight && (value.kind == .string || value.kind == .object && value["loc-key"]?.kind == .string)
            case "sound": isRight = isRight && value.kind == .string
            default: isRight = false
            }
        }
        return isRight
    }
}
