import CarillonAPI
import ServiceKit

/// A catalogue entry with a name and a description, and their translations.
protocol TranslatedEntry {
    var name: String { get set }
    var description: String { get set }
    /// The language of name and description; empty: the app's default.
    var locale: String { get }
    var translations: [RegistryV1.CatalogueTranslation] { get }
}

extension RegistryV1.Category: TranslatedEntry {}
extension RegistryV1.AndroidChannel: TranslatedEntry {}

/// Names and descriptions of categories and Android channels in a reader's language, chosen by the rule for prompts' texts (I18N-02).
struct CatalogueWords {
    private let policy: Policy
    private let wanted: [String]
    private let languages: TextLanguages

    /// - Parameters:
    ///   - wanted: The reader's languages, best first.
    ///   - languages: Counts texts that a language lacks.
    init(wanted: [String], policy: Policy, languages: TextLanguages) {
        self.policy = policy
        self.wanted = TextLanguages.inOrder(wanted: wanted, policy: policy)
        self.languages = languages
    }

    /// The entry in the reader's language. An entry or a description that a language lacks is taken from the next language and counted.
    func read<Entry: TranslatedEntry>(_ entry: Entry) -> Entry {
        var read = entry
        for language in wanted {
            guard let words = words(of: entry, in: language) else {
                languages.missing(in: language).increment()
                continue
            }
            (read.name, read.description) = words
            guard words.description.isEmpty else { return read }
            let others = TextLanguages.fallbacks(policy).compactMap { self.words(of: entry, in: $0)?.description } + [entry.description]
            if let lacking = others.first(where: { !$0.isEmpty }) {
                languages.missing(in: language).increment()
                read.description = lacking
            }
            return read
        }
        // The entry's own language, although the app does not support it.
        return entry
    }

    /// An entry's name and description in exactly this language, else in the language without its region.
    private func words(of entry: some TranslatedEntry, in language: String) -> (name: String, description: String)? {
        let own = (entry.locale.isEmpty ? policy.defaultLocale : entry.locale).lowercased()
        for tag in [language.lowercased(), TextLanguages.language(of: language)] {
            if let translation = entry.translations.first(where: { $0.locale.lowercased() == tag }) {
                return (translation.name, translation.description)
            }
            if own == tag { return (entry.name, entry.description) }
        }
        return nil
    }
}
