import HTTP2
import Logging
import NIOCore
import Providers
import ServiceKit
import TLS

/// The pooled connections of one lane (DISP-05): ``ConnectionPoolState`` decides, this drives HTTP/2 connections on one event loop.
///
/// Calls submitted together leave together: they are put on their streams in one turn of the loop, and HTTP/2 flushes once a turn.
/// Nothing waits in here for long: calls wait for a stream of a standing connection, or come back as `notSent`.
final class ProviderPool: LaneTransport {
    private let eventLoop: any EventLoop
    private let core: NIOLoopBoundBox<ProviderPoolCore?>
    private let activity: ActivityTracker

    init(
        endpoint: ProviderEndpoint, tls: TLSClientContext, limits: ConnectionPoolState.Limits, pacing: ReconnectPacing.Settings = .init(),
        eventLoop: any EventLoop, clock: any DomainClock, activity: ActivityTracker, logger: Logger, hooks: TransportHooks
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

    func snapshot() async -> TransportSnapshot {
        (try? await eventLoop.submit { [core] in core.value?.snapshot ?? TransportSnapshot() }.get()) ?? TransportSnapshot()
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
