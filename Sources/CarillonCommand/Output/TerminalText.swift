import Foundation
import ServiceKit

/// Text that is safe for a terminal.
///
/// Ids, names and titles come from other parties. A control character in one could move the cursor, erase or colour text, or set the window's title.
/// A character that changes the direction of writing could show another text. Such characters are written as an escape, `\u001b`, which a JSON
/// parser reads as the same character.
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

    /// Control characters, line and paragraph separators, and characters that override, embed or isolate a direction (Unicode TR9 §2). All are in the
    /// basic multilingual plane, so four digits suffice.
    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        FreeText.isControl(scalar) || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
}

/// Prints a text and a line break on standard output, safe for a terminal. It replaces Swift's `print` in this module, so that no text bypasses it.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    let text = items.map { "\($0)" }.joined(separator: separator)
    Swift.print(TerminalText.safe(text), terminator: terminator)
}

/// Flushes standard output. False: it is a pipe, and its reader has closed it.
func isOutputRead() -> Bool { fflush(nil) == 0 || errno != EPIPE }
