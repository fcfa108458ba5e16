import CarillonAPI
import ServiceKit

/// What of the spool is not sent now, and until when. A value without I/O. In real time: the evaluator's troubles do not follow the domain's clock.
///
/// - While the evaluator is away, nothing is sent.
/// - While it answers about an app that it cannot take its events now, the app waits.
/// - After a call with several requests that fails, they are sent one by one, to find the one that is the cause.
/// - A request that the evaluator fails for, time and again, is passed over for a while: it does not block those behind it.
struct ReplayWaits: Sendable, Equatable {
    /// Failures of a request, one after the other, after which it is passed over.
    static let triesInOrder = 3
    /// How long it is passed over.
    static let parkedFor = Duration.seconds(60)
    /// The longest time that the evaluator may ask for.
    static let longestAsked = Duration.seconds(60)

    private struct App: Sendable, Equatable {
        var backoff = Backoff()
        var until: ContinuousClock.Instant
        /// So many requests are sent one by one.
        var alone = 0
    }

    private struct Parked: Sendable, Equatable {
        var tenant: CommonV1.Tenant
        var until: ContinuousClock.Instant
    }

    private var evaluator = Backoff()
    private var evaluatorUntil: ContinuousClock.Instant?
    private var apps: [CommonV1.Tenant: App] = [:]
    private var failures: [Int64: Int] = [:]
    private var parked: [Int64: Parked] = [:]

    /// Until when nothing is sent; nil: something may be.
    func pause(at now: ContinuousClock.Instant) -> ContinuousClock.Instant? { evaluatorUntil.flatMap { $0 > now ? $0 : nil } }

    /// Whether requests of an app may be sent.
    func isDue(_ tenant: CommonV1.Tenant, at now: ContinuousClock.Instant) -> Bool { apps[tenant].map { $0.until <= now } ?? true }

    /// Whether the app's next request is sent alone.
    func isAlone(_ tenant: CommonV1.Tenant) -> Bool { apps[tenant].map { $0.alone > 0 } ?? false }

    /// Whether the evaluator has not answered since the last pause: one call finds out whether it is back.
    var isProbing: Bool { evaluatorUntil != nil }

    /// Requests of an app that are passed over now.
    func passedOver(of tenant: CommonV1.Tenant, at now: ContinuousClock.Instant) -> Set<Int64> {
        Set(parked.filter { $0.value.until > now && $0.value.tenant == tenant }.keys)
    }

    /// When something may be sent that may not be now; nil: nothing waits for a time.
    func next(after now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        (apps.values.map(\.until) + parked.values.map(\.until) + [evaluatorUntil].compactMap(\.self)).filter { $0 > now }.min()
    }

    /// The evaluator took or refused the request of a call.
    mutating func answered(for tenant: CommonV1.Tenant, at now: ContinuousClock.Instant) {
        evaluator.reset()
        evaluatorUntil = nil
        guard var app = apps[tenant] else { return }
        app.alone -= 1
        app.until = now
        app.backoff.reset()
        apps[tenant] = app.alone > 0 ? app : nil
    }

    /// A call did not reach the evaluator, or it takes nothing.
    ///
    /// - Parameter asked: how long it asks to wait.
    mutating func evaluatorIsAway(asked: Duration? = nil, at now: ContinuousClock.Instant) {
        evaluatorUntil = now + max(evaluator.advance(), min(asked ?? .zero, Self.longestAsked))
    }

    /// The evaluator cannot take events of an app now.
    mutating func appWaits(_ tenant: CommonV1.Tenant, at now: ContinuousClock.Instant) {
        evaluator.reset()
        evaluatorUntil = nil
        storeFailed(for: tenant, at: now)
    }

    /// The requests of an app could not be read: it waits as well.
    mutating func storeFailed(for tenant: CommonV1.Tenant, at now: ContinuousClock.Instant) {
        var app = apps[tenant] ?? App(until: now)
        app.until = now + app.backoff.advance()
        apps[tenant] = app
    }

    /// A call with some requests of an app failed: they are sent one by one.
    mutating func sendAlone(_ requests: Int, of tenant: CommonV1.Tenant, at now: ContinuousClock.Instant) {
        var app = apps[tenant] ?? App(until: now)
        app.alone = requests
        apps[tenant] = app
    }

    /// The evaluator failed for a request that was sent alone.
    mutating func failed(_ row: Int64, of tenant: CommonV1.Tenant, at now: ContinuousClock.Instant) {
        appWaits(tenant, at: now)
        failures[row, default: 0] += 1
        guard failures[row, default: 0] >= Self.triesInOrder else { return }
        failures[row] = nil
        parked[row] = Parked(tenant: tenant, until: now + Self.parkedFor)
    }

    /// Requests left the spool.
    mutating func removed(_ rows: some Sequence<Int64>) {
        for row in rows { (failures[row], parked[row]) = (nil, nil) }
    }
}
