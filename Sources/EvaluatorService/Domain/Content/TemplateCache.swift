import ServiceKit

/// Parsed templates by their source text, so that a template is parsed once and not once a notification; and the languages that devices' tags mean.
struct TemplateCache {
    /// Apps may have their own templates; past this many the cache starts over.
    static let capacity = 5_000

    private var parsed: [String: TextTemplate] = [:]
    /// By tag, for one policy.
    private var languages: [String: String?] = [:]
    private var policy: Policy?

    mutating func template(_ source: String) -> TextTemplate {
        if let known = parsed[source] { return known }
        if parsed.count >= Self.capacity { parsed.removeAll(keepingCapacity: true) }
        let template = TextTemplate(source)
        parsed[source] = template
        return template
    }

    /// The first language of the app that a tag means; nil where there is none.
    mutating func language(_ tag: String, of policy: Policy) -> String? {
        if self.policy !== policy || languages.count >= Self.capacity { (self.policy, languages) = (policy, [:]) }
        if let known = languages[tag] { return known }
        let language = TextLanguages.supported(tag, among: policy.supportedLocales).first
        languages[tag] = .some(language)
        return language
    }
}
