import CarillonAPI
import ServiceKit

/// One target of one event with everything that follows from its type: ids, lifetime, dedup key, ledger record and push.
struct TargetDecision {
    /// A push ready for the queue, with a remark for whoever asks about it later.
    struct ComposedPush {
        var push: DispatcherV1.Push
        var note: String
    }

    let item: PreparedEvents.Item
    let ordinal: Int
    let candidate: PreparedEvents.Candidate
    let tenant: CommonV1.Tenant
    let app: AppPolicy
    let now: Int64
    /// When the notification began to live, milliseconds: now, but for what was held.
    let createdAt: Int64
    /// The type the user's settings chose, or the best candidate where they chose none.
    let typeID: String
    let type: RegistryV1.NotificationType?
    /// The app's, with what the type overrides.
    let policy: Policy
    let answer: PreferencesV1.SendAnswer?
    let priority: CommonV1.Priority
    /// Milliseconds.
    let timeToLive: Int64
    let effectiveTime: Int64
    /// The devices it goes to: sendable, and within the user's scope.
    let devices: [CommonV1.SendableDevice]
    /// How many could be sent to without that scope.
    private let sendableDevices: Int
    let notificationID: String
    let pushID: String

    init(item: PreparedEvents.Item, ordinal: Int, group: PreparedEvents, app: AppPolicy, now: Int64, createdAt: Int64? = nil) {
        self.item = item
        self.ordinal = ordinal
        self.app = app
        self.now = now
        self.createdAt = createdAt ?? now
        tenant = group.tenant
        candidate = item.candidates[ordinal]
        answer = candidate.answer >= 0 ? group.answers[candidate.answer] : nil
        typeID = answer.map(\.typeId).flatMap { $0.isEmpty ? nil : $0 } ?? candidate.types.first ?? ""
        type = app.catalogue.type(typeID)
        priority = item.event.event.priority(as: type)
        policy = app.policy(for: typeID)
        timeToLive = policy.timeToLive(type: type, priority: priority)
        effectiveTime = DedupWindow.effectiveTime(
            occurredAt: item.event.event.occurredAtMs, acceptedAt: item.event.acceptedAt, timeToLive: timeToLive)
        let sendable = group.facts.users[candidate.userID]?.devices ?? []
        sendableDevices = sendable.count
        devices = DeviceScope.narrow(sendable, to: answer?.deviceScope ?? "", priority: priority)
        notificationID = DerivedID.notification(
            acceptedAtMs: item.event.acceptedAt, event: item.event.carillonEventID, organization: tenant.organizationId,
            app: tenant.appId, user: candidate.userID, type: typeID)
        pushID = DerivedID.push(notificationID: notificationID, ordinal: 0, prefix: app.policy.pushIDPrefix)
    }

    /// Set where there are devices, but none that the user wants to be reached on.
    var outOfScope: Refusal? {
        guard devices.isEmpty, sendableDevices > 0 else { return nil }
        return Eligibility.outOfScope(answer?.deviceScope ?? "", devices: sendableDevices)
    }

    /// Nil where this priority neither checks nor sets a mark, or the policy knows no window.
    var markKey: DedupMarkKey? {
        guard policy.dedupMode == .suppress, !policy.dedupBypassPriorities.contains(priority.name) else { return nil }
        return DedupMarkKey(item.event.event, of: tenant, userID: candidate.userID, typeID: typeID, policy: policy)
    }

    /// Renders the push for the user's devices.
    ///
    /// - Throws: ``NotificationComposer/TemplateInvalid``.
    func compose(
        with composer: inout NotificationComposer, user: RegistryV1.ResolvedUser, templates: inout TemplateCache
    ) throws -> ComposedPush {
        guard let type else {
            throw NotificationComposer.TemplateInvalid(description: "the app's catalogue has no type \(typeID) any more")
        }
        let composition = try composer.compose(
            type: type, notificationID: notificationID, priority: priority, presentation: Presentation(answer), userLocale: user.locale,
            userRoles: candidate.standing.roles(user.roles), devices: devices, templates: &templates)
        let missing = composition.missingValues
        let push = push(composition, to: user)
        let notes = [
            push.preferencesOverridden ? "a system administrator overrides preferences" : "",
            missing.isEmpty ? "" : "TEMPLATE_MISSING_TOKEN: \(missing.joined(separator: ", "))",
            AndroidChannelChoice(for: type, of: app).remark(for: devices) ?? "",
        ]
        return ComposedPush(push: push, note: notes.filter { !$0.isEmpty }.joined(separator: "; "))
    }

