/// Classes of ASCII characters, for UTF-8 bytes. Bytes of other characters belong to no class.
public enum ASCII {
    /// 0–9.
    @inlinable
    public static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// A–Z and a–z.
    @inlinable
    public static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

    /// Whether a text holds only letters, digits and the given characters, as the ids of ARCH-06 do. True for an empty text: the caller checks the
    /// length.
    @inlinable
    public static func isIdentifier(_ text: some StringProtocol, with others: String) -> Bool {
        text.utf8.allSatisfy { isLetter($0) || isDigit($0) || others.utf8.contains($0) }
    }
}
