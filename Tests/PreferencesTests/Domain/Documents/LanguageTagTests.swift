import Testing

@testable import PreferencesService

@Suite("Language tags")
struct LanguageTagTests {
    @Test(
        "PREF-01 all forms of RFC 5646 are accepted, also of languages without texts",
        arguments: [
            "de", "tlh", "DE", "de-CH", "pt-BR", "es-419", "zh-Hant", "zh-cmn-Hans-CN", "zh-yue-HK", "sl-rozaj-biske-1994", "de-CH-1901",
            "de-DE-u-co-phonebk", "en-a-myext-b-another", "az-Arab-x-AZE-derbend", "x-whatever", "en-x-a-b", "i-klingon", "en-GB-oed", "art-lojban",
        ])
    func wellFormed(tag: String) {
        #expect(LanguageTag.isWellFormed(tag))
    }

    @Test(
        "PREF-01 other texts are refused",
        arguments: [
            // Names instead of codes.
            "klingon", "english", "Deutsch", "germ",
            "", "e", "1e", "-", "de-", "-de", "de--CH", "de_CH", "not a language", "dé", "\u{212A}o", "x", "de-x", "de-u", "de-CH-u", "de-CHE-1",
            "a-DE", "de-419-DE", "zh-Hant-Hans", "zh-aaa-bbb-ccc-ddd", "de-123456789", "de-1901-1901", "en-a-bbb-a-ccc", "i-unknown",
            "de-" + String(repeating: "x", count: 33), "de-x-" + String(repeating: "abcdefgh-", count: 4) + "i",
        ])
    func malformed(text: String) {
        #expect(!LanguageTag.isWellFormed(text))
    }
}
