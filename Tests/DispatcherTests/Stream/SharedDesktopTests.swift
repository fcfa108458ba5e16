import CarillonAPI
import ServiceKit
import TestNATS
import Testing

@testable import DispatcherService

/// Agents of desktops before dispatchers that share a queue.
@Suite("Desktops of shared dispatchers", .serialized) struct SharedDesktopTests {
    private func push(_ id: String) -> DispatcherV1.Push { TestPushes.push(id, devices: ["desktop_1"]) }

    @Test("DISP-22 A push that one dispatcher accepts comes to the agent at another one, and any of them takes the acknowledgement")
    func elsewhere() async throws {
        try await withStreamDispatchers(2) { dispatchers in
            let (first, second) = (dispatchers.all[0], dispatchers.all[1])
            let agent = TestAgent(second)
            try await dispatchers.until("the stream is open") { agent.isOpen }
            try await first.enqueue((0..<20).map { push("p\($0)") })
            try await dispatchers.until("all come") { Set(agent.pushes).count == 20 }
            try await agent.acknowledge(agent.messages.map(\.id))
            try await dispatchers.until("all are delivered") { [dispatchers] in
                Set(dispatchers.outcomes.filter { $0.status == .delivered }.map(\.pushId)).count == 20
            }
            #expect(try await dispatchers.messages(StreamSubjects.desktops) == 0)
            await agent.leave()
        }
    }

    @Test("DISP-22 An agent that moves to another dispatcher gets there what it has not acknowledged")
    func moves() async throws {
        try await withStreamDispatchers(2) { dispatchers in
            let old = TestAgent(dispatchers.all[0])
            try await dispatchers.until("the stream is open") { old.isOpen }
            try await dispatchers.all[0].enqueue([push("p1")])
            try await dispatchers.until("the message comes") { old.pushes == ["p1"] }
            let new = TestAgent(dispatchers.all[1])
            try await dispatchers.until("the message comes again") { new.pushes == ["p1"] }
            #expect(new.messages[0].id == old.messages[0].id)
            await old.leave()
            await new.leave()
        }
    }

    @Test("DISP-22 A dispatcher that is gone takes no message with it: the agent gets it from another one")
    func dispatcherGone() async throws {
        try await withStreamDispatchers(2) { dispatchers in
            try await dispatchers.all[0].enqueue([push("p1")])
            try await dispatchers.until("it is sent") { [dispatchers] in dispatchers.sent == ["p1"] }
            let leaving = dispatchers.all[1]
            await leaving.stop()
            dispatchers.all.remove(at: 1)
            let agent = TestAgent(dispatchers.all[0])
            try await dispatchers.until("the message comes") { agent.pushes == ["p1"] }
            await agent.leave()
        }
    }
}
