import Synchronization
import Testing

@testable import EvaluatorService

@Suite("Places that tasks wait for")
struct PlacesTests {
    private final class Order: Sendable {
        let numbers = Mutex<[Int]>([])
    }

    @Test("tasks get places in the order in which they ask; a cancelled one gets none, and keeps none from the others")
    func order() async throws {
        let places = Places(2)
        try await places.take()
        try await places.take()
        let order = Order()
        var tasks: [Task<Void, any Error>] = []
        for number in 0..<6 {
            tasks.append(
                Task {
                    try await places.take()
                    order.numbers.withLock { $0.append(number) }
                })
            try await eventually("task \(number) to wait") { places.waiting == number + 1 }
        }
        tasks[1].cancel()
        await #expect(throws: CancellationError.self) { try await tasks[1].value }
        #expect(places.waiting == 5)
        for count in 1...5 {
            places.giveBack()
            try await eventually("place \(count)") { order.numbers.withLock(\.count) == count }
        }
        #expect(order.numbers.withLock(\.self) == [0, 2, 3, 4, 5])
        // Two are free again.
        places.giveBack()
        places.giveBack()
        try await places.take()
        try await places.take()
        let late = Task { try await places.take() }
        try await eventually("a task to wait") { places.waiting == 1 }
        late.cancel()
        await #expect(throws: CancellationError.self) { try await late.value }
    }

    @Test("a task that is cancelled before it asks gets no place")
    func cancelledBefore() async throws {
        let places = Places(1)
        let gate = Places(0)
        let task = Task {
            do { try await gate.take() } catch {}
            try await places.take()
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        // The place is still there.
        try await places.take()
        places.giveBack()
    }
}
