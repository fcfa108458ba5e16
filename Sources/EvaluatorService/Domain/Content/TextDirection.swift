import ServiceKit

/// The direction in which a text is read, and the isolation of values of the other direction (I18N-03).
///
/// A value of another direction moves the words and marks around it: in `Trophy: NAME (3)!` with an Arabic name, the 3 stands before the name.
/// Unicode's isolates keep a value to itself (UAX #9, "Explicit Directional Isolates").
enum TextDirection: Sendable, Hashable {
    case leftToRight, rightToLeft

    /// FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE.
    static let (open, close): (Unicode.Scalar, Unicode.Scalar) = ("\u{2068}", "\u{2069}")

    /// - Parameter locale: the language of the text.
    init(locale: String) {
        switch TextLanguages.language(of: locale) {
        case "ar", "fa", "he", "iw", "ur", "ps", "yi", "dv", "sd", "ug", "ckb": self = .rightToLeft
        default: self = .leftToRight
        }
    }

    /// A value as it may stand within a text of this direction: between isolates if it has characters of the other direction, or controls of
    /// directions. In a text from right to left, also if it has a number with marks, such as `2026-12-05`, whose parts would change places.
    func isolated(_ value: String) -> String {
        guard needsIsolation(value) else { return value }
        var result = String(Self.open)
        // What a value opens, it closes. It closes nothing else.
        var depth = 0
        for scalar in value.unicodeScalars {
            if Self.isIsolate(scalar) { depth += 1 }
            if scalar == Self.close {
                guard depth > 0 else { continue }
                depth -= 1
            }
            result.unicodeScalars.append(scalar)
        }
        for _ in 0...depth { result.unicodeScalars.append(Self.close) }
        return result
    }

    private func needsIsolation(_ value: String) -> Bool {
        switch self {
        case .leftToRight:
            // All characters of the other direction, and all controls, begin with one of these bytes.
            guard value.utf8.contains(where: { $0 >= 0xD6 }) else { return false }
            return value.unicodeScalars.contains { Self.isRightToLeft($0) || Self.isControl($0) }
        case .rightToLeft:
            var (hasDigit, hasMark) = (false, false)
            for scalar in value.unicodeScalars {
                if scalar.isASCII {
                    let byte = UInt8(truncatingIfNeeded: scalar.value)
                    if ASCII.isLetter(byte) { return true }
                    hasDigit = hasDigit || ASCII.isDigit(byte)
                    hasMark = hasMark || ASCII.isPunctuation(byte)
                } else if Self.isControl(scalar) || scalar.properties.isAlphabetic && !Self.isRightToLeft(scalar) {
                    return true
                }
            }
            return hasDigit && hasMark
        }
    }

    /// LRI, RLI and FSI, which a PDI closes.
    static func isIsolate(_ scalar: Unicode.Scalar) -> Bool { (0x2066...0x2068).contains(scalar.value) }

    /// Embeddings, overrides, isolates and marks.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true
        default: false
        }
    }

    /// Letters of class R or AL (UCD, DerivedBidiClass), and the digits among them.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}
