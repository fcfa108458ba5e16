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
        for tag in wanted {
            for candidate in [tag.lowercased(), language(of: tag)] {
                if let supported = policy.supportedLocales.first(where: { $0.lowercased() == candidate }) { languages.append(supported) }
            }
        }
        return unique(languages + fallbacks(policy))
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
