public import CarillonAPI

/// An address of Live Activities: a token of APNs that a device has beside its own.
public enum ActivityAddress {
    /// The kind of address that the device itself has.
    public static let kind: any AddressKind.Type = APNsAddress.self

    /// Characters of a token: the length varies, and exceeds that of a device's token.
    private static let length = 64...400

    /// A token in its one canonical form: lower-case hexadecimal digits.
    ///
    /// - Throws: `invalid_token_format` (422). The message never repeats the token.
    public static func canonical(_ token: String) throws(APIError) -> String {
        guard length.contains(token.utf8.count), token.utf8.allSatisfy(APNsAddress.isHexadecimal) else {
            throw APNsAddress.refusal("a token of a Live Activity is 64 to 400 hexadecimal characters")
        }
        return token.lowercased()
    }
}
