import CarillonAPI
import Testing

@testable import EvaluatorService

@Suite("Plural categories")
struct PluralRuleTests {
    @Test(
        "EVAL-32 I18N-03 The categories of the CLDR, for whole numbers and decimals",
        arguments: [
            ("en", ["0": "other", "1": "one", "2": "other", "21": "other", "1.0": "other", "0.5": "other", "-1": "one"]), ("en-GB", ["1": "one"]),
            ("es", ["0": "other", "1": "one", "1.0": "one", "1.5": "other", "2": "other", "1000000": "many", "1000001": "other"]),
            ("es_MX", ["1": "one"]), ("fr", ["0": "one", "1": "one", "1.9": "one", "2": "other", "2000000": "many"]),
            (
                "ar",
                [
                    "0": "zero", "1": "one", "1.0": "one", "2": "two", "3": "few", "10": "few", "11": "many", "99": "many", "100": "other",
                    "102": "other", "103": "few", "111": "many", "1000": "other", "3.5": "other", "0.0": "zero",
                ]
            ),
            ("he", ["1": "one", "0.5": "one", "2": "two", "2.0": "other", "3": "other"]),
            (
                "ru",
                ["1": "one", "2": "few", "5": "many", "11": "many", "12": "many", "21": "one", "24": "few", "111": "many", "1.5": "other"]
            ),
            ("pl", ["1": "one", "2": "few", "5": "many", "12": "many", "21": "many", "22": "few", "1.0": "other"]),
            ("cs", ["1": "one", "3": "few", "5": "other", "1.5": "many"]), ("ja", ["1": "other"]), ("xx", ["1": "one", "2": "other"]),
        ])
    func categories(_ locale: String, _ expected: [String: String]) throws {
        for (text, category) in expected {
            let number = try #require(DecimalNumber(text))
            #expect(PluralRule.name(of: PluralRule.category(of: number, locale: locale)) == category, "\(locale) \(text)")
        }
    }

    @Test(
        "What is no number has no category", arguments: ["", "-", "1,000", "1.", ".5", "1e3", "٣", "3 new", " 3", "+3", "1234567890123456", "1.2.3"])
    func noNumbers(_ text: String) { #expect(DecimalNumber(text) == nil) }

    @Test("EVAL-61 Arabic needs all six categories, English and Spanish two")
    func samples() {
        func categories(_ locale: String) -> Set<String> { Set(PluralRule.samples(locale: locale).map { PluralRule.name(of: $0.category) }) }
        #expect(categories("ar") == ["zero", "one", "two", "few", "many", "other"])
        #expect(categories("en") == ["one", "other"] && categories("es") == ["one", "other"] && categories("ja") == ["other"])
    }
}
