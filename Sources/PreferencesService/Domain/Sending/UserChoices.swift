import CarillonAPI
import ServiceKit

/// The choices of users that a send depends on. Users with equal choices share one set, so that a batch evaluates each set once.
final class ChoiceSet: Sendable {
    /// Without version, times and language, so that more users are equal. Answers need only the version of these, which is in ``UserChoices``.
    let document: PreferenceDocument
    /// Approximate memory in bytes.
    let bytes: Int

    /// - Parameter storedBytes: Size of the choices in the store. They take about ten times as much in memory.
    init(_ document: PreferenceDocument, storedBytes: Int) {
        self.document = document
        bytes = 300 + 10 * storedBytes
    }
}

/// The stored choices of one user that a send depends on.
struct UserChoices: Sendable {
    /// The user's settings of conversation channels.
    enum Channels: Sendable {
        /// All of them.
        case few([String: ChannelChoice])
        /// Too many to cache: single settings are read from the store.
        case many
    }

    /// The most channels of a user that are cached.
    static let mostChannels = 16

    var version: Int64 = 0
    /// Nil: the user never chose anything.
    var choices: ChoiceSet?
    var channels: Channels = .few([:])
    /// The instant of the read, by the domain's clock.
    var readAt: Instant

    /// Approximate memory in bytes. A shared set is counted in full.
    var bytes: Int {
        let channels = if case .few(let few) = channels { few.keys.reduce(0) { $0 + 80 + $1.utf8.count } } else { 0 }
        return 200 + channels + (choices?.bytes ?? 0)
    }
}

/// One user's setting of one channel.
struct ChannelKey: Hashable, Sendable {
    var userId: String
    var channelId: String
}

/// The stored choices of the users of one batch.
struct AskedUsers: Sendable {
    /// In the order of the questions.
    var users: [UserChoices]
    /// Single settings of users with many channels.
    var channels: [ChannelKey: ChannelChoice] = [:]

    /// The setting of the channel that a question names.
    func channel(of question: PreferencesV1.SendQuestion, _ user: UserChoices) -> ChannelChoice {
        switch user.channels {
        case .few(let channels): channels.isEmpty ? ChannelChoice() : channels[question.channelId] ?? ChannelChoice()
        case .many: channels[.init(userId: question.userId, channelId: question.channelId)] ?? ChannelChoice()
        }
    }
}
