import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// Settles the due items of one kind, for the ``DueItemWorker``.
protocol DueItemHandler: Sendable {
    var kind: DueItemKind { get }
    /// The number of items that it takes at present. 0: earlier ones are not done, and the worker asks again soon.
    var capacity: Int { get }

    /// Settles due items of one app. The effect of an item and its deletion, or its next due time, are one transaction. Items that are not in the
    /// store any more have no effect.
    ///
    /// - Throws: what makes it impossible to settle the items, peers aside: an item for which that happens alone is quarantined.
    func settle(_ items: [DueItem], of tenant: CommonV1.Tenant, now: Instant) async throws
}

extension DueItemHandler {
    var capacity: Int { .max }

    /// Until the peers are asked again, where one does not answer.
    static var pauseAfterFailure: Duration { .seconds(30) }

    /// Makes items due again later, because a peer does not answer about their app. Items of an app that is gone are removed.
    ///
    /// - Throws: the refusal of a peer that would refuse for ever.
    func postpone(_ items: [DueItem], to later: Instant, after error: any RPCErrorConvertible, in store: Store) async throws {
        try Task.checkCancellation()
        if case .refused(let refusal) = DeliveryVerdict(error) { throw refusal }
        let (rows, isGone) = (items.map(\.row), error.rpcError.code == .notFound)
        try await store.write { database in
            if isGone {
                _ = try DueItemTable.items.remove(rows, database)
            } else {
                try DueItemTable.items.postpone(rows, to: later, database)
            }
        }
    }
}
