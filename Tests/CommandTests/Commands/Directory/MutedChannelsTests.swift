import CarillonAPI
import Testing

@testable import CarillonCommand

@Suite("The muted channels that carillon prefs show prints")
struct MutedChannelsTests {
    @Test("PREF-07 A mute with an end says when it ends; a channel without a mute is left out")
    func ends() {
        let settings: [PreferencesV1.ChannelSetting] = [
            .init(channelId: "ch_a", muted: true, mutedUntilMs: 1_770_003_600_000), .init(channelId: "ch_b", muted: true),
            .init(channelId: "ch_c", starred: true),
        ]
        #expect(PreferencesShow.mutedText(settings) == "muted: ch_a until 2026-02-02T03:40:00.000Z, ch_b")
        #expect(PreferencesShow.endsOfMutes(settings) == ["ch_a": "2026-02-02T03:40:00.000Z"])
        #expect(PreferencesShow.mutedText([.init(channelId: "ch_c", starred: true)]) == nil)
    }
}
