import Cryptography
import HTTP2
import JSON
import NIOCore

/// The broadcast channels of the simulated APNs (providers.md §1.11), without I/O: their management, and pushes to them.
struct APNsChannels {
    /// Largest body of a push to a channel, in bytes.
    static let longestBody = 5_120
    /// Most channels of an app.
    static let mostOfApp = 10_000

    /// A request about channels.
    enum Call {
        case create, read, list, delete, send

        /// Nil: the path is another one.
        init?(method: String, kind: Substring) {
            switch (method, kind) {
            case ("POST", "channels"): self = .create
            case ("GET", "channels"): self = .read
            case ("GET", "all-channels"): self = .list
            case ("DELETE", "channels"): self = .delete
            case ("POST", "broadcasts"): self = .send
            default: return nil
            }
        }
    }

    /// The storage policies of channels, by bundle id and channel id. 1: the newest push is kept.
    private var policies: [String: [String: Int]] = [:]
    private var deleted: Set<String> = []

    /// The bundle id and the kind of a path about channels; nil: it is about a device.
    static func target(of path: String) -> (bundle: String, kind: Substring)? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count == 5, parts[1] == "1", parts[2] == "apps" { return (String(parts[3]), parts[4]) }
        if parts.count == 5, parts[1] == "4", parts[2] == "broadcasts", parts[3] == "apps" { return (String(parts[4]), "broadcasts") }
        return nil
    }

    /// Checks a request with a valid provider token and answers it.
    mutating func answer(_ call: Call, of bundle: String, _ headers: HTTP2Headers, _ body: [UInt8]) throws(APNsRefusal) -> Answer {
        let id = headers.first("apns-channel-id")
        switch call {
        case .create:
            guard let root = JSONDocument(body)?.root, root.kind == .object else { throw APNsRefusal(400, "BadRequestPayload") }
            guard let policy = root["message-storage-policy"]?.integer, (0...1).contains(policy) else { throw APNsRefusal(400, "BadRequestPayload") }
            guard root["push-type"]?.string == "LiveActivity" else { throw APNsRefusal(400, "InvalidPushType") }
            guard policies[bundle, default: [:]].count < Self.mostOfApp else { throw APNsRefusal(400, "CannotCreateChannelConfig") }
            // 24 characters of plain base64, as Apple's ids.
            let made = Base64URL.encode(SecureRandom.bytes(16)).replacing("-", with: "+").replacing("_", with: "/") + "=="
            policies[bundle, default: [:]][made] = policy
            return Answer(status: 201, headers: [("apns-channel-id", made)])
        case .read:
            let policy = try policy(of: id, of: bundle)
            return json(#"{"message-storage-policy":\#(policy),"push-type":"LiveActivity"}"#)
        case .list:
            var writer = JSONWriter()
            let ids = policies[bundle, default: [:]].keys.sorted()
            writer.object { $0.strings("channels", ids) }
            return json(String(decoding: writer.bytes, as: UTF8.self))
        case .delete:
            guard let id else { throw APNsRefusal(400, "MissingChannelId") }
            guard policies[bundle]?.removeValue(forKey: id) != nil else { throw APNsRefusal(404, "BadPath") }
            deleted.insert(id)
            return Answer(status: 204)
        case .send:
            let policy = try policy(of: id, of: bundle)
            try checkDelivery(headers, policy: policy)
            guard !body.isEmpty else { throw APNsRefusal(400, "PayloadEmpty") }
            guard body.count <= Self.longestBody else { throw APNsRefusal(413, "PayloadTooLarge") }
            guard let event = JSONDocument(body)?.root["aps"]?["event"]?.string, event == "update" || event == "end" else {
                throw APNsRefusal(400, "BadRequestPayload")
            }
            return Answer(status: 200)
        }
    }

    private func policy(of id: String?, of bundle: String) throws(APNsRefusal) -> Int {
        guard let id else { throw APNsRefusal(400, "MissingChannelId") }
        guard let policy = policies[bundle]?[id] else {
            throw APNsRefusal(400, deleted.contains(id) ? "ChannelNotRegistered" : "BadChannelId")
        }
        return policy
    }

    private func checkDelivery(_ headers: HTTP2Headers, policy: Int) throws(APNsRefusal) {
        guard let type = headers.first("apns-push-type") else { throw APNsRefusal(400, "MissingPushType") }
        guard type.lowercased() == "liveactivity" else { throw APNsRefusal(400, "InvalidPushType") }
        guard ["10", "5", "1"].contains(headers.first("apns-priority") ?? "") else { throw APNsRefusal(400, "BadPriority") }
        guard let expiration = headers.first("apns-expiration").flatMap({ Int64($0) }), expiration >= 0, policy == 1 || expiration == 0 else {
            throw APNsRefusal(400, "BadExpirationDate")
        }
        guard headers.first("apns-topic") == nil else { throw APNsRefusal(400, "BadRequestParams") }
    }

    private func json(_ text: String) -> Answer {
        Answer(status: 200, headers: [("content-type", "application/json")], body: ByteBuffer(string: text))
    }
}
