import DequeModule

/// Limits the bytes of large messages, which need more window than their stream has, that one connection receives at once.
///
/// Without it, a thousand streams of a connection could each leave almost 4 MiB here. A call without room waits for its turn, and delays only its own
/// connection. Confined to the connection's event loop.
final class LargeMessageBudget {
    private let limit: Int
    private(set) var reserved = 0
    private var waiting: Deque<(call: ServerCall, bytes: Int)> = []

    init(limit: Int) {
        self.limit = limit
    }

    /// Reserves room for a message, or queues the call, which gets ``ServerCall/reservationGranted(_:)`` later. One message always fits.
    func reserve(_ bytes: Int, for call: ServerCall) -> Bool {
        guard self.waiting.isEmpty, self.reserved == 0 || self.reserved + bytes <= self.limit else {
            self.waiting.append((call, bytes))
            return false
        }
        self.reserved += bytes
        return true
    }

    /// Removes a call that ended while it waited.
    func forget(_ call: ServerCall) {
        self.waiting.removeAll { $0.call === call }
        self.admit()
    }

    /// Releases room, and grants it to waiting calls.
    func release(_ bytes: Int) {
        self.reserved -= bytes
        self.admit()
    }

    /// Grants room to waiting calls in their order.
    private func admit() {
        while let next = self.waiting.first, self.reserved == 0 || self.reserved + next.bytes <= self.limit {
            self.waiting.removeFirst()
            self.reserved += next.bytes
            next.call.reservationGranted(next.bytes)
        }
    }
}
