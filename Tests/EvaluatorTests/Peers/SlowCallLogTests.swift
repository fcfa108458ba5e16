import Logging
import Synchronization
import TestConditions
import Testing

@testable import EvaluatorService

@Suite("Warnings of peers that take long")
struct SlowCallLogTests {
    /// Keeps the lines of a log.
    private final class Lines: Sendable {
        let all = Mutex<[String]>([])
        var count: Int { all.withLock(\.count) }
    }

    private struct Handler: LogHandler {
        let lines: Lines
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            lines.all.withLock { $0.append("\(event.level) \(event.metadata?["peer"] ?? "") \(event.metadata?["action"] ?? "")") }
        }
    }

    @Test("OBS-01 a call that hangs is in the log before its deadline, the next ones are not")
    func hanging() async throws {
        let lines = Lines()
        let log = SlowCallLog(
            peer: "receipts", action: "record notifications", patience: .milliseconds(1),
            logger: Logger(label: "test") { _ in Handler(lines: lines) })
        let answer = try await log.watch {
            try await eventually("a line") { lines.count > 0 }
            return 7
        }
        #expect(answer == 7)
        try await log.watch { try await Task.sleep(for: .milliseconds(20)) }
        #expect(lines.all.withLock(\.self) == ["warning receipts record notifications"])
    }
}
