import Synchronization
import TestConditions
import Testing

@testable import ServiceKit

@Suite("A semaphore for tasks")
struct AsyncSemaphoreTests {
    private final class Order: Sendable {
        let numbers = Mutex<[Int]>([])
    }

    @Test("Tasks get permits in the order in which they ask; a cancelled one gets none, and keeps none from the others")
    func order() async throws {
        let semaphore = AsyncSemaphore(2)
        try await semaphore.acquire()
        try await semaphore.acquire()
        let order = Order()
        var tasks: [Task<Void, any Error>] = []
        for number in 0..<6 {
            tasks.append(
                Task {
                    try await semaphore.acquire()
                    order.numbers.withLock { $0.append(number) }
                })
            try await eventually("task \(number) waits") { semaphore.waiting == number + 1 }
        }
        tasks[1].cancel()
        await #expect(throws: CancellationError.self) { try await tasks[1].value }
        #expect(semaphore.waiting == 5)
        for count in 1...5 {
            semaphore.release()
            try await eventually("permit \(count)") { order.numbers.withLock(\.count) == count }
        }
        #expect(order.numbers.withLock(\.self) == [0, 2, 3, 4, 5])
        // Two are free again.
        semaphore.release()
        semaphore.release()
        try await semaphore.acquire()
        try await semaphore.acquire()
        let late = Task { try await semaphore.acquire() }
        try await eventually("a task waits") { semaphore.waiting == 1 }
        late.cancel()
        await #expect(throws: CancellationError.self) { try await late.value }
    }

    @Test("A task that is cancelled before it asks gets no permit")
    func cancelledBefore() async throws {
        let semaphore = AsyncSemaphore(1)
        let gate = AsyncSemaphore(0)
        let task = Task {
            do { try await gate.acquire() } catch {}
            try await semaphore.acquire()
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        // The permit is still free.
        try await semaphore.acquire()
        semaphore.release()
    }
}
