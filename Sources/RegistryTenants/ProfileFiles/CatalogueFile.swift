import CarillonAPI
import Protobuf
import ServiceKit
import Yams

/// Entries of a catalogue in a profile file.
extension ProfileReader {
    func category(_ entry: Node.Mapping, sort: Int) throws -> RegistryV1.Category {
        try expect(entry, ["id", "name", "description", "locale", "translations", "icon", "default_enabled", "default_on_roles", "roles"])
        var category = RegistryV1.Category()
        category.categoryId = try text(entry, "id")
        category.name = try text(entry, "name")
        category.description = try optionalText(entry, "description")
        category.locale = try locale(of: entry)
        category.translations = try translations(entry)
        category.icon = try optionalText(entry, "icon")
        category.defaultOnRoles = try texts(entry, "default_on_roles")
        // A category for some roles is off for the others. Any other category must have a default.
        category.defaultEnabled = category.defaultOnRoles.isEmpty ? try bool(entry, "default_enabled") : try optionalBool(entry, "default_enabled")
        category.roles = try texts(entry, "roles")
        category.sort = Int32(sort)
        return category
    }

    func notificationType(_ entry: Node.Mapping) throws -> RegistryV1.NotificationType {
        try expect(
            entry,
            [
                "id", "category", "description", "priority", "ttl_seconds", "push", "email", "android_channel", "android_color", "android_icon",
                "android_style", "tag", "thread_key", "ios_category", "ios_category_with_image", "relevance_score", "click_action",
                "sound_key", "counter", "critical", "promotional", "education_record", "cap_exempt", "silent", "local_only", "deep_link",
                "fallback_deep_link", "icon", "recipients", "safe_values", "policy",
            ])
        let name = try text(entry, "priority")
        guard let priority = CommonV1.Priority(name: name), priority != .unspecified else {
            throw refuse(entry, key: "priority", "is an unknown priority “\(name)”")
        }
        var type = RegistryV1.NotificationType()
        type.typeId = try text(entry, "id")
        type.silent = try optionalBool(entry, "silent")
        type.categoryId = type.silent ? try optionalText(entry, "category") : try text(entry, "category")
        type.description = try optionalText(entry, "description")
        type.priority = priority
        type.ttlSeconds = entry[Node("ttl_seconds")] == nil ? nil : Int64(try int(entry, "ttl_seconds"))
        // A silent push cannot be switched off (EVAL-43). Any other type must have a default.
        type.defaultPush = type.silent ? true : try bool(entry, "push")
        type.defaultEmail = type.silent ? false : try bool(entry, "email")
        type.localOnly = try optionalBool(entry, "local_only")
        type.critical = try optionalBool(entry, "critical")
        type.promotional = try optionalBool(entry, "promotional")
        type.educationRecord = try optionalBool(entry, "education_record")
        type.capExempt = try optionalBool(entry, "cap_exempt")
        type.badgeCounter = try optionalText(entry, "counter")
        type.recipientRoles = try texts(entry, "recipients")
        type.safeValues = try texts(entry, "safe_values")
        type.policyOverrides = try policyOverrides(entry)
        try readPresentation(entry, into: &type)
        return type
    }

    private func readPresentation(_ entry: Node.Mapping, into type: inout RegistryV1.NotificationType) throws {
        type.androidChannelId = try optionalText(entry, "android_channel")
        type.androidColor = try optionalText(entry, "android_color")
        type.androidSmallIcon = try optionalText(entry, "android_icon")
        type.androidStyle = try choice(entry, "android_style", at: "types.\(type.typeId)")
        type.tag = try optionalText(entry, "tag")
        type.threadKey = try choice(entry, "thread_key", at: "types.\(type.typeId)")
        type.iosCategory = try optionalText(entry, "ios_category")
        type.iosCategoryWithImage = try optionalText(entry, "ios_category_with_image")
        type.relevanceScore = try optionalNumber(entry, "relevance_score")
        type.clickAction = try optionalText(entry, "click_action")
        type.soundKey = try optionalText(entry, "sound_key")
        type.deepLink = try optionalText(entry, "deep_link")
        type.fallbackDeepLink = try optionalText(entry, "fallback_deep_link")
        type.iconKey = try optionalText(entry, "icon")
    }

    private func policyOverrides(_ entry: Node.Mapping) throws -> [String: String] {
        var overrides: [String: String] = [:]
        for (name, node) in try map(entry, "policy") {
            overrides[name] = SettingNode.value(of: node, as: SettingCatalogue.setting(named: name)?.type ?? .text(0...Int.max)).json
        }
        return overrides
    }

