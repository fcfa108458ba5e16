import ServiceKit
import Testing

@testable import GatewayService

@Suite("Requests of the spool in one call")
struct SpooledRequestTests {
    private func calls(_ keys: [String], events: Int = 1) throws -> [SpooledRow] {
        SpooledRequests.rows(
            try keys.enumerated().map { place, key in try SpooledRequests.request((0..<events).map { "\(place)-\($0)" }, key: key) })
    }

    @Test("GW-04 DR-03 A request with an idempotency key has a call of its own; others share one, in order")
    func keys() throws {
        #expect(try calls(["", "", "k", ""]).firstCall(most: 10).map(\.number) == [1, 2])
        #expect(try calls(["k", "", ""]).firstCall(most: 10).map(\.number) == [1])
        #expect(try calls(["", "", ""]).firstCall(most: 2).map(\.number) == [1, 2])
        #expect([SpooledRow]().firstCall(most: 10).isEmpty)
    }

    @Test("DR-03 A call has at most 500 events, and one request however large it is")
    func size() throws {
        #expect(try calls(["", "", "", "", "", "", ""], events: 100).firstCall(most: 10).count == 5)
        var large = try calls(["", ""])
        large[0].request.request = [UInt8](repeating: 0, count: 1_100_000)
        #expect(large.firstCall(most: 10).map(\.number) == [1])
    }
}
