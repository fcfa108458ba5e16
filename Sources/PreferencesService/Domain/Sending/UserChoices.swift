import CarillonAPI

/// What users chose, as far as a send depends on it. Users of equal choices share one set, so that each set is evaluated once in a batch.
final class ChoiceSet: Sendable {
    /// Without version, times and language: no answer depends on them but on the version, which stands in ``UserChoices``.
    let document: PreferenceDocument
    /// Memory it takes, about, in bytes.
    let bytes: Int

    /// - Parameter storedBytes: size of the choices in the store; in memory they take some ten times that.
    init(_ document: PreferenceDocument, storedBytes: Int) {
        self.document = document
        bytes = 300 + 10 * storedBytes
    }
}

/// What is stored of one user, as far as sends ask about it.
struct UserChoices: Sendable {
    /// The user's settings of conversation channels.
    enum Channels: Sendable {
        /// All of them.
        case few([String: ChannelChoice])
        /// More than are cached: the store is asked for each one.
        case many
    }

    /// The most channels of a user that are cached.
    static let mostChannels = 16

    var version: Int64 = 0
    /// Nil: the user never chose anything.
    var choices: ChoiceSet?
    var channels: Channels = .few([:])
    /// When it was read, by the domain's clock.
    var readAtMs: Int64

    /// Memory it takes, about, in bytes; a set that others share is counted in full.
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

/// What is stored of the users whom the questions of one batch are about.
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
