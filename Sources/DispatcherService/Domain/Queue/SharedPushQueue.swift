import CarillonAPI
import ServiceKit

/// A queue that dispatchers share outside their stores. It finds deliveries by itself, because others than this process put them into it, too. Its
/// feeder runs beside the engine.
protocol SharedPushQueue: PushQueue {
    /// Fetches deliveries and renews leases until its task is cancelled; then gives back what nobody claimed.
    ///
    /// - Parameters:
    ///   - arrived: takes news for the engine.
    ///   - opening: says whether pushes of a route leave now. While they do not, the queue parks them, so that they hold up no others.
    ///   - joined: returns when this process may send. Before that it would take deliveries from those that may.
    /// - Throws: `CancellationError`.
    func feed(
        _ arrived: @escaping @Sendable (QueueArrival) async -> Void, opening: @escaping @Sendable (Route) async -> RouteOpening,
        joined: @escaping @Sendable () async throws -> Void
    ) async throws

    /// Removes the unsent deliveries and dead letters of a user who is erased, and withdraws the dead letters of others by or about the user
    /// (PRIV-09). May be repeated.
    ///
    /// - Returns: the number of removed and withdrawn messages.
    func erase(user id: String, of tenant: CommonV1.Tenant) async throws -> Int
}

/// Whether pushes of a route leave now.
enum RouteOpening: Sendable, Hashable {
    case open
    case closed
    /// The engine does not know yet: it learns that from the first push.
    case unknown
}

/// What a feeder found.
struct QueueArrival: Sendable {
    /// Routes with ready deliveries.
    var ready: [ReadyRoute] = []
    /// When a delivery becomes due or ends; nil: none does.
    var nextDue: Instant?
    /// Deliveries that had ended before this process got them.
    var expired = 0
    var cancelled = 0
    var wroteReports = false
    /// Deliveries that were parked, because this process has enough of their route and sends those.
    var surplus = 0

    var isEmpty: Bool { ready.isEmpty && nextDue == nil && expired == 0 && cancelled == 0 && !wroteReports }
}
