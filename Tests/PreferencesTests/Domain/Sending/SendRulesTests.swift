import CarillonAPI
import ServiceKit
import Testing

@testable import PreferencesService
@testable import RegistryTenants

@Suite("Rules of send checks")
struct SendRulesTests {
    private static let now = Instant(milliseconds: 1_770_000_000_000)
    private static let chat = Result { try ProfileLibrary().profile("chat") }

    private func rules(consented: Set<String> = []) throws -> SendRules {
        let chat = try Self.chat.get()
        let policy = try Policy(settings: chat.settings, of: PolicyOwner(profile: "chat", version: 1, organizationTimezone: "UTC"))
        return SendRules(
            app: AppPolicy(policy: policy, catalogue: Catalogue(chat.catalogue)), instant: Self.now, consented: consented)
    }

    private func question(_ user: String, needsConsent: Bool = false) -> PreferencesV1.SendQuestion {
        .init(userId: user, typeIds: ["mention"], channelId: "ch_1", guardianConsentRequired: needsConsent)
    }

    @Test("PREF-06 PREF-07 users with equal choices share an answer, but not its version and mute")
    func equalChoices() throws {
        var rules = try rules()
        let choices = ChoiceSet(PreferenceDocument(), storedBytes: 0)
        let muted = rules.answer(
            question("ann"), UserChoices(version: 3, choices: choices, readAt: Instant(milliseconds: 0)), channel: ChannelChoice(muted: true))
        let other = rules.answer(
            question("bob"), UserChoices(version: 5, choices: choices, readAt: Instant(milliseconds: 0)), channel: ChannelChoice())
        #expect(muted.channelMuted && muted.version == 3 && muted.typeId == "mention")
        #expect(!other.channelMuted && other.version == 5 && other.typeId == "mention")
    }

    @Test("PREF-07 a mute has effect until its end, and not at its end")
    func muteWithEnd() throws {
        var rules = try rules()
        for (until, isMuted) in [(1, true), (0, false), (-1, false)] as [(Int64, Bool)] {
            let channel = ChannelChoice(muted: true, mutedUntil: Self.now + .milliseconds(until))
            #expect(rules.answer(question("ann"), UserChoices(readAt: Instant(milliseconds: 0)), channel: channel).channelMuted == isMuted)
        }
    }

    @Test("PREF-17 EVAL-56 a missing consent is a gate of its child only, also among users with equal choices")
    func consent() throws {
        var rules = try rules(consented: ["sam"])
        func gate(_ user: String, needsConsent: Bool) -> CommonV1.SkipReason {
            rules.answer(question(user, needsConsent: needsConsent), UserChoices(readAt: Instant(milliseconds: 0)), channel: ChannelChoice()).gate
        }
        #expect(gate("kim", needsConsent: true) == .consentMissing)
        #expect(gate("sam", needsConsent: true) == .unspecified)
        #expect(gate("ann", needsConsent: false) == .unspecified)
    }
}
