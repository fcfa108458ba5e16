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
        /// Nil where there is no device.
        var androidChannel: AndroidChannelChoice?
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

    let contents: AppContents
    let material: EventMaterial
    /// What to do about values that the event lacks; nil: what the type's policy says.
    private let missingValues: MissingValueRule?

    /// The texts of the event. There are few: one for each language and kind of device, and for each zone where they show instants.
    private var texts: [(shared: TypeContent, zone: String?, text: RenderedText)] = []
    /// The data that all users of the event have in common, for each kind of content and picture. It is kept from the second content on: most events
    /// have one user.
    private var knownData: [(shared: TypeContent, image: String?, data: [String: String])] = []
    private var keepsData = false
    /// Values the last composition lacked.
    private(set) var missing: [String] = []
    /// What was cut since the composer was made.
    private(set) var overlong: [OverlongPart] = []

    var app: AppPolicy { contents.app }

    /// - Parameters:
    ///   - contents: of the event's app.
    ///   - missingValues: see above.
    init(_ contents: AppContents, material: EventMaterial, missingValues: MissingValueRule? = nil) {
        self.contents = contents
        self.material = material
        self.missingValues = missingValues
    }

    /// Composes a push for the devices of one user.
    ///
    /// - Parameters:
    ///   - presentation: The user's choices of sound and vibration.
    ///   - userLocale: The language of the user's profile.
    ///   - userRoles: The user's roles: a type may have a wording for some of them, and the policy may keep emoji for some of them.
    ///   - userTimezone: The user's zone; empty: none.
    ///   - emojiOk: The user's own choice of emoji; nil: the roles decide.
    ///   - reducesMotion: The user wants no animated pictures.
    ///   - isInApp: Whether the app shows it, after opening, so that values that previews may not have are shown (EVAL-38).
    mutating func compose(
        type: RegistryV1.NotificationType, notificationID: String, priority: CommonV1.Priority, presentation: Presentation,
        userLocale: String, userRoles: [String] = [], userTimezone: String = "", emojiOk: Bool? = nil,
        reducesMotion: Bool = false, devices: [CommonV1.SendableDevice], isInApp: Bool = false
    ) throws -> Composition {
        var contents: [DispatcherV1.Content] = []
        // The text and the pictures of each element of `contents`. Devices that need the same ones share a content.
        var kinds: [(shared: TypeContent, image: String?, icon: String?)] = []
        var indexes: [UInt32] = []
        indexes.reserveCapacity(devices.count)
        missing = []
        let reader = app.catalogue.reader(of: type.typeId, roles: userRoles)
        let keepsEmoji = app.policy.allowsEmoji(roles: userRoles, choice: emojiOk)
        let zone = app.policy.textZone(user: userTimezone)
        for device in devices {
            let locale = locale(device: device.locale, user: userLocale)
            let shared = self.contents.content(
                of: type, deviceType: device.deviceType, locale: locale, reader: reader, keepsEmoji: keepsEmoji, isInApp: isInApp)
            let image = device.supportsRichContent && shared.isSafe("image_url", of: material) ? material.image : nil
            let icon =
                device.supportsRichContent && shared.isForAndroid && shared.isSafe("large_icon", of: material) ? material.largeIcon : nil
            let pictures = (image: image?.url(still: reducesMotion), icon: icon?.androidIcon)
            if let position = kinds.firstIndex(where: { $0.shared === shared && ($0.image, $0.icon) == pictures }) {
                indexes.append(UInt32(position))
                continue
            }
            let text = try text(shared, zone: zone)
            indexes.append(UInt32(contents.count))
            // Completed in its place: a copy of a content retains each of its fields.
            contents.append(shared.content)
            complete(
                &contents[contents.count - 1], shared, text: text, notificationID: notificationID, priority: priority, presentation: presentation,
                pictures: pictures)
            kinds.append((shared, pictures.image, pictures.icon))
        }
        return Composition(
            contents: contents, contentIndexes: indexes, missingValues: missing, androidChannel: kinds.first?.shared.androidChannel)
    }

    /// The language of a device's text: the first source, in policy's order, that names a supported one.
    func locale(device: String, user: String) -> String {
        let policy = app.policy
        for source in policy.localeSourceOrder {
            let wanted: String
            switch source {
            case "device": wanted = device
            case "user": wanted = user
            default: wanted = policy.defaultLocale
            }
            if let supported = contents.language(wanted) { return supported }
        }
        return policy.defaultLocale
    }

    /// One text for a type, kind of device, language and reader, rendered the first time it is wanted. It has all emoji, and the organization's zone.
    mutating func text(
        type: RegistryV1.NotificationType, deviceType: CommonV1.DeviceType, locale: String, reader: String = ""
    ) throws -> RenderedText {
        let shared = contents.content(of: type, deviceType: deviceType, locale: locale, reader: reader, keepsEmoji: true)
        return try text(shared, zone: app.policy.organizationTimezone)
    }

    /// The event's line in the list of a group: the title in the form `item`, else its own body or title. Nil where there is none.
    mutating func line(_ shared: TypeContent, zone: String) -> String? {
        guard let wording = shared.itemWording(for: material) else {
            guard let text = try? text(shared, zone: zone) else { return nil }
            // The title of a direct notification says what it is about.
            let parts = material.directText == nil ? [text.body, text.title] : [text.title, text.body]
            return parts.first { !FreeText.isBlank($0) }
        }
        guard let title = try? rendered(wording, of: shared, zone: zone).text.title else { return nil }
        return FreeText.isBlank(title) ? nil : title
    }

    private mutating func text(_ shared: TypeContent, zone: String) throws -> RenderedText {
        if let known = texts.first(where: { $0.shared === shared && ($0.zone ?? zone) == zone }) { return known.text }
        let (text, renderer, dependsOnZone) = try rendered(try shared.wording(for: material), of: shared, zone: zone)
        for name in renderer.unresolved where !missing.contains(name) { missing.append(name) }
        overlong += renderer.overlong
        try Self.requireVisible(text, "the text of type \(shared.type.typeId)", unresolved: renderer.unresolved)
        texts.append((shared, dependsOnZone ? zone : nil, text))
        return text
    }

    /// Renders a wording of a type with the values of the event that may be shown.
    ///
    /// - Returns: the text, what its renderer found, and whether readers in other zones read something else.
    /// - Throws: ``TemplateInvalid`` where a value is missing.
    private func rendered(
        _ wording: TextWording, of shared: TypeContent, zone: String
    ) throws -> (text: RenderedText, renderer: TextRenderer, dependsOnZone: Bool) {
        // The closure below has the material, and not the whole composer.
        let material = material
        var dependsOnZone = false
        var renderer = TextRenderer(
            policy: shared.policy, missingValues: missingValues ?? shared.missingValues, bodyMaxChars: shared.bodyMaxChars, emoji: shared.emoji)
        do {
            let text = try renderer.render(wording) { name in
                guard shared.isSafe(name, of: material), let value = material.value(name) else { return nil }
                return wording.text(of: value, named: name, zone: zone, dependsOnZone: &dependsOnZone)
            }
            return (text, renderer, dependsOnZone)
        } catch let error as MissingTemplateValue {
            throw TemplateInvalid(description: error.description, missingValue: error.name)
        }
    }

    /// Nothing blank reaches a device. A subtitle alone does not help: most devices show none.
    ///
    /// - Parameters:
    ///   - name: what the error calls the text.
    ///   - unresolved: values the text wants and the event lacks.
    static func requireVisible(_ text: RenderedText, _ name: @autoclosure () -> String, unresolved: [String]) throws(TemplateInvalid) {
        guard FreeText.isBlank(text.title), FreeText.isBlank(text.body) else { return }
        guard let first = unresolved.first else {
            throw TemplateInvalid(description: "\(name()) in \(text.locale) would show nothing: title and body are blank")
        }
        throw TemplateInvalid(
            description: "TEMPLATE_MISSING_TOKEN: \(name()) in \(text.locale) would show nothing: the event's data carries no "
                + unresolved.map(EventMaterial.origin).joined(separator: ", "), missingValue: first)
    }

    /// Adds what is the event's, the user's and the device's.
    ///
    /// - Parameter content: the fields that no event changes.
    private mutating func complete(
        _ content: inout DispatcherV1.Content, _ shared: TypeContent, text: RenderedText, notificationID: String, priority: CommonV1.Priority,
        presentation: Presentation, pictures: (image: String?, icon: String?)
    ) {
        let scheme = shared.policy.deepLinkScheme
        let group = groupKey(type: shared.type, channel: material.event.channelId)
        content.title = text.title
        content.subtitle = text.subtitle
        content.body = text.body
        content.locale = text.locale
        if let own = material.event.content, !own.sound.isEmpty { content.sound = own.sound }
        if presentation.silent || !presentation.sound.isEmpty { content.sound = presentation.silent ? "" : presentation.sound }
        content.vibrationMs = presentation.vibration
        if let image = pictures.image {
            content.imageUrl = image
            if !shared.type.iosCategoryWithImage.isEmpty { content.iosCategory = shared.type.iosCategoryWithImage }
        }
        content.threadId = group
        content.tag = EventPattern.text(shared.type.tag, material.event) ?? group
        content.deepLink = PayloadData.deepLink(
            event: material.event, pattern: shared.type.deepLink, scheme: scheme, webBase: shared.webBase, notificationID: notificationID)
        content.data = commonData(shared, scheme: scheme, image: pictures.image)
        content.data["notification_id"] = notificationID
        content.data["deep_link"] = content.deepLink
        if let own = material.event.content {
            content.take(own, showingTicker: shared.isSafe("ticker", of: material))
            content.takePlatforms(
                own, showingArguments: shared.isSafe("loc_args", of: material), isForAndroid: shared.isForAndroid)
        }
        // The app's service extension fetches the picture of the message or of its sender, and confirms delivery. So it may change the content.
        if pictures.image != nil || (!material.event.channelId.isEmpty && group == material.event.channelId) { content.mutableContent = true }
        if let icon = pictures.icon { content.data["large_icon"] = icon }
        let level = material.event.content?.ios?.interruptionLevel ?? .unspecified
        content.interruptionLevel = level == .unspecified ? app.policy.apnsInterruptionMap[priority] : level
        // Apple takes critical alerts of apps alone that have its entitlement (DISP-07).
        content.criticalSound = content.interruptionLevel == .critical && app.policy.apnsCriticalEntitlement
    }

    private mutating func commonData(_ shared: TypeContent, scheme: String?, image: String?) -> [String: String] {
        if let known = knownData.firstIndex(where: { $0.shared === shared && $0.image == image }) { return knownData[known].data }
        let fallbackLink = PayloadData.fallbackLink(event: material.event, type: shared.type, scheme: scheme, webBase: shared.webBase)
        let data = PayloadData.common(material, shared, fallbackLink: fallbackLink, image: image)
        if keepsData { knownData.append((shared, image, data)) }
        keepsData = true
        return data
    }

    /// The key by which the device groups notifications (EVAL-54): by the type's own rule, else by the policy's. A policy that groups by slots means
    /// notifications of the device itself; notifications of the server are grouped by category.
    ///
    /// - Parameter channel: of the event.
    func groupKey(type: RegistryV1.NotificationType, channel: String) -> String {
        switch type.threadKey.known ?? app.policy.deviceGroupBy {
        case .none: ""
        case .channel: channel.isEmpty ? type.categoryId : channel
        case .category, .slotDay: type.categoryId
        }
    }
}

