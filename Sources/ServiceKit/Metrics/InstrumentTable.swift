import Synchronization

/// Instruments whose labels are known only at the time of recording. Each is made in the registry once, and then found by a small key.
public final class InstrumentTable<Key: Hashable & Sendable, Instrument: Sendable>: Sendable {
    private let known = Mutex<[Key: Instrument]>([:])

    /// An empty table.
    public init() {}

    /// The instrument of a key; made at the first call.
    public func instrument(for key: Key, make: () -> Instrument) -> Instrument {
        known.withLock { known in
            if let found = known[key] { return found }
            let new = make()
            known[key] = new
            return new
        }
    }
}
