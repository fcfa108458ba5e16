/// The rules for ids of organizations and apps (ARCH-06, REG-02).
public enum TenantID {
    /// Characters of the longest app id.
    public static let longestApp = 64
    /// Characters of the longest organization id.
    public static let longestOrganization = 128

    /// Whether an app can have this id: `[a-z0-9][a-z0-9._-]{0,63}`.
    public static func canBeApp(_ id: String) -> Bool {
        guard let first = id.utf8.first, id.utf8.count <= longestApp, isLowerCaseOrDigit(first) else { return false }
        return id.utf8.allSatisfy { isLowerCaseOrDigit($0) || "._-".utf8.contains($0) }
    }

    /// The rule of ``canBeApp(_:)``, for an error.
    public static let appWords = "1 to \(longestApp) lower-case letters, digits and . _ -, beginning with a letter or digit"

    /// Whether an organization can have this id: 1–128 characters of `[A-Za-z0-9._:-]`, and neither `.` nor `..`.
    public static func canBeOrganization(_ id: String) -> Bool {
        (1...longestOrganization).contains(id.utf8.count) && ASCII.isIdentifier(id, with: "._:-") && !HostID.isDots(id)
    }

    /// The rule of ``canBeOrganization(_:)``, for an error.
    public static let organizationWords = "1 to \(longestOrganization) letters, digits and . _ : -, and neither . nor .."

    private static func isLowerCaseOrDigit(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || ASCII.isDigit(byte) }
}
