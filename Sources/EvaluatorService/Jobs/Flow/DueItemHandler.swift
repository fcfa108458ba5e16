import CarillonAPI
import DurableWork
import ServiceKit

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
}
