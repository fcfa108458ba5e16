import CarillonAPI
import Logging
import ServiceKit
import Storage

/// Takes from old events what is kept for a time only, and forgets old dedup marks, at start and at the turn of every day, beside
/// ``ServiceKit/PrivacyUpkeep``.
struct RetentionWorker: BackgroundWorker {
    let name = "retention"
    let store: Store
    let clock: any DomainClock
    let activity: ActivityTracker
    let policies: any PolicySource
    let logger: Logger

    func run() async throws {
        while !Task.isCancelled {
            await activity.perform { await round() }
            try await clock.sleep(untilNext: .day)
        }
    }

    /// One round over all apps. What fails for one is logged; the next round tries again.
    func round() async {
        do {
            for tenant in try await store.read(AgedEvents.tenants) {
                do {
                    try await round(tenant)
                } catch {
                    logger.warning(
                        "an app's old events could not be emptied; it is tried again tomorrow",
                        metadata: ["app": "\(tenant.appId)", "error": "\(error)"])
                }
            }
        } catch {
            logger.warning("old events could not be looked through; it is tried again tomorrow", metadata: ["error": "\(error)"])
        }
        do {
            _ = try await AgedMarks.purge(store, now: clock.now)
        } catch is CancellationError {
            // The next start begins with a round.
        } catch {
            logger.warning("old dedup marks could not be forgotten; it is tried again tomorrow", metadata: ["error": "\(error)"])
        }
    }

    private func round(_ tenant: CommonV1.Tenant) async throws {
        let plan = AgedEvents.Plan(try await policies.current(for: tenant).policy, now: clock.now)
        for (kind, before) in plan.before {
            while try await store.write({ try AgedEvents.run(kind, tenant, before: before, $0) }) == AgedEvents.portion, !Task.isCancelled {}
        }
    }
}
