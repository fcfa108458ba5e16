import CarillonAPI
import ServiceKit

/// The result of the check before sending, for one delivery (DISP-04).
enum SendDecision: Sendable, Hashable {
    case send
    /// Not sent, with this recorded reason. Final.
    case skip(CommonV1.SkipReason)
    /// Deferred: quiet hours began after the decision, and the policy defers rather than drops.
    case wait(until: Instant)
    /// Preferences or the registry do not know the app. Its deliveries are checked again later; other apps go on.
    case waitForApp
}

extension SendDecision {
    /// Judges a push to one device by the user's present preferences.
    ///
    /// Switches, mutes and the device scope count only when the document changed since the evaluator's decision, which used them already. Gates and
    /// quiet hours always count: gates overrule all else, and quiet hours depend on the time.
    ///
    /// - Parameter device: not evaluated while the document is the same.
    static func judge(
        _ push: DispatcherV1.Push, to device: @autoclosure () -> CommonV1.SendableDevice, answer: PreferencesV1.SendAnswer, now: Instant
    ) -> SendDecision {
        if answer.gate != .unspecified { return .skip(answer.gate) }
        // Test pushes are always sent (DISP-34).
        if push.test { return .send }
        if answer.version != push.preferencesVersion {
            if !answer.pushEnabled || answer.typeId.isEmpty { return .skip(.preferenceDisabled) }
            if answer.channelMuted { return .skip(.channelMuted) }
            // One device does not show whether it is the most recent one. There the evaluator's choice stays.
            if push.priority != .blocking, !answer.deviceScope.effective.mayInclude(device()) { return .skip(.noDevices) }
        }
        guard answer.quietHoursActive else { return .send }
        return quietHours(push, answer: answer, now: now)
    }

    /// No action means `deliver`: the evaluator had no objection.
    private static func quietHours(_ push: DispatcherV1.Push, answer: PreferencesV1.SendAnswer, now: Instant) -> SendDecision {
        guard push.quietHoursAction != .unspecified else { return .send }
        // Written by a newer version: its action is unknown, so nobody is woken.
        guard let disposition = push.quietHoursAction.known else { return .skip(.quietHours) }
        let action = QuietHoursAction(disposition, deliversIfCriticalAllowed: push.deliversIfCriticalAllowed)
        switch action.effective(allowCritical: answer.allowCritical) {
        case .deliver: return .send
        case .hold, .holdBatch:
            guard let until = answer.quietUntilMs, until > now.milliseconds else { return .skip(.quietHours) }
            return .wait(until: Instant(milliseconds: until))
        case .drop, .inboxOnly: return .skip(.quietHours)
        }
    }
}
