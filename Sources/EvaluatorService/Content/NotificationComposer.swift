import CarillonAPI
import ServiceKit

/// Makes the content of one event's notifications (EVAL-32…35, EVAL-57): texts per type, device type and language, rendered once
/// and shared by all recipients who read the same.
struct NotificationComposer {
    /// A text as one kind of device shows it, within its limits.
    struct RenderedText: Hashable {
        var title: String
        var subtitle: String
        var body: String
        var locale: String
    }

    struct Composition {
        var contents: [DispatcherV1.Content]
        /// For each device the content it shows.
        var contentIndexes: [UInt32]
        /// Template values the event did not carry, where policy lets that pass.
        var missingValues: [String]
    }

    /// No notification can be made of this event and type: `template_invalid`.
    struct TemplateInvalid: Error, CustomStringConvertible {
        let description: String
        /// The value that was missing, where that is what is wrong.
        var missingValue: String?
    }

    let app: AppPolicy
    let material: EventMaterial

    private var texts: [TextKey: RenderedText] = [:]
    /// Values the last composition lacked.
    private(set) var missing: [String] = []

    private struct TextKey: Hashable {
        var typeID: String
        var deviceType: String
        var locale: String
        var reader: String
    }

    /// What tells two contents of one push apart.
    private struct ContentKey: Hashable {
        var deviceType: String
        var locale: String
        var carriesImage: Bool
    }

    init(app: AppPolicy, material: EventMaterial) {
        self.app = app
        self.material = material
    }

    /// Composes a push for the devices of one user.
    ///
    /// - Parameters:
    ///   - presentation: The user's choices of sound and vibration.
    ///   - userLocale: The language of the user's profile.
    ///   - userRoles: The user's roles: a type may have a wording for some of them.
    mutating func compose(
        type: RegistryV1.NotificationType, notificationID: String, priority: CommonV1.Priority, presentation: Presentation,
        userLocale: String, userRoles: [String] = [], devices: [CommonV1.SendableDevice], templates: inout TemplateCache
    ) throws -> Composition {
        var contents: [DispatcherV1.Content] = []
        var positions: [ContentKey: UInt32] = [:]
        var indexes: [UInt32] = []
        indexes.reserveCapacity(devices.count)
        missing = []
        let reader = app.catalogue.reader(of: type.typeId, roles: userRoles)
        for device in devices {
            let key = ContentKey(
                deviceType: device.deviceType, locale: locale(device: device.locale, user: userLocale),
                carriesImage: device.supportsRichContent && !material.imageURL.isEmpty)
            if let position = positions[key] {
                indexes.append(position)
                continue
            }
            let text = try text(type: type, deviceType: key.deviceType, locale: key.locale, reader: reader, templates: &templates)
            var content = content(
                type: type, text: text, deviceType: key.deviceType, notificationID: notificationID, presentation: presentation,
                carriesImage: key.carriesImage)
            content.interruptionLevel = app.policy.apnsInterruptionMap[priority]
            contents.append(content)
            positions[key] = UInt32(contents.count - 1)
            indexes.append(UInt32(contents.count - 1))
        }
        return Composition(contents: contents, contentIndexes: indexes, missingValues: missing)
    }

    /// The language of a device's text: the first source, in policy's order, that names a supported one.
    private func locale(device: String, user: String) -> String {
        let policy = app.policy
        for source in policy.localeSourceOrder {
            let wanted: String
            switch source {
            case "device": wanted = device
            case "user": wanted = user
            default: wanted = policy.defaultLocale
            }
            if let supported = Self.supported(wanted, among: policy.supportedLocales) { return supported }
        }
        return policy.defaultLocale
    }

    /// The exact tag, then its language alone (EVAL-36).
    private static func supported(_ tag: String, among locales: [String]) -> String? {
        guard !tag.isEmpty else { return nil }
        if let exact = locales.first(where: { $0.lowercased() == tag.lowercased() }) { return exact }
        let language = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
        return locales.first { $0.lowercased() == language }
    }

