import CarillonAPI

/// Categories, types, texts, Android channels and iOS categories, of a profile and of an app (REG-08…REG-11).
struct CatalogueContent: Sendable, Equatable {
    var categories: [RegistryV1.Category] = []
    var types: [RegistryV1.NotificationType] = []
    var templates: [RegistryV1.Template] = []
    var androidChannels: [RegistryV1.AndroidChannel] = []
    var iosCategories: [RegistryV1.IosCategory] = []

    var isEmpty: Bool { self == CatalogueContent() }

    /// Merges an app's own entries into these: an entry replaces one with the same id; others are added at the end (POL-05).
    func overlaid(by own: CatalogueContent) -> CatalogueContent {
        CatalogueContent(
            categories: Self.merged(categories, own.categories, id: \.categoryId),
            types: Self.merged(types, own.types, id: \.typeId),
            templates: Self.merged(templates, own.templates, id: \.key),
            androidChannels: Self.merged(androidChannels, own.androidChannels, id: \.channelId),
            iosCategories: Self.merged(iosCategories, own.iosCategories, id: \.identifier))
    }

    private static func merged<Entry>(_ below: [Entry], _ above: [Entry], id: (Entry) -> some Hashable) -> [Entry] {
        var merged = below
        var positions = Dictionary(below.enumerated().map { (id($1), $0) }) { $1 }
        for entry in above {
            if let position = positions[id(entry)] {
                merged[position] = entry
            } else {
                positions[id(entry)] = merged.count
                merged.append(entry)
            }
        }
        return merged
    }

    /// The catalogue in the form that the registry serves.
    func response(version: Int64) -> RegistryV1.GetCatalogueResponse {
        .init(
            categories: categories, types: types, templates: templates, androidChannels: androidChannels, version: version,
            iosCategories: iosCategories)
    }
}

/// The key of a text in a catalogue.
struct TemplateKey: Sendable, Hashable, CustomStringConvertible {
    var typeID, locale, reader: String
    var form: RegistryV1.TemplateForm
    var plural: RegistryV1.PluralCategory

    /// `sticker_awarded/en`, with reader, form and plural where it has them.
    var description: String {
        ([typeID.isEmpty ? "*" : typeID, locale] + [reader, form.name, plural.name].filter { !$0.isEmpty }).joined(separator: "/")
    }
}

extension RegistryV1.Template {
    var key: TemplateKey { .init(typeID: typeId, locale: locale.lowercased(), reader: reader, form: form, plural: plural) }
}