    /// The push with its content, as the dispatcher takes it.
    func push(_ composition: NotificationComposer.Composition, to user: RegistryV1.ResolvedUser) -> DispatcherV1.Push {
        var push = DispatcherV1.Push()
        push.tenant = tenant
        push.pushId = pushID
        push.notificationId = notificationID
        push.userId = candidate.userID
        push.typeId = typeID
        push.channelId = item.event.event.channelId
        push.priority = priority
        push.contents = composition.contents
        push.targets = zip(devices, composition.contentIndexes).map { .init(device: $0, contentIndex: $1) }
        push.createdAtMs = now
        push.expiresAtMs = createdAt + timeToLive
        push.preferencesVersion = answer?.version ?? 0
        push.quietHoursAction = policy.quietHoursAction(type: type, priority: priority).settingText
        push.apnsPriority = Int32(policy.apnsPriorityMap[priority])
        push.apnsExpirationMode = policy.apnsExpirationMode.rawValue
        push.fcmPriority = policy.fcmPriorityMap[priority]
        push.userTimezone = user.timezone
        push.deviceTimezone = user.deviceTimezone
        push.userRoles = candidate.standing.roles(user.roles)
        push.guardianConsentRequired = user.guardianConsentRequired
        if candidate.standing.isGuardian { push.aboutUserId = item.event.event.subjectUserId }
        push.acceptedMonotonicNs = item.event.acceptedMonotonic
        push.preferencesOverridden = item.event.event.overridesPreferences
        return push
    }

    /// What the ledger is told.
    func record(skipped reason: CommonV1.SkipReason, push: DispatcherV1.Push?) -> ReceiptsV1.NotificationRecord {
        let event = item.event.event
        var record = ReceiptsV1.NotificationRecord()
        record.tenant = tenant
        record.notificationId = notificationID
        record.pushId = push?.pushId ?? ""
        record.eventId = event.eventId
        record.userId = candidate.userID
        record.typeId = typeID
        record.categoryId = type?.categoryId ?? ""
        record.channelId = event.channelId
        record.messageId = event.data["message_id"] ?? ""
        record.priority = priority
        record.skipReason = reason
        record.createdAtMs = createdAt
        record.expiresAtMs = createdAt + timeToLive
        record.badgeCounter = type?.badgeCounter ?? ""
        record.acceptedMonotonicNs = item.event.acceptedMonotonic
        guard let push else { return record }
        record.title = push.contents.first?.title ?? ""
        record.body = push.contents.first?.body ?? ""
        record.devices = push.targets.compactMap { target in
            target.device.map { device in
                .init(
                    pushDeviceId: device.pushDeviceId, deviceId: device.deviceId, platform: device.platform,
                    provider: device.address?.type.providerName ?? "")
            }
        }
        return record
    }

    /// What is stored of it.
    ///
    /// - Parameters:
    ///   - isPushed: its own push goes out.
    ///   - held: set where it waits, or waited, for the end of quiet hours.
    ///   - carriedBy: the notification it was merged into.
    func decision(
        _ reason: CommonV1.SkipReason, detail: String, isPushed: Bool, held: HeldNotification? = nil, carriedBy: String = ""
    ) -> DecisionRow {
        DecisionRow(
            eventRow: item.event.row, ordinal: held?.ordinal ?? item.firstOrdinal + ordinal, organizationID: tenant.organizationId,
            appID: tenant.appId, notificationID: notificationID, pushID: isPushed ? pushID : "", userID: candidate.userID, typeID: typeID,
            reason: reason, deviceCount: isPushed ? devices.count : 0, decidedAt: now, detail: detail, held: held.map(DecisionRow.Held.init),
            carriedBy: carriedBy)
    }

    /// It waits.
    func held(_ hold: Hold) -> HeldNotification {
        HeldNotification(
            eventRow: item.event.row, ordinal: item.firstOrdinal + ordinal, tenant: tenant, userID: candidate.userID, typeID: typeID,
            priority: priority, hold: hold, heldAt: now,
            releaseAt: hold.releaseAt(user: candidate.userID, of: tenant, spreadSeconds: app.policy.holdReleaseSpreadSeconds))
    }
}

extension CommonV1.AddressType {
    /// The provider that takes pushes for such an address, as the ledger names it.
    var providerName: String {
        switch self {
        case .apns: "apns"
        case .fcmToken: "fcm"
        case .webpush: "web_push"
        case .expo: "expo"
        case .desktop: "desktop"
        default: ""
        }
    }
}

extension RegistryV1.ResolvedUser {
    /// The zone of the most recently used device that has one; empty where none has.
    var deviceTimezone: String { devices.first { !$0.timezone.isEmpty }?.timezone ?? "" }
}

extension Policy {
    /// Design §8: where device ids take the prefix `push_`, as chat's do, push ids step aside.
    var pushIDPrefix: String { pushDeviceIdPrefix == "push_" ? "psh_" : "push_" }
}
