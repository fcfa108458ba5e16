import CarillonAPI
import Providers
import ServiceKit

/// One target of one event with everything that follows from its type: ids, lifetime, dedup key, ledger record and push. A class, because it is made
/// once and passed through the stages.
final class TargetDecision {
    /// A push for the dispatcher, with a remark for explanations.
    struct ComposedPush {
        var push: DispatcherV1.Push
        var note: String
    }

    let event: PendingEvent
    /// The position of its decision among those of the event.
    let ordinal: Int
    let candidate: PreparedEvents.Candidate
    let tenant: CommonV1.Tenant
    let app: AppPolicy
    let now: Instant
    /// When the notification's lifetime began: now, or the time at which it was deferred.
    let createdAt: Instant
    /// The type that preferences chose, or the best candidate where they chose none.
    let typeID: String
    /// Nil where the app's catalogue has no such type any more.
    let type: TypePolicy?
    /// The app's policy, with the settings that the type overrides.
    let policy: Policy
    /// The answer of preferences; empty where they were not asked.
    let answer: PreferencesV1.SendAnswer
    let isAnswered: Bool
    let priority: CommonV1.Priority
    let timeToLive: Duration
    /// False for a notification whose time had come before.
    let mayWaitForLocalTime: Bool
    /// When the target's clock shows the time that the sender chose; nil: the event has no such time.
    private(set) lazy var localTime = event.localSchedule?.time(of: user, app.policy)
    /// When the notification's lifetime ends.
    let expiresAt: Instant
    /// The key in the dedup window or group window. Nil where this priority neither checks nor sets a dedup record, or the policy has no window.
    let dedupKey: DedupKey?
    /// The key of the record of what is collected for the next window; nil where nothing is (EVAL-29).
    private(set) lazy var collectionKey = policy.dedupMode == .group ? dedupKey.map(DedupKey.init(collectedFor:)) : nil
    /// Whether notifications of the key are collected, and not suppressed.
    var isGrouped: Bool { policy.dedupMode == .group }
    /// The cap that the push counts against. Nil where the notification passes every cap and does not count.
    let cap: FrequencyCap?
    /// Whether limits and windows concern it. They do not concern the second push of a notification, and none that shows nothing.
    let isCounted: Bool
    /// What ``cap`` counts.
    var pushCountKey: PushCountKey { PushCountKey(user: userKey, priority: priority) }
    var userKey: UserKey { UserKey(candidate.userID, of: tenant) }
    /// Most pushes of the user in a minute (EVAL-31). Nil where the notification does not wait and does not count.
    var ratePerMinute: Int? {
        priority == .blocking || type?.type.critical == true || !isCounted ? nil : policy.userRatePerMinute
    }
    /// The devices it goes to: sendable, within the user's scope, and among those that a direct notification names.
    private(set) lazy var devices: [CommonV1.SendableDevice] = {
        if let silent = event.event.silent {
            let setsBadge = silent.syncType == BadgePush.syncType
            return namedDevices.filter { $0.supportsSilentPush && ($0.badgeEnabled || !setsBadge) }
        }
        let devices = DeviceScope.narrow(namedDevices, to: answer.deviceScope.effective, fanout: fanout, priority: priority)
        guard let earlier = event.escalation?.pushDeviceIds else { return devices }
        return devices.filter { !earlier.contains($0.pushDeviceId) }
    }()
    /// Devices that get the push later, unless a device confirms it (EVAL-26).
    private(set) lazy var laterDevices: [CommonV1.SendableDevice] = {
        guard fanout == .mostRecentThenAll, !event.isSilent else { return [] }
        let all = DeviceScope.narrow(namedDevices, to: answer.deviceScope.effective, fanout: .allActive, priority: priority)
        return all.filter { device in !devices.contains { $0.pushDeviceId == device.pushDeviceId } }
    }()
    /// Devices that had all silent pushes that an hour allows; nil: none.
    private(set) var waitingDevices: WaitingDevices?
    /// The user's devices for a notification of this priority. Where a sender names devices, it goes to all of them.
    var fanout: Fanout {
        if event.isSilent { return .allActive }
        let configured = policy.fanoutByPriority[priority]
        if event.escalation != nil { return configured.isVisible ? .allActive : configured }
        return configured.isVisible && event.event.content?.deviceIds.isEmpty == false ? .allActive : configured
    }
    private(set) lazy var notificationID =
        event.repeatedNotificationID
        ?? DerivedID.notification(
            acceptedAt: event.idTime, event: event.carillonEventID, organization: tenant.organizationId, app: tenant.appId,
            user: candidate.userID, type: typeID)
    private(set) lazy var pushID = DerivedID.push(
        notificationID: notificationID, acceptedAt: event.idTime, ordinal: event.pushOrdinal, prefix: app.policy.pushIDPrefix)

