import Synchronization

/// Instruments whose labels are known only when there is something to record: each is asked of the registry once, and found by a small
/// key from then on.
public final class InstrumentTable<Key: Hashable & Sendable, Instrument: Sendable>: Sendable {
    private let known = Mutex<[Key: Instrument]>([:])

    /// None yet.
    public init() {}

    /// The instrument of that key, made when it is asked for the first time.
    public func instrument(for key: Key, make: () -> Instrument) -> Instrument {
        known.withLock { known in
            if let found = known[key] { return found }
            let new = make()
            known[key] = new
            return new
        }
    }
}
