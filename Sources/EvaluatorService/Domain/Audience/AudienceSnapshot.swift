import CarillonAPI

/// Channels and threads of which not everybody is known.
struct IncompleteAudiences: Sendable {
    /// Channels whose members are not all known.
    var members: Set<String> = []
    /// Threads whose followers are not all known.
    var threads: Set<String> = []
    /// Channels whose followers are not all known.
    var followers: Set<String> = []

    var isEmpty: Bool { members.isEmpty && threads.isEmpty && followers.isEmpty }

    /// Whether an event cannot be decided with what is known.
    func concern(_ event: EvaluatorV1.Event, _ needs: AudienceQuery) -> Bool {
        needs.channelMembers && members.contains(event.channelId) || needs.threadFollowers && threads.contains(event.threadId)
            || needs.channelFollowers && followers.contains(event.channelId)
    }
}

/// What the peers said about the people and channels of a batch.
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

    /// Channels the directory knows. One that is missing here is unknown to it, or was not asked for.
    var channels: [String: Channel] = [:]
    /// Followers of threads the directory knows.
    var threadFollowers: [String: [String]] = [:]
    /// Users that starred a channel or want all of its messages, by channel.
    var channelFollowers: [String: [String]] = [:]
    /// Audiences that are too large for a batch: only the first of their people were told.
    var incomplete = IncompleteAudiences()
    /// Who stands beside the users that events speak of.
    var subjects: [String: RegistryV1.ResolvedSubject] = [:]
    /// Users that were asked for; those the registry does not know say so.
    var users: [String: RegistryV1.ResolvedUser] = [:]
    /// Users of whom the registry knows more than a message takes: nothing is known of them here.
    var oversized: Set<String> = []

    init() {}

    func isOnline(_ userID: String) -> Bool {
        users[userID]?.presence?.status == .online
    }
}

/// A user whom an event is for, as the registry knows them. A class: it is handed through all stages, and a copy of a value would count each of
/// its fields.
final class Recipient: Sendable {
    let user: RegistryV1.ResolvedUser

    init(_ user: RegistryV1.ResolvedUser) { self.user = user }

    /// A user whom the registry does not know, or was not asked about.
    static let unknown = Recipient(.init())
}
