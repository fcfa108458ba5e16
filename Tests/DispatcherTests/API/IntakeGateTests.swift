import ServiceKit
import Testing

@testable import DispatcherService

@Suite("Watermarks of the queue")
struct IntakeGateTests {
    @Test("DR-06 above the first watermark callers are told to hold broadcasts back; it ends when the queue is shorter")
    func crowded() {
        let gate = IntakeGate(limit: 10_000, crowded: 1_000)
        #expect(!gate.isCrowded)
        gate.note(QueueCounts(queuedByRoute: [1: 900, 2: 50], leased: 30, waitingByRoute: [1: 20]))
        #expect(!gate.isCrowded, "at the watermark")
        gate.note(QueueCounts(queuedByRoute: [1: 900, 2: 50], leased: 30, waitingByRoute: [1: 20, 2: 1]))
        #expect(gate.isCrowded)
        gate.note(QueueCounts())
        #expect(!gate.isCrowded)
        #expect(QueueLimits().crowded == 1_000_000)
    }

    @Test("DR-06 the first watermark is the setting `queue.broadcast_limit`")
    func setting() throws {
        let limits = try QueueLimits(ServiceConfig(service: "dispatcher", values: ["queue.broadcast_limit": "5000"]))
        #expect(limits.crowded == 5_000)
    }
}
