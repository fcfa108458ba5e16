import ServiceKit
import Testing

@testable import GatewayService

@Suite("Requests of the spool in one call")
struct SpooledRequestTests {
    private func rows(_ keys: [String], events: Int = 1) throws -> [SpooledRow] {
        SpooledRequests.rows(
            try keys.enumerated().map { place, key in try SpooledRequests.request((0..<events).map { "\(place)-\($0)" }, key: key) })
    }

    @Test("GW-04 DR-03 Requests share a call in order, with and without an idempotency key; a call has one caller")
    func keys() throws {
        #expect(try rows(["", "k1", "k2", ""]).calls.map { $0.map(\.number) } == [[1, 2, 3, 4]])
        var others = try rows(["k1", "k2", "k3", ""])
        others[2].request.actor = [1]
        #expect(others.calls.map { $0.map(\.number) } == [[1, 2], [3], [4]])
        #expect([SpooledRow]().calls.isEmpty)
    }

    @Test("DR-03 A call has at most 500 events, and one request however large it is")
    func size() throws {
        #expect(try rows(["", "", "", "", "", "", ""], events: 100).calls.map(\.count) == [5, 2])
        var large = try rows(["", ""])
        large[0].request.request = [UInt8](repeating: 0, count: 1_100_000)
        #expect(large.calls.map { $0.map(\.number) } == [[1], [2]])
    }
}
