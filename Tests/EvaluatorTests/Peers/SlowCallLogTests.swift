import Logging
import TestConditions
import Testing

@testable import EvaluatorService

@Suite("Warnings of peers that take long")
struct SlowCallLogTests {
    @Test("OBS-01 a call that hangs is in the log before its deadline, the next ones are not")
    func hanging() async throws {
        let lines = LogLines(from: .trace)
        let log = SlowCallLog(
            peer: "receipts", action: "record notifications", patience: .milliseconds(1),
            logger: Logger(label: "test") { _ in lines.handler })
        let answer = try await log.watch {
            try await eventually("a line") { !lines.all.isEmpty }
            return 7
        }
        #expect(answer == 7)
        try await log.watch { try await Task.sleep(for: .milliseconds(20)) }
        #expect(lines.all.map(\.level) == [.warning])
        #expect(lines.all.first?.metadata["peer"] == "receipts" && lines.all.first?.metadata["action"] == "record notifications")
    }
}
