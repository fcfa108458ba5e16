import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import ReceiptsService

@Suite("Receipts of providers")
struct ProviderReceiptTests {
    private typealias Ledger = ReceiptsFixture

    @Test("DISP-19 RCPT-05 T45 T46 A provider's receipt makes a sent push delivered by its word, once; the phone's own report counts more")
    func providerReceipt() async throws {
        try await withLedger { ledger in
            func outcome(_ id: String, _ status: CommonV1.DeliveryStatus, sequence: Int64, code: String = "") -> ReceiptsV1.Outcome {
                var outcome = Ledger.outcome(id, status, sequence: sequence, attempt: status == .sent ? nil : "", code: code)
                outcome.provider = "expo"
                return outcome
            }
            for id in ["n1", "n2", "n3"] {
                _ = try await ledger.badges(Ledger.record(id, provider: "expo"))
                try await ledger.outcomes(outcome(id, .sent, sequence: 1))
            }
            try await ledger.outcomes(outcome("n1", .delivered, sequence: 2), outcome("n1", .delivered, sequence: 2))
            try await ledger.outcomes(outcome("n2", .failed, sequence: 2, code: "DeviceNotRegistered"))
            let receipt = try #require(try await ledger.view("n1").receipts.first)
            #expect(receipt.status == .delivered && receipt.deliveryEvidence == .providerReceipt && receipt.deliveredToDeviceAtMs == nil)
            #expect(receipt.attempts == 1 && receipt.sentToProviderAtMs == Ledger.start + 100)
            #expect(try await ledger.view("n2").receipts.map(\.status) == [.failed])
            let statistics = try await ledger.statistics
            #expect(statistics.devicesByStatus.filter { $0.value != 0 } == ["delivered": 1, "failed": 1, "sent": 1])
            #expect(statistics.deliveries.map(\.confirmed) == [1])
            _ = try await ledger.client().reportClientEvent(Ledger.report("n1", .displayed))
            let reported = try #require(try await ledger.view("n1").receipts.first)
            #expect(reported.deliveryEvidence == .device && reported.displayedAtMs != nil)
            #expect(try await ledger.statistics.deliveries.map(\.confirmed) == [1], "counted once")
        }
    }
}
