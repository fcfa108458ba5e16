import JetStream
import Logging
import NATSKit
import Synchronization
import TestConditions
import TestNATS
import Testing

@Suite("Work that needs NATS")
struct KeepWorkingTests {
    private struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    /// Plays one step for each call of `prepare` or `work`, and the last one for all further calls.
    private final class Script: Sendable {
        private let steps: [String?]
        private let next = Mutex(0)

        /// - Parameter steps: the problem of each call; nil: it succeeds.
        init(_ steps: [String?]) { self.steps = steps }

        var count: Int { next.withLock { $0 } }

        func play() throws {
            let step = next.withLock { next in
                defer { next += 1 }
                return steps[min(next, steps.count - 1)]
            }
            if let step { throw Problem(description: step) }
        }
    }

    /// What a worker logged and reported.
    private final class Observed: Sendable {
        let log = LogLines()
        let lost = Mutex<[String]>([])

        var all: [String] { log.texts }
    }

    /// Starts work whose parts end as their scripts say.
    private func start(_ connection: NATSConnection, prepare: Script, work: Script = Script([nil])) -> (Task<Void, any Error>, Observed) {
        let observed = Observed()
        let logger = Logger(label: "test") { _ in observed.log.handler }
        let task = Task {
            try await connection.keepWorking(
                logger: logger, started: "started", stopped: "stopped", metadata: ["stream": "S"], prepare: { try prepare.play() }
            ) { _ in
                try work.play()
                // Until the task is cancelled.
                let end = AsyncStream<Never> { _ in }
                for await _ in end {}
                try Task.checkCancellation()
            } lost: { reason, isConnected in
                observed.lost.withLock { $0.append("\(reason) \(isConnected)") }
            }
        }
        return (task, observed)
    }

    @Test("Each begin is logged, each new problem once, and a cancellation ends the work")
    func problems() async throws {
        let server = try await TestServer()
        let connection = try await server.connect()
        let (task, observed) = start(connection, prepare: Script(["a", "a", "b", nil]), work: Script(["b", "c", nil]))
        try await eventually("the work goes on") { observed.all.count >= 7 }
        #expect(
            observed.all == [
                "stopped reason=a stream=S", "stopped reason=b stream=S", "started stream=S", "stopped reason=b stream=S", "started stream=S",
                "stopped reason=c stream=S", "started stream=S",
            ])
        #expect(observed.lost.withLock { $0 } == ["a true", "a true", "b true", "b true", "c true"])
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        await connection.close()
    }

    @Test("Without a connection nothing is logged, and the reason is reported")
    func noConnection() async throws {
        let server = try await TestServer()
        let connection = try await server.connect()
        try await server.kill()
        try await eventually("the connection broke") { !connection.isConnected }
        let prepare = Script(["away"])
        let (task, observed) = start(connection, prepare: prepare)
        try await eventually("it tries again") { prepare.count >= 3 }
        task.cancel()
        _ = await task.result
        #expect(observed.all.isEmpty && Set(observed.lost.withLock { $0 }) == ["away false"])
        await connection.close()
    }
}