    /// One text for a type, kind of device, language and reader, rendered the first time it is wanted.
    mutating func text(
        type: RegistryV1.NotificationType, deviceType: String, locale: String, reader: String = "", templates: inout TemplateCache
    ) throws -> RenderedText {
        let key = TextKey(typeID: type.typeId, deviceType: deviceType, locale: locale, reader: reader)
        if let known = texts[key] { return known }
        let policy = app.policy(for: type.typeId)
        guard let template = app.catalogue.template(typeID: type.typeId, locales: [locale, policy.defaultLocale], reader: reader) else {
            throw TemplateInvalid(description: "the catalogue has no template for type \(type.typeId) in \(locale)")
        }
        let values = template.words.isEmpty ? material.values : Self.worded(material.values, template.words)
        var unresolved: [String] = []
        func render(_ source: String, limit: Int) throws -> String {
            let text = try templates.template(source).render(
                values, missingValues: policy.missingValueRule, escapeHTML: policy.templateHTMLEscape, missing: &unresolved)
            return TextTruncation.truncate(text, limit: limit, marker: policy.truncationMarker)
        }
        let text: RenderedText
        do {
            text = RenderedText(
                title: try render(template.title, limit: policy.titleMaxChars),
                subtitle: try render(template.subtitle, limit: policy.subtitleMaxChars),
                body: try render(template.body, limit: policy.bodyMaxCharsByDeviceType[deviceType] ?? policy.bodyMaxChars),
                locale: locale)
        } catch let error as MissingTemplateValue {
            throw TemplateInvalid(description: error.description, missingValue: error.name)
        }
        for name in unresolved where !missing.contains(name) { missing.append(name) }
        texts[key] = text
        return text
    }

    /// Values that come as codes, in the words of the text's language: `present` under `status.present`.
    private static func worded(_ values: [String: String], _ words: [String: String]) -> [String: String] {
        var worded = values
        for (name, value) in values {
            if let word = words["\(name).\(value)"] { worded[name] = word }
        }
        return worded
    }

    private func content(
        type: RegistryV1.NotificationType, text: RenderedText, deviceType: String, notificationID: String, presentation: Presentation,
        carriesImage: Bool
    ) -> DispatcherV1.Content {
        let policy = app.policy(for: type.typeId)
        let event = material.event
        let deepLink = PayloadData.deepLink(
            event: event, pattern: type.deepLink, scheme: policy.deepLinkScheme, webBase: deviceType == "web" ? policy.webFallbackBaseURL : nil,
            notificationID: notificationID)
        let group = groupKey(type: type)
        var content = DispatcherV1.Content()
        content.title = text.title
        content.subtitle = text.subtitle
        content.body = text.body
        content.locale = text.locale
        content.imageUrl = carriesImage ? material.imageURL : ""
        if !presentation.silent {
            content.sound = presentation.sound.isEmpty ? policy.soundByCategory[type.soundKey] ?? policy.defaultSound : presentation.sound
        }
        content.vibrationMs = presentation.vibration
        content.androidChannelId = type.androidChannelId.isEmpty ? policy.defaultAndroidChannelId : type.androidChannelId
        content.androidColor = type.androidColor
        content.androidIcon = type.androidSmallIcon
        content.iosCategory = carriesImage && !type.iosCategoryWithImage.isEmpty ? type.iosCategoryWithImage : type.iosCategory
        content.relevanceScore = type.relevanceScore
        content.clickAction = type.clickAction
        content.threadId = group
        content.tag = EventPattern.text(type.tag, event) ?? group
        content.deepLink = deepLink
        content.data = PayloadData.make(
            material, typeID: type.typeId, notificationID: notificationID, deepLink: deepLink,
            fallbackLink: PayloadData.fallbackLink(event: event, type: type, scheme: policy.deepLinkScheme), carriesImage: carriesImage)
        // A message's service extension fetches its picture or the sender's and confirms delivery, so it may change the content.
        content.mutableContent = carriesImage || (!event.channelId.isEmpty && group == event.channelId)
        return content
    }

    /// What groups notifications on the device (EVAL-54): the type's own rule, else policy's. Slots are the device's affair: what the
    /// server sends of such an app is grouped by category.
    private func groupKey(type: RegistryV1.NotificationType) -> String {
        switch type.threadKey.isEmpty ? app.policy.deviceGroupBy : type.threadKey {
        case "none": ""
        case "channel" where !material.event.channelId.isEmpty: material.event.channelId
        default: type.categoryId
        }
    }
}

extension Policy {
    var missingValueRule: MissingValueRule {
        switch missingTokenPolicy {
        case .reject: .reject
        case .empty: .empty
        case .placeholder: .placeholder(missingTokenPlaceholder)
        }
    }
}
