import ServiceKit

extension StreamWindow.Entry {
    /// Ready or waiting.
    var isIdle: Bool {
        switch state {
        case .ready, .waiting: true
        case .leased, .finished: false
        }
    }

    /// When its next attempt is due; nil: it waits for none.
    var waitsUntil: Instant? { if case .waiting(let until) = state { until } else { nil } }

    var isLeased: Bool { if case .leased = state { true } else { false } }
}
