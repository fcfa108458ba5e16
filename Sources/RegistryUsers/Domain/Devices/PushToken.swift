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
    let subscription: WebPushAddress?
    /// Whether the client named the subscription's VAPID key. Otherwise it is the key of the known subscription, or the app's current one.
    let namesKey: Bool

    /// - Parameter vapidPublicKey: the VAPID key for a subscription that names none.
    /// - Throws: `invalid_token_format` (422); the message never repeats the token.
    init(_ text: String, of type: PushTokenType, vapidPublicKey: String = "", _ keyRing: KeyRing) throws(APIError) {
        let canonical = try TokenFormat.canonical(text, of: type)
        guard type.isSubscription else {
            self.init(text: canonical, found: canonical, subscription: nil, namesKey: false, keyRing)
            return
        }
        var address = try WebPushAddress(json: canonical)
        address.vapidKeyID = VapidKey.id(of: vapidPublicKey)
        self.init(address, namesKey: false, keyRing)
    }

    /// A subscription is found by its endpoint, because its keys can be written in many ways.
    init(_ address: WebPushAddress, namesKey: Bool, _ keyRing: KeyRing) {
        self.init(text: address.text, found: address.endpoint, subscription: address, namesKey: namesKey, keyRing)
    }

    private init(text: String, found: String, subscription: WebPushAddress?, namesKey: Bool, _ keyRing: KeyRing) {
        self.text = text
        self.subscription = subscription
        self.namesKey = namesKey
        hash = Self.hash(ofDigest: SHA256.hash(found), keyRing)
    }

    /// The keyed hash of a token with this SHA-256 digest, also for a token of which only the digest is known.
    static func hash(ofDigest digest: [UInt8], _ keyRing: KeyRing) -> [UInt8] { keyRing.keyedHash(digest) }
}
