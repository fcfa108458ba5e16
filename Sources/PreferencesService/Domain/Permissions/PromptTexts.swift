import CarillonAPI
import ServiceKit

/// The texts of prompts and banners, by locale (I18N-02, WEB-04…WEB-07).
struct PromptTexts: Sendable {
    private let byLocale: [String: [String: [String: String]]]
    private let languages: TextLanguages

    /// - Parameters:
    ///   - byLocale: by locale, then by key (`primer`, `school.primer`, `school.primer.guardian`), then by part (`title`, `accept` …).
    ///   - metrics: Counts texts that a language lacks.
    init(byLocale: [String: [String: [String: String]]], metrics: MetricsRegistry) {
        self.byLocale = byLocale
        languages = TextLanguages(metrics: metrics)
        for locale in byLocale.keys { _ = languages.missing(in: locale) }
    }

    /// The texts of a prompt for a user of these roles, in the first wanted language that the app supports and that has them.
    ///
    /// The profile's texts for one of the roles have priority, then the profile's, then the common ones. A text or a part that a language lacks is
    /// taken from the next language and counted (I18N-02).
    func texts(
        for kind: PromptKind, roles: [String], locales: [String], policy: Policy
    ) -> (key: String, locale: String, texts: [String: String]) {
        let own = policy.profile + "." + kind.name
        let keys = roles.map { own + "." + $0 } + [own, kind.name]
        for locale in TextLanguages.inOrder(wanted: locales, policy: policy) {
            if let key = keys.first(where: { byLocale[locale]?[$0] != nil }) { return (key, locale, whole(key, in: locale, policy: policy)) }
            languages.missing(in: locale).increment()
        }
        return (kind.name, policy.defaultLocale, [:])
    }

    /// A text with all its parts.
    private func whole(_ key: String, in locale: String, policy: Policy) -> [String: String] {
        var texts = byLocale[locale]?[key] ?? [:]
        for fallback in TextLanguages.fallbacks(policy) where fallback != locale {
            let lacking = (byLocale[fallback]?[key] ?? [:]).filter { texts[$0.key] == nil }
            guard !lacking.isEmpty else { continue }
            languages.missing(in: locale).increment(by: lacking.count)
            texts.merge(lacking) { own, _ in own }
        }
        return texts
    }
}
