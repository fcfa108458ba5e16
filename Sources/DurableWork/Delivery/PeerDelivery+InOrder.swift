import ServiceKit

extension PeerDelivery {
    /// Delivers items that leave their outbox in order, the first ones together: those up to the first without an outcome after some rounds. The
    /// caller reads the others again, together with those that came meanwhile: when the peer takes one of these, it is clear that it fails for the
    /// item. So one item that the peer is slow for, or forbids, holds up no later one for ever. Waits for a peer that is away.
    ///
    /// - Parameters:
    ///   - action: for the log: "record notifications".
    ///   - call: is given some of the items, which may come again; must bear repetition.
    /// - Returns: the outcomes of the first items, in their order.
    /// - Throws: `CancellationError` only.
    public func deliverInOrder<Item: Sendable, Answer: Sendable>(
        _ action: String, _ items: [Item], _ call: ([Item]) async throws -> DeliveryAnswer<Answer>
    ) async throws -> [DeliveryOutcome<Answer>] {
        while true {
            var isPeerAway = !items.isEmpty
            let attempts = try await deliver(action, items, rounds: Self.roundsInOrder(for: items.count)) { part -> DeliveryAnswer<Answer> in
                do {
                    let answer = try await call(part)
                    isPeerAway = false
                    return answer
                } catch {
                    if case .later = DeliveryVerdict(error).ofSingleItem(error) {} else { isPeerAway = false }
                    throw error
                }
            }
            if !isPeerAway { return attempts.prefix { $0.outcome != nil }.compactMap(\.outcome) }
        }
    }

    /// Rounds after which items are read again: enough to find a slow one among so many (time-outs halve a call), and to refuse the oldest one
    /// where the peer takes none.
    private static func roundsInOrder(for count: Int) -> Int { roundsOfNothing + Int.bitWidth - count.leadingZeroBitCount }
}
