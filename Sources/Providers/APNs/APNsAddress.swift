public import CarillonAPI

/// A device token of APNs.
public enum APNsAddress: AddressKind {
    public static let word = "apns"
    public static let type = CommonV1.AddressType.apns
    public static let devices = AddressDevices(first: [.ios], platforms: ["macOS"])
    public static let capabilities = DeviceCapabilities(richContent: true, actions: true, silentPush: true, maxPayloadBytes: 4_096)
    public static let hasEnvironments = true
    public static let takesProbes = true

    /// Lower-case hexadecimal digits.
    public static func canonical(_ token: String) throws(APIError) -> String {
        guard (64...200).contains(token.utf8.count), token.utf8.allSatisfy(isHexadecimal) else {
            throw refusal("an APNs token is 64 to 200 hexadecimal characters")
        }
        return token.lowercased()
    }

    /// Whether a byte is a hexadecimal digit.
    static func isHexadecimal(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
    }
}
