import CarillonAPI
import Cryptography
import RPC
import ServiceKit
import Testing

@testable import ReceiptsService

@Suite("The order of records, outcomes and reports of several pushes")
struct FurtherPushOrderTests {
    private typealias Ledger = ReceiptsFixture

    private enum Call {
        case record(ReceiptsV1.NotificationRecord)
        case outcome(ReceiptsV1.Outcome)
        case report(ReceiptsV1.ReportClientEventRequest)
    }

    /// Everything that is told about two pushes, in order. Openings stand alone, because the ledger counts each.
    private static let calls: [Call] = [
        .record(Ledger.record("n1", devices: ["dev_1", "dev_2"])),
        .outcome(Ledger.outcome("n1", .queued, sequence: 1)),
        .outcome(Ledger.outcome("n1", .sent, sequence: 2, number: 2)),
        .outcome(Ledger.outcome("n1", .failed, sequence: 1, device: "dev_2", code: "Unregistered")),
        .report(Ledger.report(push: "psh_n1", .delivered, at: Ledger.start + 200, device: "dev_1")),
        .record(Ledger.further("n1", devices: ["dev_1", "dev_3"])),
        .outcome(Ledger.furtherOutcome("n1", .queued)),
        .outcome(Ledger.furtherOutcome("n1", .sent, sequence: 2)),
        .outcome(Ledger.furtherOutcome("n1", .expired, sequence: 1, device: "dev_3")),
        .report(Ledger.report(push: "psh_2", .delivered, device: "dev_1")),
        .report(Ledger.report(push: "psh_2", .dismissed, device: "dev_1")),
    ]
    private static let opening = Call.report(Ledger.report(push: "psh_2", .opened, device: "dev_1"))

    /// The ledger that the calls lead to.
    private struct Final: Equatable {
        var notification: ReceiptsV1.NotificationView
        var log: [ReceiptsV1.DeliveryLogEntry]
        var statistics: ReceiptsV1.LedgerStatisticsResponse
        var devices: [RegistryV1.DeviceDeliveries]
        var badge: Int32
    }

    /// Tells a ledger everything. A refused call is repeated after the others, as its sender does.
    private func tell(_ calls: [Call]) async throws -> Final {
        var final: Final?
        try await withLedger { ledger in
            ledger.clock.advance(by: .seconds(7_200))
            var waiting = calls[...]
            var tries = 0
            while let call = waiting.popFirst() {
                tries += 1
                try #require(tries < 1_000, "calls are refused for ever")
                if try await !isTaken(call, ledger) { waiting.append(call) }
            }
            _ = await ledger.reporter.deliverPending()
            var statistics = try await ledger.client().statistics(.init(tenant: Ledger.tenant, byChannel: true))
            (statistics.endToEnd, statistics.provider) = (nil, nil)
            final = Final(
                notification: try await ledger.view("n1"), log: try await ledger.client().queryDeliveryLog(.init(tenant: Ledger.tenant)).entries,
                statistics: statistics, devices: ledger.registry.calls.flatMap(\.devices),
                badge: try await ledger.client().badge(.init(tenant: Ledger.tenant, userId: "bob")).badge)
        }
        return try #require(final)
    }

    private func isTaken(_ call: Call, _ ledger: ReceiptsFixture) async throws -> Bool {
        switch call {
        case .record(let record): return try await ledger.client().recordNotification(.init(notifications: [record])).rejected.isEmpty
        case .outcome(let outcome): return try await ledger.client().recordOutcome(.init(outcomes: [outcome])).rejected.isEmpty
        case .report(let report): return await refusal { _ = try await ledger.client().reportClientEvent(report) } == "accepted"
        }
    }

    @Test("ARCH-04 RCPT-01 Any order of two pushes' records, outcomes and reports, with repeats, leads to the ledger of the usual order")
    func anyOrder() async throws {
        let usual = try await tell(Self.calls + [Self.opening])
        #expect(usual.notification.receipts.map(\.status) == [.delivered, .failed, .opened, .expired])
        #expect(usual.notification.receipts.map(\.attemptLog.count) == [2, 1, 2, 1])
        #expect(usual.log.count == 4 && usual.badge == 1)
        for seed in UInt64(1)...40 {
            var random = SplitMix(seed: seed)
            var calls = Self.calls + [Self.opening]
            for _ in 0..<8 { calls.append(Self.calls[Int(random.next() % UInt64(Self.calls.count))]) }
            calls.shuffle(using: &random)
            #expect(try await tell(calls) == usual, "seed \(seed)")
        }
    }
}
