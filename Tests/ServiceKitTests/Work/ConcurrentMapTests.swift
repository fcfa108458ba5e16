import ServiceKit
import Synchronization
import Testing

@Suite("Transforming elements at the same time", .timeLimit(.minutes(1)))
struct ConcurrentMapTests {
    private struct Refused: Error, Equatable { var number: Int }

    private func waited(_ number: Int) async throws -> String {
        try await Task.sleep(for: .milliseconds(20 - 2 * number))
        return "number \(number), long enough for the heap"
    }

    @Test("Answers stand in the order of the elements, whichever comes first")
    func order() async throws {
        #expect(try await (0..<8).concurrentMap { try await waited($0) } == (0..<8).map { "number \($0), long enough for the heap" })
        let none: [Int] = []
        #expect(try await none.concurrentMap { try await waited($0) } == [])
    }

    @Test("No more calls run at once than the limit, and all elements are transformed in their order", arguments: [1, 3, 50])
    func limit(most: Int) async {
        let running = Mutex((now: 0, most: 0))
        let doubled = await (0..<20).concurrentMap(atOnce: most) { number in
            running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
            for _ in 0..<10 { await Task.yield() }
            running.withLock { $0.now -= 1 }
            return 2 * number
        }
        #expect(doubled == (0..<20).map { 2 * $0 })
        #expect(running.withLock { $0.most } <= most)
    }

    @Test("Where nothing is thrown no error is to be handled")
    func withoutErrors() async {
        let doubled = await (0..<100).concurrentMap { number in
            await Task.yield()
            return 2 * number
        }
        #expect(doubled == (0..<100).map { 2 * $0 })
    }

    @Test("The first error is thrown with its type, and ends the other calls")
    func errors() async {
        let began = ContinuousClock.now
        do throws(Refused) {
            _ = try await (0..<4).concurrentMap { number async throws(Refused) -> Int in
                if number == 2 { throw Refused(number: number) }
                // Ends when it is cancelled.
                try? await Task.sleep(for: .seconds(50))
                return number
            }
            Issue.record("nothing was thrown")
        } catch {
            #expect(error == Refused(number: 2))
        }
        #expect(ContinuousClock.now - began < .seconds(20))
    }
}