    /// An entry is a text, or a text with its plural forms.
    func templates(_ entry: Node.Mapping) throws -> [RegistryV1.Template] {
        try expect(entry, ["type", "locale", "reader", "form", "title", "subtitle", "body", "plurals", "words"])
        var template = RegistryV1.Template()
        template.typeId = try optionalText(entry, "type")
        template.locale = try text(entry, "locale")
        template.reader = try optionalText(entry, "reader")
        template.form = try choice(entry, "form", at: "templates.\(template.key)")
        template.title = try text(entry, "title")
        template.subtitle = try optionalText(entry, "subtitle")
        template.body = try optionalText(entry, "body")
        for (name, word) in try map(entry, "words") {
            guard let word = word.scalar?.string else { throw refuse(entry, "words.\(name) is not a text") }
            template.words[name] = word
        }
        var all = [template]
        for (plural, node) in try map(entry, "plurals") {
            guard let wording = node.mapping else { throw refuse(entry, "plurals.\(plural) is not a map") }
            try expect(wording, ["title", "subtitle", "body"])
            var form = template
            form.plural = try choice(plural, field: "templates.\(template.key).plural", entry)
            guard form.plural != .unspecified else { throw refuse(entry, "plurals has an empty name") }
            if wording["title"] != nil { form.title = try text(wording, "title") }
            if wording["subtitle"] != nil { form.subtitle = try optionalText(wording, "subtitle") }
            if wording["body"] != nil { form.body = try optionalText(wording, "body") }
            all.append(form)
        }
        return all
    }

    func androidChannel(_ entry: Node.Mapping) throws -> RegistryV1.AndroidChannel {
        try expect(
            entry,
            [
                "id", "name", "description", "locale", "translations", "importance", "sound", "vibration_pattern", "light_color", "show_badge",
                "allow_bubbles",
            ])
        var channel = RegistryV1.AndroidChannel()
        channel.channelId = try text(entry, "id")
        channel.name = try text(entry, "name")
        channel.description = try optionalText(entry, "description")
        channel.locale = try locale(of: entry)
        channel.translations = try translations(entry)
        _ = try text(entry, "importance")
        channel.importance = try choice(entry, "importance", at: "android_channels.\(channel.channelId)")
        channel.sound = try optionalText(entry, "sound")
        channel.vibrationPattern = try texts(entry, "vibration_pattern").map { text in
            guard let wait = Int32(text) else { throw refuse(entry, "vibration_pattern is not a list of whole numbers") }
            return wait
        }
        channel.lightColor = try optionalText(entry, "light_color")
        channel.enableLights = !channel.lightColor.isEmpty
        channel.showBadge = entry["show_badge"] == nil ? true : try bool(entry, "show_badge")
        channel.allowBubbles = try optionalBool(entry, "allow_bubbles")
        return channel
    }

    /// The language of an entry's name and description. The default of profile files is English.
    private func locale(of entry: Node.Mapping) throws -> String {
        let locale = try optionalText(entry, "locale")
        return locale.isEmpty ? "en" : locale
    }

    /// `translations: {ar: {name: …, description: …}}`.
    private func translations(_ entry: Node.Mapping) throws -> [RegistryV1.CatalogueTranslation] {
        try map(entry, "translations").map { locale, node in
            guard let words = node.mapping else { throw refuse(entry, "translations.\(locale) is not a map") }
            try expect(words, ["name", "description"])
            return .init(locale: locale, name: try text(words, "name"), description: try optionalText(words, "description"))
        }
    }

    func iosCategory(_ entry: Node.Mapping) throws -> RegistryV1.IosCategory {
        try expect(entry, ["id", "actions"])
        let identifier = try text(entry, "id")
        let actions = try entries(entry, "actions").map { action -> RegistryV1.IosAction in
            try expect(action, ["id", "title", "options", "text_input"])
            let id = try text(action, "id")
            let input = try optionalMap(action, "text_input")
            return .init(
                identifier: id, title: try text(action, "title"),
                options: try options(action, field: "ios_categories.\(identifier).actions.\(id).options"),
                textInput: try input.map { .init(buttonTitle: try text($0, "button_title"), placeholder: try optionalText($0, "placeholder")) })
        }
        return .init(identifier: identifier, actions: actions)
    }

    private func options(_ action: Node.Mapping, field: String) throws -> [RegistryV1.IosActionOption] {
        try texts(action, "options").map { word in
            do throws(APIError) { return try .init(iosWord: word, field: field) } catch {
                throw refuse(action, "\(field): \(error.message), found “\(word)”")
            }
        }
    }

    /// A value of a closed set; UNSPECIFIED for an absent key and for an empty word.
    ///
    /// - Parameter path: the entry's path, for the error.
    private func choice<Value: ContractEnum>(_ entry: Node.Mapping, _ key: String, at path: String) throws -> Value {
        try choice(try optionalText(entry, key), field: "\(path).\(key)", entry)
    }

    private func choice<Value: ContractEnum>(_ word: String, field: String, _ entry: Node.Mapping) throws -> Value {
        do throws(APIError) { return try Value(word: word, field: field) } catch {
            throw refuse(entry, "\(field): \(error.message), found “\(word)”")
        }
    }
}
