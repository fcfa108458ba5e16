import EventRules
import Testing

@testable import EvaluatorService

@Suite("Message previews")
struct PreviewCleaningTests {
    private func preview(_ text: String) -> String {
        PreviewCleaning.preview(text, stripMarkdown: true, newlinesToSpaces: true)
    }

    @Test(
        "EVAL-35 Markup goes, words stay",
        arguments: [
            ("**bold** and *italic* and __strong__ and _slanted_", "bold and italic and strong and slanted"),
            ("***both***", "both"), ("**bold *nested* text**", "bold nested text"), ("~~gone~~", "gone"),
            ("# Heading", "Heading"), ("### Heading ###", "Heading"), ("> quoted", "quoted"), (">> deep\n> less", "deep less"),
            ("- one\n- two", "one two"), ("* one\n+ two", "one two"), ("1. one\n2) two", "one two"),
            ("- [ ] open\n- [x] done", "open done"), ("> - # all three", "all three"),
            ("`code`", "code"), ("``a ` b``", "a ` b"), ("```swift\nlet a = *b*\n```\nafter", "let a = *b* after"),
            ("~~~\ncode\n~~~", "code"), ("```one line```", "one line"),
            ("[label](https://example.com/a_b_c)", "label"), ("[label](https://e.com \"title\")", "label"),
            ("[**bold** label](https://e.com)", "bold label"), ("![alt text](https://e.com/i.png)", "alt text"),
            ("[wiki](https://e.com/a_(b))", "wiki"), ("[label][ref]", "label"), ("<https://example.com>", "https://example.com"),
            ("Title\n=====\nbody", "Title body"), ("above\n---\nbelow", "above below"), ("\\*not emphasis\\*", "*not emphasis*"),
            ("**bold**_and_italic", "bold_and_italic"), ("*a\nb*", "a b"), ("__init__.py was_here", "init.py was_here"), ("- ", ""),
            (" some words ", "some words"), ("words ", "words"), ("two\nlines", "two lines"), ("warm, 20 °C", "warm, 20 °C"), ("   ", ""), ("", ""),
        ])
    func markup(_ source: String, _ expected: String) {
        #expect(preview(source) == expected)
    }

    @Test(
        "Characters that are no markup stay",
        arguments: [
            "2 * 3 * 4", "snake_case_name", "a*b", "#general", "~5 people", "5 > 3", "x < y", "[sic]", "f(x)[0]", "1.5 litres",
            "-1", "**", "unclosed *emphasis", "unclosed `code", "email <not an address>", "C:\\path",
            "10000000000. is no list", "a ] b", "![", "](", "<>", "*", "a_",
        ])
    func ordinaryText(_ text: String) {
        #expect(preview(text) == text)
    }

    @Test("EVAL-35 Every newline becomes one space")
    func newlines() {
        #expect(preview("a\nb\r\nc\rd") == "a b c d")
        #expect(preview("a\n\nb") == "a  b")
        #expect(PreviewCleaning.preview("a\nb", stripMarkdown: true, newlinesToSpaces: false) == "a\nb")
        #expect(PreviewCleaning.preview("*a*\nb", stripMarkdown: false, newlinesToSpaces: true) == "*a* b")
    }

    @Test("EVAL-08 Control characters other than newline are removed")
    func controlCharacters() {
        #expect(preview("a\u{1}\u{2}\u{3}b\u{7F}c\u{85}d\u{9B}e\tf") == "abc de f")
        #expect(PreviewCleaning.name("Eve\n\u{202E}\u{1B}[31m") == "Eve \u{202E}[31m")
        #expect(preview("grüße 👩‍👩‍👧‍👦 ﬂ") == "grüße 👩‍👩‍👧‍👦 ﬂ")
    }

    @Test("Hostile markup takes time in proportion to its length and never traps")
    func hostileInput() {
        let size = EventRules.dataBytes
        for unit in ["*", "_", "**a", "[", "](", "[](", "![", "`", "`a", "<", "<a:", "> ", "#", "\\", "- ", "~~", "*_", "[a]["] {
            let text = String(repeating: unit, count: size / unit.utf8.count)
            let result = preview(text)
            #expect(result.utf8.count <= text.utf8.count)
        }
        var runs = ""
        for length in 1...150 { runs += String(repeating: "`", count: length) + "x" }
        #expect(preview(runs).utf8.count <= runs.utf8.count)
    }
}
