import CarillonAPI
import ServiceKit

/// Parsed templates by their source text, so that a template is parsed once and not once a notification. For one app also the languages that devices'
/// tags mean, and what the contents of a type have in common.
struct TemplateCache {
    /// Apps may have their own templates; past this many the cache starts over.
    static let capacity = 5_000

    private var parsed: [String: TextTemplate] = [:]
    /// Of the app.
    private var contents: [TypeContent.Key: TypeContent] = [:]
    /// Of the app, by tag.
    private var languages: [String: String?] = [:]
    private var app: AppPolicy?

    mutating func template(_ source: String) -> TextTemplate {
        if let known = parsed[source] { return known }
        if parsed.count >= Self.capacity { parsed.removeAll(keepingCapacity: true) }
        let template = TextTemplate(source)
        parsed[source] = template
        return template
    }

    /// The first language of the app that a tag means; nil where there is none.
    mutating func language(_ tag: String, of app: AppPolicy) -> String? {
        use(app)
        if let known = languages[tag] { return known }
        let language = TextLanguages.supported(tag, among: app.policy.supportedLocales).first
        if languages.count >= Self.capacity { languages = [:] }
        languages[tag] = .some(language)
        return language
    }

    /// - Parameter type: of the app's catalogue.
    mutating func content(
        of type: RegistryV1.NotificationType, deviceType: CommonV1.DeviceType, locale: String, reader: String, app: AppPolicy
    ) -> TypeContent {
        use(app)
        let key = TypeContent.Key(typeID: type.typeId, deviceType: deviceType, locale: locale, reader: reader)
        if let known = contents[key] { return known }
        if contents.count >= Self.capacity { contents = [:] }
        let content = TypeContent(key, type: type, app: app, templates: &self)
        contents[key] = content
        return content
    }

    /// Starts over for another app, and for a change of its policy or catalogue.
    private mutating func use(_ app: AppPolicy) {
        if let known = self.app, known.policy === app.policy, known.catalogue === app.catalogue { return }
        (self.app, contents, languages) = (app, [:], [:])
    }
}
