import CarillonAPI
import ServiceKit

extension CatalogueRules {
    /// Rules of a notification type and its references (REG-11).
    func check(_ type: RegistryV1.NotificationType) throws(CatalogueViolation) {
        let path = "types.\(type.typeId)"
        try Self.identifier(type.typeId, "\(path).type_id")
        try checkReferences(of: type, path)
        try checkPresentation(of: type, path)
        try checkOverrides(of: type, path)
        guard [.low, .normal, .high, .blocking].contains(type.priority) else {
            throw .init(path: "\(path).priority", rule: "is required: low, normal, high or blocking")
        }
        if let ttl = type.ttlSeconds, !(0...2_419_200).contains(ttl) {
            throw .init(path: "\(path).ttl_seconds", rule: "is 0 to 2,419,200 s, found \(ttl)")
        }
        guard !type.critical || !type.promotional else {
            throw .init(path: "\(path).promotional", rule: "cannot be critical as well")
        }
        try Self.roles(type.recipientRoles, "\(path).recipient_roles")
        guard type.safeValues.count <= 100, type.safeValues.allSatisfy({ FreeText.fits($0, 1...100) }) else {
            throw .init(path: "\(path).safe_values", rule: "has at most 100 names of \(FreeText.words(1...100))")
        }
    }

    private func checkReferences(of type: RegistryV1.NotificationType, _ path: String) throws(CatalogueViolation) {
        func unknown(_ field: String, _ what: String, _ id: String) -> CatalogueViolation {
            .init(path: "\(path).\(field)", rule: "names the unknown \(what) “\(id)”")
        }
        // A silent type is in no settings screen. Every other type has exactly one category.
        if !type.silent || !type.categoryId.isEmpty {
            guard content.categories.contains(where: { $0.categoryId == type.categoryId }) else {
                throw unknown("category_id", "category", type.categoryId)
            }
        }
        if !type.androidChannelId.isEmpty, !content.androidChannels.contains(where: { $0.channelId == type.androidChannelId }) {
            throw unknown("android_channel_id", "Android channel", type.androidChannelId)
        }
        for (field, id) in [("ios_category", type.iosCategory), ("ios_category_with_image", type.iosCategoryWithImage)]
        where !id.isEmpty && !content.iosCategories.contains(where: { $0.identifier == id }) {
            throw unknown(field, "iOS category", id)
        }
    }

    private func checkPresentation(of type: RegistryV1.NotificationType, _ path: String) throws(CatalogueViolation) {
        try Self.words(of: type, path)
        try Self.color(type.androidColor, "\(path).android_color")
        for (field, text, limit) in [
            ("android_small_icon", type.androidSmallIcon, 100), ("click_action", type.clickAction, 100), ("sound_key", type.soundKey, 64),
            ("badge_counter", type.badgeCounter, 64), ("icon_key", type.iconKey, 100), ("tag", type.tag, 200),
            ("deep_link", type.deepLink, 2_048), ("fallback_deep_link", type.fallbackDeepLink, 2_048), ("description", type.description, 300),
        ] {
            try Self.length(text, 0...limit, "\(path).\(field)")
        }
        if let score = type.relevanceScore, !(0...1).contains(score) {
            throw .init(path: "\(path).relevance_score", rule: "is 0 to 1, found \(score)")
        }
    }

    /// A type may override only settings that allow it (ARCH-08).
    private func checkOverrides(of type: RegistryV1.NotificationType, _ path: String) throws(CatalogueViolation) {
        guard !type.policyOverrides.isEmpty else { return }
        do throws(SettingViolation) {
            let overrides = try PolicyOverrides(texts: type.policyOverrides)
            for name in overrides.values.keys.sorted() where SettingCatalogue.setting(named: name)?.perType != true {
                throw SettingViolation(path: name, rule: "cannot be overridden for a type")
            }
        } catch {
            throw .init(path: "\(path).policy_overrides.\(error.path)", rule: error.rule)
        }
    }
}
