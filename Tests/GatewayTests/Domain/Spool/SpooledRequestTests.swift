import ServiceKit
import Testing

@testable import GatewayService

@Suite("Requests of the spool in one call")
struct SpooledRequestTests {
    private func rows(_ keys: [String], events: Int = 1) throws -> [SpooledRow] {
        SpooledRequests.rows(
            try keys.enumerated().map { place, key in try SpooledRequests.request((0..<events).map { "\(place)-\($0)" }, key: key) })
    }

    /// The numbers of each call's rows.
    private func calls(_ rows: [SpooledRow]) -> [[Int64]] { rows.calls.map { $0.map(\.number) } }

    @Test("GW-04 DR-03 Requests share a call in order, with and without an idempotency key; a call has one caller")
    func keys() throws {
        #expect(try calls(rows(["", "k1", "k2", ""])) == [[1, 2, 3, 4]])
        var others = try rows(["k1", "k2", "k3", ""])
        others[2].request.actor = [1]
        #expect(calls(others) == [[1, 2], [3], [4]])
        #expect(calls([]).isEmpty)
    }

    @Test("DR-03 A call has at most 500 events, and one request however large it is")
    func size() throws {
        #expect(try calls(rows(["", "", "", "", "", "", ""], events: 100)) == [[1, 2, 3, 4, 5], [6, 7]])
        var large = try rows(["", ""])
        large[0].request.request = [UInt8](repeating: 0, count: 1_100_000)
        #expect(calls(large) == [[1], [2]])
    }
}