    /// The user's devices without those that a direct notification or a broadcast leaves out.
    var namedDevices: [CommonV1.SendableDevice] {
        if let filter = event.broadcastFilter { return user.devices.filter { filter.admits($0, of: user, policy: app.policy) } }
        guard let named = event.event.content?.deviceIds ?? event.event.silent?.deviceIds, !named.isEmpty else { return user.devices }
        return user.devices.filter { named.contains($0.deviceId) || named.contains($0.pushDeviceId) }
    }

    /// What the registry knows of the target.
    var user: RegistryV1.ResolvedUser { candidate.recipient.user }

    /// - Parameters:
    ///   - createdAt: when the notification's lifetime began; nil: now.
    ///   - mayWaitForLocalTime: false for one whose time had come before.
    init(
        item: PreparedEvents.Item, ordinal: Int, group: borrowing PreparedEvents, app: AppPolicy, now: Instant, createdAt: Instant? = nil,
        mayWaitForLocalTime: Bool = true
    ) {
        event = item.event
        self.mayWaitForLocalTime = mayWaitForLocalTime
        self.ordinal = item.firstOrdinal + ordinal
        self.app = app
        self.now = now
        self.createdAt = createdAt ?? now
        tenant = group.tenant
        candidate = item.candidates[ordinal]
        isAnswered = candidate.answer >= 0
        answer = isAnswered ? group.answers[candidate.answer] : .init()
        typeID = answer.typeId.isEmpty ? candidate.types.first ?? "" : answer.typeId
        type = app.type(typeID)
        priority = event.event.priority(as: type)
        policy = type?.policy ?? app.policy
        timeToLive = event.event.timeToLive(as: type, priority: priority, policy: policy)
        isCounted = event.escalation == nil && !event.isSilent
        // The second push of a notification does not lengthen its life.
        expiresAt = event.event.repeatExpiresAt ?? self.createdAt + timeToLive
        // A notification that is sent again is a wanted repeat.
        let hasKey =
            isCounted && event.repeatedNotificationID == nil && policy.dedupMode != .off
            && !policy.dedupBypassPriorities.contains(priority.name)
        dedupKey = hasKey ? DedupKey(event.event, of: tenant, userID: candidate.userID, typeID: typeID, policy: policy) : nil
        cap = isCounted ? FrequencyCap(policy, type: type?.type, priority: priority) : nil
    }

    // MARK: Eligibility

    /// Walks the ladder up to the stages that need earlier pushes.
    ///
    /// - Returns: what stops or delays the push; nil where earlier pushes decide.
    func obstacle() -> Obstacle? {
        if let refusal = candidate.refusal { return .refusal(refusal) }
        return isAnswered ? EligibilityLadder.afterPreferences.obstacle(of: self) : nil
    }

    /// What quiet hours do to the notification.
    var quietHoursAction: QuietHoursAction { policy.quietHoursAction(isCritical: type?.type.critical == true, priority: priority) }

    /// The dedup record that a push of the notification sets.
    ///
    /// - Parameter waited: how it was deferred before. The group of a window counts from the end of that window, so that windows keep their distance.
    func dedupRecord(waited: Deferral? = nil) -> Instant {
        guard isGrouped else { return effectiveTime }
        if case .groupWindow(let until)? = waited, until > now - .seconds(policy.dedupWindowSeconds) { return until }
        return now
    }

    /// The instant the event counts for in the dedup window.
    var effectiveTime: Instant {
        if let localTime { return min(localTime.until, now) }
        return DedupWindow.effectiveTime(occurredAt: event.occurredAt, acceptedAt: event.acceptedAt, timeToLive: timeToLive)
    }

    // MARK: Content