extension DispatcherV1.Content {
    /// Takes what a direct notification says itself.
    ///
    /// - Parameter showingTicker: whether its ticker may be read before opening (EVAL-38).
    fileprivate mutating func take(_ own: EvaluatorV1.NotificationContent, showingTicker: Bool) {
        if !own.threadId.isEmpty { threadId = own.threadId }
        if !own.tag.isEmpty { tag = own.tag }
        if !own.androidChannelId.isEmpty { androidChannelId = own.androidChannelId }
        if let ios = own.ios {
            if let score = ios.relevanceScore { relevanceScore = score }
            if !ios.category.isEmpty { iosCategory = ios.category }
            targetContentId = ios.targetContentId
        }
        if var web = own.web {
            // The user's own choice comes first.
            if !vibrationMs.isEmpty { web.vibrationMs = vibrationMs }
            self.web = web
        }
        if let android = own.android {
            if !android.color.isEmpty { androidColor = android.color }
            if !android.smallIcon.isEmpty { androidIcon = android.smallIcon }
            androidLightColor = android.ledColor
            // The user's own choice comes first.
            if vibrationMs.isEmpty { vibrationMs = android.vibrationMs }
            androidNotificationPriority = android.priority
            androidVisibility = android.visibility
            if showingTicker { androidTicker = android.ticker }
            androidSticky = android.ongoing
        }
    }
}

extension Policy {
    /// `preview_privacy`: whether only values that the catalogue marks safe are shown (EVAL-38).
    var previewsAreSafeFieldsOnly: Bool { settings["preview_privacy"] == .text("safe_fields_only") }

    /// The zone of instants in texts: the user's, or the organization's (`reminder_timezone_source`, I18N-04).
    ///
    /// - Parameter zone: the user's; empty: none.
    func textZone(user zone: String) -> String {
        reminderTimezoneSource == .organization || zone.isEmpty ? organizationTimezone : zone
    }

    var missingValueRule: MissingValueRule {
        switch missingTokenPolicy {
        case .reject: .reject
        case .empty: .empty
        case .placeholder: .placeholder(missingTokenPlaceholder)
        }
    }
}
