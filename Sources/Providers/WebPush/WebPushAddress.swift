public import CarillonAPI
import Cryptography
import JSON

/// The endpoint of a browser and the keys that pushes to it are encrypted with (REG-07, RFC 8291). In memory only during a call (SEC-01).
public struct WebPushAddress: Sendable, Equatable {
    /// The longest endpoint in characters.
    public static let longestEndpoint = 2_048

    public let endpoint: String
    /// The browser's public key: an uncompressed P-256 point in base64url.
    public var p256dh: String { Base64URL.encode(key) }
    /// 16 bytes in base64url.
    public var auth: String { Base64URL.encode(secret) }
    /// The app's VAPID key that the subscription was made with and that must sign its pushes; empty without one.
    public var vapidKeyID: String
    /// The bytes of ``p256dh``.
    let key: [UInt8]
    /// The bytes of ``auth``.
    let secret: [UInt8]

    /// - Throws: `invalid_subscription` (422), naming the field and never repeating it.
    public init(endpoint: String, p256dh: String, auth: String, vapidKeyID: String = "") throws(APIError) {
        guard endpoint.utf8.count <= Self.longestEndpoint, Self.isHTTPS(endpoint) else {
            throw APIError(.invalidSubscription, field: "endpoint", "is an https address of at most 2,048 characters")
        }
        guard let point = Base64URL.decode(Self.unpadded(p256dh)), P256PublicKey.isPoint(point) else {
            throw APIError(.invalidSubscription, field: "keys.p256dh", "is an uncompressed point on P-256, 65 bytes in base64url")
        }
        guard let secret = Base64URL.decode(Self.unpadded(auth)), secret.count == 16 else {
            throw APIError(.invalidSubscription, field: "keys.auth", "is 16 bytes in base64url")
        }
        self.endpoint = endpoint
        self.key = point
        self.secret = secret
        self.vapidKeyID = vapidKeyID
    }

    /// Reads ``text``, or the JSON of a browser's `PushSubscription.toJSON()`.
    ///
    /// - Throws: `invalid_token_format` (422): that text is a device's token (REG-13).
    public init(json: String) throws(APIError) {
        guard let written = try? Written(json) else {
            throw APIError(.invalidTokenFormat, field: "token", "a web push token is a subscription in JSON: endpoint, keys.p256dh, keys.auth")
        }
        do throws(APIError) {
            try self.init(
                endpoint: written.endpoint, p256dh: written.p256dh, auth: written.auth, vapidKeyID: written.vapidKeyID ?? "")
        } catch {
            throw APIError(.invalidTokenFormat, field: "token", "a subscription's \(error.field ?? "") \(error.message)")
        }
    }

    /// The push service of ``text``, or of a browser's JSON, without a check of the rest; nil: the text names none.
    static func service(ofJSON json: String) -> PushService? {
        (try? Written(json)).flatMap { service(ofEndpoint: $0.endpoint) }
    }

    /// The push service that the endpoint names; nil for a port that is none.
    var service: PushService? { Self.service(ofEndpoint: endpoint) }

    private static func service(ofEndpoint endpoint: String) -> PushService? {
        guard isHTTPS(endpoint) else { return nil }
        return PushService(authority: endpoint.dropFirst("https://".count).prefix { $0 != "/" && $0 != "?" })
    }

    /// `:path` of requests: the endpoint behind its host. A secret: it names the subscription.
    var path: String {
        let path = endpoint.dropFirst("https://".count).drop { $0 != "/" && $0 != "?" }
        return path.hasPrefix("/") ? String(path) : "/" + path
    }

    /// The canonical text that is sealed.
    public var text: String {
        var members: [String: JSONElement] = ["endpoint": .string(endpoint), "keys": ["p256dh": .string(p256dh), "auth": .string(auth)]]
        if !vapidKeyID.isEmpty { members["vapid_key_id"] = .string(vapidKeyID) }
        return JSONElement.object(members).text
    }

    private struct Written {
        /// Browsers write five members.
        private static let bounds = JSONBounds(structures: 100, listed: 100)

        let endpoint: String
        let p256dh: String
        let auth: String
        let vapidKeyID: String?

        init(_ json: String) throws {
            let members = try JSONMembers(parsing: json.utf8, within: Self.bounds)
            let keys = try members.required("keys") { try $0.object($1) }
            endpoint = try members.required("endpoint") { try $0.string($1) }
            p256dh = try keys.required("p256dh") { try $0.string($1) }
            auth = try keys.required("auth") { try $0.string($1) }
            vapidKeyID = try members.string("vapid_key_id")
        }
    }

    /// Some libraries of browsers add padding.
    private static func unpadded(_ text: String) -> Substring {
        var text = text[...]
        while text.hasSuffix("=") { text.removeLast() }
        return text
    }

    /// An https address with a host, without credentials and fragment, in visible ASCII, as those of push services.
    private static func isHTTPS(_ text: String) -> Bool {
        guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && !#""<>\^`{|}"#.utf8.contains($0) }), text.hasPrefix("https://") else {
            return false
        }
        let rest = text.dropFirst("https://".count)
        let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        return !authority.isEmpty && !authority.hasPrefix(":") && !authority.contains("@") && !rest.contains("#")
    }
}

extension WebPushAddress: AddressKind {
    public static let word = "web_push"
    public static let type = CommonV1.AddressType.webpush
    public static let devices = AddressDevices(first: [.web])
    public static let isSubscription = true
    public static let capabilities = DeviceCapabilities(richContent: true, actions: true, silentPush: false, maxPayloadBytes: 3_993)

    /// ``text`` of a subscription in JSON.
    public static func canonical(_ token: String) throws(APIError) -> String { try WebPushAddress(json: token).text }
}
