import CarillonAPI
import ServiceKit

/// What the one notification for several others is made of.
struct MergedContent {
    let form: MergedDelivery.Form
    /// Of the merged notifications; two or more.
    let ids: [String]
    /// Gives sound, channel and links.
    let type: RegistryV1.NotificationType
    /// All merged notifications are of that type, which may have a wording of its own.
    let isOfOneType: Bool
    /// Of the merged notifications.
    let events: [EvaluatorV1.Event]
    /// The channel of all of them; empty: none, or several.
    let channelID: String
    /// What a group lists, in the order of release.
    var items: [GroupItem]
}

/// A notification in the list of a group (EVAL-29).
final class GroupItem {
    private let type: RegistryV1.NotificationType
    private let reader: String
    private let keepsEmoji: Bool
    private let zone: String
    private var composer: NotificationComposer

    /// - Parameters:
    ///   - composer: of its event.
    ///   - userRoles: of its reader, towards the event.
    ///   - userTimezone: empty: none.
    ///   - emojiOk: of its reader.
    init(_ composer: NotificationComposer, type: RegistryV1.NotificationType, userRoles: [String], userTimezone: String, emojiOk: Bool? = nil) {
        self.composer = composer
        self.type = type
        reader = composer.app.catalogue.reader(of: type.typeId, roles: userRoles)
        keepsEmoji = composer.app.policy.allowsEmoji(roles: userRoles, choice: emojiOk)
        zone = composer.app.policy.textZone(user: userTimezone)
    }

    /// Its line in a language; nil where its text lacks a value.
    func line(deviceType: CommonV1.DeviceType, locale: String) -> String? {
        let shared = composer.contents.content(of: type, deviceType: deviceType, locale: locale, reader: reader, keepsEmoji: keepsEmoji)
        return composer.line(shared, zone: zone)
    }
}
