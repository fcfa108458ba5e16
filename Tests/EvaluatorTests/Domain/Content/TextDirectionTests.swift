import Testing

@testable import EvaluatorService

@Suite("I18N-03 Values of another direction")
struct TextDirectionTests {
    private func isolated(_ value: String, in locale: String) -> String {
        // Visible in a failure.
        TextDirection(locale: locale).isolated(value).replacing("\u{2068}", with: "<").replacing("\u{2069}", with: ">")
    }

    @Test(
        "A value is isolated where its direction is not the text's",
        arguments: [
            ("en", "Ann", "Ann"), ("en", "أحمد", "<أحمد>"), ("en", "דנה", "<דנה>"), ("en", "Ann أحمد", "<Ann أحمد>"), ("en", "3:00", "3:00"),
            ("en", "👍🏽 日本 é", "👍🏽 日本 é"), ("es", "كأس", "<كأس>"), ("ar", "أحمد", "أحمد"), ("ar", "Ann", "<Ann>"), ("ar", "12", "12"),
            ("ar", "12,345", "<12,345>"), ("ar", "2026-12-05", "<2026-12-05>"), ("ar", "5 ديسمبر 2026", "5 ديسمبر 2026"), ("ar-EG", "Ω", "<Ω>"),
            ("he", "Ann", "<Ann>"), ("ar", "👍🏽", "👍🏽"), ("ar", "", ""),
        ])
    func isolation(locale: String, value: String, expected: String) { #expect(isolated(value, in: locale) == expected) }

    @Test(
        "A value that brings controls of its own ends what it begins, and nothing else",
        arguments: [
            ("Eve\u{202E}cod", "<Eve\u{202E}cod>"), ("a\u{2069}b", "<ab>"), ("a\u{2067}b", "<a\u{2067}b>>"), ("\u{2068}a\u{2069}", "<<a>>"),
            ("\u{2066}\u{2067}a", "<\u{2066}\u{2067}a>>>"), ("\u{2069}\u{2069}\u{2068}a", "<<a>>"),
        ])
    func controls(value: String, expected: String) { #expect(isolated(value, in: "en") == expected) }

    @Test("A text that is nothing but one value has the value's direction, and no isolates")
    func alone() throws {
        var missing: [String] = []
        func render(_ source: String) throws -> String {
            try TextTemplate(source).render({ _ in "كأس" }, missingValues: .empty, escapeHTML: false, direction: .leftToRight, missing: &missing)
        }
        #expect(try render("{{award}}") == "كأس")
        #expect(try render("Trophy: {{award}}!") == "Trophy: \u{2068}كأس\u{2069}!")
        #expect(try render("{{award}}: {{award}}") == "\u{2068}كأس\u{2069}: \u{2068}كأس\u{2069}")
    }
}
