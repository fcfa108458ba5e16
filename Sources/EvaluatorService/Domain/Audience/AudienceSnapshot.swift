import CarillonAPI

/// Channels and threads whose users are not all in the snapshot.
struct IncompleteAudiences: Sendable {
    /// Channels without some of their members.
    var members: Set<String> = []
    /// Threads without some of their followers.
    var threads: Set<String> = []
    /// Channels without some of their followers.
    var followers: Set<String> = []

    var isEmpty: Bool { members.isEmpty && threads.isEmpty && followers.isEmpty }

    /// Whether an event cannot be decided by the snapshot.
    func concern(_ event: EvaluatorV1.Event, _ query: AudienceQuery) -> Bool {
        query.channelMembers && members.contains(event.channelId) || query.threadFollowers && threads.contains(event.threadId)
            || query.channelFollowers && followers.contains(event.channelId)
    }
}

/// The answers of the peers about the users and channels of a batch.
struct AudienceSnapshot: Sendable {
    struct Channel: Sendable, Hashable {
        var name: String
        var channelType: CommonV1.ChannelType
        /// Nil when the members were not asked for.
        var members: [String]?

        init(name: String = "", channelType: CommonV1.ChannelType = .unspecified, members: [String]? = nil) {
            self.name = name
            self.channelType = channelType
            self.members = members
        }
    }

    /// Channels that the directory knows. A channel that is missing is unknown, or was not asked for.
    var channels: [String: Channel] = [:]
    /// Followers of threads the directory knows.
    var threadFollowers: [String: [String]] = [:]
    /// Users that starred a channel or want all of its messages, by channel.
    var channelFollowers: [String: [String]] = [:]
    /// Audiences that are too large for a batch: the snapshot has only the first of their users.
    var incomplete = IncompleteAudiences()
    /// Subjects of events, with their guardians and teachers.
    var subjects: [String: RegistryV1.ResolvedSubject] = [:]
    /// Users that were asked for. A user that the registry does not know has `known` false.
    var users: [String: Recipient] = [:]
    /// Users whose answer does not fit into a message. The snapshot has nothing else about them.
    var oversized: Set<String> = []

    init() {}

    func isOnline(_ userID: String) -> Bool {
        users[userID]?.user.presence?.status == .online
    }
}

/// A user that was asked for, as the registry knows the user. A class, because all stages pass it on, and a copy of a struct retains each of its
/// fields.
final class Recipient: Sendable {
    let user: RegistryV1.ResolvedUser

    init(_ user: RegistryV1.ResolvedUser) { self.user = user }

    /// A user that the registry does not know, or was not asked about.
    static let unknown = Recipient(.init())
}
