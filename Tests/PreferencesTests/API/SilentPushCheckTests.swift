import CarillonAPI
import ServiceKit
import Testing

@testable import PreferencesService

@Suite("EVAL-43 Silent pushes")
struct SilentPushCheckTests {
    let fixture: PreferencesFixture
    init() async throws { fixture = try await PreferencesFixture() }

    private func answers(_ user: String, consentRequired: Bool = false) async throws -> [PreferencesV1.SendAnswer] {
        let questions = [true, false].map { isSilent in
            PreferencesV1.SendQuestion(
                userId: user, typeIds: [isSilent ? "data_sync" : "mention"], channelId: "ch_1", silentPush: isSilent,
                guardianConsentRequired: consentRequired)
        }
        return try await fixture.preferences.checkSend(.init(tenant: PreferencesFixture.tenant, questions: questions)).answers
    }

    @Test("EVAL-43 Mutes, quiet hours and device scope do not apply, and the catalogue need not have the type; the master switch does")
    func switches() async throws {
        try await fixture.update("ann") { $0.quietHours = .init(enabled: true, start: "00:00", end: "23:59", timezone: "UTC", allowCritical: false) }
        try await fixture.mute("ann", "ch_1")
        let on = try await answers("ann")
        #expect(on[0].typeId == "data_sync" && on[0].pushEnabled && !on[0].quietHoursActive && !on[0].channelMuted)
        #expect(on[1].quietHoursActive && on[1].channelMuted && on[0].version == on[1].version)
        try await fixture.update("ann") { $0.pushEnabled = false }
        let off = try await answers("ann")
        #expect(off[0].typeId.isEmpty && !off[0].pushEnabled)
    }

    @Test("EVAL-43 PRIV-05 A missing consent of a guardian counts")
    func consent() async throws {
        #expect(try await answers("kid", consentRequired: true).map(\.gate) == [.consentMissing, .consentMissing])
    }
}
