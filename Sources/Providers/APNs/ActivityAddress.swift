public import CarillonAPI

/// An address of Live Activities: a token of APNs that a device has beside its own.
public enum ActivityAddress {
    /// The kind of address that the device itself has.
    public static let kind: any AddressKind.Type = APNsAddress.self

    /// Characters of a token: the length varies, and exceeds that of a device's token.
    private static let length = 64...400

    /// The address of an activity of a device whose provider passes the push on to Apple (``AddressKind/passesOn(_:)``): the device's token, and the
    /// activity's.
    public static func joined(_ token: String, to deviceToken: String) -> String { "\(deviceToken) \(token)" }

    /// The two tokens of a joined address; nil for an address of another form. No token has a space.
    static func parts(of joined: String) -> (device: String, activity: String)? {
        let parts = joined.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
        return (String(parts[0]), String(parts[1]))
    }

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
