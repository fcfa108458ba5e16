import Testing

@testable import ServiceKit

@Suite("Turns of calls")
struct CallTurnsTests {
    private actor Running {
        private var count = 0
        private(set) var most = 0

        func begin() {
            count += 1
            most = max(most, count)
        }

        func end() { count -= 1 }
    }

    @Test("Calls with one key run one after the other")
    func oneAfterTheOther() async throws {
        let turns = CallTurns()
        let running = Running()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    try await turns.take(["key"]) {
                        await running.begin()
                        await Task.yield()
                        await running.end()
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(await running.most == 1)
    }

    @Test("So many calls with one key run at once as the turns allow")
    func several() async throws {
        let (turns, running) = (CallTurns(atOnce: 3), Running())
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<30 {
                group.addTask {
                    try await turns.take(["key"]) {
                        await running.begin()
                        for _ in 0..<10 { await Task.yield() }
                        await running.end()
                    }
                }
            }
            try await group.waitForAll()
        }
        let most = await running.most
        #expect((2...3).contains(most))
    }

    @Test("A call with another key does not wait; a cancelled call gives up its turn, and the next one runs")
    func otherKeysAndCancellation() async throws {
        let turns = CallTurns()
        let answer = try await turns.take(["a"]) {
            let waiting = Task { try await turns.take(["a"]) { 1 } }
            waiting.cancel()
            await #expect(throws: CancellationError.self) { try await waiting.value }
            return try await turns.take(["b"]) { 2 }
        }
        #expect(answer == 2)
        #expect(try await turns.take(["a"]) { 3 } == 3)
    }
}
