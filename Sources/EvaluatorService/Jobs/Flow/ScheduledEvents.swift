import CarillonAPI
import DurableWork
import ServiceKit
import Storage

/// Makes scheduled events pending at their time (EVAL-44), after their pictures are prepared (EVAL-33). The ordinary stages do the rest: who is a
/// target, preferences, quiet hours and lifetime are those of that time. What fell due while the service was down is sent within its lifetime, and
/// skipped as expired after it.
struct ScheduledEvents: DueItemHandler {
    let kind = DueItemKind.scheduledEvent
    let store: Store
    let pictures: PicturePreparation
    let signals: WorkSignals
    let backlog: Backlog

    var capacity: Int { backlog.room }

    func settle(_ items: [DueItem], of tenant: CommonV1.Tenant, now: Instant) async throws {
        let waiting = try await pictures.take(items, of: tenant, now: now)
        let ready = items.map(\.row).filter { !waiting.contains($0) }
        guard !ready.isEmpty else { return }
        try await backlog.fire(ready.count, waking: signals) {
            try await store.write { try ScheduledEventTable.fire(ready, $0) }
        }
    }
}
