import CarillonAPI
import ServiceKit

extension PromptRules {
    /// Whether to ask now, in the order of PREF-14: first the conditions that forbid any prompt, then the waits, then the trigger.
    func decide(_ state: PromptState, in context: PromptContext, isWeb: Bool, at now: Instant) -> PromptDecision {
        if state.permission == .granted || state.permission == .provisional { return PromptDecision(reason: .permissionGranted) }
        if let optedOutAt = state.optedOutAt {
            let again = optedOutAt + .days(optOutRepromptDays)
            if now < again { return PromptDecision(reason: .optedOut, nextEligibleAt: again) }
        }
        if context == .pageLoad { return PromptDecision(reason: .noUserGesture) }
        if state.permission == .denied, !deniedBannerEnabled { return PromptDecision(reason: .permissionDenied) }
        if let snoozed = snoozed(state, in: context, at: now) { return snoozed }
        // The system asks only once. A user who denied can only be led to the system's settings.
        if state.permission == .denied { return PromptDecision(kind: .deniedBanner, reason: .permissionDenied) }
        guard isTriggered(state, in: context) else { return PromptDecision(reason: .triggerNotReached) }
        return PromptDecision(kind: isWeb ? .webContextual : .primer, reason: .triggerReached)
    }

    /// When a user who just refused may be asked again; nil: never.
    func nextEligible(afterRefusalAt refusedAt: Instant) -> Instant? {
        switch snooze {
        case .days(let days): refusedAt + .days(days)
        case .untilPreferences: nil
        }
    }

    private func snoozed(_ state: PromptState, in context: PromptContext, at now: Instant) -> PromptDecision? {
        guard let refusedAt = state.refusedAt else { return nil }
        if case .untilPreferences = snooze {
            let opened = context == .settings || state.settingsOpenedAt.map { $0 >= refusedAt } ?? false
            return opened ? nil : PromptDecision(reason: .snoozed)
        }
        guard let again = nextEligible(afterRefusalAt: refusedAt), now < again else { return nil }
        return PromptDecision(reason: .snoozed, nextEligibleAt: again)
    }

    /// Whether the situation is a trigger. Opening the settings always is, because the user shows a clear wish.
    private func isTriggered(_ state: PromptState, in context: PromptContext) -> Bool {
        if context == .settings { return true }
        return switch trigger {
        case .appStart: true
        case .firstLogin: context == .firstLogin || context == .dashboard
        case .firstValueOrDays: state.valueReached || context == .valueMoment || state.activeDays >= activeDays
        case .userIntent: false
        }
    }
}
