import DequeModule
import HTTP2
import NIOCore
import Providers

// Connections that nobody needs, a pool that another transport replaces, and the end.
extension ProviderPoolCore {
    // MARK: Surplus connections

    func scheduleSurplusCheck() {
        surplusCheck = eventLoop.assumeIsolated().scheduleTask(in: Self.surplusInterval) { [weak self] in
            self?.closeSurplus()
            self?.scheduleSurplusCheck()
        }
    }

    private func closeSurplus() {
        for id in state.surplus(now: .now()) { _ = connections[id]?.shutdownGracefully(grace: .seconds(1)) }
    }

    // MARK: Hosts without HTTP/2

    /// The host has no HTTP/2. Calls in flight on older connections finish.
    func beReplaced() {
        guard !isReplaced else { return }
        if case .unreachable = reported { report(.connected) }
        isReplaced = true
        wakeUp?.task.cancel()
        surplusCheck?.cancel()
        for id in state.connections.keys { closeIfAsked(state.retire(id), id) }
        handOver()
    }

    /// Gives waiting calls to the transport that took over.
    func handOver() {
        let waiting = Array(pending)
        pending = []
        onNoHTTP2?(waiting)
    }

    // MARK: Shutdown

    func shutdown(grace: TimeAmount) -> EventLoopFuture<Void> {
        guard !isShutDown else { return eventLoop.makeSucceededVoidFuture() }
        isShutDown = true
        wakeUp?.task.cancel()
        surplusCheck?.cancel()
        giveBack(pending, reason: "the dispatcher is shutting down")
        pending = []
        let drained = eventLoop.makePromise(of: Void.self)
        onEmpty.append(drained)
        scheduleFlush()
        let timer = eventLoop.assumeIsolated().scheduleTask(in: grace) { [weak self] in
            self?.exchanges.values.forEach { $0.stream?.reset(.cancel) }
        }
        return drained.futureResult.assumeIsolated().flatMap { [self] in
            timer.cancel()
            disarm()
            let closing = connections.values.map { $0.shutdownGracefully(grace: .seconds(1)) }
            return EventLoopFuture.andAllComplete(closing, on: eventLoop)
        }.nonisolated()
    }
}
