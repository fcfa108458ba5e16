import Testing

@testable import EvaluatorService

@Suite("Truncation of rendered text")
struct TextTruncationTests {
    @Test("EVAL-34 Text within its limit is left alone, and one character more is cut with the marker inside the limit")
    func limit() {
        let exact = String(repeating: "a", count: 178)
        #expect(TextTruncation.truncate(exact, limit: 178, marker: "...") == exact)
        let cut = TextTruncation.truncate(exact + "b", limit: 178, marker: "...")
        #expect(cut.count == 178)
        #expect(cut == String(repeating: "a", count: 175) + "...")
    }

    @Test(
        "C-04 Limits count what a reader calls a character, and none is split",
        arguments: [
            "👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "é", "e\u{301}", "नि", "❤️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "한",
        ])
    func graphemes(_ character: String) {
        #expect(character.count == 1)
        let ten = String(repeating: character, count: 10)
        #expect(TextTruncation.truncate(ten, limit: 10, marker: "...") == ten)
        let cut = TextTruncation.truncate(ten + character, limit: 10, marker: "...")
        #expect(cut.count == 10)
        #expect(cut == String(repeating: character, count: 7) + "...")
    }

    @Test("ACC-064 An emoji at the cut is kept whole or left out whole")
    func emojiAtTheCut() {
        let text = String(repeating: "x", count: 60) + "👨‍👩‍👧" + String(repeating: "y", count: 20)
        for limit in 61...67 {
            let cut = TextTruncation.truncate(text, limit: limit, marker: "...")
            #expect(cut.count == limit)
            #expect(text.hasPrefix(cut.dropLast(3)))
            #expect(cut.hasSuffix("..."))
        }
    }

    @Test("A marker that does not fit is left out, and no limit leaves nothing")
    func tightLimits() {
        #expect(TextTruncation.truncate("abcdef", limit: 3, marker: "...") == "abc")
        #expect(TextTruncation.truncate("abcdef", limit: 4, marker: "...") == "a...")
        #expect(TextTruncation.truncate("abcdef", limit: 5, marker: "…") == "abcd…")
        #expect(TextTruncation.truncate("abcdef", limit: 0, marker: "...") == "")
        #expect(TextTruncation.truncate("", limit: 5, marker: "...") == "")
    }

    @Test("I18N-03 Isolates count nothing, and a cut closes them before the marker")
    func isolates() {
        let (open, close) = ("\u{2068}", "\u{2069}")
        let text = "Trophy: \(open)كأس كبير\(close)!"
        #expect(TextTruncation.length(text) == 17)
        #expect(TextTruncation.truncate(text, limit: 17, marker: "...") == text)
        #expect(TextTruncation.truncate(text, limit: 16, marker: "...") == "Trophy: \(open)كأس ك\(close)...")
        #expect(TextTruncation.truncate(text, limit: 12, marker: "…") == "Trophy: \(open)كأس\(close)…")
        // A cut right before the value opens no isolate; one within two closes both.
        #expect(TextTruncation.truncate(text, limit: 11, marker: "...") == "Trophy: ...")
        #expect(TextTruncation.truncate("a\(open)b\(open)cdefgh\(close)\(close)", limit: 6, marker: "...") == "a\(open)b\(open)c\(close)\(close)...")
        #expect(TextTruncation.truncate("\(open)\(String(repeating: "👩‍👩‍👧‍👦", count: 9))\(close)", limit: 5, marker: "...") == "\(open)👩‍👩‍👧‍👦👩‍👩‍👧‍👦\(close)...")
    }

    @Test("I18N-03 EVAL-34 Wherever a text is cut, every isolate is closed, no character is split, and the limit holds")
    func everyCut() {
        let text = "من \u{2068}Ann-Marie 👨‍👩‍👧\u{2069}: \u{2068}e\u{301}tude \u{2067}א\u{2069} no. 9\u{2069} 🇩🇪👍🏽 انتهى"
        let visible = text.filter { !"\u{2066}\u{2067}\u{2068}\u{2069}".contains($0) }
        for limit in 1...visible.count + 1 {
            let cut = TextTruncation.truncate(text, limit: limit, marker: "…")
            #expect(TextTruncation.length(cut) == min(limit, visible.count), "\(limit)")
            var depth = 0
            for scalar in cut.unicodeScalars {
                if TextDirection.isIsolate(scalar) { depth += 1 } else if scalar == TextDirection.close { depth -= 1 }
                #expect(depth >= 0)
            }
            #expect(depth == 0, "\(limit)")
            let shown = cut.filter { !"\u{2066}\u{2067}\u{2068}\u{2069}".contains($0) }
            #expect(limit >= visible.count ? shown == visible : limit == 1 || visible.hasPrefix(shown.dropLast()), "\(limit)")
        }
    }
}
