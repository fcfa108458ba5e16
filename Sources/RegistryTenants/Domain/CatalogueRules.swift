import CarillonAPI
import ServiceKit

/// An invalid entry of a catalogue, with the rule.
struct CatalogueViolation: Error, Sendable, Hashable, CustomStringConvertible {
    /// `types.mention.android_channel_id`.
    var path: String
    var rule: String

    var description: String { "\(path): \(rule)" }
}

/// Rules of all catalogues, of profiles and of apps (REG-08, REG-10, REG-11).
struct CatalogueRules {
    /// REG-10: limits of what iOS shows of a category, and of a title on a phone.
    static let mostActions = 4
    static let longestActionTitle = 25
    /// Most entries of one kind, far above any app's.
    static let mostEntries = 2_000

    /// User-visible (REG-08).
    static let longestName = 100
    static let longestDescription = 300
    /// Most languages, more than any app has.
    static let mostTranslations = 100

    let content: CatalogueContent
    /// The fallback language of devices; nil when the app may still change its languages.
    let defaultLocale: String?

    /// - Throws: ``CatalogueViolation`` for the first faulty entry.
    static func check(_ content: CatalogueContent, defaultLocale: String?) throws(CatalogueViolation) {
        let rules = CatalogueRules(content: content, defaultLocale: defaultLocale)
        try rules.checkCounts()
        for category in content.categories { try rules.check(category) }
        for channel in content.androidChannels { try rules.check(channel) }
        for category in content.iosCategories { try rules.check(category) }
        for type in content.types { try rules.check(type) }
        for template in content.templates { try rules.check(template) }
        try rules.checkTexts()
    }

    /// As ``check(_:)``, for a caller of the registry.
    ///
    /// - Throws: `invalid_value` naming the entry and the rule.
    static func accept(_ content: CatalogueContent) throws(APIError) {
        do { try check(content, defaultLocale: nil) } catch { throw APIError(.invalidValue, field: error.path, error.rule) }
    }

    /// Refuses a catalogue above half of a message (ARCH-02).
    ///
    /// - Throws: `payload_too_large`.
    static func fitting(_ catalogue: RegistryV1.GetCatalogueResponse) throws(APIError) -> RegistryV1.GetCatalogueResponse {
        let bytes = catalogue.encodedSize()
        guard bytes <= MessagePages.bytes else {
            throw APIError(
                .payloadTooLarge, field: "catalogue",
                "would have \(bytes) bytes with the profile's entries, of \(MessagePages.bytes) at most; shorten or delete entries of your own")
        }
        return catalogue
    }

    private func checkCounts() throws(CatalogueViolation) {
        for (name, ids) in [
            ("categories", content.categories.map(\.categoryId)), ("types", content.types.map(\.typeId)),
            ("templates", content.templates.map { $0.key.description }),
            ("android_channels", content.androidChannels.map(\.channelId)), ("ios_categories", content.iosCategories.map(\.identifier)),
        ] {
            guard ids.count <= Self.mostEntries else { throw .init(path: name, rule: "has at most \(Self.mostEntries) entries") }
            var seen: Set<String> = []
            for id in ids where !seen.insert(id).inserted { throw .init(path: "\(name).\(id)", rule: "stands there twice") }
        }
    }

    private func check(_ category: RegistryV1.Category) throws(CatalogueViolation) {
        let path = "categories.\(category.categoryId)"
        try Self.identifier(category.categoryId, "\(path).category_id")
        try Self.length(category.name, 1...Self.longestName, "\(path).name")
        try Self.length(category.description, 0...Self.longestDescription, "\(path).description")
        try Self.translations(category.translations, besides: category.locale, path)
        try Self.length(category.icon, 0...100, "\(path).icon")
        try Self.roles(category.roles, "\(path).roles")
        try Self.roles(category.defaultOnRoles, "\(path).default_on_roles")
    }

    private func check(_ channel: RegistryV1.AndroidChannel) throws(CatalogueViolation) {
        let path = "android_channels.\(channel.channelId)"
        try Self.identifier(channel.channelId, "\(path).channel_id")
        try Self.length(channel.name, 1...Self.longestName, "\(path).name")
        try Self.length(channel.description, 0...Self.longestDescription, "\(path).description")
        try Self.translations(channel.translations, besides: channel.locale, path)
        try Self.words(of: channel, path)
        guard channel.importance != .unspecified else {
            throw .init(path: "\(path).importance", rule: "is required: \(RegistryV1.AndroidImportance.words.joined(separator: ", "))")
        }
        try Self.length(channel.sound, 0...100, "\(path).sound")
        try Self.color(channel.lightColor, "\(path).light_color")
        guard channel.vibrationPattern.count <= 50, channel.vibrationPattern.allSatisfy({ (0...10_000).contains($0) }) else {
            throw .init(path: "\(path).vibration_pattern", rule: "has at most 50 waits of 0 to 10,000 ms")
        }
    }

    private func check(_ category: RegistryV1.IosCategory) throws(CatalogueViolation) {
        let path = "ios_categories.\(category.identifier)"
        try Self.identifier(category.identifier, "\(path).identifier")
        guard category.actions.count <= Self.mostActions else {
            throw .init(path: "\(path).actions", rule: "has at most \(Self.mostActions) actions, found \(category.actions.count)")
        }
        guard Set(category.actions.map(\.identifier)).count == category.actions.count else {
            throw .init(path: "\(path).actions", rule: "names an action twice")
        }
        for action in category.actions {
            let path = "\(path).actions.\(action.identifier)"
            try Self.identifier(action.identifier, "\(path).identifier")
            try Self.length(action.title, 1...Self.longestActionTitle, "\(path).title")
            try Self.words(of: action, path)
            if let input = action.textInput {
                try Self.length(input.buttonTitle, 1...Self.longestActionTitle, "\(path).text_input.button_title")
                try Self.length(input.placeholder, 0...100, "\(path).text_input.placeholder")
            }
        }
    }

