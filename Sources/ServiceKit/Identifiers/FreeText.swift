/// Limits of free text: names, words, reasons.
///
/// Limits for people are in characters, limits of stores and messages in bytes. A character may have any number of bytes, for example a letter with
/// many combining marks. So each limit in characters implies one in bytes.
public enum FreeText {
    /// UTF-8 bytes for each allowed character: the most that a code point takes.
    public static let bytesPerCharacter = 4

    /// Whether the number of characters (grapheme clusters) is in range, in at most ``bytesPerCharacter`` times as many bytes.
    public static func fits(_ text: String, _ characters: ClosedRange<Int>) -> Bool {
        let bytes = text.utf8.count
        let (most, isBeyond) = characters.upperBound.multipliedReportingOverflow(by: bytesPerCharacter)
        guard isBeyond || bytes <= most else { return false }
        // A character has at least one byte, so the characters of a short text need not be counted.
        if characters.lowerBound <= 1, bytes <= characters.upperBound { return bytes >= characters.lowerBound }
        return characters.contains(text.count)
    }

    /// The rule of ``fits(_:_:)`` for texts of up to so many characters, for an error.
    public static func words(most characters: Int) -> String {
        "at most \(characters) characters, in at most \(characters * bytesPerCharacter) bytes"
    }

    /// The same for a range.
    public static func words(_ characters: ClosedRange<Int>) -> String {
        "\(characters.lowerBound) to \(characters.upperBound) characters, in at most \(characters.upperBound * bytesPerCharacter) bytes"
    }

    /// Whether control characters are in a text (C0, DEL, C1; SEC-06).
    public static func hasControlCharacters(_ text: String) -> Bool { text.unicodeScalars.contains(where: isControl) }

    /// A text without control characters, except the end of a line.
    public static func withoutControlCharacters(_ text: String) -> String {
        guard hasControlCharacters(text) else { return text }
        return String(text.unicodeScalars.filter { $0 == "\n" || !isControl($0) })
    }

    /// Whether a text shows nothing to a reader: it is empty, or has only white space, control characters and code points that no font draws.
    public static func isBlank(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isInvisible) }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        // Most texts begin with a visible ASCII character.
        if scalar.isASCII { return scalar.value <= 0x20 || scalar.value == 0x7F }
        let properties = scalar.properties
        if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return true }
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: return true
        // The Braille pattern without a dot.
        default: return scalar.value == 0x2800
        }
    }

    /// U+0000–U+001F and U+007F–U+009F.
    public static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) }
}
