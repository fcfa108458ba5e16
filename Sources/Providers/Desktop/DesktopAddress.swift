import CarillonAPI

/// The identifier of an agent on a desktop.
enum DesktopAddress: AddressKind {
    static let word = "desktop"
    static let type = CommonV1.AddressType.desktop
    static let devices = AddressDevices(first: [.desktop])
    static let capabilities = DeviceCapabilities(
        richContent: true, actions: true, silentPush: true, maxPayloadBytes: UInt32(DesktopAdapter.longestPayload))

    static func canonical(_ token: String) throws(APIError) -> String {
        guard (16...128).contains(token.utf8.count), token.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw refusal("a desktop identifier is 16 to 128 characters")
        }
        return token
    }
}
