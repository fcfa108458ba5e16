/// Parsed templates by their source text, so that a template is parsed once and not once a notification.
struct TemplateCache {
    /// Apps may have their own templates; past this many the cache starts over.
    static let capacity = 5_000

    private var parsed: [String: TextTemplate] = [:]

    mutating func template(_ source: String) -> TextTemplate {
        if let known = parsed[source] { return known }
        if parsed.count >= Self.capacity { parsed.removeAll(keepingCapacity: true) }
        let template = TextTemplate(source)
        parsed[source] = template
        return template
    }
}
