import DequeModule
import ServiceKit

/// The accepted messages of the simulated Expo, by the ids of their tickets, for a day. Bounded: the oldest are dropped first.
struct ExpoTickets {
    private static let most = 200_000
    private static let lifetime: Duration = .seconds(24 * 3_600)

    private struct Ticket {
        let token: String
        let acceptedAt: Instant
    }

    private var tickets: [String: Ticket] = [:]
    private var order: Deque<String> = []
    private var lastNumber = 0

    /// Accepts a message.
    ///
    /// - Returns: the ticket's id, a UUID.
    mutating func accept(token: String, at now: Instant) -> String {
        lastNumber += 1
        let digits = String(lastNumber, radix: 16)
        let id = "0c0ffee0-0000-4000-8000-" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
        tickets[id] = Ticket(token: token, acceptedAt: now)
        order.append(id)
        if order.count > Self.most, let oldest = order.popFirst() { tickets[oldest] = nil }
        return id
    }

    /// The token of a message whose receipt is kept; nil: there is none.
    func token(ofTicket id: String, at now: Instant) -> String? {
        guard let ticket = tickets[id], now - ticket.acceptedAt < Self.lifetime else { return nil }
        return ticket.token
    }
}
