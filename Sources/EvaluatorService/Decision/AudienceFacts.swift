import CarillonAPI

/// What the neighbours said about the people and channels of a batch.
public struct AudienceFacts: Sendable {
    public struct Channel: Sendable, Hashable {
        public var name: String
        /// `dm`, `group_dm`, `public`, `private`.
        public var channelType: String
        /// Nil when the members were not asked for.
        public var members: [String]?

        public init(name: String = "", channelType: String = "", members: [String]? = nil) {
            self.name = name
            self.channelType = channelType
            self.members = members
        }
    }

    /// Channels the directory knows. One that is missing here is unknown to it, or was not asked for.
    public var channels: [String: Channel] = [:]
    /// Followers of threads the directory knows.
    public var threadFollowers: [String: [String]] = [:]
    /// Users that starred a channel or want all of its messages, by channel.
    public var channelFollowers: [String: [String]] = [:]
    /// Users that were asked for; those the registry does not know say so.
    public var users: [String: RegistryV1.ResolvedUser] = [:]

    public init() {}

    public func isOnline(_ userID: String) -> Bool {
        users[userID]?.presence?.status == "online"
    }
}
