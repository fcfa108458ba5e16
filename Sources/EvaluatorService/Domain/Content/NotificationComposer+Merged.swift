import CarillonAPI
import ServiceKit

/// The text of several notifications that waited together (EVAL-23).
extension NotificationComposer {
    /// The form of the wording in catalogues: `{form: held, locale: en, title: …, body: "You have {{count}} updates"}`.
    static let mergedForm = RegistryV1.TemplateForm.held

    /// More ids than this make a link too long for the payloads of providers. Then the centre shows all unread notifications.
    static let mostLinkedNotifications = 25

    /// Where the catalogue has no wording.
    private static let mergedTemplate = RegistryV1.Template(locale: "en", title: "{{app_name}}", body: "You have {{count}} updates")

    /// Composes the one notification for the devices of one user. It shows the number of merged notifications, and none of their texts. Its default
    /// action opens the notification centre filtered to them (RCPT-11).
    ///
    /// - Parameters:
    ///   - ids: of the merged notifications; two or more.
    ///   - type: gives sound and channel.
    ///   - isOfOneType: all merged notifications are of that type, which may have a wording of its own.
    mutating func composeMerged(
        _ ids: [String], as type: RegistryV1.NotificationType, isOfOneType: Bool, notificationID: String, priority: CommonV1.Priority,
        presentation: Presentation, userLocale: String, userRoles: [String] = [], devices: [CommonV1.SendableDevice]
    ) throws -> Composition {
        let policy = app.policy(for: type.typeId)
        let emoji = EmojiRule(policy, isAllowed: policy.allowsEmoji(roles: userRoles))
        var contents: [DispatcherV1.Content] = []
        var positions: [MergedKey: UInt32] = [:]
        var indexes: [UInt32] = []
        for device in devices {
            let key = MergedKey(deviceType: device.deviceType, locale: locale(device: device.locale, user: userLocale))
            if let position = positions[key] {
                indexes.append(position)
                continue
            }
            let wording = mergedWording(typeID: isOfOneType ? type.typeId : "", count: ids.count, locale: key.locale)
            let text = try mergedText(wording, count: ids.count, deviceType: key.deviceType, policy: policy, emoji: emoji)
            let webBase = key.deviceType == .web ? policy.webFallbackBaseURL : nil
            let link = PayloadData.centreLink(ids, scheme: policy.deepLinkScheme, webBase: webBase, notificationID: notificationID)
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
            content.deepLink = link
            content.data = [
                "type": type.typeId, "notification_id": notificationID, "deep_link": link, "count": String(ids.count),
                "fallback_deep_link": PayloadData.centreLink([], scheme: policy.deepLinkScheme, webBase: webBase, notificationID: notificationID),
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

    /// Each language with its own plural form of the number.
    private func mergedWording(typeID: String, count: Int, locale: String) -> TextWording {
        let wording = PluralWording(
            of: typeID, locales: [locale, app.policy.defaultLocale], reader: "", form: Self.mergedForm, contents)
        return wording?.form(of: String(count)) ?? TextWording(Self.mergedTemplate, of: contents)
    }

    private func mergedText(
        _ wording: TextWording, count: Int, deviceType: CommonV1.DeviceType, policy: Policy, emoji: EmojiRule
    ) throws -> RenderedText {
        let values = ["count": String(count), "app_name": app.policy.appName]
        var renderer = TextRenderer(
            policy: policy, missingValues: policy.missingValueRule, bodyMaxChars: policy.bodyMaxChars(deviceType: deviceType), emoji: emoji)
        let text: RenderedText
        do {
            var dependsOnZone = false
            text = try renderer.render(wording) { name in
                values[name].map { wording.text(of: $0, named: name, zone: "", dependsOnZone: &dependsOnZone) }
            }
        } catch let error as MissingTemplateValue {
            throw TemplateInvalid(
                description: "\(error.description); a text in the form \(Self.mergedForm) has count and app_name alone", missingValue: error.name)
        }
        try Self.requireVisible(text, "the text in the form \(Self.mergedForm)", unresolved: renderer.unresolved)
        return text
    }
}
