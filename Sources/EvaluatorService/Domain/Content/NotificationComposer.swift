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

    /// A part of a text that was longer than its limit, and was cut.
    struct OverlongPart: Hashable {
        /// `title`, `subtitle` or `body`.
        var name: String
        var locale: String
        /// In grapheme clusters.
        var length: Int
        var limit: Int
    }

    let app: AppPolicy
    let material: EventMaterial
    /// What to do about values that the event lacks; nil: what the type's policy says.
    private let missingValues: MissingValueRule?

    private var texts: [TextKey: RenderedText] = [:]
    /// Values the last composition lacked.
    private(set) var missing: [String] = []
    /// What was cut since the composer was made.
    private(set) var overlong: [OverlongPart] = []

    private struct TextKey: Hashable {
        var typeID: String
        var deviceType: CommonV1.DeviceType
        var locale: String
        var reader: String
    }

    /// What tells two contents of one push apart.
    private struct ContentKey: Hashable {
        var deviceType: CommonV1.DeviceType
        var locale: String
        var carriesImage: Bool
    }

    init(app: AppPolicy, material: EventMaterial, missingValues: MissingValueRule? = nil) {
        self.app = app
        self.material = material
        self.missingValues = missingValues
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
        let showsImage = !material.imageURL.isEmpty && (safeValues(of: type)?.contains("image_url") ?? true)
        for device in devices {
            let key = ContentKey(
                deviceType: device.deviceType, locale: locale(device: device.locale, user: userLocale, &templates),
                carriesImage: device.supportsRichContent && showsImage)
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
    func locale(device: String, user: String, _ templates: inout TemplateCache) -> String {
        let policy = app.policy
        for source in policy.localeSourceOrder {
            let wanted: String
            switch source {
            case "device": wanted = device
            case "user": wanted = user
            default: wanted = policy.defaultLocale
            }
            if let supported = templates.language(wanted, of: policy) { return supported }
        }
        return policy.defaultLocale
    }

    /// One text for a type, kind of device, language and reader, rendered the first time it is wanted.
    mutating func text(
        type: RegistryV1.NotificationType, deviceType: CommonV1.DeviceType, locale: String, reader: String = "", templates: inout TemplateCache
    ) throws -> RenderedText {
        let key = TextKey(typeID: type.typeId, deviceType: deviceType, locale: locale, reader: reader)
        if let known = texts[key] { return known }
        let policy = app.policy(for: type.typeId)
        let template = try template(of: type, locale: locale, policy: policy, reader: reader, templates: &templates)
        var values = template.words.isEmpty ? material.values : Self.worded(material.values, template.words)
        if let safe = safeValues(of: type) { values = values.filter { safe.contains($0.key) } }
        var unresolved: [String] = []
        var cut: [OverlongPart] = []
        func render(_ name: String, _ source: String, limit: Int) throws -> String {
            let whole = try templates.template(source).render(
                values, missingValues: missingValues ?? policy.missingValueRule, escapeHTML: policy.templateHTMLEscape, missing: &unresolved)
            let text = TextTruncation.truncate(whole, limit: limit, marker: policy.truncationMarker)
            if text != whole { cut.append(OverlongPart(name: name, locale: locale, length: whole.count, limit: limit)) }
            return text
        }
        let text: RenderedText
        do {
            text = RenderedText(
                title: try render("title", template.title, limit: policy.titleMaxChars),
                subtitle: try render("subtitle", template.subtitle, limit: policy.subtitleMaxChars),
                body: try render("body", template.body, limit: policy.bodyMaxChars(deviceType: deviceType)), locale: locale)
        } catch let error as MissingTemplateValue {
            throw TemplateInvalid(description: error.description, missingValue: error.name)
        }
        for name in unresolved where !missing.contains(name) { missing.append(name) }
        overlong += cut
        try Self.requireVisible(text, "the text of type \(type.typeId)", unresolved: unresolved)
        texts[key] = text
        return text
    }

    /// Nothing blank reaches a device. A subtitle alone does not help: most devices show none.
    ///
    /// - Parameters:
    ///   - name: what the error calls the text.
    ///   - unresolved: values the text wants and the event lacks.
    static func requireVisible(_ text: RenderedText, _ name: String, unresolved: [String]) throws(TemplateInvalid) {
        guard FreeText.isBlank(text.title), FreeText.isBlank(text.body) else { return }
        guard let first = unresolved.first else {
            throw TemplateInvalid(description: "\(name) in \(text.locale) would show nothing: title and body are blank")
        }
        throw TemplateInvalid(
            description: "TEMPLATE_MISSING_TOKEN: \(name) in \(text.locale) would show nothing: the event's data carries no "
                + unresolved.map(EventMaterial.origin).joined(separator: ", "), missingValue: first)
    }

    /// The type's wording, or the private one where the former would show a value that may not be seen before opening (EVAL-38).
    private func template(
        of type: RegistryV1.NotificationType, locale: String, policy: Policy, reader: String, templates: inout TemplateCache
    ) throws -> RegistryV1.Template {
        let locales = [locale, policy.defaultLocale]
        guard let template = app.catalogue.template(typeID: type.typeId, locales: locales, reader: reader) else {
            throw TemplateInvalid(description: "the catalogue has no template for type \(type.typeId) in \(locale)")
        }
        guard let safe = safeValues(of: type) else { return template }
        var unsafe: [String] = []
        for source in [template.title, template.subtitle, template.body] {
            unsafe += templates.template(source).tokens.filter { !safe.contains($0) }
        }
        guard !unsafe.isEmpty else { return template }
        guard let general = app.catalogue.template(typeID: type.typeId, locales: locales, reader: reader, form: "private") else {
            throw TemplateInvalid(
                description: "the text of type \(type.typeId) shows \(unsafe.joined(separator: ", ")), which preview_privacy forbids, and the "
                    + "catalogue has no text in the form private: add one, or list the values in the type's safe_values")
        }
        return general
    }

    /// The values that may stand in visible text and in the payload, where previews are private; nil: all of them.
    private func safeValues(of type: RegistryV1.NotificationType) -> Set<String>? {
        guard app.policy(for: type.typeId).previewsAreSafeFieldsOnly else { return nil }
        var safe = Set(type.safeValues)
        // The app's own name tells nothing of the event, unless the event brought it.
        if material.event.data["app_name"] == nil { safe.insert("app_name") }
        return safe
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
        type: RegistryV1.NotificationType, text: RenderedText, deviceType: CommonV1.DeviceType, notificationID: String, presentation: Presentation,
        carriesImage: Bool
    ) -> DispatcherV1.Content {
        let policy = app.policy(for: type.typeId)
        let event = material.event
        let webBase = deviceType == .web ? policy.webFallbackBaseURL : nil
        let deepLink = PayloadData.deepLink(
            event: event, pattern: type.deepLink, scheme: policy.deepLinkScheme, webBase: webBase, notificationID: notificationID)
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
        content.androidChannelId = AndroidChannelChoice(for: type, of: app).id
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
            fallbackLink: PayloadData.fallbackLink(event: event, type: type, scheme: policy.deepLinkScheme, webBase: webBase),
            carriesImage: carriesImage, safeValues: safeValues(of: type))
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
    /// `preview_privacy`: whether only values that the catalogue marks safe are shown (EVAL-38).
    var previewsAreSafeFieldsOnly: Bool { settings["preview_privacy"] == .text("safe_fields_only") }

    var missingValueRule: MissingValueRule {
        switch missingTokenPolicy {
        case .reject: .reject
        case .empty: .empty
        case .placeholder: .placeholder(missingTokenPlaceholder)
        }
    }
}
