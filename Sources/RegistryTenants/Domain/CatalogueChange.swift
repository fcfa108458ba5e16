import CarillonAPI

/// A call's changes of an app's own catalogue.
struct CatalogueChange {
    private var put: CatalogueContent
    private let remove: RegistryV1.CatalogueRemovals

    init(_ request: RegistryV1.PutCatalogueRequest) throws(APIError) {
        put = CatalogueContent(
            categories: request.categories, types: request.types, templates: request.templates,
            androidChannels: request.androidChannels, iosCategories: request.iosCategories)
        remove = request.remove ?? .init()
        // An entry without a position comes after the profile's.
        for (index, category) in put.categories.enumerated() where category.sort == 0 { put.categories[index].sort = Int32(1_000 + index) }
        // Stored in the form that services read.
        for (index, type) in put.types.enumerated() where !type.policyOverrides.isEmpty {
            put.types[index].policyOverrides = try PolicyBasis.overrides(
                type.policyOverrides, field: "types.\(type.typeId).policy_overrides"
            ).texts
        }
    }

    /// - Throws: `not_found` for a removed entry that is not the app's own.
    func applied(to own: CatalogueContent, over profile: CatalogueContent) throws(APIError) -> CatalogueContent {
        var own = own
        try Self.removeOwn(remove.categoryIds, from: &own.categories, id: \.categoryId, "category_ids")
        try Self.removeOwn(remove.typeIds, from: &own.types, id: \.typeId, "type_ids")
        try Self.removeOwn(remove.templates.map(\.key), from: &own.templates, id: \.key, "templates")
        try Self.removeOwn(remove.iosCategoryIds, from: &own.iosCategories, id: \.identifier, "ios_category_ids")
        try Self.removeOwn(remove.androidChannelIds, from: &own.androidChannels, id: \.channelId, "android_channel_ids")
        // The texts of a removed type are removed as well.
        let removed = Set(remove.typeIds).subtracting(profile.types.map(\.typeId))
        own.templates.removeAll { removed.contains($0.typeId) }
        return own.overlaid(by: put)
    }

    private static func removeOwn<Entry, ID: Hashable>(
        _ ids: [ID], from entries: inout [Entry], id: (Entry) -> ID, _ field: String
    ) throws(APIError) {
        let own = Set(entries.map(id))
        for wanted in ids where !own.contains(wanted) {
            throw APIError(
                .notFound, field: "remove.\(field)", "the app has no “\(wanted)” of its own; what its profile ships can be replaced, not removed")
        }
        let removed = Set(ids)
        entries.removeAll { removed.contains(id($0)) }
    }

    /// `put types mention; removed templates mention/en`, for the audit log.
    var summary: String {
        let parts: [(String, [String])] = [
            ("put categories", put.categories.map(\.categoryId)), ("put types", put.types.map(\.typeId)),
            ("put templates", put.templates.map { "\($0.key)" }), ("put android_channels", put.androidChannels.map(\.channelId)),
            ("put ios_categories", put.iosCategories.map(\.identifier)), ("removed categories", remove.categoryIds),
            ("removed types", remove.typeIds), ("removed templates", remove.templates.map { "\($0.key)" }),
            ("removed ios_categories", remove.iosCategoryIds), ("removed android_channels", remove.androidChannelIds),
        ]
        let words = parts.filter { !$0.1.isEmpty }.map { "\($0.0) \($0.1.joined(separator: ", "))" }
        return String(words.joined(separator: "; ").prefix(2_000))
    }

    static func count(_ request: RegistryV1.PutCatalogueRequest) -> Int {
        request.categories.count + request.types.count + request.templates.count + request.androidChannels.count + request.iosCategories.count
    }
}

extension RegistryV1.PutCatalogueRequest {
    /// Whether it changes more than texts.
    var reachesBeyondTexts: Bool {
        let remove = remove ?? .init()
        return [
            categories.isEmpty, types.isEmpty, androidChannels.isEmpty, iosCategories.isEmpty, remove.categoryIds.isEmpty, remove.typeIds.isEmpty,
            remove.androidChannelIds.isEmpty, remove.iosCategoryIds.isEmpty,
        ].contains(false)
    }
}
