import CarillonAPI
import RPC
import ServiceKit

/// Whether pushes leave (DR-01). Asks the dispatcher at most once in ``lifetime``, for `GET /status` and all streams.
struct PushAvailability: Sendable {
    /// An answer; nil: the dispatcher gave none.
    private struct Known: Sendable {
        var providersDown: [String]?
    }

    /// How long an answer is used, also that there is none. Everybody may call `GET /status`, and streams ask at each heartbeat.
    static let lifetime = Duration.seconds(10)
    /// A dispatcher that is away must not hold up the events of a stream.
    private static let patience = Duration.seconds(1)

    private let dispatcher: DispatcherV1.Dispatcher.Client
    private let cache: TTLCache<Known>

    init(dispatcher: DispatcherV1.Dispatcher.Client, metrics: MetricsRegistry, lifetime: Duration = PushAvailability.lifetime) {
        self.dispatcher = dispatcher
        cache = TTLCache(lifetime: lifetime, mostEntries: 1, lookups: CacheMetrics("push_availability", metrics: metrics))
    }

    /// The providers that are down; nil: unknown.
    func providersDown() async -> [String]? {
        let known = try? await cache.value(for: "") {
            let answer = try? await dispatcher.pushAvailability(.init(), options: CallOptions(timeout: Self.patience))
            // The caller went away: that says nothing about the dispatcher.
            if answer == nil, Task.isCancelled { return nil }
            return Known(providersDown: answer?.providersDown)
        }
        return known?.providersDown
    }
}
