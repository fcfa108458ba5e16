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
}
