import ServiceKit
import Synchronization
import TestConditions
import Testing

@Suite("A bounded queue", .timeLimit(.minutes(1)))
struct BoundedQueueTests {
    private final class Sent: Sendable {
        let numbers = Mutex<[Int]>([])
    }

    @Test("Elements arrive in order; a sender waits while the receiver is as far behind as the queue is long")
    func order() async throws {
        let (queue, sent) = (BoundedQueue<Int>(capacity: 2), Sent())
        let sender = Task {
            for number in 0..<6 {
                try await queue.send(number)
                sent.numbers.withLock { $0.append(number) }
            }
            queue.finish()
        }
        try await eventually("the queue is full") { sent.numbers.withLock { $0 } == [0, 1] }
        #expect(try await queue.receive() == 0)
        try await eventually("there is room") { sent.numbers.withLock { $0 } == [0, 1, 2] }
        var received: [Int] = []
        while let number = try await queue.receive() { received.append(number) }
        #expect(received == [1, 2, 3, 4, 5])
        #expect(try await queue.receive() == nil)
        try await sender.value
    }

    @Test("A receiver and a sender that wait end when they are cancelled; the queue goes on for the others")
    func cancellation() async throws {
        let queue = BoundedQueue<Int>(capacity: 1)
        let receiver = Task { try await queue.receive() }
        receiver.cancel()
        await #expect(throws: CancellationError.self) { _ = try await receiver.value }
        try await queue.send(1)
        let sender = Task { try await queue.send(2) }
        sender.cancel()
        await #expect(throws: CancellationError.self) { try await sender.value }
        #expect(try await queue.receive() == 1)
        queue.finish()
        #expect(try await queue.receive() == nil)
    }
}
