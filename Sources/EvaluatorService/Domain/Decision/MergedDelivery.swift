import CarillonAPI
import ServiceKit

/// One notification in place of several deferred ones of a user.
struct MergedDelivery {
    /// Why they are one.
    enum Form {
        /// They waited for the end of quiet hours (EVAL-23), or for the summary of what is above caps (EVAL-30).
        case held
        /// They are of one key, and of one group window (EVAL-29).
        case group
    }

    struct Part {
        var target: TargetDecision
        var deferred: DeferredNotification
        /// Position of its event.
        var item: Int
    }

    /// Ordinal of the first merged notification of an event. It is larger than the ordinals of the event's own decisions.
    static let firstOrdinal = 1 << 32

    let parts: [Part]
    let form: Form
    /// The part that sound, channel and devices are taken from: the newest one of the highest priority.
    let lead: Part
    let notificationID: String
    private let pushID: String
    private let now: Instant
    private let expiresAt: Instant

    /// - Parameter parts: two or more, of one user.
    init(of parts: [Part], as form: Form, app: AppPolicy, now: Instant) {
        self.parts = parts
        self.form = form
        self.now = now
        lead = parts.reduce(parts[0]) { best, part in
            (part.target.priority.rawValue, part.deferred.eventRow) >= (best.target.priority.rawValue, best.deferred.eventRow) ? part : best
        }
        let target = lead.target
        notificationID = DerivedID.make(
            prefix: "notif_", at: now,
            parts: ["merged", target.tenant.organizationId, target.tenant.appId, target.candidate.userID, target.notificationID])
        pushID = DerivedID.push(notificationID: notificationID, ordinal: 0, prefix: app.policy.pushIDPrefix)
        // It lives as long as the last of its parts.
        expiresAt = parts.map(\.target.expiresAt).max() ?? now
    }

    /// `3 notifications that waited for the end of quiet hours`.
    private var partsInWords: String {
        let ofSummary = parts.count { $0.deferred.deferral.isOfSummary }
        let kind =
            switch form {
            case .group: "of one kind"
            case .held where ofSummary == 0: "that waited for the end of quiet hours"
            case .held where ofSummary == parts.count: "above a cap"
            case .held: "that waited for the end of quiet hours or were above a cap"
            }
        return "\(parts.count) notifications \(kind)"
    }

    /// For explanations of a part.
    var words: String {
        let remark = lead.target.type.flatMap { AndroidChannelChoice(for: $0.type, of: lead.target.app).remark(for: lead.target.devices) }
        return "\(partsInWords) were sent as one" + (remark.map { "; \($0)" } ?? "")
    }

    /// - Parameters:
    ///   - contents: of the app.
    ///   - composer: of a part's event.
    /// - Throws: ``NotificationComposer/TemplateInvalid``.
    func compose(_ contents: AppContents, _ composer: (Part) -> NotificationComposer) throws -> DispatcherV1.Push {
        let target = lead.target
        guard let type = target.type else {
            throw NotificationComposer.TemplateInvalid(description: "the app's catalogue has no type \(target.typeID) any more")
        }
        let merged = MergedContent(
            form: form, ids: parts.map(\.target.notificationID), type: type.type,
            isOfOneType: parts.allSatisfy { $0.target.typeID == target.typeID }, events: parts.map(\.target.event.event), channelID: channelID,
            items: form == .group ? parts.compactMap { $0.item(composer) } : [])
        // It has no values and no picture of a single event.
        var composer = NotificationComposer(
            contents, material: EventMaterial(.init(tenant: target.tenant), snapshot: AudienceSnapshot(), policy: target.app.policy))
        let composition = try composer.compose(
            merged, notificationID: notificationID, priority: target.priority, presentation: Presentation(target.answer),
            userLocale: target.user.locale, userRoles: target.candidate.relationship.roles(target.user.roles), emojiOk: target.user.emojiOk,
            devices: target.devices)
        var push = target.push(composition)
        push.pushId = pushID
        push.notificationId = notificationID
        push.channelId = channelID
        push.collapseId = ""
        push.expiresAtMs = expiresAt.milliseconds
        let children = Set(parts.map { $0.target.candidate.relationship.isGuardian ? $0.target.event.event.subjectUserId : "" })
        switch form {
        // It says nothing about anybody.
        case .held: push.aboutUserId = children.count == 1 ? children.first ?? "" : ""
        case .group:
            let named = children.filter { !$0.isEmpty }.sorted()
            push.aboutUserId = named.first ?? ""
            push.furtherAboutUserIds = Array(named.dropFirst())
            push.senderIds = Set(parts.map(\.target.event.event.actorId)).filter { !$0.isEmpty }.sorted()
        }
        return push
    }

    /// The record for the ledger.
    func record(_ push: DispatcherV1.Push) -> ReceiptsV1.NotificationRecord {
        var record = lead.target.record(skipped: .unspecified, push: push)
        record.notificationId = notificationID
        record.channelId = channelID
        record.messageId = ""
        // The badge was counted with each part, and each part has its own decision about mail.
        record.badgeCounter = ""
        record.email = .unspecified
        record.mail = mail(push)
        record.createdAtMs = now.milliseconds
        record.expiresAtMs = expiresAt.milliseconds
        return record
    }

    /// The mail in place of the push that carries all parts, where one of them wants mail; nil: none. Parallel mails go out for each part.
    private func mail(_ push: DispatcherV1.Push) -> ReceiptsV1.NotificationMail? {
        guard lead.target.policy.emailMode == .fallback, let content = push.contents.first,
            parts.contains(where: { $0.target.emailDecision(skipped: .unspecified) == .wanted })
        else { return nil }
        let users = Set(parts.flatMap { $0.target.event.event.usersItIsAbout.map(\.id) })
        return .init(content, atOnce: false, hasFurtherDevices: false, about: users.sorted())
    }

    /// The decision for the store. It belongs to the event of ``lead``.
    var decision: DecisionRow {
        let target = lead.target
        return DecisionRow(
            eventRow: lead.deferred.eventRow, ordinal: Self.firstOrdinal + lead.deferred.ordinal, organizationID: target.tenant.organizationId,
            appID: target.tenant.appId, notificationID: notificationID, pushID: pushID, userID: target.candidate.userID, typeID: target.typeID,
            reason: .unspecified, deviceCount: target.devices.count, decidedAt: now,
            detail: "carries \(partsInWords)")
    }

    /// The channel of all parts; empty where they are of several: a mute of one conversation must not stop the others. A batch names none.
    private var channelID: String {
        let channel = lead.target.event.event.channelId
        return form == .group && parts.allSatisfy { $0.target.event.event.channelId == channel } ? channel : ""
    }
}

extension MergedDelivery.Part {
    /// As a group lists it; nil where the catalogue does not have its type any more.
    fileprivate func item(_ composer: (Self) -> NotificationComposer) -> GroupItem? {
        guard let type = target.type?.type else { return nil }
        let user = target.user
        return GroupItem(
            composer(self), type: type, userRoles: target.candidate.relationship.roles(user.roles), userTimezone: user.anyTimezone,
            emojiOk: user.emojiOk)
    }
}
