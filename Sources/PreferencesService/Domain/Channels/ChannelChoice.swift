import CarillonAPI
import ServiceKit

/// A user's settings of a conversation channel (PREF-07, PREF-08).
struct ChannelChoice: Sendable, Hashable {
    var muted = false
    /// Nil: a mute without end.
    var mutedUntil: Instant?
    var notifyAll = false
    var starred = false

    /// Most channels with settings of a user. More are a mistake or an attack, and each read of the document reads them all.
    static let mostChannels = 10_000

    /// Whether the channel is muted. A mute with an end expires by itself.
    func isMuted(at now: Instant) -> Bool {
        muted && (mutedUntil.map { now < $0 } ?? true)
    }

    func message(channelId: String, at now: Instant) -> PreferencesV1.ChannelSetting {
        let isMuted = isMuted(at: now)
        return .init(
            channelId: channelId, muted: isMuted, mutedUntilMs: isMuted ? mutedUntil?.milliseconds : nil, notifyAll: notifyAll,
            starred: starred)
    }

    /// The complete setting, for exports.
    func stored(channelId: String) -> PreferencesV1.ChannelSetting {
        .init(channelId: channelId, muted: muted, mutedUntilMs: mutedUntil?.milliseconds, notifyAll: notifyAll, starred: starred)
    }
}

/// A user's setting of one channel, with the channel's id.
struct ChannelSetting: Sendable, Hashable {
    var channelId: String
    var choice: ChannelChoice
}
