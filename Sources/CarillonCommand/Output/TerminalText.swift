import ServiceKit

/// Text that a terminal shows as it is.
///
/// Ids, names and titles come from others. A control character in one would be an order to the terminal: to move the cursor, to colour or
/// erase what stands there, to set the window's title. One that turns the direction of writing around would show another text than there is.
/// Such characters are written as their escape, `\u001b`, which is the same character to a reader of JSON.
enum TerminalText {
    /// A text of several lines: line breaks (also those of CSV, CR LF) and tabs stay.
    static func safe(_ text: String) -> String {
        escaped(text) { scalar, next in isUnsafe(scalar) && scalar != "\n" && scalar != "\t" && !(scalar == "\r" && next == "\n") }
    }

    /// A part of a line: it cannot begin another one.
    static func oneLine(_ text: String) -> String { escaped(text) { scalar, _ in isUnsafe(scalar) } }

    private static func escaped(_ text: String, where isEscaped: (_ scalar: Unicode.Scalar, _ next: Unicode.Scalar?) -> Bool) -> String {
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
        var safe = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard isEscaped(scalar, rest.first) else {
                safe.append(scalar)
                continue
            }
            let digits = String(scalar.value, radix: 16)
            safe.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars)
        }
        return String(safe)
    }

    /// Control characters, line and paragraph separators, and what overrides, embeds or isolates a direction (Unicode TR9 §2). All are in
    /// the basic plane: four digits say each.
    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        FreeText.isControl(scalar) || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
}

/// Prints a text and a line break on standard output, safe for a terminal. It takes the place of Swift's own in all of this module, so that
/// nothing is printed past it.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    let text = items.map { "\($0)" }.joined(separator: separator)
    Swift.print(TerminalText.safe(text), terminator: terminator)
}
