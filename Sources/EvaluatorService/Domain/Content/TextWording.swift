import CarillonAPI
import ServiceKit

/// A text of the catalogue, parsed. A class, because each notification takes it through several functions, and a copy of a struct retains each of its
/// fields.
final class TextWording: Sendable {
    let title, subtitle, body: TextTemplate
    /// The language it is written in.
    let locale: String
    let direction: TextDirection
    let notation: LocaleNotation
    /// Words for values that come as codes, by `value.code`.
    private let words: [String: String]
    /// Words for values that are numbers, by value and plural category: `{student_count.one: "{{student_count}} student"}`.
    private let counted: [String: [RegistryV1.PluralCategory: TextTemplate]]

    init(_ template: RegistryV1.Template, of contents: AppContents) {
        title = contents.template(template.title)
        subtitle = contents.template(template.subtitle)
        body = contents.template(template.body)
        words = template.words
        counted = Self.counted(template.words, of: contents)
        (locale, direction, notation) = (template.locale, TextDirection(locale: template.locale), LocaleNotation(locale: template.locale))
    }

    /// A text without tokens.
    init(title: String, subtitle: String, body: String, locale: String) {
        self.title = TextTemplate(literal: title)
        self.subtitle = TextTemplate(literal: subtitle)
        self.body = TextTemplate(literal: body)
        (words, counted) = ([:], [:])
        (self.locale, direction, notation) = (locale, TextDirection(locale: locale), LocaleNotation(locale: locale))
    }

    /// The names of values that it needs, in order of appearance.
    var tokens: [String] { title.tokens + subtitle.tokens + body.tokens }

    /// Whether another number may change more than its digits.
    var dependsOnCount: Bool { !counted.isEmpty || tokens.contains("count") }

    /// - Parameter name: `title`, `subtitle` or `body`.
    func part(_ name: String) -> TextTemplate { name == "title" ? title : name == "subtitle" ? subtitle : body }

    /// The plural categories with words for a value; nil for a value without such words.
    func categories(of value: String) -> Set<RegistryV1.PluralCategory>? { counted[value].map { Set($0.keys) } }

    /// The code of a value that has the longest word; nil for a value without codes.
    func longestCode(of value: String) -> String? {
        words.filter { $0.key.hasPrefix(value + ".") }.max { ($0.value.count, $0.key) < ($1.value.count, $1.key) }
            .map { String($0.key.dropFirst(value.count + 1)) }
    }

    /// The word of this language for a coded value; nil: it has none.
    func word(of value: String, named name: String) -> String? { words["\(name).\(value)"] }

    /// A value as this language says it: a code in its words, a number, date or time in its notation.
    ///
    /// - Parameters:
    ///   - zone: the reader's, by name.
    ///   - dependsOnZone: becomes true where readers in other zones read something else.
    func text(of value: String, named name: String, zone: String, dependsOnZone: inout Bool) -> String {
        if !words.isEmpty {
            if let word = word(of: value, named: name) { return word }
            if let forms = counted[name] { return text(of: value, named: name, in: forms) }
        }
        guard let typed = TypedValue(name: name, value: value) else { return value }
        if typed.dependsOnZone { dependsOnZone = true }
        return typed.text(notation, zone: zone)
    }

    private func text(of value: String, named name: String, in forms: [RegistryV1.PluralCategory: TextTemplate]) -> String {
        let number = DecimalNumber(value)
        let category = number.map { PluralRule.category(of: $0, locale: locale) } ?? .unspecified
        guard let form = forms[category] ?? forms[.unspecified] else { return value }
        let shown = number.map(notation.number) ?? value
        var missing: [String] = []
        // A word has no other value than its own.
        return (try? form.render({ $0 == name ? shown : nil }, missingValues: .empty, escapeHTML: false, missing: &missing)) ?? value
    }

    /// Words by plural category are told from those by code by the word for `other`, which shows the number.
    private static func counted(
        _ words: [String: String], of contents: AppContents
    ) -> [String: [RegistryV1.PluralCategory: TextTemplate]] {
        var counted: [String: [RegistryV1.PluralCategory: TextTemplate]] = [:]
        for (key, word) in words where key.hasSuffix(".other") {
            let name = String(key.dropLast(".other".count))
            guard contents.template(word).tokens == [name] else { continue }
            for category in PluralRule.categories {
                let form = words["\(name).\(PluralRule.name(of: category))"].map(contents.template)
                guard let form, form.tokens.allSatisfy({ $0 == name }) else { continue }
                counted[name, default: [:]][category] = form
            }
        }
        return counted
    }
}
