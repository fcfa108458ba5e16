public import Storage

extension UserKey {
    /// A user whom a store or a peer names as changed.
    public init(_ changed: ChangedUser) { self.init(organization: changed.organization, app: changed.app, id: changed.user) }
}

extension StoreChanges {
    /// Adds a user.
    public mutating func insert(_ user: UserKey) { insert(ChangedUser(organization: user.organization, app: user.app, user: user.id)) }
}
