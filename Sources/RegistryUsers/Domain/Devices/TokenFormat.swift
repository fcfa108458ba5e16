import CarillonAPI

/// What kind of token a device has (REG-06, `push_token_type`).
enum PushTokenType: String, Sendable, CaseIterable {
    case apns, fcm, expo, desktop
    case webPush = "web_push"

    /// The type as an address carries it.
    var addressType: CommonV1.AddressType {
        switch self {
        case .apns: .apns
        case .fcm: .fcmToken
        case .webPush: .webpush
        case .expo: .expo
        case .desktop: .desktop
        }
    }

    /// What a device of this type can do when its client does not say (REG-36).
    var capabilities: DeviceCapabilities {
        switch self {
        case .apns, .fcm: .init(richContent: true, actions: true, silentPush: true, maxPayloadBytes: 4_096)
        case .webPush: .init(richContent: true, actions: true, silentPush: false, maxPayloadBytes: 3_993)
        case .expo: .init(richContent: false, actions: true, silentPush: true, maxPayloadBytes: 4_096)
        case .desktop: .init(richContent: true, actions: true, silentPush: true, maxPayloadBytes: 65_536)
        }
    }
}

struct DeviceCapabilities: Sendable, Equatable {
    var richContent: Bool
    var actions: Bool
    var silentPush: Bool
    var maxPayloadBytes: UInt32
}

/// Token formats (REG-13).
enum TokenFormat {
    /// The longest token of any provider, in UTF-8 bytes (REG-06).
    static let longestToken = 4_096

    /// The token in its one canonical form, so that equal tokens have equal hashes.
    ///
    /// - Throws: `invalid_token_format` (422). The message never repeats the token.
    static func canonical(_ token: String, of type: PushTokenType) throws(APIError) -> String {
        let bytes = token.utf8
        guard bytes.count <= longestToken else { throw refuse("a token has at most \(longestToken) characters") }
        switch type {
        case .apns:
            guard (64...200).contains(bytes.count), bytes.allSatisfy(isHexadecimal) else {
                throw refuse("an APNs token is 64 to 200 hexadecimal characters")
            }
            return token.lowercased()
        case .fcm:
            guard bytes.count >= 20, bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
                throw refuse("an FCM token is 20 to 4,096 characters without spaces")
            }
            guard !isInstallationID(bytes) else {
                throw refuse("this is a Firebase installation id; register the token that FirebaseMessaging.getToken() gives")
            }
        case .expo:
            let prefix = ["ExponentPushToken[", "ExpoPushToken["].first { token.hasPrefix($0) }
            guard let prefix, token.hasSuffix("]"), bytes.count > prefix.utf8.count + 1, bytes.allSatisfy({ $0 > 0x20 }) else {
                throw refuse("an Expo token looks like ExponentPushToken[…]")
            }
        case .desktop:
            guard (16...128).contains(bytes.count), bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
                throw refuse("a desktop identifier is 16 to 128 characters")
            }
        case .webPush:
            return try WebPushAddress(json: token).text
        }
        return token
    }

    /// Whether it has the form of a Firebase installation id, which FCM refuses as a registration token (trap T22): 22 characters of base64url for
    /// 17 bytes, of which the first four bits are 0111. A registration token begins with such an id, and goes on with `:` and more than 100
    /// characters.
    private static func isInstallationID(_ bytes: String.UTF8View) -> Bool {
        func isBase64URL(_ byte: UInt8) -> Bool {
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x5F
        }
        guard bytes.count == 22, let first = bytes.first, (UInt8(ascii: "c")...UInt8(ascii: "f")).contains(first) else { return false }
        return bytes.allSatisfy(isBase64URL)
    }

    private static func refuse(_ message: String) -> APIError { APIError(.invalidTokenFormat, field: "token", message) }

    static func isHexadecimal(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
    }
}
