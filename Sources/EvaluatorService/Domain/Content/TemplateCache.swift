import CarillonAPI
import ServiceKit

/// Parsed templates by their source text, so that a template is parsed once and not once a notification. For each app also the languages that
/// devices' tags mean, and what the contents of a type have in common.
struct TemplateCache {
    /// Apps may have their own templates; past this many entries of a kind the cache starts over.
    static let capacity = 5_000

    private struct LanguageKey: Hashable {
        var policy: ObjectIdentifier
        var tag: String
    }

    private struct Language {
        /// Kept, so that no other policy gets its identity.
        var policy: Policy
        var name: String?
    }

    private var parsed: [String: TextTemplate] = [:]
    private var contents: [TypeContent.Key: TypeContent] = [:]
    private var languages: [LanguageKey: Language] = [:]

    mutating func template(_ source: String) -> TextTemplate {
        if let known = parsed[source] { return known }
        if parsed.count >= Self.capacity { parsed.removeAll(keepingCapacity: true) }
        let template = TextTemplate(source)
        parsed[source] = template
        return template
    }

    /// The first language of the app that a tag means; nil where there is none.
    mutating func language(_ tag: String, of policy: Policy) -> String? {
        let key = LanguageKey(policy: ObjectIdentifier(policy), tag: tag)
        if let known = languages[key] { return known.name }
        if languages.count >= Self.capacity { languages = [:] }
        let name = TextLanguages.supported(tag, among: policy.supportedLocales).first
        languages[key] = Language(policy: policy, name: name)
        return name
    }

    /// - Parameter type: of the app's catalogue.
    mutating func content(
        of type: RegistryV1.NotificationType, deviceType: CommonV1.DeviceType, locale: String, reader: String, app: AppPolicy
    ) -> TypeContent {
        let key = TypeContent.Key(
            policy: ObjectIdentifier(app.policy), catalogue: ObjectIdentifier(app.catalogue), typeID: type.typeId, deviceType: deviceType,
            locale: locale, reader: reader)
        if let known = contents[key] { return known }
        if contents.count >= Self.capacity { contents = [:] }
        let content = TypeContent(key, type: type, app: app, templates: &self)
        contents[key] = content
        return content
    }
}
