import CarillonAPI
import ServiceKit

/// What Carillon itself mails about a notification (DISP-32, `email_mode`).
extension TargetDecision {
    /// The decision about mail: quiet hours, caps and devices do not matter to it (EVAL-11). A missing consent does, and nobody is mailed twice about
    /// the same.
    ///
    /// - Parameter reason: why no push goes out.
    func emailDecision(skipped reason: CommonV1.SkipReason) -> ReceiptsV1.EmailDecision {
        guard isAnswered, !event.isSilent, answer.gate == .unspecified, reason != .deduplicated else { return .unspecified }
        return answer.emailEnabled ? .wanted : .off
    }

    /// Whether Carillon may mail about the notification. Its first push decides: a snooze or an escalation is about the same.
    ///
    /// - Parameter reason: why no push goes out. Then only a parallel mail does.
    func isMailed(skipped reason: CommonV1.SkipReason) -> Bool {
        guard policy.emailMode != .off, emailDecision(skipped: reason) == .wanted, event.repeatedNotificationID == nil else { return false }
        return reason == .unspecified || policy.emailMode.isParallel && reason.leavesMail
    }

    /// The mail that the ledger hands over, with the text and the link of the web; nil: none.
    ///
    /// - Parameters:
    ///   - reason: as for ``isMailed(skipped:)``.
    ///   - composer: of the event.
    func mail(skipped reason: CommonV1.SkipReason, with composer: inout NotificationComposer) -> ReceiptsV1.NotificationMail? {
        guard isMailed(skipped: reason), let type else { return nil }
        let page = CommonV1.SendableDevice(deviceType: .web)
        let composition = try? composer.compose(
            type: type.type, notificationID: notificationID, priority: priority, presentation: Presentation(answer), userLocale: user.locale,
            userRoles: candidate.relationship.roles(user.roles), userTimezone: user.anyTimezone, emojiOk: user.emojiOk, devices: [page])
        // A text that cannot be made has its reason in the decision on the push, if there is one.
        guard let content = composition?.contents.first else { return nil }
        return ReceiptsV1.NotificationMail(
            content, atOnce: policy.emailMode.isParallel, hasFurtherDevices: reason == .unspecified && !laterDevices.isEmpty,
            about: event.event.usersItIsAbout.map(\.id))
    }
}

extension ReceiptsV1.NotificationMail {
    /// Grapheme clusters of a subject that is taken from the body.
    private static let subjectLength = 80

    /// A mail with the text of a content. A mail needs a subject, so the beginning of a body without a title becomes one.
    ///
    /// - Parameter users: whom the text may name.
    init(_ content: DispatcherV1.Content, atOnce: Bool, hasFurtherDevices: Bool, about users: [String]) {
        let isUntitled = FreeText.isBlank(content.title)
        self.init(
            title: isUntitled ? TextTruncation.truncate(content.body, limit: Self.subjectLength, marker: "…") : content.title,
            body: content.body, deepLink: content.deepLink, locale: content.locale, atOnce: atOnce, hasFurtherDevices: hasFurtherDevices,
            aboutUserIds: users)
    }
}

extension CommonV1.SkipReason {
    /// Whether a parallel mail is of use where no push goes out for this reason. It is not where the notification has lost its purpose.
    fileprivate var leavesMail: Bool {
        switch self {
        case .deduplicated, .duplicate, .relationshipEnded, .recipientInactive, .roleNotAllowed, .ttlExpired, .itemCompleted, .nothingToReport,
            .cancelled, .noRecipients, .organizationSuspended, .templateInvalid, .consentMissing, .promotionalNotOptedIn:
            false
        default: true
        }
    }
}
