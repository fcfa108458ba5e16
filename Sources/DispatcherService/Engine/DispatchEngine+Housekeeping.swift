import CarillonAPI
import Logging
import ServiceKit

// Retries that become due, expiries, leases, and steps of the clock.
extension DispatchEngine {
    func housekeep() async throws {
        try await followClock()
        try await endRetryWaits()
        var now = clock.now
        while housekeepingDue <= now {
            housekeepingDue = .distantFuture
            let effect: HousekeepingEffect
            do {
                effect = try await queue.housekeep(now: now)
            } catch {
                housekeepingDue = now
                throw error
            }
            add(effect.ready)
            if effect.expired > 0 {
                metrics.finished(.expired, count: effect.expired)
                reportSignals.outcomes.signal()
            }
            let next = effect.isComplete ? effect.nextDue ?? .distantFuture : now
            housekeepingDue = min(housekeepingDue, next)
            now = clock.now
        }
        let steady = clock.steadyNow
        if let leaseCheckDue, leaseCheckDue <= steady { try await checkLeases(now, steady) }
        try await endIdleLanes(steady)
    }

    /// After an outage, pushes that wait for a retry leave with the others, the oldest first (DISP-30).
    private func endRetryWaits() async throws {
        while let (key, codes) = endedOutages.first {
            let rows = Set(routes.filter { laneKey(of: $0.value) == key }.keys)
            add(try await queue.endRetryWaits(onRoutes: rows, after: codes))
            // Another outage may have ended meanwhile.
            if endedOutages[key] == codes { endedOutages[key] = nil }
        }
    }

    /// Moves the due times of retries back when the clock was set back, so that each retry keeps its wait (DR-07). Called before due times of new
    /// retries are computed.
    func followClock() async throws {
        let step = setBack + clockSteps.setBack(clock)
        setBack = .zero
        guard step > .zero else { return }
        do {
            try await queue.moveRetriesBack(by: step)
        } catch {
            setBack += step
            throw error
        }
        logger.warning("the clock was set back; retries keep their waits", metadata: ["by": "\(step)"])
        becomesDue(at: clock.now)
    }

    /// Extends the leases of deliveries in flight, and requeues other deliveries whose leases expired.
    private func checkLeases(_ now: Instant, _ steady: SteadyInstant) async throws {
        leaseCheckDue = nil
        let rows = Array(inFlight.keys)
        if !rows.isEmpty {
            try await queue.renewLeases(rows, until: leaseEnd(now))
            leaseCheckDue = steady + Self.longestProviderTimeout
        }
        guard claimedNotSent == 0 else {
            leaseCheckDue = steady + Self.leaseMargin
            return
        }
        // `inFlight` is read again, because it may have grown during the renewal. It does not grow from here on: only this loop claims.
        add(try await queue.requeueExpiredLeases(now: now, except: Set(inFlight.keys)))
    }

    func leaseEnd(_ now: Instant) -> Instant { now + Self.longestProviderTimeout + Self.leaseMargin }
}
