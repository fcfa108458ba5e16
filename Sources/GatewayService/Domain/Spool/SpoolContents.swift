import CarillonAPI
import ServiceKit

/// What waits in the spool, and where the next request goes. A value without I/O.
struct SpoolContents: Sendable, Equatable {
    /// The requests of an app.
    struct Part: Sendable, Equatable {
        var requests = 0
        var events = 0
        var bytes = 0
        /// No request of the app was accepted earlier.
        var oldest: Instant
        /// Few are left: new requests wait for them, and then go to the evaluator.
        var isEnding = false
    }

    /// Where a request goes.
    enum Place: Sendable, Hashable {
        case evaluator
        case spool
        /// To the evaluator, once the app's last requests have left the spool. Behind them, a steady stream of events would never leave it.
        case afterLast
    }

    /// Most requests that new ones wait for.
    static let mostAtEnd = 500

    private(set) var apps: [CommonV1.Tenant: Part]
    private(set) var events: Int
    private(set) var bytes: Int
    /// The last call did not reach the evaluator, or had no answer in time.
    private(set) var isEvaluatorAway = false

    /// - Parameter apps: what the store has.
    init(_ apps: [CommonV1.Tenant: Part] = [:]) {
        self.apps = apps
        events = apps.values.reduce(0) { $0 + $1.events }
        bytes = apps.values.reduce(0) { $0 + $1.bytes }
    }

    /// When the oldest request was accepted; nil: none waits.
    var oldest: Instant? { apps.values.map(\.oldest).min() }

    /// The apps with requests, the one that waits longest first.
    var appsInOrder: [CommonV1.Tenant] {
        apps.sorted { ($0.value.oldest, $0.key.organizationId, $0.key.appId) < ($1.value.oldest, $1.key.organizationId, $1.key.appId) }.map(\.key)
    }

    /// Where a request of an app goes: behind the app's requests that wait, so that its events keep their order; and while the evaluator is away,
    /// without a call that its host system would wait for.
    func place(of tenant: CommonV1.Tenant) -> Place {
        if let part = apps[tenant] { return part.isEnding ? .afterLast : .spool }
        return isEvaluatorAway && !apps.isEmpty ? .spool : .evaluator
    }

    /// New requests of an app wait for its last ones, where few are left and the evaluator answers.
    mutating func beginEnd(of tenant: CommonV1.Tenant) {
        guard !isEvaluatorAway, let part = apps[tenant], part.requests <= Self.mostAtEnd, part.bytes <= [SpooledRow].mostBytes else { return }
        apps[tenant]?.isEnding = true
    }

    /// The last requests of an app do not leave now: new ones go behind them again.
    mutating func cancelEnd(of tenant: CommonV1.Tenant) { apps[tenant]?.isEnding = false }

    /// A call did not reach the evaluator, or had no answer in time.
    mutating func evaluatorFailed() { isEvaluatorAway = true }

    /// The evaluator answered a call.
    mutating func evaluatorAnswered() { isEvaluatorAway = false }

    /// Counts a request before it is stored, so that requests of one moment keep the limits together.
    ///
    /// - Parameter free: bytes of the file system; nil: unknown.
    /// - Throws: `unavailable` where the spool is full.
    mutating func take(_ request: SpooledRequest, _ limits: SpoolLimits, now: Instant, free: Int? = nil) throws(APIError) {
        if let free, free < limits.freeBytes {
            throw full("the file system of this gateway's store has \(free) bytes free, less than \(limits.freeBytes) (spool.min_free_bytes)")
        }
        guard bytes + request.bytes <= limits.bytes else {
            throw full("the spool of this gateway is full (\(limits.bytes) bytes, spool.max_bytes)")
        }
        if let oldest = apps[request.tenant]?.oldest, now - oldest > limits.age {
            throw full("events of this app wait since \(oldest.rfc3339), longer than the spool takes more (spool.max_age_seconds)")
        }
        var part = apps[request.tenant] ?? Part(oldest: request.receivedAt)
        part.requests += 1
        part.events += request.events
        part.bytes += request.bytes
        part.oldest = min(part.oldest, request.receivedAt)
        apps[request.tenant] = part
        (events, bytes) = (events + request.events, bytes + request.bytes)
    }

    /// A request left the spool, or was not stored.
    ///
    /// - Parameter isOldest: the app's others came later.
    mutating func remove(_ request: SpooledRequest, isOldest: Bool) {
        guard var part = apps[request.tenant] else { return }
        part.requests -= 1
        part.events -= request.events
        part.bytes -= request.bytes
        if isOldest { part.oldest = max(part.oldest, request.receivedAt) }
        apps[request.tenant] = part.requests > 0 ? part : nil
        (events, bytes) = (events - request.events, bytes - request.bytes)
    }

    /// Why requests are not passed on at once.
    var cause: String { isEvaluatorAway ? "the evaluator takes no events now" : "earlier events wait to be passed on to the evaluator" }

    private func full(_ words: String) -> APIError {
        APIError(.unavailable, "\(cause), and \(words); send the events again later", retryAfter: .seconds(30))
    }
}
