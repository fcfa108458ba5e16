import CarillonAPI

/// The state of a broadcast in one app (EVAL-16). The raw values are stored.
enum BroadcastState: String, Sendable, CaseIterable {
    /// No user is taken yet.
    case pending
    case running
    case paused
    /// No further users are taken, and what is unsent is being stopped.
    case cancelling
    case cancelled
    /// All users of the audience are decided.
    case finished

    /// A change that a person asks for.
    enum Change: Sendable {
        case pause, resume, cancel
    }

    /// The state after a change.
    ///
    /// - Returns: the same state where nothing is left to change, nil where the state does not allow the change.
    func after(_ change: Change) -> BroadcastState? {
        switch (change, self) {
        case (.pause, .pending), (.pause, .running), (.pause, .paused): .paused
        case (.resume, .paused), (.resume, .running): .running
        case (.resume, .pending): .pending
        // A finished one may have notifications that wait for the end of quiet hours, or in a queue.
        case (.cancel, .pending), (.cancel, .running), (.cancel, .paused), (.cancel, .finished), (.cancel, .cancelling): .cancelling
        case (.cancel, .cancelled): .cancelled
        case (.pause, .cancelling), (.pause, .cancelled), (.pause, .finished): nil
        case (.resume, .cancelling), (.resume, .cancelled), (.resume, .finished): nil
        }
    }

    /// Whether the worker has something to do.
    var isWork: Bool { self == .pending || self == .running || self == .cancelling }

    /// The state of a broadcast by its states in all of its apps.
    static func combined(_ states: [BroadcastState]) -> BroadcastState {
        let states = Set(states)
        guard states.count > 1 else { return states.first ?? .finished }
        for state in [cancelling, running, paused] where states.contains(state) { return state }
        // Some apps are done, others have not begun.
        return states.contains(.pending) ? .running : .cancelled
    }

    /// The state in the contract.
    var contract: EvaluatorV1.BroadcastState.Known {
        switch self {
        case .pending: .pending
        case .running: .running
        case .paused: .paused
        case .cancelling: .cancelling
        case .cancelled: .cancelled
        case .finished: .finished
        }
    }
}
