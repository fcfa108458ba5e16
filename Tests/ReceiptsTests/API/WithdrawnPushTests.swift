import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage
import Testing

@testable import ReceiptsService

@Suite("Pushes that were withdrawn because a user was erased")
struct WithdrawnPushTests {
    private typealias Ledger = ReceiptsFixture

    @Test("PRIV-09 A withdrawn push that no device got loses its texts; what one device got keeps them")
    func withdrawn() async throws {
        try await withLedger { ledger in
            func ended(_ id: String, _ status: CommonV1.DeliveryStatus, device: String = "dev_1", sequence: Int64 = 1) -> ReceiptsV1.Outcome {
                var outcome = Ledger.outcome(id, status, sequence: sequence, attempt: "", device: device)
                (outcome.skipReason, outcome.failureReason) = (.cancelled, ReceiptsV1.Outcome.withdrawnReason)
                return outcome
            }
            for id in ["n1", "n2", "n3", "n4"] { _ = try await ledger.badges(Ledger.record(id, devices: ["dev_1", "dev_2"])) }
            try await ledger.outcomes(
                ended("n1", .skipped), ended("n2", .expired, device: "dev_2"), Ledger.outcome("n3", .sent, sequence: 1, device: "dev_2"),
                ended("n3", .skipped), Ledger.outcome("n4", .skipped, sequence: 1))
            var texts: [String] = []
            for id in ["n1", "n2", "n3", "n4"] {
                let view = try await ledger.view(id)
                texts.append("\(view.title) \(view.body)")
            }
            #expect(texts == [" ", " ", "Alice hello", "Alice hello"])
            #expect(try await ledger.view("n1").receipts.first?.status == .skipped)
        }
    }
}
