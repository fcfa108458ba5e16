import ServiceKit
import Synchronization

/// Ends answers that go on for hours when the gateway drains, so that it does not wait for them. Their clients call again, and reach another gateway.
///
/// A worker that stops before the HTTP server does.
final class HeldStreams: BackgroundWorker {
    private struct State {
        var isStopping = false
        var last: UInt64 = 0
        var waiting: [UInt64: AsyncStream<Void>.Continuation] = [:]
    }

    let name = "held streams"
    private let state = Mutex(State())

    func run() async throws {
        try? await Task.sleep(for: .days(36_500))
        let waiting = state.withLock { state in
            state.isStopping = true
            return Array(state.waiting.values)
        }
        for continuation in waiting { continuation.finish() }
    }

    /// Returns when the gateway drains, or the task is cancelled.
    func drained() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        let number = state.withLock { state -> UInt64? in
            guard !state.isStopping else { return nil }
            state.last += 1
            state.waiting[state.last] = continuation
            return state.last
        }
        guard let number else { return }
        defer { state.withLock { $0.waiting[number] = nil } }
        for await _ in stream {}
    }
}
