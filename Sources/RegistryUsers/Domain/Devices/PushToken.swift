import CarillonAPI
import Cryptography
import Providers
import RegistryTenants

/// A push token in canonical form, with the hash by which it is found. Lives in memory only as long as a call (SEC-01).
struct PushToken: Sendable {
    /// The sealed bytes.
    let text: String
    let hash: [UInt8]
    /// Set for a browser's subscription.
    let webPush: WebPushAddress?
    /// Whether the client named its VAPID key. Otherwise it is the key of the known subscription, or the app's current one.
    let namesVapidKey: Bool

    /// - Parameter vapidPublicKey: the VAPID key for a subscription that names none.
    /// - Throws: `invalid_token_format` (422); the message never repeats the token.
    init(_ text: String, of type: PushTokenType, vapidPublicKey: String = "", _ keyRing: KeyRing) throws(APIError) {
        let canonical = try TokenFormat.canonical(text, of: type)
        guard type == .webPush else {
            self.init(text: canonical, found: canonical, webPush: nil, namesVapidKey: false, keyRing)
            return
        }
        var address = try WebPushAddress(json: canonical)
        address.vapidKeyID = VapidKey.id(of: vapidPublicKey)
        self.init(address, namesVapidKey: false, keyRing)
    }

    /// A subscription is found by its endpoint, because its keys can be written in many ways.
    init(_ address: WebPushAddress, namesVapidKey: Bool, _ keyRing: KeyRing) {
        self.init(text: address.text, found: address.endpoint, webPush: address, namesVapidKey: namesVapidKey, keyRing)
    }

    private init(text: String, found: String, webPush: WebPushAddress?, namesVapidKey: Bool, _ keyRing: KeyRing) {
        self.text = text
        self.webPush = webPush
        self.namesVapidKey = namesVapidKey
        hash = Self.hash(ofDigest: SHA256.hash(found), keyRing)
    }

    /// The keyed hash of a token with this SHA-256 digest, also for a token of which only the digest is known.
    static func hash(ofDigest digest: [UInt8], _ keyRing: KeyRing) -> [UInt8] { keyRing.keyedHash(digest) }
}
