import ServiceKit
import Testing

@testable import ReceiptsService

@Suite("The time of a client's report")
struct ClientReportTimeTests {
    @Test("RCPT-06 Impossible times are clamped and flagged")
    func clamping() {
        func read(_ claimed: Int64) -> [Int64] {
            let result = ClientReportTime.read(
                Instant(milliseconds: claimed), created: Instant(milliseconds: 1_000), now: Instant(milliseconds: 1_000_000))
            return [result.instant.milliseconds, result.isClamped ? 1 : 0]
        }
        #expect(read(0) == [1_000_000, 0])
        #expect(read(5_000) == [5_000, 0])
        #expect(read(999) == [1_000, 1])
        #expect(read(1_300_000) == [1_300_000, 0])
        #expect(read(1_300_001) == [1_000_000, 1])
    }
}
