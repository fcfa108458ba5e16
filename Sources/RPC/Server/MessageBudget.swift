import Synchronization

/// Limits the bytes of requests that a server keeps before a handler has them: incomplete messages, unread ones, and decompressed ones. The gateway
/// uses one for bodies of requests.
///
/// Each connection has limits of its own, but a thousand connections have a thousand times as much. When this limit is reached, a connection may
/// still use its equal share of the rest up to twice the limit, and always a small share. So connections that fill the budget do not block others.
/// The total is at most twice the limit plus the small shares, which are an eighth of the limit with a thousand connections. After heavy use, the
/// memory is returned to the system.
package final class MessageBudget: Sendable {
    /// Use above this many bytes counts as heavy: afterwards the memory is returned to the system.
    private static let worthGivingBack = 32 * 1024 * 1024
    /// A connection's small share is the limit divided by this.
    private static let smallPart = 8_192

    private let limit: Int
    private let onceSettled: @Sendable () -> Void
    private let held = Atomic(0)
    /// Connections with charged bytes.
    private let holders = Atomic(0)
    private let wasHigh = Atomic(false)

    /// `onceSettled` is called when the budget was in heavy use and is nearly empty again.
    init(limit: Int, onceSettled: @escaping @Sendable () -> Void) {
        self.limit = limit
        self.onceSettled = onceSettled
    }

    /// A budget of `limit` bytes, which returns memory to the system when it was in heavy use and is nearly empty again.
    package convenience init(limit: Int) { self.init(limit: limit, onceSettled: { Heap.giveBackSoon() }) }

    /// Bytes charged now.
    package var heldBytes: Int { self.held.load(ordering: .relaxed) }

    /// The charges of one connection. Confined to the connection's event loop.
    package struct Account: ~Copyable {
        private let budget: MessageBudget
        package private(set) var held = 0

        package init(of budget: MessageBudget) { self.budget = budget }

        /// Charges all of the bytes or none. Returns whether it did.
        package mutating func charge(_ bytes: Int) -> Bool {
            // A charge of 0 must not count the connection as a holder, because no release follows.
            guard bytes > 0 else { return true }
            guard self.budget.admits(bytes, beside: self.held) else { return false }
            self.held += bytes
            return true
        }

        /// Releases charged bytes.
        package mutating func release(_ bytes: Int) {
            guard bytes > 0 else { return }
            self.held -= bytes
            self.budget.release(bytes, leaving: self.held)
        }
    }

    private func admits(_ bytes: Int, beside own: Int) -> Bool {
        let total = self.held.add(bytes, ordering: .relaxed).newValue
        let holders = own == 0 ? self.holders.add(1, ordering: .relaxed).newValue : self.holders.load(ordering: .relaxed)
        let left = min(self.limit, 2 * self.limit - (total - bytes))
        guard total <= self.limit || own + bytes <= max(left / max(1, holders), self.limit / Self.smallPart) else {
            self.release(bytes, leaving: own)
            return false
        }
        if total >= Self.worthGivingBack { self.wasHigh.store(true, ordering: .relaxed) }
        return true
    }

    private func release(_ bytes: Int, leaving own: Int) {
        let total = self.held.subtract(bytes, ordering: .relaxed).newValue
        if own == 0 { self.holders.subtract(1, ordering: .relaxed) }
        guard total < Self.worthGivingBack / 8, self.wasHigh.load(ordering: .relaxed) else { return }
        if self.wasHigh.exchange(false, ordering: .relaxed) { self.onceSettled() }
    }
}
