import DequeModule

/// How many bytes of large messages one connection may have under way: those that need more window than their stream has.
///
/// Without it a thousand streams of a connection could each leave almost 4 MiB lying here. A call that finds no room waits for its turn; only
/// its own connection waits with it. For the connection's loop alone.
final class LargeMessageBudget {
    private let limit: Int
    private(set) var reserved = 0
    private var waiting: Deque<(call: ServerCall, bytes: Int)> = []

    init(limit: Int) {
        self.limit = limit
    }

    /// Takes room for a message, or has the call wait until it is told of it. One message always fits.
    func reserve(_ bytes: Int, for call: ServerCall) -> Bool {
        guard self.waiting.isEmpty, self.reserved == 0 || self.reserved + bytes <= self.limit else {
            self.waiting.append((call, bytes))
            return false
        }
        self.reserved += bytes
        return true
    }

    /// The call ended while it waited.
    func forget(_ call: ServerCall) {
        self.waiting.removeAll { $0.call === call }
        self.admit()
    }

    /// Gives room back, and to those who wait.
    func release(_ bytes: Int) {
        self.reserved -= bytes
        self.admit()
    }

    /// Lets in, in their order, those there is room for now.
    private func admit() {
        while let next = self.waiting.first, self.reserved == 0 || self.reserved + next.bytes <= self.limit {
            self.waiting.removeFirst()
            self.reserved += next.bytes
            next.call.roomAppeared(next.bytes)
        }
    }
}
