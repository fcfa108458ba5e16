import CarillonAPI

/// An app's categories, types, templates, Android channels and iOS categories, made for looking up.
public final class Catalogue: Sendable {
    public let version: Int64
    /// In the order in which a settings screen shows them.
    public let categories: [RegistryV1.Category]
    public let types: [RegistryV1.NotificationType]
    public let androidChannels: [RegistryV1.AndroidChannel]
    public let iosCategories: [RegistryV1.IosCategory]

    private let categoriesByID: [String: RegistryV1.Category]
    private let typesByID: [String: RegistryV1.NotificationType]
    /// By type, then by lower-case locale.
    private let templates: [String: [String: RegistryV1.Template]]

    /// Reads the registry's answer to `GetCatalogue`.
    public init(_ response: RegistryV1.GetCatalogueResponse) {
        version = response.version
        categories = response.categories.sorted { $0.sort < $1.sort }
        types = response.types
        androidChannels = response.androidChannels
        iosCategories = response.iosCategories
        categoriesByID = Dictionary(response.categories.map { ($0.categoryId, $0) }) { $1 }
        typesByID = Dictionary(response.types.map { ($0.typeId, $0) }) { $1 }
        templates = Dictionary(grouping: response.templates, by: \.typeId).mapValues { templates in
            Dictionary(templates.map { ($0.locale.lowercased(), $0) }) { $1 }
        }
    }

    /// The category of that id, or nil.
    public func category(_ id: String) -> RegistryV1.Category? { categoriesByID[id] }

    /// The notification type of that id, or nil.
    public func type(_ id: String) -> RegistryV1.NotificationType? { typesByID[id] }

    /// The template of a type for the first of `locales` that has one: each is tried whole (`es-MX`), then by its
    /// language alone (`es`).
    public func template(typeID: String, locales: [String]) -> RegistryV1.Template? {
        guard let byLocale = templates[typeID] else { return nil }
        for locale in locales {
            let locale = locale.lowercased()
            if let template = byLocale[locale] { return template }
            if let dash = locale.firstIndex(where: { $0 == "-" || $0 == "_" }), let template = byLocale[String(locale[..<dash])] {
                return template
            }
        }
        return nil
    }
}
