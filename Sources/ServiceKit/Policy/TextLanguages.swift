/// The order of languages in which a text is looked up, and the metric for missing texts (I18N-02, EVAL-36).
public struct TextLanguages: Sendable {
    private let metrics: MetricsRegistry

    /// - Parameter metrics: counts missing texts.
    public init(metrics: MetricsRegistry) { self.metrics = metrics }

    /// The app's languages in the reader's order of preference: each wanted tag, then its language without region, then the app's default, then
    /// English.
    ///
    /// - Parameter wanted: BCP 47 tags, most preferred first.
    public static func inOrder(wanted: [String], policy: Policy) -> [String] {
        var languages: [String] = []
        for tag in wanted { languages += supported(tag, among: policy.supportedLocales) }
        return unique(languages + fallbacks(policy))
    }

    /// The supported languages that a tag means: exactly it, then its language alone (EVAL-36). Systems write `pt_BR` for `pt-BR`.
    public static func supported(_ tag: String, among locales: [String]) -> [String] {
        let exact = String(tag.lowercased().map { $0 == "_" ? "-" : $0 })
        return unique([exact, language(of: tag)]).compactMap { candidate in locales.first { $0.lowercased() == candidate } }
    }

    /// The languages that replace a missing text.
    public static func fallbacks(_ policy: Policy) -> [String] { unique([policy.defaultLocale, "en"]) }

    /// `es-MX`, `es_MX` → `es`.
    public static func language(of tag: String) -> String { String(tag.lowercased().prefix { $0 != "-" && $0 != "_" }) }

    /// Counts texts that were requested in a language and answered in another one.
    public func missing(in locale: String) -> Counter {
        metrics.counter(
            "carillon_texts_missing_total", ["locale": locale], help: "Texts that a language of an app lacks, answered in another one")
    }

    private static func unique(_ languages: [String]) -> [String] {
        var seen: Set<String> = []
        return languages.filter { seen.insert($0).inserted }
    }
}
