import ServiceKit

/// Makes a one-line preview of what a person wrote (EVAL-35): no markup, no line breaks, no control characters.
enum PreviewCleaning {
    /// - Parameters:
    ///   - stripMarkdown: Policy `preview_strip_markdown`.
    ///   - newlinesToSpaces: Policy `preview_newlines_to_spaces`; every newline becomes exactly one space.
    static func preview(_ text: String, stripMarkdown: Bool, newlinesToSpaces: Bool) -> String {
        // Most messages are words.
        if isPlain(text) { return text }
        var bytes = withoutControlCharacters(Array(text.utf8))
        if stripMarkdown { bytes = MarkdownStripper.strip(bytes) }
        bytes = trimmed(bytes)
        if newlinesToSpaces {
            for index in bytes.indices where bytes[index] == ASCII.newline { bytes[index] = ASCII.space }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a text is one line without markup, control characters and blanks around it. It begins with a letter: no markup of blocks does. Not all
    /// plain texts are recognized.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.utf8.first, let last = text.utf8.last else { return true }
        guard ASCII.isLetter(first) || first >= 0x80, last != ASCII.space else { return false }
        // 0xC2 may begin a control character of two bytes.
        return text.utf8.allSatisfy { $0 >= ASCII.space && $0 != ASCII.delete && $0 != 0xC2 && !MarkdownInline.isMarkup($0) }
    }

    /// Values that are names rather than messages (sender, channel, emoji): one line, no control characters (EVAL-08).
    static func name(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < ASCII.space || $0 == ASCII.delete || $0 == 0xC2 }) else { return text }
        var bytes = withoutControlCharacters(Array(text.utf8))
        for index in bytes.indices where bytes[index] == ASCII.newline { bytes[index] = ASCII.space }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Removes C0 and C1 control characters but newline; CR LF and a lone CR become one newline, a tab one space.
    static func withoutControlCharacters(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case ASCII.newline:
                result.append(byte)
            case ASCII.carriageReturn:
                if index < bytes.count, bytes[index] == ASCII.newline { index += 1 }
                result.append(ASCII.newline)
            case ASCII.tab:
                result.append(ASCII.space)
            case 0..<ASCII.space, ASCII.delete:
                break
            case 0xC2 where index < bytes.count && (0x80...0x9F).contains(bytes[index]):
                // U+0085 is a line break of its own, the other C1 characters are nothing a reader sees.
                if bytes[index] == 0x85 { result.append(ASCII.newline) }
                index += 1
            default:
                result.append(byte)
            }
        }
        return result
    }

    private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
        func isBlank(_ byte: UInt8) -> Bool { byte == ASCII.space || byte == ASCII.newline }
        guard let first = bytes.firstIndex(where: { !isBlank($0) }),
            let last = bytes.lastIndex(where: { !isBlank($0) })
        else { return [] }
        return first == 0 && last == bytes.count - 1 ? bytes : Array(bytes[first...last])
    }
}

/// The few characters that the text rules name.
extension ASCII {
    static let tab: UInt8 = 0x09
    static let newline: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let delete: UInt8 = 0x7F

    static func isPunctuation(_ byte: UInt8) -> Bool {
        byte > space && byte < delete && !isDigit(byte) && !isLetter(byte)
    }
}