    private func check(_ template: RegistryV1.Template) throws(CatalogueViolation) {
        let path = "templates.\(template.key)"
        guard !template.typeId.isEmpty || template.form != .unspecified else {
            throw .init(path: "\(path).type_id", rule: "is required, but for texts in a form of their own")
        }
        guard template.typeId.isEmpty || content.types.contains(where: { $0.typeId == template.typeId }) else {
            throw .init(path: "\(path).type_id", rule: "names the unknown type “\(template.typeId)”")
        }
        try Self.locale(template.locale, "\(path).locale")
        try Self.words(of: template, path)
        try Self.length(template.reader, 0...64, "\(path).reader")
        try Self.length(template.title, 1...1_000, "\(path).title")
        try Self.length(template.subtitle, 0...1_000, "\(path).subtitle")
        try Self.length(template.body, 0...4_000, "\(path).body")
        guard template.words.count <= Self.mostWords else { throw .init(path: "\(path).words", rule: "has at most \(Self.mostWords) words") }
        for (value, word) in template.words.sorted(by: { $0.key < $1.key }) {
            try Self.length(value, 1...100, "\(path).words")
            try Self.length(word, 0...200, "\(path).words.\(value)")
        }
    }

    /// Words of a template for coded values.
    private static let mostWords = 200

    /// A visible type needs a text for all readers in the fallback language. Otherwise its events could not be shown.
    private func checkTexts() throws(CatalogueViolation) {
        let everybody = content.templates.filter { $0.reader.isEmpty && $0.form == .unspecified && $0.plural == .unspecified }
        let written = Set(everybody.map(\.typeId))
        let visible = content.types.filter { !$0.silent && !$0.localOnly }
        for type in visible where !written.contains(type.typeId) {
            throw .init(path: "types.\(type.typeId)", rule: "has no template")
        }
        guard let defaultLocale else { return }
        // `en` serves `en-GB`, as everywhere (EVAL-36).
        let locales = [defaultLocale.lowercased(), TextLanguages.language(of: defaultLocale)]
        let readable = Set(everybody.filter { locales.contains($0.locale.lowercased()) }.map(\.typeId))
        for type in visible where !readable.contains(type.typeId) {
            throw .init(path: "types.\(type.typeId)", rule: "has no template in the default language, \(defaultLocale)")
        }
    }
}

// MARK: Rules of single values

extension CatalogueRules {
    static func identifier(_ id: String, _ path: String) throws(CatalogueViolation) {
        let allowed = id.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || "._-".utf8.contains(byte)
        }
        guard allowed, (1...64).contains(id.utf8.count), HostID.isAllowed(id) else {
            throw .init(path: path, rule: "is 1 to 64 letters, digits and . _ -, and neither . nor ..")
        }
    }

    static func length(_ text: String, _ range: ClosedRange<Int>, _ path: String) throws(CatalogueViolation) {
        guard !FreeText.hasControlCharacters(text) else {
            throw .init(path: path, rule: "has no control characters")
        }
        guard FreeText.fits(text, range) else {
            throw .init(path: path, rule: "has \(FreeText.words(range)), found \(text.utf8.count) bytes")
        }
    }

    static func locale(_ tag: String, _ path: String) throws(CatalogueViolation) {
        guard SettingType.isLanguageTag(tag) else { throw .init(path: path, rule: "is a BCP 47 language tag, found “\(tag.prefix(40))”") }
    }

    /// Name and description of an entry in further languages, each once and not in the entry's own.
    ///
    /// - Parameter own: the entry's own language; empty: the app's default, which may change.
    static func translations(
        _ translations: [RegistryV1.CatalogueTranslation], besides own: String, _ entry: String
    ) throws(CatalogueViolation) {
        if !own.isEmpty { try locale(own, "\(entry).locale") }
        guard translations.count <= mostTranslations else {
            throw .init(path: "\(entry).translations", rule: "has at most \(mostTranslations) languages, found \(translations.count)")
        }
        var seen: Set = [own.lowercased()]
        for translation in translations {
            let path = "\(entry).translations.\(translation.locale.prefix(40))"
            try locale(translation.locale, "\(path).locale")
            guard seen.insert(translation.locale.lowercased()).inserted else {
                throw .init(path: "\(path).locale", rule: "stands there twice, or is the language of the entry itself")
            }
            try length(translation.name, 1...longestName, "\(path).name")
            try length(translation.description, 0...longestDescription, "\(path).description")
        }
    }

    static func roles(_ roles: [String], _ path: String) throws(CatalogueViolation) {
        guard roles.count <= FieldRules.mostRoles, roles.allSatisfy(FieldRules.isRole) else {
            throw .init(path: path, rule: FieldRules.rolesRule)
        }
    }

    /// `#RRGGBB`, or nothing.
    static func color(_ text: String, _ path: String) throws(CatalogueViolation) {
        let isColor = text.utf8.count == 7 && text.hasPrefix("#") && text.dropFirst().allSatisfy(\.isHexDigit)
        guard text.isEmpty || isColor else { throw .init(path: path, rule: "is #RRGGBB, found “\(text)”") }
    }
}
