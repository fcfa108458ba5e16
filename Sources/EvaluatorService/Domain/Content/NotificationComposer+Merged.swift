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
        presentation: Presentation, userLocale: String, devices: [CommonV1.SendableDevice]
    ) throws -> Composition {
        let policy = app.policy(for: type.typeId)
        var contents: [DispatcherV1.Content] = []
        var positions: [MergedKey: UInt32] = [:]
        var indexes: [UInt32] = []
        for device in devices {
            let key = MergedKey(deviceType: device.deviceType, locale: locale(device: device.locale, user: userLocale))
            if let position = positions[key] {
                indexes.append(position)
                continue
            }
            let template = mergedTemplate(typeID: isOfOneType ? type.typeId : "", count: ids.count, locale: key.locale)
            let text = try mergedText(template, count: ids.count, key: key, policy: policy)
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
    private func mergedTemplate(typeID: String, count: Int, locale: String) -> RegistryV1.Template {
        for locale in [locale, app.policy.defaultLocale] {
            let plural = PluralCategory.of(count, locale: locale)
            if let template = app.catalogue.template(typeID: typeID, locales: [locale], form: Self.mergedForm, plural: plural) { return template }
        }
        return Self.mergedTemplate
    }

    private func mergedText(
        _ template: RegistryV1.Template, count: Int, key: MergedKey, policy: Policy
    ) throws -> RenderedText {
        let values = ["count": String(count), "app_name": app.policy.appName]
        var unresolved: [String] = []
        func render(_ source: String, limit: Int) throws -> String {
            let text = try contents.template(source).render(
                { values[$0] }, missingValues: policy.missingValueRule, escapeHTML: policy.templateHTMLEscape, missing: &unresolved)
            return TextTruncation.truncate(text, limit: limit, marker: policy.truncationMarker)
        }
        let text: RenderedText
        do {
            text = RenderedText(
                title: try render(template.title, limit: policy.titleMaxChars),
                subtitle: try render(template.subtitle, limit: policy.subtitleMaxChars),
                body: try render(template.body, limit: policy.bodyMaxChars(deviceType: key.deviceType)), locale: key.locale)
        } catch let error as MissingTemplateValue {
            throw TemplateInvalid(
                description: "\(error.description); a text in the form \(Self.mergedForm) has count and app_name alone", missingValue: error.name)
        }
        try Self.requireVisible(text, "the text in the form \(Self.mergedForm)", unresolved: unresolved)
        return text
    }
}
