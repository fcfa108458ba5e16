import ServiceKit

/// A language tag by RFC 5646 §2.1: `de`, `pt-BR`, `zh-Hant`, `x-klingon`.
///
/// A primary language has 2 or 3 letters here. The grammar also allows 4 to 8, but 4 are reserved and none of 5 to 8 is registered (§2.2.1). A longer
/// word is a language's name, such as `german`, by mistake.
enum LanguageTag {
    /// RFC 5646 §4.4.1 recommends room for 35 characters.
    static let longest = 35

    /// Tags from before the grammar that do not follow it (§2.1, `irregular`), in lower case.
    private static let irregular: Set = [
        "en-gb-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux", "i-mingo", "i-navajo", "i-pwn", "i-tao", "i-tay",
        "i-tsu", "sgn-be-fr", "sgn-be-nl", "sgn-ch-de",
    ]

    /// Whether a text has the form of a language tag. Does not check that the language exists.
    static func isWellFormed(_ text: String) -> Bool {
        guard text.utf8.count <= longest, text.utf8.allSatisfy({ ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == UInt8(ascii: "-") }) else {
            return false
        }
        let lower = text.lowercased()
        if irregular.contains(lower) { return true }
        let subtags = lower.split(separator: "-", omittingEmptySubsequences: false)
        guard subtags.allSatisfy({ (1...8).contains($0.utf8.count) }) else { return false }
        if subtags[0] == "x" { return subtags.count > 1 }
        var reader = Reader(rest: subtags[...])
        return reader.isLanguageTag()
    }

    /// Takes subtags from the front, in the order of the grammar.
    private struct Reader {
        var rest: ArraySlice<Substring>

        mutating func isLanguageTag() -> Bool {
            guard take({ Self.isLetters($0, 2...3) }) else { return false }
            // Up to three extended language subtags, a script, a region.
            var extended = 0
            while extended < 3, take({ Self.isLetters($0, 3...3) }) { extended += 1 }
            _ = take { Self.isLetters($0, 4...4) }
            _ = take { Self.isLetters($0, 2...2) || $0.utf8.count == 3 && $0.utf8.allSatisfy(ASCII.isDigit) }
            return takeVariants() && takeExtensions()
        }

        /// §2.2.5: a variant may not be repeated.
        private mutating func takeVariants() -> Bool {
            var seen = Set<Substring>()
            while let next = rest.first, next.utf8.count >= 5 || next.utf8.count == 4 && next.utf8.first.map(ASCII.isDigit) == true {
                guard seen.insert(next).inserted else { return false }
                rest.removeFirst()
            }
            return true
        }

        /// §2.2.6: a singleton introduces subtags of its own and may not be repeated; anything may follow `x`.
        private mutating func takeExtensions() -> Bool {
            var seen = Set<Substring>()
            while let singleton = rest.popFirst() {
                guard singleton.utf8.count == 1, seen.insert(singleton).inserted else { return false }
                if singleton == "x" { return !rest.isEmpty }
                guard take({ $0.utf8.count >= 2 }) else { return false }
                while take({ $0.utf8.count >= 2 }) {}
            }
            return true
        }

        private mutating func take(_ isExpected: (Substring) -> Bool) -> Bool {
            guard let next = rest.first, isExpected(next) else { return false }
            rest.removeFirst()
            return true
        }

        private static func isLetters(_ subtag: Substring, _ lengths: ClosedRange<Int>) -> Bool {
            lengths.contains(subtag.utf8.count) && subtag.utf8.allSatisfy(ASCII.isLetter)
        }
    }
}