    /// Renders the push for the user's devices.
    ///
    /// - Throws: ``NotificationComposer/TemplateInvalid``.
    func compose(with composer: inout NotificationComposer) throws -> ComposedPush {
        if let silent = event.event.silent { return silentPush(silent) }
        guard let type else {
            throw NotificationComposer.TemplateInvalid(description: "the app's catalogue has no type \(typeID) any more")
        }
        let recipient = candidate.recipient
        let composition = try composer.compose(
            type: type.type, notificationID: notificationID, priority: priority, presentation: Presentation(answer),
            userLocale: recipient.user.locale,
            userRoles: candidate.relationship.roles(recipient.user.roles), userTimezone: recipient.user.anyTimezone,
            emojiOk: recipient.user.emojiOk, reducesMotion: recipient.user.reduceMotion || answer.reduceMotion, devices: devices)
        let missing = composition.missingValues
        let push = push(composition)
        var notes: [String] = []
        if push.preferencesOverridden { notes.append("a system administrator overrides preferences") }
        if !missing.isEmpty { notes.append("TEMPLATE_MISSING_TOKEN: \(missing.map(EventMaterial.origin(of:)).joined(separator: ", "))") }
        if let remark = fanoutRemark { notes.append(remark) }
        if !composer.material.pictureRemark.isEmpty { notes.append(composer.material.pictureRemark) }
        if let remark = composition.androidChannel?.remark(for: devices) { notes.append(remark) }
        return ComposedPush(push: push, note: notes.isEmpty ? "" : notes.joined(separator: "; "))
    }

    /// Why some of the user's devices get nothing; nil: all within the scope get it.
    private var fanoutRemark: String? {
        var setting: String { "fanout_by_priority.\(priority.name)" }
        switch fanout {
        case .mostRecent where devices.count < namedDevices.count: return "\(setting) is most_recent"
        case .primary where devices.count < namedDevices.count: return "\(setting) is primary"
        case .mostRecentThenAll where !laterDevices.isEmpty:
            return "\(setting) is most_recent_then_all: \(laterDevices.count) more after \(policy.escalationSeconds) s unless a device confirms it"
        default: return nil
        }
    }

    /// The push with its content, as the dispatcher takes it.
    func push(_ composition: NotificationComposer.Composition) -> DispatcherV1.Push {
        let recipient = candidate.recipient
        var push = DispatcherV1.Push(
            of: event.event, tenant: tenant, typeID: typeID, notificationID: notificationID, pushID: pushID, priority: priority,
            contents: composition.contents, createdAt: now, expiresAt: expiresAt)
        push.userId = candidate.userID
        let devices = devices
        push.targets = devices.indices.map { .init(device: devices[$0], contentIndex: composition.contentIndexes[$0]) }
        push.preferencesVersion = answer.version
        let quietHours = quietHoursAction
        push.quietHoursAction = .init(quietHours.disposition)
        push.deliversIfCriticalAllowed = quietHours.deliversIfCriticalAllowed
        push.userTimezone = recipient.user.timezone
        push.deviceTimezone = recipient.user.deviceTimezone
        push.userRoles = candidate.relationship.roles(recipient.user.roles)
        push.guardianConsentRequired = recipient.user.guardianConsentRequired
        if candidate.relationship.isGuardian { push.aboutUserId = event.event.subjectUserId }
        push.acceptedMonotonicNs = event.acceptedMonotonic
        push.preferencesOverridden = event.event.overridesPreferences
        push.traceparent = event.event.traceparent
        return push
    }

    /// The record for the ledger.
    ///
    /// - Parameters:
    ///   - mail: what Carillon itself mails; nil: nothing.
    ///   - entry: in the notification centre; nil: none, or the ledger has it.
    func record(
        skipped reason: CommonV1.SkipReason, push: DispatcherV1.Push?, mail: ReceiptsV1.NotificationMail? = nil,
        entry: ReceiptsV1.RecordedInboxEntry? = nil
    ) -> ReceiptsV1.NotificationRecord {
        var record = ReceiptsV1.NotificationRecord()
        record.tenant = tenant
        record.notificationId = notificationID
        record.pushId = push?.pushId ?? ""
        record.eventId = event.event.eventId
        record.userId = candidate.userID
        record.typeId = typeID
        record.categoryId = type?.type.categoryId ?? ""
        record.channelId = event.event.channelId
        record.messageId = event.event.data["message_id"] ?? ""
        record.priority = priority
        record.skipReason = reason
        record.createdAtMs = createdAt.milliseconds
        record.expiresAtMs = expiresAt.milliseconds
        record.badgeCounter = type?.type.badgeCounter ?? ""
        record.acceptedMonotonicNs = event.acceptedMonotonic
        record.silentPush = event.isSilent
        record.email = emailDecision(skipped: reason)
        record.mail = mail
        record.inboxEntry = entry
        guard let push else { return record }
        if !push.contents.isEmpty {
            record.title = push.contents[0].title
            record.body = push.contents[0].body
        }
        record.offeredActions = event.event.content.flatMap { ReceiptsV1.OfferedActions($0) }
        record.devices = devices.map { device in
            .init(
                pushDeviceId: device.pushDeviceId, deviceId: device.deviceId, platform: device.platform,
                provider: (device.address?.type).flatMap(ProviderList.address(of:))?.word ?? "")
        }
        return record
    }

