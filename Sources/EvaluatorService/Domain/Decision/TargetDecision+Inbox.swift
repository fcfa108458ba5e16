import CarillonAPI
import Providers
import ServiceKit

/// The entry in the notification centre (EVAL-12).
extension TargetDecision {
    /// Whether the notification has an entry: in an app with a centre every recipient who may get the notification has one, whatever happens to the
    /// push. A silent push shows nothing, and a notification that is sent again has its entry.
    ///
    /// - Parameter reason: why no push goes out.
    func hasInboxEntry(skipped reason: CommonV1.SkipReason) -> Bool {
        app.policy.inboxEnabled && isAnswered && type != nil && !event.isSilent && event.repeatedNotificationID == nil
            && reason.leavesInboxEntry
    }

    /// The entry, with the text as the app shows it after opening, in the language of the user's devices; nil: there is no text.
    ///
    /// - Parameter composer: of the event.
    func inboxEntry(with composer: inout NotificationComposer) -> ReceiptsV1.RecordedInboxEntry? {
        guard let type else { return nil }
        let page = CommonV1.SendableDevice(locale: user.devices.first { !$0.locale.isEmpty }?.locale ?? "")
        let composition = try? composer.compose(
            type: type.type, notificationID: notificationID, priority: priority, presentation: Presentation(answer), userLocale: user.locale,
            userRoles: candidate.relationship.roles(user.roles), userTimezone: user.anyTimezone, emojiOk: user.emojiOk, devices: [page],
            isInApp: true)
        guard let content = composition?.contents.first else { return nil }
        return ReceiptsV1.RecordedInboxEntry(
            title: content.title, body: content.body, deepLink: content.deepLink, fallbackDeepLink: content.data["fallback_deep_link"] ?? "",
            entityType: event.event.entityType, entityId: event.event.entityId, aboutUserIds: event.event.usersItIsAbout.map(\.id),
            tag: DeviceMessage.tag(content.tag, collapseKey: event.event.content?.collapseKey ?? "", pushID: pushID))
    }
}

extension CommonV1.SkipReason {
    /// Whether the notification still says something to its recipient. The app may have a text where a preview has none.
    fileprivate var leavesInboxEntry: Bool {
        switch self {
        case .duplicate, .relationshipEnded, .recipientInactive, .roleNotAllowed, .ttlExpired, .itemCompleted, .nothingToReport, .cancelled,
            .noRecipients, .organizationSuspended:
            false
        default: true
        }
    }
}
