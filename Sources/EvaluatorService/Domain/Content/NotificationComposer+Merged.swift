import CarillonAPI
import ServiceKit

/// The text of several notifications that are sent as one (EVAL-23, EVAL-29).
extension NotificationComposer {
    /// More ids than this make a link too long for the payloads of providers. Then the centre shows all unread notifications.
    static let mostLinkedNotifications = 25

    /// Where the catalogue has no wording.
    private static let mergedTemplate = RegistryV1.Template(locale: "en", title: "{{app_name}}", body: "You have {{count}} updates")

    /// Composes the one notification for the devices of one user.
    ///
    /// A batch shows the number of notifications, and none of their texts. Its default action opens the notification centre filtered to them
    /// (RCPT-11). A group lists what its notifications are about, and opens the list that all of them have, or the centre.
    mutating func compose(
        _ merged: MergedContent, notificationID: String, priority: CommonV1.Priority, presentation: Presentation, userLocale: String,
        userRoles: [String] = [], emojiOk: Bool? = nil, devices: [CommonV1.SendableDevice]
    ) throws -> Composition {
        let (type, ids) = (merged.type, merged.ids)
        let policy = app.policy(for: type.typeId)
        let emoji = EmojiRule(policy, isAllowed: policy.allowsEmoji(roles: userRoles, choice: emojiOk))
        var contents: [DispatcherV1.Content] = []
        var positions: [MergedKey: UInt32] = [:]
        var indexes: [UInt32] = []
        for device in devices {
            let key = MergedKey(deviceType: device.deviceType, locale: locale(device: device.locale, user: userLocale))
            if let position = positions[key] {
                indexes.append(position)
                continue
            }
            let text = try text(merged, key, policy: policy, emoji: emoji)
            let webBase = key.deviceType == .web ? policy.webFallbackBaseURL : nil
            let links = links(merged, scheme: policy.deepLinkScheme, webBase: webBase, notificationID: notificationID)
            var content = DispatcherV1.Content()
            content.title = text.title
            content.subtitle = text.subtitle
            content.body = text.body
            content.locale = text.locale
            if !presentation.silent {
                content.sound = presentation.sound.isEmpty ? policy.soundByCategory[type.soundKey] ?? policy.defaultSound : presentation.sound
            }
            content.vibrationMs = presentation.vibration
            content.androidChannelId = AndroidChannelChoice(for: type, of: app).id
            content.androidColor = type.androidColor
            content.androidIcon = type.androidSmallIcon
            content.interruptionLevel = app.policy.apnsInterruptionMap[priority]
            content.criticalSound = content.interruptionLevel == .critical && app.policy.apnsCriticalEntitlement
            if merged.form == .group {
                // Without a tag: on Android it would replace the notification before it, which is not in the list.
                content.threadId = groupKey(type: type, channel: merged.channelID)
            }
            content.deepLink = links.deepLink
            content.data = [
                "type": type.typeId, "notification_id": notificationID, "deep_link": links.deepLink, "count": String(ids.count),
                "fallback_deep_link": links.fallback,
            ]
            contents.append(content)
            positions[key] = UInt32(contents.count - 1)
            indexes.append(UInt32(contents.count - 1))
        }
        return Composition(contents: contents, contentIndexes: indexes, missingValues: [], androidChannel: nil)
    }

    private struct MergedKey: Hashable {
        var deviceType: CommonV1.DeviceType
        var locale: String
    }

    private func links(
        _ merged: MergedContent, scheme: String?, webBase: String?, notificationID: String
    ) -> (deepLink: String, fallback: String) {
        let unread = PayloadData.centreLink([], scheme: scheme, webBase: webBase, notificationID: notificationID)
        let lists = Set(merged.events.map { PayloadData.fallbackLink(event: $0, type: merged.type, scheme: scheme, webBase: webBase) })
        guard merged.form == .group, merged.isOfOneType, lists.count == 1, let list = lists.first, !list.isEmpty else {
            return (PayloadData.centreLink(merged.ids, scheme: scheme, webBase: webBase, notificationID: notificationID), unread)
        }
        return (PayloadData.naming(notificationID, in: list), unread)
    }

    private func text(_ merged: MergedContent, _ key: MergedKey, policy: Policy, emoji: EmojiRule) throws -> RenderedText {
        let (count, form) = (merged.ids.count, merged.form.template)
        // Each language has its own plural form of the number.
        let plurals = PluralWording(
            of: merged.isOfOneType ? merged.type.typeId : "", locales: [key.locale, app.policy.defaultLocale], reader: "", form: form, contents)
        let wording = plurals?.form(of: String(count)) ?? TextWording(Self.mergedTemplate, of: contents)
        var values = ["count": String(count), "app_name": app.policy.appName]
        let limit = policy.bodyMaxChars(deviceType: key.deviceType)
        if merged.form == .group, wording.tokens.contains("list") {
            values["list"] = ""
            let rest = try rendered(wording, values, form: form, limit: limit, policy: policy, emoji: emoji).text
            values["list"] = list(merged, key, in: wording, room: limit - TextTruncation.length(rest.body), marker: policy.truncationMarker)
        }
        let (text, unresolved) = try rendered(wording, values, form: form, limit: limit, policy: policy, emoji: emoji)
        try Self.requireVisible(text, "the text in the form \(form.name)", unresolved: unresolved)
        return text
    }

    private func list(_ merged: MergedContent, _ key: MergedKey, in wording: TextWording, room: Int, marker: String) -> String {
        let lines = merged.items.prefix(GroupList.mostItems).compactMap { $0.line(deviceType: key.deviceType, locale: wording.locale) }
            .map(wording.direction.isolated)
        return GroupList.text(lines, of: merged.ids.count, room: room, marker: marker, notation: wording.notation) { rest in
            // A language with words for the value `more` says it with them.
            let number = String(rest)
            let words = wording.value(number, named: "more")
            return words == number ? "+" + number : words
        }
    }

    private func rendered(
        _ wording: TextWording, _ values: [String: String], form: RegistryV1.TemplateForm, limit: Int, policy: Policy, emoji: EmojiRule
    ) throws -> (text: RenderedText, unresolved: [String]) {
        var renderer = TextRenderer(policy: policy, missingValues: policy.missingValueRule, bodyMaxChars: limit, emoji: emoji)
        // Each line was rendered as the text of its notification.
        renderer.finished = ["list"]
        do {
            let text = try renderer.render(wording) { name in values[name].map { wording.value($0, named: name) } }
            return (text, renderer.unresolved)
        } catch let error as MissingTemplateValue {
            throw TemplateInvalid(
                description: "\(error.description); a text in the form \(form.name) has \(values.keys.sorted().joined(separator: ", ")) alone",
                missingValue: error.name)
        }
    }
}

extension MergedDelivery.Form {
    /// Of the wording in catalogues: `{form: held, locale: en, title: …, body: "You have {{count}} updates"}`.
    fileprivate var template: RegistryV1.TemplateForm {
        switch self {
        case .held: .held
        case .group: .group
        }
    }
}

extension TextWording {
    /// A value that no zone changes.
    fileprivate func value(_ value: String, named name: String) -> String {
        var dependsOnZone = false
        return text(of: value, named: name, zone: "", dependsOnZone: &dependsOnZone)
    }
}
