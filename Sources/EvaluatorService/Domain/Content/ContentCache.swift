import CarillonAPI
import ServiceKit

/// The ``AppContents`` of apps, each for the policy in use: a new version replaces the contents of the one before. Bounded by bytes: the apps that
/// were used longest ago make room.
struct ContentCache {
    private struct Entry {
        var contents: AppContents
        /// As of the last count.
        var bytes = 0
        var lastUse: Int
    }

    private let capacity: Int
    private var apps: [CommonV1.Tenant: Entry] = [:]
    private var uses = 0
    /// The app whose contents may have grown since they were counted.
    private var current: CommonV1.Tenant?
    /// Estimated bytes of all apps, as of the last count.
    private(set) var bytes = 0

    /// - Parameter capacity: estimated bytes of all apps together.
    init(capacity: Int = 16_000_000) { self.capacity = capacity }

    /// The contents of an app under its present policy and catalogue.
    mutating func contents(of tenant: CommonV1.Tenant, _ app: AppPolicy) -> AppContents {
        uses += 1
        countCurrent()
        makeRoom()
        current = tenant
        if let known = apps[tenant]?.contents, known.app.policy === app.policy, known.app.catalogue === app.catalogue {
            apps[tenant]?.lastUse = uses
            return known
        }
        bytes -= apps[tenant]?.bytes ?? 0
        let contents = AppContents(app)
        apps[tenant] = Entry(contents: contents, lastUse: uses)
        return contents
    }

    private mutating func countCurrent() {
        guard let current, let counted = apps[current] else { return }
        let grown = counted.contents.bytes
        bytes += grown - counted.bytes
        apps[current]?.bytes = grown
    }

    /// Drops the apps used longest ago, until half of the capacity is free: so this is done rarely.
    private mutating func makeRoom() {
        guard bytes > capacity else { return }
        for (tenant, entry) in apps.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where bytes > capacity / 2 {
            apps[tenant] = nil
            bytes -= entry.bytes
        }
    }
}

/// What the notifications of an app have in common under one policy and catalogue: parsed templates, the languages that devices' tags mean, and the
/// contents of its types. Each is made once. A class, because it is shared by the composers of an app's events; one task uses it.
final class AppContents {
    /// Estimated bytes at which an app's contents start over: tags of languages and sources of templates are other people's texts.
    static let capacity = 2_000_000

    let app: AppPolicy
    private var templates: [String: TextTemplate] = [:]
    private var contents: [TypeContent.Key: TypeContent] = [:]
    private var languages: [String: String?] = [:]
    /// Estimated.
    private(set) var bytes = entryBytes

    /// Estimated bytes of an entry beside its texts, and of a parsed template or a content of a type.
    private static let (entryBytes, templateBytes, contentBytes) = (200, 500, 2_000)

    init(_ app: AppPolicy) { self.app = app }

    /// The parsed template of a text.
    func template(_ source: String) -> TextTemplate {
        if let known = templates[source] { return known }
        makeRoom(Self.templateBytes + 3 * source.utf8.count)
        let template = TextTemplate(source)
        templates[source] = template
        return template
    }

    /// The first language of the app that a tag means; nil where there is none.
    func language(_ tag: String) -> String? {
        if let known = languages[tag] { return known }
        makeRoom(Self.entryBytes + tag.utf8.count)
        let name = TextLanguages.supported(tag, among: app.policy.supportedLocales).first
        languages[tag] = .some(name)
        return name
    }

    /// - Parameter type: of the app's catalogue.
    func content(
        of type: RegistryV1.NotificationType, deviceType: CommonV1.DeviceType, locale: String, reader: String, keepsEmoji: Bool, isInApp: Bool = false
    ) -> TypeContent {
        let key = TypeContent.Key(
            typeID: type.typeId, deviceType: deviceType, locale: locale, reader: reader, keepsEmoji: keepsEmoji, isInApp: isInApp)
        if let known = contents[key] { return known }
        let content = TypeContent(key, type: type, of: self)
        makeRoom(Self.contentBytes)
        contents[key] = content
        return content
    }

    private func makeRoom(_ added: Int) {
        if bytes + added > Self.capacity {
            templates = [:]
            contents = [:]
            languages = [:]
            bytes = Self.entryBytes
        }
        bytes += added
    }
}
