import Synchronization

/// Makes new identifiers from the service's clock and randomness (ARCH-06). Ids of one source increase, also within a
/// millisecond, so that rows are stored in the order in which they were made.
public struct IdentifierSource: Sendable {
    private final class State: Sendable {
        struct Values {
            var last: ULID?
            var generator: any RandomNumberGenerator & Sendable
        }
        let values: Mutex<Values>
        init(generator: any RandomNumberGenerator & Sendable) {
            values = Mutex(Values(last: nil, generator: generator))
        }
    }

    private let clock: any DomainClock
    private let state: State

    /// - Parameter generator: the source of entropy; tests use one with a fixed seed.
    public init(clock: any DomainClock, generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()) {
        self.clock = clock
        self.state = State(generator: generator)
    }

    /// A new ULID with the clock's present time; two of one millisecond keep their order.
    public func ulid() -> ULID {
        let milliseconds = clock.now.milliseconds
        return state.values.withLock { values in
            let next: ULID
            if let last = values.last, last.milliseconds >= milliseconds, let successor = last.successor {
                next = successor
            } else {
                let random: UInt64 = values.generator.next()
                next = ULID(high: UInt64(truncatingIfNeeded: milliseconds) << 16 | values.generator.next() & 0xFFFF, low: random)
            }
            values.last = next
            return next
        }
    }

    /// `make(prefix: "evt_")` is `evt_01HZ3K…`.
    public func make(prefix: String) -> String { ulid().string(after: prefix) }
}
