import CarillonAPI
import DurableWork
import ServiceKit

/// The rules of the stages in ``EligibilityLadder``, with their words. Pure functions.
enum Eligibility {
    /// Nobody is notified of an event whose subject was erased (PRIV-09).
    static func erasedSubject(_ event: PendingEvent) -> Refusal? {
        event.isEmptied ? Refusal(.cancelled, "the user whom the event is about was erased meanwhile") : nil
    }

    /// The refusal of a notification that was cancelled before the time of its event.
    static let cancelled = Refusal(.cancelled, "its sender cancelled it before its time")

    /// The refusal of a user whose answer from the registry does not fit into a message.
    static let oversizedUser = Refusal(.cancelled, "the registry's answer about the user does not fit into a message")

    static func unknown(_ recipient: Recipient?) -> Refusal? {
        guard let recipient, recipient.user.known else {
            return Refusal(.noDevices, "the registry knows no such user, so there is no device to push to")
        }
        return nil
    }

    /// - Parameter instant: of the event. What was pending when the user became inactive ends, also where the user is active again (REG-34).
    static func inactive(_ recipient: Recipient?, since instant: Instant) -> Refusal? {
        guard let user = recipient?.user else { return nil }
        guard user.active else { return Refusal(.recipientInactive, "the user is inactive") }
        guard Instant(milliseconds: user.lastInactiveAtMs) > instant else { return nil }
        return Refusal(.recipientInactive, "the user became inactive after the event came, and is active again")
    }

    /// - Parameters:
    ///   - age: how long ago the event happened, by the clock.
    ///   - timeToLive: how long the notification lives.
    static func expired(age: Duration, timeToLive: Duration) -> Refusal? {
        guard age >= timeToLive else { return nil }
        return Refusal(.ttlExpired, "the event is \(age.components.seconds) s old and its notification lives \(timeToLive.components.seconds) s")
    }

    /// The types that a user's roles allow (EVAL-39). A type with recipient roles goes only to users with one of them.
    ///
    /// - Parameter types: The candidates.
    static func permitted(_ types: [String], roles: [String], app: AppPolicy) -> [String] {
        types.keeping { typeID in
            guard let wanted = app.type(typeID)?.type.recipientRoles, !wanted.isEmpty else { return true }
            return wanted.contains(where: roles.contains)
        }
    }

    /// None of an event's types is for the user's roles.
    static func roleNotAllowed(_ types: [String], roles: [String]) -> Refusal {
        Refusal(
            .roleNotAllowed,
            "\(types.joined(separator: ", ")) is not for the user's roles: \(roles.isEmpty ? "they have none" : roles.joined(separator: ", "))")
    }

    /// Check 2.
    static func noType(_ answer: PreferencesV1.SendAnswer, candidates: [String]) -> Refusal? {
        guard answer.typeId.isEmpty else { return nil }
        return Refusal(
            .preferenceDisabled,
            answer.pushEnabled
                ? "switched off, by the user or by default: \(candidates.joined(separator: ", "))" : "the user's master switch for push is off")
    }

    /// Check 3.
    static func muted(_ answer: PreferencesV1.SendAnswer, channelID: String) -> Refusal? {
        answer.channelMuted ? Refusal(.channelMuted, "the user has muted channel \(channelID)") : nil
    }

    /// Gates that come before devices and switches: consent and promotions.
    static func gate(_ reason: CommonV1.SkipReason, candidates: [String]) -> Refusal? {
        switch reason {
        case .unspecified: nil
        case .consentMissing: Refusal(reason, "no guardian has consented to pushes for this child")
        case SendCheckClient.tooLarge.gate: Refusal(reason, "what preferences say of the user does not fit into a message")
        case .promotionalNotOptedIn: Refusal(reason, "the user did not opt in to promotions: \(candidates.joined(separator: ", "))")
        default: Refusal(reason, "the user's settings forbid it: \(reason.name)")
        }
    }

    /// Check 1.
    static func devices(of user: RegistryV1.ResolvedUser) -> Refusal? {
        guard user.devices.isEmpty else { return nil }
        return user.permissionDenied
            ? Refusal(.permissionDenied, "the user has devices, but their systems permit no notifications")
            : Refusal(.noDevices, "the user has no device that may be sent to")
    }

    /// Check 4: presence, whether the user is active in the app (EVAL-19).
    static func activity(_ target: TargetDecision) -> Refusal? {
        guard !target.event.isSilent, let presence = target.user.presence, presence.status == .online else { return nil }
        let (policy, channelID) = (target.policy, target.event.event.channelId)
        guard !policy.bypassesPresence(target.priority) else { return nil }
        switch policy.presenceRule {
        case .none:
            return nil
        case .activeContext:
            guard !channelID.isEmpty, presence.activeChannels.contains(channelID) else { return nil }
            return Refusal(.userActive, "the user is online and looks at channel \(channelID)")
        case .activityWindow:
            let idle = target.now - Instant(milliseconds: presence.lastActivityAtMs)
            guard idle <= .seconds(policy.presenceActivityWindowSeconds) else { return nil }
            return Refusal(.userActive, "the user is online and was active \(max(.zero, idle).components.seconds) s ago")
        }
    }

