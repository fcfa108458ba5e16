import CarillonAPI
import ServiceKit
import Testing

@testable import PreferencesService

@Suite("When to ask for permission")
struct PromptDecisionTests {
    private let now = Instant(milliseconds: 1_770_000_000_000)

    private func rules(_ settings: [String: PolicyValue] = [:]) throws -> PromptRules { try Policy(settings: settings).prompts }

    private func lms() throws -> PromptRules {
        try rules([
            "primer_trigger": "first_value_or_days", "primer_active_days": 3, "primer_snooze_days": 7, "optout_reprompt_days": 180,
            "denied_banner_enabled": true,
        ])
    }

    private func school() throws -> PromptRules {
        try rules(["primer_trigger": "first_login", "primer_snooze_days": "until_preferences", "denied_banner_enabled": false])
    }

    private func days(_ count: Int) -> Duration { .seconds(count * 86_400) }

    private func ask(
        _ rules: PromptRules, _ state: PromptState, _ context: PromptContext = .appStart, isWeb: Bool = false, after: Duration = .zero
    ) -> String {
        let decision = rules.decide(state, in: context, isWeb: isWeb, at: now + after)
        return "\(decision.kind?.name ?? "none") \(decision.reason.name)"
    }

    @Test("PREF-14 a user who granted is never asked, in any context", arguments: PromptContext.allCases)
    func granted(_ context: PromptContext) throws {
        for permission in [PermissionStatus.granted, .provisional] {
            #expect(ask(try lms(), PromptState(permission: permission, valueReached: true), context) == "none permission_granted")
        }
    }

    @Test("PREF-14 nothing is ever shown on a plain page load", arguments: PermissionStatus.allCases)
    func pageLoad(_ permission: PermissionStatus) throws {
        let state = PromptState(permission: permission, valueReached: true, activeDays: 9)
        #expect(ask(try lms(), state, .pageLoad).hasPrefix("none"))
        #expect(ask(try lms(), state, .pageLoad, isWeb: true).hasPrefix("none"))
    }

    @Test("ACC-021 PREF-14 first value, or three days of use")
    func firstValueOrDays() throws {
        let rules = try lms()
        #expect(ask(rules, PromptState()) == "none trigger_not_reached")
        #expect(ask(rules, PromptState(activeDays: 2)) == "none trigger_not_reached")
        #expect(ask(rules, PromptState(activeDays: 3)) == "primer trigger_reached")
        #expect(ask(rules, PromptState(), .valueMoment) == "primer trigger_reached")
        #expect(ask(rules, PromptState(valueReached: true), .contextual) == "primer trigger_reached")
        #expect(ask(rules, PromptState(valueReached: true), isWeb: true) == "web_contextual trigger_reached")
    }

    @Test("PREF-14 the other triggers: app start, first login with the dashboard, the user's own intent")
    func triggers() throws {
        func shown(_ trigger: PolicyValue) throws -> [String] {
            let rules = try rules(["primer_trigger": trigger])
            return PromptContext.allCases.filter { ask(rules, PromptState(), $0).hasPrefix("primer") }.map(\.name)
        }
        #expect(try shown("app_start") == ["app_start", "first_login", "dashboard", "value_moment", "contextual", "settings"])
        #expect(try shown("first_login") == ["first_login", "dashboard", "settings"])
        #expect(try shown("user_intent") == ["settings"])
    }

    @Test("ACC-022 PREF-14 Not now holds for seven days to the millisecond, in context too")
    func snooze() throws {
        let rules = try lms()
        let refused = PromptState(refusedAt: now, valueReached: true)
        for context in PromptContext.allCases where context != .pageLoad {
            #expect(ask(rules, refused, context, after: days(7) - .milliseconds(1)) == "none snoozed")
        }
        #expect(rules.decide(refused, in: .appStart, isWeb: false, at: now).nextEligibleAt == now + days(7))
        #expect(ask(rules, refused, after: days(7)) == "primer trigger_reached")
        #expect(rules.nextEligible(afterRefusalAt: now) == now + days(7))
    }

    @Test("ACC-026 PREF-14 in a school a skip holds until the user opens the notification settings")
    func untilPreferences() throws {
        let rules = try school()
        var state = PromptState(refusedAt: now)
        #expect(ask(rules, state, .dashboard, after: days(365)) == "none snoozed")
        #expect(ask(rules, state, .settings) == "primer trigger_reached")
        state.settingsOpenedAt = now - .seconds(1)
        #expect(ask(rules, state, .dashboard) == "none snoozed")
        state.settingsOpenedAt = now + .seconds(1)
        #expect(ask(rules, state, .dashboard, after: .seconds(2)) == "primer trigger_reached")
        #expect(rules.nextEligible(afterRefusalAt: now) == nil)
    }

    @Test("ACC-024 ACC-027 PREF-14 a user who denied is not asked by the system again; a banner is shown where the policy has one")
    func denied() throws {
        for context in PromptContext.allCases where context != .pageLoad {
            let state = PromptState(permission: .denied, valueReached: true)
            #expect(ask(try lms(), state, context) == "denied_banner permission_denied")
            #expect(ask(try lms(), state, context, isWeb: true) == "denied_banner permission_denied")
            #expect(ask(try school(), state, context) == "none permission_denied")
        }
        // Dismissed counts like any refusal.
        let dismissed = PromptState(permission: .denied, refusedAt: now)
        #expect(ask(try lms(), dismissed, after: days(6)) == "none snoozed")
        #expect(ask(try lms(), dismissed, after: days(7)) == "denied_banner permission_denied")
    }

    @Test("ACC-025 PREF-14 a user who opted out is not asked for 180 days, in no context and by no banner", arguments: PermissionStatus.allCases)
    func optedOut(_ permission: PermissionStatus) throws {
        guard permission != .granted, permission != .provisional else { return }
        let state = PromptState(permission: permission, valueReached: true, optedOutAt: now)
        for context in PromptContext.allCases {
            #expect(ask(try lms(), state, context, after: days(180) - .milliseconds(1)) == "none opted_out")
        }
        #expect(try lms().decide(state, in: .appStart, isWeb: false, at: now).nextEligibleAt == now + days(180))
        #expect(!ask(try lms(), state, .settings, after: days(180)).hasPrefix("none"))
    }

    @Test("PREF-14 days of use are counted once each")
    func activeDays() {
        var activity = PromptActivity()
        for hours in [0, 1, 23, 24, 47, 48, 24, 300] { activity.note(.appStart, at: Instant(milliseconds: Int64(hours) * 3_600_000)) }
        #expect(activity.activeDays == 4)
    }
}
