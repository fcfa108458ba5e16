import ServiceKit
import Testing

@testable import DispatcherService

@Suite struct JoinedClaimsTests {
    private func claim(_ rows: ClosedRange<Int64>) -> [ClaimedDelivery] {
        rows.map {
            ClaimedDelivery(
                row: $0, routeRow: 1, pushRow: $0, pushDeviceID: "dev_\($0)", attempts: 0, sequence: 0, isCancelled: false,
                queuedUntil: .distantFuture,
                message: nil)
        }
    }

    @Test("DISP-12 small claims are prepared together, in their order, and no more of them than leave in one burst")
    func joined() {
        let most = Int64(DispatchEngine.joinedLimit)
        let joined = DispatchEngine.joined([claim(1...2), claim(3...3), claim(4...most), claim(most + 1...most + 1), claim(most + 2...3 * most)])
        #expect(joined.map(\.count) == [Int(most), 1, Int(2 * most - 1)])
        #expect(joined.flatMap { $0 }.map(\.row) == Array(1...3 * most))
    }
}