    /// Check 5.
    static func quietHours(_ target: TargetDecision) -> Obstacle? {
        let answer = target.answer
        guard answer.quietHoursActive else { return nil }
        let disposition = target.quietHoursAction.effective(allowCritical: answer.allowCritical)
        guard disposition != .deliver else { return nil }
        if let action = QuietHoursDeferral.Action(disposition), let until = answer.quietUntil, until > target.now {
            return .deferral(.quietHours(QuietHoursDeferral(action: action, until: until, timezone: answer.quietTimezone)))
        }
        let until = answer.quietUntil.map { " until " + $0.rfc3339 } ?? ""
        let zone = answer.quietTimezone.isEmpty ? "" : ", by the clock of \(answer.quietTimezone) (\(answer.quietTimezoneSource))"
        let unknown = answer.unknownTimezones.isEmpty ? "" : ", not known as zones: \(answer.unknownTimezones.joined(separator: ", "))"
        return .refusal(
            Refusal(
                .quietHours,
                "quiet hours are on\(until)\(zone)\(unknown); policy for \(target.priority.name) notifications then: \(disposition.name)"))
    }

    /// Check 6: the user was notified for the same context within the window. The other notification may not be delivered yet.
    ///
    /// - Parameter lastSent: when the last notification of the target's key was sent; nil: none.
    static func duplicate(_ target: TargetDecision, lastSent: Instant?) -> Refusal? {
        let window = Duration.seconds(target.policy.dedupWindowSeconds)
        guard !target.isGrouped, let key = target.dedupKey,
            let distance = DedupWindow.suppressed(at: target.effectiveTime, lastSent: lastSent, window: window)
        else {
            return nil
        }
        let tenths = distance.wholeMilliseconds / 100
        return Refusal(
            .deduplicated,
            "another notification of \(key.words) was handed over \(tenths / 10).\(tenths % 10) s before or after this one; "
                + "dedup_window_seconds is \(target.policy.dedupWindowSeconds) (from \(target.policy.originWords(of: "dedup_window_seconds")))")
    }

    /// Notifications of this priority are in the centre alone (EVAL-27).
    static func invisible(_ target: TargetDecision) -> Refusal? {
        guard target.priority != .blocking, !target.fanout.isVisible, !target.event.event.overridesPreferences else { return nil }
        let setting = "fanout_by_priority.\(target.priority.name)"
        return Refusal(
            .lowPriorityNoPush, "\(setting) is \(target.fanout.rawValue) (from \(target.policy.originWords(of: "fanout_by_priority")))")
    }

    /// The user has devices, but none of them is in the user's device scope (EVAL-24).
    static func outOfScope(_ target: TargetDecision) -> Refusal? {
        let sendable = target.user.devices.count
        guard sendable > 0, target.devices.isEmpty else { return nil }
        guard target.event.escalation == nil else { return Refusal(.noDevices, "the user has no further device in their device scope") }
        guard !target.namedDevices.isEmpty else {
            return Refusal(.noDevices, "none of the user's \(sendable) devices is one of those that the notification names")
        }
        if let silent = target.event.event.silent {
            let badges = silent.syncType == BadgePush.syncType ? " and shows badges" : ""
            return Refusal(.noDevices, "none of the devices takes silent pushes\(badges)")
        }
        return Refusal(
            .noDevices, "none of the user's \(sendable) devices is in their device scope “\(target.answer.deviceScope.effective.name)”")
    }
}

extension Policy {
    /// Whether notifications of this priority are pushed to users who are active (`presence_bypass_priorities`).
    func bypassesPresence(_ priority: CommonV1.Priority) -> Bool {
        guard case .list(let names)? = settings["presence_bypass_priorities"] else { return false }
        return names.contains(.text(priority.name))
    }

    /// What quiet hours do to a notification. A type marked `critical` counts as blocking, whatever the priority of the event
    /// (docs/decisions/0012-critical-types-in-quiet-hours.md).
    ///
    /// - Parameter isCritical: of the type.
    func quietHoursAction(isCritical: Bool, priority: CommonV1.Priority) -> QuietHoursAction {
        guard quietHoursSupported else { return QuietHoursAction(.deliver) }
        return quietHoursActionByPriority[isCritical ? .blocking : priority]
    }

    /// The lifetime of a notification: the type's, else the priority's (EVAL-53).
    func timeToLive(type: TypePolicy?, priority: CommonV1.Priority) -> Duration {
        .seconds(type?.type.ttlSeconds ?? Int64(ttlSecondsByPriority[priority]))
    }
}

extension PreferencesV1.SendAnswer {
    /// The end of the user's quiet hours; nil where they have none.
    var quietUntil: Instant? { quietUntilMs.map(Instant.init(milliseconds:)) }
}

extension EvaluatorV1.Event {
    /// When the event happened by the host's word, or the time that it is scheduled for; nil where the host does not say.
    var occurredAt: Instant? { [scheduledForMs, occurredAtMs].first { $0 > 0 }.map(Instant.init(milliseconds:)) }
}

extension [String] {
    /// As `filter`. Most often all elements stay: then the list is not copied.
    func keeping(_ isKept: (String) -> Bool) -> [String] {
        allSatisfy(isKept) ? self : filter(isKept)
    }
}
