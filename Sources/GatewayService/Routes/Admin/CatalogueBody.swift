import CarillonAPI
import ServiceKit

/// Catalogue entries in requests of administrators (REG-08, REG-10, REG-11). The registry checks their values.
enum CatalogueBody {
    static func category(_ body: JSONObject, id: String) throws -> RegistryV1.Category {
        var category = RegistryV1.Category()
        category.categoryId = id
        category.name = try body.requiredString("name")
        category.description = try body.string("description") ?? ""
        category.locale = try body.string("locale") ?? ""
        category.translations = try translations(body)
        category.icon = try body.string("icon") ?? ""
        category.roles = try body.strings("roles") ?? []
        category.defaultOnRoles = try body.strings("default_on_roles") ?? []
        category.defaultEnabled = try body.bool("default_enabled") ?? category.defaultOnRoles.isEmpty
        category.sort = try body.integer("sort", as: Int32.self) ?? 0
        return category
    }

    static func type(_ body: JSONObject, id: String) throws -> RegistryV1.NotificationType {
        _ = try body.requiredString("priority")
        guard let priority = try body.priority("priority") else { throw body.missing("priority") }
        var type = RegistryV1.NotificationType()
        type.typeId = id
        type.priority = priority
        type.silent = try body.bool("silent") ?? false
        type.localOnly = try body.bool("local_only") ?? false
        type.categoryId = try body.string("category_id") ?? ""
        type.description = try body.string("description") ?? ""
        type.ttlSeconds = try body.integer("ttl_seconds")
        type.defaultPush = try body.bool("default_push") ?? true
        type.defaultEmail = try body.bool("default_email") ?? false
        type.critical = try body.bool("critical") ?? false
        type.promotional = try body.bool("promotional") ?? false
        type.educationRecord = try body.bool("education_record") ?? false
        type.capExempt = try body.bool("cap_exempt") ?? false
        type.badgeCounter = try body.string("badge_counter") ?? ""
        type.recipientRoles = try body.strings("recipient_roles") ?? []
        type.safeValues = try body.strings("safe_values") ?? []
        type.policyOverrides = try body.jsonTexts("policy_overrides") ?? [:]
        try readPresentation(body, into: &type)
        return type
    }

    private static func readPresentation(_ body: JSONObject, into type: inout RegistryV1.NotificationType) throws {
        type.androidChannelId = try body.string("android_channel_id") ?? ""
        type.androidColor = try body.string("android_color") ?? ""
        type.androidSmallIcon = try body.string("android_small_icon") ?? ""
        type.androidStyle = try body.choice("android_style") ?? .unspecified
        type.tag = try body.string("tag") ?? ""
        type.threadKey = try body.choice("thread_key") ?? .unspecified
        type.iosCategory = try body.string("ios_category") ?? ""
        type.iosCategoryWithImage = try body.string("ios_category_with_image") ?? ""
        type.relevanceScore = try body.number("relevance_score")
        type.clickAction = try body.string("click_action") ?? ""
        type.soundKey = try body.string("sound_key") ?? ""
        type.deepLink = try body.string("deep_link") ?? ""
        type.fallbackDeepLink = try body.string("fallback_deep_link") ?? ""
        type.iconKey = try body.string("icon_key") ?? ""
    }

    static func template(_ body: JSONObject, typeID: String) throws -> RegistryV1.Template {
        var template = RegistryV1.Template()
        template.typeId = typeID
        template.locale = try body.requiredString("locale")
        template.title = try body.requiredString("title")
        template.subtitle = try body.string("subtitle") ?? ""
        template.body = try body.string("body") ?? ""
        template.reader = try body.string("reader") ?? ""
        template.form = try body.choice("form") ?? .unspecified
        template.plural = try body.choice("plural") ?? .unspecified
        template.words = try body.stringMap("words") ?? [:]
        return template
    }

    static func androidChannel(_ body: JSONObject, id: String) throws -> RegistryV1.AndroidChannel {
        var channel = RegistryV1.AndroidChannel()
        channel.channelId = id
        channel.name = try body.requiredString("name")
        channel.description = try body.string("description") ?? ""
        channel.locale = try body.string("locale") ?? ""
        channel.translations = try translations(body)
        channel.importance = try body.requiredChoice("importance")
        channel.sound = try body.string("sound") ?? ""
        channel.vibrationPattern = try body.integers("vibration_pattern", as: Int32.self) ?? []
        channel.lightColor = try body.string("light_color") ?? ""
        channel.enableLights = try body.bool("enable_lights") ?? !channel.lightColor.isEmpty
        channel.showBadge = try body.bool("show_badge") ?? true
        channel.allowBubbles = try body.bool("allow_bubbles") ?? false
        return channel
    }

    /// `{"ar": {"name": …, "description": …}}`.
    private static func translations(_ body: JSONObject) throws -> [RegistryV1.CatalogueTranslation] {
        guard let languages = try body.object("translations") else { return [] }
        return try languages.entryNames.map { locale in
            guard let words = try languages.object(locale) else { throw languages.missing(locale) }
            return .init(locale: locale, name: try words.requiredString("name"), description: try words.string("description") ?? "")
        }
    }

    static func iosCategory(_ body: JSONObject, id: String) throws -> RegistryV1.IosCategory {
        let actions = try body.objects("actions") ?? []
        return .init(
            identifier: id,
            actions: try actions.map { action in
                let input = try action.object("text_input")
                return .init(
                    identifier: try action.requiredString("identifier"), title: try action.requiredString("title"),
                    options: try (action.strings("options", among: RegistryV1.IosActionOption.iosWords) ?? []).map {
                        try .init(iosWord: $0, field: action.path(of: "options"))
                    },
                    textInput: try input.map {
                        .init(buttonTitle: try $0.requiredString("button_title"), placeholder: try $0.string("placeholder") ?? "")
                    })
            })
    }
}
