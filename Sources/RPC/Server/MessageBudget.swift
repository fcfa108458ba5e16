import Synchronization

/// How many bytes of requests a server holds that no handler has: messages that are incomplete, or not taken, and what compressed ones become.
/// The gateway holds bodies of requests within one.
///
/// Each connection has bounds of its own, but a thousand connections have a thousand times as much. When the limit is reached, a connection may
/// still have its equal part of what is left until twice the limit, and a small part always: those who fill the budget shut nobody out. All
/// together hold at most twice the limit and the small parts, which are an eighth of the limit with a thousand connections. Memory that many bytes
/// took is given back to the system when they are gone.
package final class MessageBudget: Sendable {
    /// From this many bytes on, what they leave behind in the heap is worth giving back.
    private static let worthGivingBack = 32 * 1024 * 1024
    /// Each connection may always have the limit divided by this.
    private static let smallPart = 8_192

    private let limit: Int
    private let onceSettled: @Sendable () -> Void
    private let held = Atomic(0)
    /// Connections that hold something.
    private let holders = Atomic(0)
    private let wasHigh = Atomic(false)

    /// `onceSettled` is called when the budget was in heavy use and is nearly empty again.
    init(limit: Int, onceSettled: @escaping @Sendable () -> Void) {
        self.limit = limit
        self.onceSettled = onceSettled
    }

    /// A budget of so many bytes, which gives memory back to the system when it was in heavy use and is nearly empty again.
    package convenience init(limit: Int) { self.init(limit: limit, onceSettled: { Heap.giveBackSoon() }) }

    /// Bytes held now.
    package var heldBytes: Int { self.held.load(ordering: .relaxed) }

    /// One connection's part of the budget. For the connection's loop alone.
    package struct Account: ~Copyable {
        private let budget: MessageBudget
        package private(set) var held = 0

        package init(of budget: MessageBudget) { self.budget = budget }

        /// Takes so many bytes more, or none.
        package mutating func charge(_ bytes: Int) -> Bool {
            // Nothing held is no holder: nobody would release it.
            guard bytes > 0 else { return true }
            guard self.budget.admits(bytes, beside: self.held) else { return false }
            self.held += bytes
            return true
        }

        /// Gives bytes back that were taken.
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
