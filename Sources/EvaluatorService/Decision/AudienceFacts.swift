import CarillonAPI

/// What the neighbours said about the people and channels of a batch.
struct AudienceFacts: Sendable {
    struct Channel: Sendable, Hashable {
        var name: String
        /// `dm`, `group_dm`, `public`, `private`.
        var channelType: String
        /// Nil when the members were not asked for.
        var members: [String]?

        init(name: String = "", channelType: String = "", members: [String]? = nil) {
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
    /// Users that were asked for; those the registry does not know say so.
    var users: [String: RegistryV1.ResolvedUser] = [:]

    init() {}

    func isOnline(_ userID: String) -> Bool {
        users[userID]?.presence?.status == "online"
    }
}
