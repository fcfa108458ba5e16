import CarillonAPI
import ServiceKit
import Synchronization

/// Wakes the streams of telemetry when events were stored (RCPT-23). The events are in the store alone: nobody waits for a slow reader, and nothing
/// is kept for one.
final class TelemetryFeed: Sendable {
    /// Most streams at once: people who watch, and programs that copy the events.
    static let mostStreams = 32

    /// A stream's place in the feed.
    struct Listener: Sendable {
        let number: UInt64
        /// An element after each commit with events; several commits may share one.
        let news: AsyncStream<Void>
    }

    private struct State {
        var lastNumber: UInt64 = 0
        var listeners: [UInt64: AsyncStream<Void>.Continuation] = [:]
    }

    private let state = Mutex(State())

    /// Adds a stream, until ``close(_:)``.
    ///
    /// - Throws: `rate_limited` for too many streams.
    func open() throws(APIError) -> Listener {
        let (news, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let number = state.withLock { state -> UInt64? in
            guard state.listeners.count < Self.mostStreams else { return nil }
            state.lastNumber += 1
            state.listeners[state.lastNumber] = wake
            return state.lastNumber
        }
        guard let number else {
            throw APIError(.rateLimited, "\(Self.mostStreams) streams of telemetry are open; end one first", retryAfter: .seconds(30))
        }
        return Listener(number: number, news: news)
    }

    func close(_ listener: Listener) { state.withLock { $0.listeners[listener.number] = nil } }

    /// Called after each commit that may have stored events.
    ///
    /// - Parameter count: of the stored events.
    func stored(_ count: Int) {
        guard count > 0 else { return }
        state.withLock { state in for listener in state.listeners.values { listener.yield() } }
    }
}
