import HTTP2
import Logging
import NIOCore
import Providers
import ServiceKit
import TLS

/// The pooled connections of one lane (DISP-05): ``ConnectionPoolState`` decides, and this type drives HTTP/2 connections on one event loop.
///
/// Calls that are submitted together leave together: they get their streams in one turn of the loop, and HTTP/2 flushes once a turn. Calls do not
/// wait long here: they wait for a stream while a connection can be had, or come back as `notSent`.
final class ProviderPool: LaneTransport {
    private let eventLoop: any EventLoop
    private let core: NIOLoopBoundBox<ProviderPoolCore?>
    private let activity: ActivityTracker

    /// - Parameter onNoHTTP2: Takes the waiting calls when the host turns out to speak TLS without HTTP/2; this pool makes no more connections then.
    ///   Nil: such a host is unreachable.
    init(
        endpoint: ProviderEndpoint, tls: TLSClientContext, policy: ConnectionPolicy, clock: any DomainClock, activity: ActivityTracker,
        logger: Logger, hooks: TransportHooks, onNoHTTP2: (@Sendable ([ProviderCall]) -> Void)? = nil
    ) {
        let eventLoop = policy.eventLoop
        self.eventLoop = eventLoop
        self.activity = activity
        self.core = NIOLoopBoundBox.makeEmptyBox(valueType: ProviderPoolCore.self, eventLoop: eventLoop)
        let core = core
        eventLoop.execute {
            core.value = ProviderPoolCore(
                endpoint: endpoint, tls: tls, policy: policy, clock: clock, activity: activity, logger: logger, hooks: hooks, onNoHTTP2: onNoHTTP2)
        }
    }

    /// Sends calls, in this order as far as streams are free.
    func submit(_ calls: [ProviderCall]) {
        guard !calls.isEmpty else { return }
        onLoop { $0.submit(calls) }
    }

    /// Returns calls without a stream as `notSent`, and retires all connections: later calls use new ones. Used after a refused credential or a
    /// replaced token, because a connection remembers the first one it saw.
    func startAfresh(reason: String) { onLoop { $0.startAfresh(reason: reason) } }

    /// Retires a connection that the provider wants to end.
    func retireConnection(_ id: Int) { onLoop { $0.retireConnection(id) } }

    func snapshot() async -> TransportSnapshot {
        (try? await eventLoop.submit { [core] in core.value?.snapshot ?? TransportSnapshot() }.get()) ?? TransportSnapshot()
    }

    /// Lets calls in flight finish within `grace`, then closes. Calls that had not left come back as `notSent`.
    func shutdown(grace: TimeAmount) async {
        let future: EventLoopFuture<Void> = eventLoop.flatSubmit { [core, eventLoop] in
            core.value?.shutdown(grace: grace) ?? eventLoop.makeSucceededVoidFuture()
        }
        try? await future.get()
    }

    /// Runs `body` on the event loop. It counts as activity until it has run.
    private func onLoop(_ body: @escaping @Sendable (ProviderPoolCore) -> Void) {
        activity.begin()
        eventLoop.execute { [core, activity] in
            if let core = core.value { body(core) }
            activity.end()
        }
    }
}
