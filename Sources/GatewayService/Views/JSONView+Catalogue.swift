import CarillonAPI
import ServiceKit

extension JSONView {
    /// The languages of a category or an Android channel, for administrators (I18N-02).
    static func languages(_ entry: some TranslatedEntry) -> JSONValue {
        let translations = entry.translations.map { translation -> (String, JSONValue) in
            (translation.locale, ["name": .string(translation.name), "description": .text(translation.description)])
        }
        return ["locale": .text(entry.locale), "translations": .map(Dictionary(translations) { $1 })]
    }

    /// REG-08, in one language, for clients.
    static func androidChannel(_ channel: RegistryV1.AndroidChannel) -> JSONValue {
        [
            "channel_id": .string(channel.channelId), "name": .string(channel.name), "description": .text(channel.description),
            "importance": .string(channel.importance.name), "sound": .text(channel.sound),
            "vibration_pattern": .list(channel.vibrationPattern.map { .integer(Int64($0)) }), "enable_lights": .bool(channel.enableLights),
            "light_color": .text(channel.lightColor), "show_badge": .bool(channel.showBadge), "allow_bubbles": .bool(channel.allowBubbles),
        ]
    }

    /// REG-10, for clients.
    static func iosCategory(_ category: RegistryV1.IosCategory) -> JSONValue {
        [
            "identifier": .string(category.identifier),
            "actions": .list(
                category.actions.map { action in
                    [
                        "identifier": .string(action.identifier), "title": .string(action.title),
                        "options": .list(action.options.map { .string($0.iosWord) }),
                        "text_input": action.textInput.map {
                            ["button_title": .string($0.buttonTitle), "placeholder": .text($0.placeholder)]
                        } ?? .null,
                    ]
                }),
        ]
    }

    /// REG-11, complete, for administrators.
    static func category(_ category: RegistryV1.Category) -> JSONValue {
        [
            "category_id": .string(category.categoryId), "name": .string(category.name), "description": .text(category.description),
            "icon": .text(category.icon), "roles": texts(category.roles), "default_enabled": .bool(category.defaultEnabled),
            "default_on_roles": texts(category.defaultOnRoles), "sort": .integer(Int64(category.sort)),
        ]
    }

    /// REG-11, complete, for administrators.
    static func type(_ type: RegistryV1.NotificationType, policy: Policy) -> JSONValue {
        let what: JSONValue = [
            "type_id": .string(type.typeId), "category_id": .text(type.categoryId), "description": .text(type.description),
            "priority": .string(policy.outwardName(of: type.priority)), "ttl_seconds": type.ttlSeconds.map { .integer($0) } ?? .null,
            "default_push": .bool(type.defaultPush), "default_email": .bool(type.defaultEmail), "critical": .bool(type.critical),
            "promotional": .bool(type.promotional), "education_record": .bool(type.educationRecord), "cap_exempt": .bool(type.capExempt),
            "silent": .bool(type.silent), "local_only": .bool(type.localOnly), "badge_counter": .text(type.badgeCounter),
            "recipient_roles": texts(type.recipientRoles), "safe_values": texts(type.safeValues),
            "policy_overrides": .map(type.policyOverrides.mapValues(setting)),
        ]
        return what.adding([
            "android_channel_id": .text(type.androidChannelId), "android_color": .text(type.androidColor),
            "android_small_icon": .text(type.androidSmallIcon), "android_style": .text(type.androidStyle.name), "tag": .text(type.tag),
            "thread_key": .text(type.threadKey.name), "ios_category": .text(type.iosCategory),
            "ios_category_with_image": .text(type.iosCategoryWithImage), "relevance_score": type.relevanceScore.map { .number($0) } ?? .null,
            "click_action": .text(type.clickAction), "sound_key": .text(type.soundKey), "deep_link": .text(type.deepLink),
            "fallback_deep_link": .text(type.fallbackDeepLink), "icon_key": .text(type.iconKey),
        ])
    }

    /// EVAL-32, EVAL-61.
    static func template(_ template: RegistryV1.Template) -> JSONValue {
        [
            "type_id": .text(template.typeId), "locale": .string(template.locale), "reader": .text(template.reader),
            "form": .text(template.form.name), "plural": .text(template.plural.name), "title": .string(template.title),
            "subtitle": .text(template.subtitle), "body": .text(template.body), "words": .map(template.words.mapValues { .string($0) }),
        ]
    }

    static func texts(_ texts: [String]) -> JSONValue { .list(texts.map { .string($0) }) }
}
