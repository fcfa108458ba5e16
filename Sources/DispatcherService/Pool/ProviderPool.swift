import Foundation
import HTTP2
import Logging
import NIOCore
import ServiceKit
import TLS

/// Where a provider is reached.
struct ProviderEndpoint: Sendable, Hashable, CustomStringConvertible {
    var host: String
    var port: Int

    init(host: String, port: Int) {
        self.host = host
        self.port = port
    }

    /// `:authority` and lane name: the port is left out where it is the default.
    var authority: String { port == 443 ? host : "\(host):\(port)" }
    var description: String { authority }

    /// From a base URL such as `https://api.push.apple.com` or `https://127.0.0.1:7301`. Only `https`: providers are never asked in
    /// the clear.
    init(baseURL: String, setting: String) throws {
        guard let url = URL(string: baseURL), url.scheme == "https", let host = url.host, !host.isEmpty else {
            throw ProviderEndpointError(setting: setting, value: baseURL)
        }
        self.host = host
        self.port = url.port ?? 443
    }
}

struct ProviderEndpointError: Error, CustomStringConvertible {
    var setting: String
    var value: String
    var description: String { "setting '\(setting)': '\(value)' is not an https URL with a host, for example https://api.push.apple.com" }
}

/// Whether a lane's provider can be reached; told when it changes.
enum Reachability: Sendable, Hashable {
    /// No connection can be made, or each ends without an answer.
    case unreachable(reason: String)
    /// After ``unreachable(reason:)``: a connection stands, and nothing was answered yet.
    case connected
    /// After ``connected``: the provider answered.
    case reachable
}

/// The pooled connections of one lane (DISP-05): ``ConnectionPoolState`` decides, this drives HTTP/2 connections on one event loop.
///
/// Calls submitted together leave together: they are put on their streams in one turn of the loop, and HTTP/2 flushes once a turn.
/// Nothing waits in here for long: calls wait for a stream of a standing connection, or come back as `notSent`.
final class ProviderPool: Sendable {
    struct Hooks: Sendable {
        /// Results, at most once a turn of the loop.
        var onResults: @Sendable ([ExchangeResult]) -> Void
        var onReachability: @Sendable (Reachability) -> Void
    }

    /// For operators and metrics.
    struct Snapshot: Sendable, Hashable {
        var connections = 0
        var inFlight = 0
        var waiting = 0
    }

    private let eventLoop: any EventLoop
    private let core: NIOLoopBoundBox<ProviderPoolCore?>
    private let activity: ActivityTracker

    init(
        endpoint: ProviderEndpoint, tls: TLSClientContext, limits: ConnectionPoolState.Limits, pacing: ReconnectPacing.Settings = .init(),
        eventLoop: any EventLoop, clock: any DomainClock, activity: ActivityTracker, logger: Logger, hooks: Hooks
    ) {
        self.eventLoop = eventLoop
        self.activity = activity
        self.core = NIOLoopBoundBox.makeEmptyBox(valueType: ProviderPoolCore.self, eventLoop: eventLoop)
        let core = core
        eventLoop.execute {
            core.value = ProviderPoolCore(
                endpoint: endpoint, tls: tls, state: ConnectionPoolState(limits: limits, pacing: ReconnectPacing(settings: pacing, now: .now())),
                eventLoop: eventLoop, clock: clock, activity: activity, logger: logger, hooks: hooks)
        }
    }

    /// Sends calls, in this order as far as streams allow.
    func submit(_ calls: [ProviderCall]) {
        guard !calls.isEmpty else { return }
        onLoop { $0.submit(calls) }
    }

    /// Calls without a stream come back as `notSent`, and the connections there are take nothing new: what is submitted from now on goes on
    /// others. For a credential that was refused or a token that was replaced, because connections remember theirs (T13, T16).
    func startAfresh(reason: String) { onLoop { $0.startAfresh(reason: reason) } }

    /// The provider said that this connection is at its end.
    func retireConnection(_ id: Int) { onLoop { $0.retireConnection(id) } }

    func snapshot() async -> Snapshot {
        (try? await eventLoop.submit { [core] in core.value?.snapshot ?? Snapshot() }.get()) ?? Snapshot()
    }

    /// Lets calls in flight finish within `grace`, then closes. What had not left comes back as `notSent`.
    func shutdown(grace: TimeAmount) async {
        let future: EventLoopFuture<Void> = eventLoop.flatSubmit { [core, eventLoop] in
            core.value?.shutdown(grace: grace) ?? eventLoop.makeSucceededVoidFuture()
        }
        try? await future.get()
    }

    /// Counts as work from now until it ran.
    private func onLoop(_ body: @escaping @Sendable (ProviderPoolCore) -> Void) {
        activity.begin()
        eventLoop.execute { [core, activity] in
            if let core = core.value { body(core) }
            activity.end()
        }
    }
}
