import CarillonAPI
import ServiceKit
import Testing

@testable import PreferencesService

@Suite("ROLE-05 Overrides of preferences")
struct OverrideTests {
    let fixture: PreferencesFixture
    init() async throws { fixture = try await PreferencesFixture(overrides: ["user_device_scope_choices": ["policy", "desktop_only"]]) }

    /// All choices off.
    private func switchOff(_ user: String) async throws {
        try await fixture.update(user) {
            $0.pushEnabled = false
            $0.notifications = [.init(typeId: "security_alert", push: false), .init(typeId: "mention", push: false)]
            $0.quietHours = .init(enabled: true, start: "00:00", end: "23:59", timezone: "UTC", allowCritical: false)
            $0.deviceScope = .desktopOnly
        }
        try await fixture.mute(user, "ch_1")
    }

    @Test("ROLE-05 PREF-03 an override of a critical type passes master switch, type, mute, quiet hours and device scope")
    func critical() async throws {
        try await switchOff("ann")
        let usual = try await fixture.check("ann", "security_alert", channel: "ch_1")
        #expect(usual.typeId.isEmpty && !usual.pushEnabled && usual.channelMuted && usual.quietHoursActive && usual.deviceScope == .desktopOnly)
        let overridden = try await fixture.check("ann", "security_alert", channel: "ch_1", override: true)
        #expect(overridden.typeId == "security_alert" && overridden.pushEnabled && !overridden.channelMuted && !overridden.quietHoursActive)
        #expect(overridden.deviceScope == .all && overridden.gate == .unspecified && overridden.version == usual.version)
        // Two questions of one call have their own answers.
        let questions = [false, true].map { override in
            PreferencesV1.SendQuestion(userId: "ann", typeIds: ["security_alert"], channelId: "ch_1", override: override)
        }
        let answers = try await fixture.preferences.checkSend(.init(tenant: PreferencesFixture.tenant, questions: questions)).answers
        #expect(answers.map(\.typeId) == ["", "security_alert"])
    }

    @Test("ROLE-05 an override has no effect on a type that is not critical")
    func ordinary() async throws {
        try await switchOff("ann")
        #expect(
            try await fixture.check("ann", "mention", channel: "ch_1", override: true)
                == fixture.check("ann", "mention", channel: "ch_1"))
        // Where it is on, mute and quiet hours still have effect.
        try await fixture.update("ann") {
            $0.pushEnabled = true
            $0.notifications = [.init(typeId: "mention", push: true)]
        }
        let muted = try await fixture.check("ann", "mention", channel: "ch_1", override: true)
        #expect(muted.typeId == "mention" && muted.channelMuted && muted.quietHoursActive && muted.deviceScope == .desktopOnly)
    }

    @Test("ROLE-05 PREF-17 an override does not replace a guardian's consent")
    func consent() async throws {
        let answer = try await fixture.check("kid", "security_alert", consentRequired: true, override: true)
        #expect(answer.gate == .consentMissing)
    }
}
