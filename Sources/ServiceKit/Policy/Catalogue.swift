public import CarillonAPI

/// An app's categories, types, templates, Android channels and iOS categories, indexed for lookups.
public final class Catalogue: Sendable {
    /// Grows with each change. Without entries of the app it is the profile's version.
    public let version: Int64
    /// In the order in which a settings screen shows them.
    public let categories: [RegistryV1.Category]
    /// As the catalogue lists them.
    public let types: [RegistryV1.NotificationType]
    public let templates: [RegistryV1.Template]
    public let androidChannels: [RegistryV1.AndroidChannel]
    public let iosCategories: [RegistryV1.IosCategory]

    private let categoriesByID: [String: RegistryV1.Category]
    private let typesByID: [String: RegistryV1.NotificationType]
    private let androidChannelIDs: Set<String>
    /// The use of a text; the type is empty for a text of all types.
    private struct TemplateKey: Hashable {
        var typeID: String
        var form: RegistryV1.TemplateForm
    }

    /// By type and form, then by lower-case locale.
    private let templatesByKey: [TemplateKey: [String: [RegistryV1.Template]]]
    /// The roles with texts of their own, by type.
    private let readers: [String: Set<String>]

    /// Reads the registry's answer to `GetCatalogue`.
    public init(_ response: RegistryV1.GetCatalogueResponse) {
        version = response.version
        categories = response.categories.sorted { $0.sort < $1.sort }
        types = response.types
        androidChannels = response.androidChannels
        iosCategories = response.iosCategories
        categoriesByID = Dictionary(response.categories.map { ($0.categoryId, $0) }) { $1 }
        typesByID = Dictionary(response.types.map { ($0.typeId, $0) }) { $1 }
        androidChannelIDs = Set(response.androidChannels.map(\.channelId))
        templates = response.templates
        templatesByKey = Dictionary(grouping: response.templates) { TemplateKey(typeID: $0.typeId, form: $0.form) }
            .mapValues { Dictionary(grouping: $0) { $0.locale.lowercased() } }
        readers = Dictionary(grouping: response.templates.filter { !$0.reader.isEmpty }, by: \.typeId).mapValues { Set($0.map(\.reader)) }
    }

    /// The category of that id, or nil.
    public func category(_ id: String) -> RegistryV1.Category? { categoriesByID[id] }

    /// The notification type of that id, or nil.
    public func type(_ id: String) -> RegistryV1.NotificationType? { typesByID[id] }

    /// Whether the app has an Android channel of that id (REG-08).
    public func hasAndroidChannel(_ id: String) -> Bool { androidChannelIDs.contains(id) }

    /// The text of a type for the first of `locales` that has one: each is tried whole (`es-MX`), then by its language alone (`es`).
    ///
    /// Within a language, a text for the reader's role comes before the general text, and a text for the plural category before the one without.
    /// Forms other than a single notification may have one text for all types.
    ///
    /// - Parameters:
    ///   - reader: a role of the reader, or empty; see ``reader(of:roles:)``.
    ///   - form: the use of the text (EVAL-61).
    ///   - plural: the plural category of `{{count}}`; UNSPECIFIED for `other`, and without a number.
    public func template(
        typeID: String, locales: [String], reader: String = "", form: RegistryV1.TemplateForm = .unspecified,
        plural: RegistryV1.PluralCategory = .unspecified
    ) -> RegistryV1.Template? {
        let keys = [TemplateKey(typeID: typeID, form: form)] + (form == .unspecified ? [] : [TemplateKey(typeID: "", form: form)])
        for key in keys {
            guard let byLocale = templatesByKey[key] else { continue }
            for locale in locales {
                let locale = locale.lowercased()
                var wordings = byLocale[locale]
                if wordings == nil, let dash = locale.firstIndex(where: { $0 == "-" || $0 == "_" }) {
                    wordings = byLocale[String(locale[..<dash])]
                }
                if let best = wordings.flatMap({ Self.best($0, reader: reader, plural: plural) }) { return best }
            }
        }
        return nil
    }

    private static func best(_ wordings: [RegistryV1.Template], reader: String, plural: RegistryV1.PluralCategory) -> RegistryV1.Template? {
        if wordings.count == 1, let only = wordings.first, only.reader.isEmpty, only.plural == .unspecified { return only }
        func find(_ reader: String, _ plural: RegistryV1.PluralCategory) -> RegistryV1.Template? {
            wordings.first { $0.reader == reader && $0.plural == plural }
        }
        return find(reader, plural) ?? find(reader, .unspecified) ?? find("", plural) ?? find("", .unspecified)
    }

    /// The roles with texts of their own for a type, sorted.
    public func readers(of typeID: String) -> [String] { readers[typeID]?.sorted() ?? [] }

    /// The first of a user's roles with texts of its own for a type; empty: none.
    public func reader(of typeID: String, roles: [String]) -> String {
        guard let readers = readers[typeID] else { return "" }
        return roles.first(where: readers.contains) ?? ""
    }
}
