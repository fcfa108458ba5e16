import CarillonAPI
import ServiceKit

/// A queue that dispatchers share outside their stores.
protocol SharedQueue: PushQueue {
    /// Removes the unsent deliveries and dead letters of a user who is erased (PRIV-09). May be repeated.
    ///
    /// - Returns: the number of removed messages.
    func erase(user id: String, of tenant: CommonV1.Tenant) async throws -> Int
}

extension PushQueue {
    /// Erases a user from a queue that is not in the store.
    func eraseShared(_ user: UserKey) async throws {
        guard let queue = self as? any SharedQueue else { return }
        _ = try await queue.erase(user: user.id, of: user.tenant)
    }
}

extension JetStreamPushQueue: SharedQueue {}
