import CarillonAPI

/// A push token of Expo.
enum ExpoAddress: AddressKind {
    static let word = "expo"
    static let type = CommonV1.AddressType.expo
    static let devices = AddressDevices(others: [.ios, .android])
    static let capabilities = DeviceCapabilities(richContent: false, actions: true, silentPush: true, maxPayloadBytes: 4_096)

    static let placeholder = "ExponentPushToken[OF-THE-DEVICE]"

    /// In bytes. Expo's tokens have some 40; its answers repeat them, and one answer is about a hundred messages.
    private static let longestToken = 256

    /// The beginning by which a text is a token of Expo; nil: it is none.
    static func prefix(of token: String) -> String? { ["ExponentPushToken[", "ExpoPushToken["].first { token.hasPrefix($0) } }

    static func canonical(_ token: String) throws(APIError) -> String {
        guard token.utf8.count <= longestToken else { throw refusal("an Expo token has at most \(longestToken) bytes") }
        guard let prefix = prefix(of: token), token.hasSuffix("]"), token.utf8.count > prefix.utf8.count + 1, token.utf8.allSatisfy({ $0 > 0x20 })
        else {
            throw refusal("an Expo token looks like ExponentPushToken[…]")
        }
        return token
    }
}
