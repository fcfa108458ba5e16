import CarillonAPI
import ServiceKit

/// A registration token of FCM, or a Firebase installation id, which replaces it. An app registers one of them; the form says which it is.
enum FCMAddress: AddressKind {
    static let word = "fcm"
    static let type = CommonV1.AddressType.fcmToken
    static let devices = AddressDevices(first: [.android], others: [.ios, .web])
    /// Google, "Best practices for FCM registration token management".
    static let unusedLifetime: Duration? = .days(270)
    static let capabilities = DeviceCapabilities(richContent: true, actions: true, silentPush: true, maxPayloadBytes: 4_096)
    static let takesProbes = true
    static let placeholder = "REGISTRATION-TOKEN-OF-THE-DEVICE"

    /// `live_activity_token` stands beside the device's own token (providers.md §2.2). FCM has no field for tokens of extensions.
    static func passesOn(_ kind: ActivityPush.Kind) -> Bool { kind == .liveActivity || kind == .pushToStart }

    /// FCM refuses the whole message (C-33). `collapse_key` is none of these: events may have it, and ``FCMRequest`` leaves it out.
    static func refusal(ofDataKey key: String) -> String? {
        guard key == "from" || key == "message_type" || key.hasPrefix("google") || key.hasPrefix("gcm") else { return nil }
        return "FCM keeps from, message_type and names that begin with google or gcm for itself: choose another name"
    }

    static func canonical(_ token: String) throws(APIError) -> String {
        guard token.utf8.count >= 20, token.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
            throw refusal("an FCM token is 20 to 4,096 characters without spaces")
        }
        guard ExpoAddress.prefix(of: token) == nil else {
            throw refusal("this is a token of Expo; register it with push_token_type expo")
        }
        guard !token.hasPrefix("{") else {
            throw refusal("this is a subscription of a browser; register it with push_token_type web_push")
        }
        return token
    }

    /// Whether it has the form of a Firebase installation id, which FCM takes as `fid` and refuses as a registration token: 22 characters of
    /// base64url for 17 bytes, of which the first four bits are 0111. A registration token begins with such an id, and goes on with `:` and more than
    /// 100 characters.
    static func isInstallationID(_ bytes: String.UTF8View) -> Bool {
        func isBase64URL(_ byte: UInt8) -> Bool {
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x5F
        }
        guard bytes.count == 22, let first = bytes.first, (UInt8(ascii: "c")...UInt8(ascii: "f")).contains(first) else { return false }
        return bytes.allSatisfy(isBase64URL)
    }
}
