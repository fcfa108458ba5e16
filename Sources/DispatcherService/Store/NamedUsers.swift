import CarillonAPI
import DurableWork
import ServiceKit

// The users that a push names, for tombstones of erased users.
extension DispatcherV1.Push {
    /// The user; the id is empty for some probes.
    var userKey: UserKey { key(userId) }

    var namedUsers: [UserKey] { [userKey] + namedOthers }

    private var namedOthers: [UserKey] { otherUserIDs.map(key) }

    private func key(_ id: String) -> UserKey {
        UserKey(organization: tenant?.organizationId ?? "", app: tenant?.appId ?? "", id: id)
    }

    /// Whether the push is by or about a user who was erased: it is withdrawn (decision 0067).
    func names(_ erased: ErasedUsers.Snapshot) -> Bool { !erased.isEmpty && namedOthers.contains(where: erased.contains) }
}
