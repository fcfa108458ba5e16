import CarillonAPI
import ServiceKit

/// Rules about when and how often a user is interrupted.
extension Eligibility {
    /// The user's clock does not show the time yet that the sender chose (EVAL-44).
    static func localTime(_ target: TargetDecision) -> Obstacle? {
        guard target.mayWaitForLocalTime, let local = target.localTime, local.until > target.now else { return nil }
        return .deferral(.localTime(local))
    }

    /// The sender spreads a broadcast over some time, so that not all phones fetch and open the same at once (EVAL-16): each user has a part of it,
    /// by chance, and the same one at a repetition. What would not live so long is sent now.
    static func spread(_ target: TargetDecision) -> Obstacle? {
        let event = target.event.event
        guard target.mayWaitForLocalTime, target.isCounted, event.snooze == nil, let broadcast = event.broadcast else { return nil }
        let parts = [target.tenant.organizationId, target.tenant.appId, broadcast.broadcastId, target.candidate.userID]
        let until = target.now + ReleaseSpread.delay(of: parts, below: Int(broadcast.spreadSeconds))
        return until > target.now && until < target.expiresAt ? .deferral(.spread(until: until)) : nil
    }

    /// Other notifications of the key were sent a moment ago, or are collected: this one is collected, too (EVAL-29).
    static func groupWindow(_ check: EarlierPushCheck) -> Obstacle? {
        let target = check.target
        // The summary of a day is one notification already.
        guard target.collectionKey != nil, check.waited?.isOfSummary != true else { return nil }
        let window = GroupWindow(sent: check.lastSent, due: check.collectedUntil, length: .seconds(target.policy.dedupWindowSeconds))
        let end = window.end(at: target.now, emit: target.policy.groupEmit, waited: check.waited)
        // What would not live so long is sent now.
        return end.flatMap { $0 < target.expiresAt ? .deferral(.groupWindow(until: $0)) : nil }
    }

    /// The user has as many pushes in a minute as `user_rate_per_minute` allows: this one waits for the next place (EVAL-31). An override by a system
    /// administrator counts, and does not wait (ROLE-05). What would not live until its place is skipped, and takes none.
    static func userRate(_ check: EarlierPushCheck) -> Obstacle? {
        let target = check.target
        guard let rates = check.rates, let limit = target.ratePerMinute else { return nil }
        // It took its place before. After downtime the place is over, and many may be due at once. A place by another rate counts no more.
        if case .userRate(let place, limit)? = check.waited, place + PushTimes.minute > target.now { return nil }
        guard !target.event.event.overridesPreferences else {
            rates.add(target.userKey, at: target.now)
            return nil
        }
        guard let place = rates.takePlace(of: target.userKey, at: target.now, limit: limit, before: target.expiresAt) else {
            return .refusal(
                Refusal(
                    .capExceeded,
                    "user_rate_per_minute is \(limit), and the user has no free place before the notification's life ends at "
                        + target.expiresAt.rfc3339))
        }
        guard place > target.now else { return nil }
        return .deferral(.userRate(until: place, limit: limit))
    }

    /// The devices had as many silent pushes as an hour allows (EVAL-43).
    static func silentPushes(_ check: EarlierPushCheck) -> Refusal? {
        let target = check.target
        guard target.event.isSilent, let rates = check.silentPushes, let limit = target.policy.silentPushMaxPerHour else { return nil }
        target.takePlaces(rates, limit: limit)
        guard target.devices.isEmpty else { return nil }
        return target.waitingWords.map { Refusal(.capExceeded, $0) }
            ?? Refusal(.deduplicated, "a newer silent push of its kind was sent to the devices, or waits for them")
    }

    /// The user had as many pushes of this priority as the cap allows in a local day or ISO week (EVAL-30). An override by a system administrator
    /// passes the cap, and counts (ROLE-05).
    ///
    /// What is above the cap is skipped, or waits for the summary of the user's day. What would not live so long is skipped.
    static func capped(_ check: EarlierPushCheck) -> Obstacle? {
        let target = check.target
        guard let usage = check.usage, let limit = usage.reachedLimit, !target.event.event.overridesPreferences else { return nil }
        if check.waited?.isOfSummary == true { return nil }
        if target.policy.capOverflow == .digest {
            let summary = CapSummary(after: target.now, in: usage.zone, setting: usage.cap.setting, limit: limit)
            if summary.until < target.expiresAt { return .deferral(.capSummary(summary)) }
        }
        return .refusal(capExceeded(target, usage, limit))
    }

    private static func capExceeded(_ target: TargetDecision, _ usage: CapUsage, _ limit: Int) -> Refusal {
        let (cap, zone) = (usage.cap, usage.zone)
        let start = LocalDateTime(usage.period.lowerBound, zone).date
        let end = LocalDateTime(usage.period.upperBound, zone)
        let source = target.answer.quietTimezoneSource.name
        let (within, unit) = cap.priority == .high ? ("in the week from", "week") : ("on", "day")
        return Refusal(
            .capExceeded,
            "\(cap.setting) is \(limit) (from \(target.policy.originWords(of: cap.setting))), and \(usage.pushes) \(cap.priority.name) "
                + "\(usage.pushes == 1 ? "push was" : "pushes were") handed over \(within) \(start); "
                + "the next \(unit) begins at \(end.date) \(end.time) \(zone.name)\(source.isEmpty ? "" : " (\(source))")")
    }
}
