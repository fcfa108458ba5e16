import CarillonAPI
import ServiceKit

/// What the contents of a type's notifications have in common on one kind of device, in one language and for one reader. It is made once for an app,
/// and each event adds its values. A class, because it is large and passed through the composer.
final class TypeContent: Sendable {
    struct Key: Sendable, Hashable {
        var typeID: String
        var deviceType: CommonV1.DeviceType
        var locale: String
        /// A role with wordings of its own; empty: none.
        var reader: String
        /// Whether the reader's roles allow emoji.
        var keepsEmoji: Bool
        /// Whether it is read in the app, after opening: previews do not matter.
        var isInApp = false
    }

    let type: RegistryV1.NotificationType
    /// The app's policy, with the settings that the type overrides.
    let policy: Policy
    /// The fields that no event changes.
    let content: DispatcherV1.Content
    let androidChannel: AndroidChannelChoice
    /// The beginning of links in browsers; nil: links begin with the scheme.
    let webBase: String?
    let isForAndroid: Bool
    /// In grapheme clusters.
    let bodyMaxChars: Int
    let missingValues: MissingValueRule
    let emoji: EmojiRule
    private let wording: PluralWording?
    /// The wording in the form `private`; nil where previews are not private, or the catalogue has none.
    private let privateWording: PluralWording?
    /// The wording in the form `item`; nil where the catalogue has none.
    private let itemWording: PluralWording?
    /// Where previews are private (EVAL-38), the values that may be seen before opening; nil: all of them.
    private let safeValues: Set<String>?

    /// - Parameter contents: of the app; gets the parsed templates.
    init(_ key: Key, type: RegistryV1.NotificationType, of contents: AppContents) {
        let app = contents.app
        let policy = app.policy(for: type.typeId)
        self.type = type
        self.policy = policy
        androidChannel = AndroidChannelChoice(for: type, of: app)
        webBase = key.deviceType == .web ? policy.webFallbackBaseURL : nil
        isForAndroid = key.deviceType == .android
        bodyMaxChars = policy.bodyMaxChars(deviceType: key.deviceType)
        missingValues = policy.missingValueRule
        emoji = EmojiRule(policy, isAllowed: key.keepsEmoji)
        safeValues = policy.previewsAreSafeFieldsOnly && !key.isInApp ? Set(type.safeValues) : nil
        func wording(_ form: RegistryV1.TemplateForm, orDefault: Bool = true) -> PluralWording? {
            let locales = [key.locale] + (orDefault ? [policy.defaultLocale] : [])
            return PluralWording(of: type.typeId, locales: locales, reader: key.reader, form: form, contents)
        }
        self.wording = wording(.unspecified)
        privateWording = safeValues == nil ? nil : wording(.private)
        // The body in the reader's language is better than this text in another one.
        itemWording = wording(.item, orDefault: false)

        var content = DispatcherV1.Content()
        content.locale = key.locale
        content.sound = policy.soundByCategory[type.soundKey] ?? policy.defaultSound
        content.androidChannelId = androidChannel.id
        content.androidColor = type.androidColor
        content.androidIcon = type.androidSmallIcon
        content.iosCategory = type.iosCategory
        content.relevanceScore = type.relevanceScore
        content.clickAction = type.clickAction
        self.content = content
    }

    /// Whether a value of an event may stand in visible text and in the payload.
    func isSafe(_ name: String, of material: EventMaterial) -> Bool {
        guard let safeValues else { return true }
        // The app's own name says nothing about the event, unless the event has another one.
        return safeValues.contains(name) || name == "app_name" && material.event.data[name] == nil
    }

    /// The type's wording in the plural form of the event's `count`, or the private one where the former would show a value that may not be seen
    /// before opening (EVAL-38). The text of a direct notification takes the place of the type's wording, and its title, subtitle and body are such
    /// values.
    ///
    /// - Throws: ``NotificationComposer/TemplateInvalid``.
    func wording(for material: EventMaterial) throws -> TextWording {
        if let (title, subtitle, body) = material.directText {
            let unsafe = [("title", title), ("subtitle", subtitle), ("body", body)].filter { !$1.isEmpty && !isSafe($0, of: material) }.map(\.0)
            return unsafe.isEmpty
                ? TextWording(title: title, subtitle: subtitle, body: body, locale: content.locale)
                : try privateWording(insteadOf: unsafe, for: material)
        }
        guard let wording = wording?.form(of: count(of: material)) else {
            throw NotificationComposer.TemplateInvalid(
                description: "the catalogue has no template for type \(type.typeId) in \(content.locale)")
        }
        guard safeValues != nil else { return wording }
        let unsafe = wording.tokens.filter { !isSafe($0, of: material) }
        return unsafe.isEmpty ? wording : try privateWording(insteadOf: unsafe, for: material)
    }

    /// The type's wording for the list of a group; nil where it has none, or where it would show a value that may not be seen before opening. The
    /// text of a direct notification has none.
    func itemWording(for material: EventMaterial) -> TextWording? {
        guard material.directText == nil, let wording = itemWording?.form(of: count(of: material)) else { return nil }
        return wording.tokens.allSatisfy { isSafe($0, of: material) } ? wording : nil
    }

    /// The value that chooses the plural form, where it may be shown.
    private func count(of material: EventMaterial) -> String? { isSafe("count", of: material) ? material.value("count") : nil }

    private func privateWording(insteadOf unsafe: [String], for material: EventMaterial) throws -> TextWording {
        guard let wording = privateWording?.form(of: count(of: material)) else {
            throw NotificationComposer.TemplateInvalid(
                description: "the text of type \(type.typeId) shows \(unsafe.joined(separator: ", ")), which preview_privacy forbids, and the "
                    + "catalogue has no text in the form private: add one, or list the values in the type's safe_values")
        }
        return wording
    }
}
