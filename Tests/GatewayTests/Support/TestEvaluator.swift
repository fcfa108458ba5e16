import CarillonAPI
import Protobuf
import RPC
import ServiceKit
import Synchronization

/// An evaluator that a test can take away, and what it took.
final class TestEvaluator: Sendable {
    private struct State {
        var failure: (any Error & Sendable)?
        var refused: [String: APIError] = [:]
        var failing: Set<String> = []
        var taken: [EvaluatorV1.Event] = []
        var calls = 0
        /// Calls with these events wait.
        var held: Set<String> = []
        var holds: [OneShot<Void>] = []
    }
    private let state = Mutex(State())

    /// What it answers every call with; nil: it takes events.
    var failure: (any Error & Sendable)? {
        get { state.withLock { $0.failure } }
        set { state.withLock { $0.failure = newValue } }
    }

    var taken: [String] { state.withLock { $0.taken.map(\.eventId) } }
    var events: [EvaluatorV1.Event] { state.withLock { $0.taken } }
    var calls: Int { state.withLock { $0.calls } }

    /// Calls that wait.
    var holding: Int { state.withLock { $0.holds.count } }

    /// Has calls with an event wait until ``release()``.
    func hold(_ event: String) { state.withLock { _ = $0.held.insert(event) } }

    func release() {
        let holds = state.withLock { state in
            defer { (state.held, state.holds) = ([], []) }
            return state.holds
        }
        for hold in holds { hold.resolve(.success(())) }
    }

    private func wait(for request: EvaluatorV1.SubmitEventsRequest) async throws {
        let hold = state.withLock { state -> OneShot<Void>? in
            guard request.events.contains(where: { state.held.contains($0.eventId) }) else { return nil }
            let hold = OneShot<Void>()
            state.holds.append(hold)
            return hold
        }
        try await hold?.value()
    }

    /// - Parameters:
    ///   - refused: events by id.
    ///   - failing: events whose call has an internal error.
    init(refused: [String: APIError] = [:], failing: Set<String> = []) {
        state.withLock { ($0.refused, $0.failing) = (refused, failing) }
    }

    func answer(_ request: EvaluatorV1.SubmitEventsRequest) throws -> EvaluatorV1.SubmitEventsResponse {
        try state.withLock { state in
            state.calls += 1
            if let failure = state.failure { throw failure }
            if request.events.contains(where: { state.failing.contains($0.eventId) }) { throw RPCError(code: .internalError, message: "a fault") }
            var answer = EvaluatorV1.SubmitEventsResponse()
            for (index, event) in request.events.enumerated() {
                if let error = state.refused[event.eventId] {
                    answer.rejected.append(error.itemResult(index))
                } else {
                    state.taken.append(event)
                    answer.accepted.append(.init(index: UInt32(index), eventId: event.eventId, carillonEventId: "evt_\(event.eventId)"))
                }
            }
            return answer
        }
    }

    var peers: ScriptedPeers {
        ScriptedPeers { request in
            guard let request = request as? EvaluatorV1.SubmitEventsRequest else { return nil }
            try await self.wait(for: request)
            return try self.answer(request)
        }
    }
}
