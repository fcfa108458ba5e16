/// When a user is asked for permission, and who needs a guardian's consent (PREF-14…PREF-17; section 3.3, table G).
public struct PromptRules: Sendable, Hashable {
    /// `primer_trigger`: the event that must precede the first prompt.
    public enum Trigger: String, Sendable {
        case appStart = "app_start"
        case firstLogin = "first_login"
        case firstValueOrDays = "first_value_or_days"
        case userIntent = "user_intent"
    }

    /// `primer_snooze_days`: how long a "Not now" suppresses the prompt.
    public enum Snooze: Sendable, Hashable {
        case days(Int)
        /// Until the user opens the notification settings.
        case untilPreferences
    }

    public let trigger: Trigger
    /// `primer_active_days`: days of use that count as the trigger `first_value_or_days`.
    public let activeDays: Int
    public let snooze: Snooze
    /// `optout_reprompt_days`: days after an opt-out before the user is asked again.
    public let optOutRepromptDays: Int
    public let deniedBannerEnabled: Bool
    /// `guardian_consent_under_age`: users below this age need a guardian's consent; nil: none do.
    public let guardianConsentUnderAge: Int?

    init(_ read: SettingReader) throws(PolicyReadError) {
        trigger = try read.choice("primer_trigger")
        activeDays = try read.int("primer_active_days")
        let snooze = try read.value("primer_snooze_days")
        switch snooze {
        case .int(let days): self.snooze = .days(days)
        case .text("until_preferences"): self.snooze = .untilPreferences
        default: throw PolicyReadError(setting: "primer_snooze_days", problem: "expected days, or until_preferences, found \(snooze.json)")
        }
        optOutRepromptDays = try read.int("optout_reprompt_days")
        deniedBannerEnabled = try read.bool("denied_banner_enabled")
        guardianConsentUnderAge = try read.optionalInt("guardian_consent_under_age")
    }
}
