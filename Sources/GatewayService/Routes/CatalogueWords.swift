import CarillonAPI
import ServiceKit

/// Something of a catalogue that people read: its own words, and those in further languages.
protocol TranslatedEntry {
    var name: String { get set }
    var description: String { get set }
    /// The language of name and description; empty: the app's default.
    var locale: String { get }
    var translations: [RegistryV1.CatalogueTranslation] { get }
}

extension RegistryV1.Category: TranslatedEntry {}
extension RegistryV1.AndroidChannel: TranslatedEntry {}

/// Names and descriptions of categories and Android channels in a reader's language, chosen as the texts of prompts are (I18N-02).
struct CatalogueWords {
    private let policy: Policy
    private let wanted: [String]
    private let languages: TextLanguages

    /// - Parameters:
    ///   - wanted: the reader's languages, best first.
    ///   - languages: counts what a language lacks.
    init(wanted: [String], policy: Policy, languages: TextLanguages) {
        self.policy = policy
        self.wanted = TextLanguages.inOrder(wanted: wanted, policy: policy)
        self.languages = languages
    }

    /// The entry as this reader sees it. What a language lacks, the whole entry or its description alone, comes from the next one and is counted.
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
        // In a language that is none of the app's: better than nothing.
        return entry
    }

    /// An entry's words in a language: in exactly that one, then in the language without its region.
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

/// Which languages somebody who calls the gateway reads.
struct ReaderLanguages: Sendable {
    let registry: RegistryV1.Registry.Client
    let preferences: PreferencesV1.Preferences.Client
    /// Counts what they lack.
    let texts: TextLanguages

    /// What the request says (`Accept-Language`); of one that says nothing, the user's own choice, then the language the directory has of them.
    ///
    /// - Parameter chosen: in the user's preferences; nil where they are not at hand, and asked for.
    /// - Returns: BCP 47 tags, best first; none where nothing is known. An unreachable peer shortens the list, and fails no call.
    func wanted(by http: EndpointRequest, chosen: String? = nil) async throws -> [String] {
        let accepted = AcceptedLanguages.inOrder(http.acceptLanguage)
        guard accepted.isEmpty else { return accepted }
        let (tenant, user, options) = (try http.context.tenant, try http.context.user.id, try http.context.options)
        var own = chosen
        if own == nil { own = try? await preferences.getPreferences(.init(tenant: tenant, userId: user), options: options).document?.language }
        if let own, !own.isEmpty { return [own] }
        let known = try? await registry.getUser(.init(tenant: tenant, userId: user), options: options).user
        return [known?.locale ?? ""].filter { !$0.isEmpty }
    }
}
