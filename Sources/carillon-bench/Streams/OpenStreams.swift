import ArgumentParser
import Synchronization

/// Counts the streams that are open.
final class OpenStreams: Sendable {
    private struct State {
        var count = 0
        var problem: String?
    }

    /// Most streams that are being begun at once, so that none waits for long.
    static let mostBeginning = 200

    private let state = Mutex(State())

    /// One more is open.
    func opened() { state.withLock { $0.count += 1 } }

    /// One has ended or could not begin.
    func ended(_ problem: String) { state.withLock { $0.problem = $0.problem ?? problem } }

    /// - Throws: `ValidationError` when a stream has ended.
    func requireOpen() throws {
        if let problem = state.withLock({ $0.problem }) { throw ValidationError("a stream ended: \(problem)") }
    }

    /// Waits until so many are open.
    ///
    /// - Throws: `ValidationError` when a stream has ended, or when none was opened for 30 s.
    func wait(for wanted: Int) async throws {
        var (last, since) = (-1, ContinuousClock.now)
        while true {
            try requireOpen()
            let count = state.withLock { $0.count }
            if count >= wanted { return }
            if count != last { (last, since) = (count, .now) }
            guard ContinuousClock.now - since < .seconds(30) else { throw ValidationError("\(count) streams are open, and none more for 30 s") }
            try await Task.sleep(for: .milliseconds(2))
        }
    }
}
