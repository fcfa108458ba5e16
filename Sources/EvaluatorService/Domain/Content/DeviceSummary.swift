import CarillonAPI
import ServiceKit

/// Summaries of what devices show of a category (EVAL-54): "You have 6 new assignments". The ledger counts when it gets the notification, so a
/// summary is made when the push is handed over.
///
/// iOS writes the summary itself, from two fields of the push. For another device a push of its own follows, which replaces the summary before it.
/// That push is no notification: it names itself as its notification, and no ledger has it.
struct DeviceSummary {
    private let contents: AppContents
    private var app: AppPolicy { contents.app }

    /// Where the catalogue has no wording.
    private static let template = RegistryV1.Template(locale: "en", title: "{{app_name}}", body: "You have {{count}} new {{category}}")

    init(of app: AppPolicy) { contents = AppContents(app) }

    /// The key under which a summary replaces the one before it, here and at the provider (EVAL-55).
    static func collapseKey(ofCategory id: String) -> String { "summary.\(id)" }

    /// A push with the summaries that its devices need.
    ///
    /// - Parameters:
    ///   - single: the push.
    ///   - groups: of those of its devices that have more of the category than they show without a summary.
    /// - Returns: the push, and after it the push of summaries where a device needs one.
    func pushes(_ single: DispatcherV1.Push, _ groups: [ReceiptsV1.DeviceGroup]) -> [DispatcherV1.Push] {
        guard let type = app.catalogue.type(single.typeId), !type.categoryId.isEmpty else { return [single] }
        let counts = Dictionary(groups.map { ($0.pushDeviceId, Int($0.count)) }) { max($0, $1) }
        var (push, summary) = (single, summaryPush(after: single, category: type.categoryId))
        for place in push.targets.indices {
            let index = Int(push.targets[place].contentIndex)
            guard let device = push.targets[place].device, let count = counts[device.pushDeviceId], push.contents.indices.contains(index),
                let text = text(count, type, for: device.deviceType, locale: push.contents[index].locale, roles: push.userRoles)
            else { continue }
            var content = push.contents[index]
            guard device.deviceType == .ios else {
                let place = summary.contents.place(of: summaryContent(text, count, type, of: push, content, for: device.deviceType))
                summary.targets.append(.init(device: device, contentIndex: place))
                continue
            }
            content.summaryArg = text.category
            content.summaryArgCount = UInt32(clamping: count)
            push.targets[place].contentIndex = push.contents.place(of: content)
        }
        return summary.targets.isEmpty ? [push] : [push, summary]
    }

    /// The push of summaries, without contents and devices.
    private func summaryPush(after push: DispatcherV1.Push, category: String) -> DispatcherV1.Push {
        var summary = push
        summary.pushId = DerivedID.make(
            prefix: app.policy.pushIDPrefix, at: Instant(milliseconds: push.createdAtMs), parts: ["summary", push.pushId])
        summary.notificationId = summary.pushId
        summary.collapseId = Self.collapseKey(ofCategory: category)
        summary.acceptedMonotonicNs = 0
        (summary.contents, summary.targets) = ([], [])
        return summary
    }

    private func summaryContent(
        _ text: Text, _ count: Int, _ type: RegistryV1.NotificationType, of push: DispatcherV1.Push, _ shown: DispatcherV1.Content,
        for deviceType: CommonV1.DeviceType
    ) -> DispatcherV1.Content {
        let policy = app.policy(for: type.typeId)
        let webBase = deviceType == .web ? policy.webFallbackBaseURL : nil
        var content = DispatcherV1.Content()
        content.title = text.title
        content.body = text.body
        content.locale = text.locale
        content.threadId = shown.threadId
        content.androidChannelId = shown.androidChannelId
        content.androidColor = shown.androidColor
        content.androidIcon = shown.androidIcon
        // The notification beside it has the sound and the banner.
        content.androidNotificationPriority = .low
        // An opening of the summary is one of the newest notification in it.
        content.deepLink = PayloadData.centreLink(
            category: type.categoryId, scheme: policy.deepLinkScheme, webBase: webBase, notificationID: push.notificationId)
        content.data = [
            "type": type.typeId, "notification_id": push.notificationId, "deep_link": content.deepLink,
            "fallback_deep_link": PayloadData.centreLink(
                [], scheme: policy.deepLinkScheme, webBase: webBase, notificationID: push.notificationId),
            "group_summary": "true", "group": shown.threadId.isEmpty ? type.categoryId : shown.threadId, "category": type.categoryId,
            "count": String(count),
        ]
        return content
    }

    // MARK: Text

    private struct Text {
        var title, body, locale, category: String
    }

    /// The catalogue's text in the form `summary`, in the plural form of the number. Nil where it cannot be shown.
    private func text(
        _ count: Int, _ type: RegistryV1.NotificationType, for deviceType: CommonV1.DeviceType, locale: String, roles: [String]
    ) -> Text? {
        let policy = app.policy(for: type.typeId)
        let wording =
            PluralWording(of: type.typeId, locales: [locale, policy.defaultLocale], reader: "", form: .summary, contents)?.form(of: String(count))
            ?? TextWording(Self.template, of: contents)
        let category = wording.word(of: type.categoryId, named: "category") ?? categoryName(type.categoryId, locale: wording.locale)
        let values = ["count": String(count), "category": category, "app_name": policy.appName]
        var renderer = TextRenderer(
            policy: policy, missingValues: policy.missingValueRule, bodyMaxChars: policy.bodyMaxChars(deviceType: deviceType),
            emoji: EmojiRule(policy, isAllowed: policy.allowsEmoji(roles: roles, choice: nil)))
        var dependsOnZone = false
        let rendered = try? renderer.render(wording) { name in
            values[name].map { wording.text(of: $0, named: name, zone: "", dependsOnZone: &dependsOnZone) }
        }
        guard let rendered, !FreeText.isBlank(rendered.title) || !FreeText.isBlank(rendered.body) else { return nil }
        return Text(title: rendered.title, body: rendered.body, locale: rendered.locale, category: category)
    }

    /// The name that a settings screen shows, in a language where the catalogue has it.
    private func categoryName(_ id: String, locale: String) -> String {
        guard let category = app.catalogue.category(id) else { return id }
        let language = TextLanguages.language(of: locale)
        let translated = category.translations.first { TextLanguages.language(of: $0.locale) == language }?.name ?? category.name
        return translated.isEmpty ? id : translated
    }
}

extension [DispatcherV1.Content] {
    /// The place of a content, which is added where it is new.
    fileprivate mutating func place(of content: DispatcherV1.Content) -> UInt32 {
        if let known = firstIndex(of: content) { return UInt32(known) }
        append(content)
        return UInt32(count - 1)
    }
}