    /// The decision for the store.
    ///
    /// - Parameters:
    ///   - isPushed: whether it has a push of its own.
    ///   - deferred: set where the notification is deferred, or was deferred.
    ///   - carriedBy: the notification it was merged into.
    func decision(
        _ reason: CommonV1.SkipReason, detail: String, isPushed: Bool, deferred: DeferredNotification? = nil, carriedBy: String = ""
    ) -> DecisionRow {
        DecisionRow(
            eventRow: event.row, ordinal: deferred?.ordinal ?? ordinal, organizationID: tenant.organizationId,
            appID: tenant.appId, notificationID: notificationID, pushID: isPushed ? pushID : "", userID: candidate.userID, typeID: typeID,
            reason: reason, deviceCount: isPushed ? devices.count : 0, decidedAt: now, detail: detail,
            deferral: deferred.map(DecisionRow.Deferral.init),
            carriedBy: carriedBy)
    }

    /// The push, while ``laterDevices`` wait; nil: there are none.
    ///
    /// - Parameter deferred: the deferred notification that is sent now.
    func pendingEscalation(of deferred: DeferredNotification? = nil) -> PendingEscalation? {
        guard !laterDevices.isEmpty else { return nil }
        return PendingEscalation(
            eventRow: deferred?.eventRow ?? event.row, ordinal: deferred?.ordinal ?? ordinal, user: userKey, typeID: typeID,
            escalation: .init(
                notificationId: notificationID, pushId: pushID, pushDeviceIds: devices.map(\.pushDeviceId), number: 1,
                expiresAtMs: expiresAt.milliseconds),
            since: now, escalatesAt: now + .seconds(policy.escalationSeconds))
    }

    /// The escalation that the event is, when it waits once more; nil: the event is none.
    func postponedEscalation(by deferral: Deferral) -> PendingEscalation? {
        guard var escalation = event.escalation else { return nil }
        escalation.number += 1
        return PendingEscalation(
            eventRow: event.row, ordinal: ordinal, user: userKey, typeID: typeID, escalation: escalation, since: now,
            escalatesAt: deferral.dueAt(user: candidate.userID, of: tenant, app.policy))
    }

    /// Sends it to ``laterDevices`` now. A notification that several were merged into is not sent again.
    func takeLaterDevices() { (devices, laterDevices) = (devices + laterDevices, []) }

    /// Sends it to the other devices alone. The newest one of its kind goes to the waiting ones later (EVAL-43).
    func leaveOut(_ outdated: [String], waiting: WaitingDevices?) {
        let leftOut = outdated + (waiting?.pushDeviceIDs ?? [])
        devices.removeAll { leftOut.contains($0.pushDeviceId) }
        waitingDevices = waiting
    }

    /// The notification, deferred.
    func deferred(_ deferral: Deferral) -> DeferredNotification {
        DeferredNotification(
            eventRow: event.row, ordinal: ordinal, tenant: tenant, userID: candidate.userID, typeID: typeID,
            priority: priority, deferral: deferral, deferredAt: deferral.start ?? now,
            dueAt: deferral.dueAt(user: candidate.userID, of: tenant, app.policy))
    }
}

extension RegistryV1.ResolvedUser {
    /// The zone of the most recently used device that has one; empty where none has.
    var deviceTimezone: String { devices.lazy.map(\.timezone).first { !$0.isEmpty } ?? "" }

    /// The zone of the user's profile, else that of a device; empty where there is none.
    var anyTimezone: String { timezone.isEmpty ? deviceTimezone : timezone }
}

extension Policy {
    /// The prefix of push ids: another one where device ids have the prefix `push_`.
    var pushIDPrefix: String { pushDeviceIdPrefix == "push_" ? "psh_" : "push_" }
}
