/// In which languages a text of an app is looked for, and what a language lacks (I18N-02, EVAL-36).
public struct TextLanguages: Sendable {
    private let metrics: MetricsRegistry

    /// - Parameter metrics: where texts are counted that a language lacks.
    public init(metrics: MetricsRegistry) { self.metrics = metrics }

    /// The languages an app supports in the order of a reader's wishes, each tag whole and then by its language alone; then what every reader
    /// falls back to: the app's default, and English.
    ///
    /// - Parameter wanted: BCP 47 tags, best first.
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

    /// Where a text, or a part of one, comes from that a language lacks.
    public static func fallbacks(_ policy: Policy) -> [String] { unique([policy.defaultLocale, "en"]) }

    /// `es-MX`, `es_MX` → `es`.
    public static func language(of tag: String) -> String { String(tag.lowercased().prefix { $0 != "-" && $0 != "_" }) }

    /// Counts texts of a language that were asked for and answered in another one.
    public func missing(in locale: String) -> Counter {
        metrics.counter(
            "carillon_texts_missing_total", ["locale": locale], help: "Texts that a language of an app lacks, answered in another one")
    }

    private static func unique(_ languages: [String]) -> [String] {
        var seen: Set<String> = []
        return languages.filter { seen.insert($0).inserted }
    }
}
