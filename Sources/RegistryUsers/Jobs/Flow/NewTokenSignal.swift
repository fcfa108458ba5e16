import ServiceKit
import Synchronization

/// Signals registrations, so that new tokens are validated soon (REG-12). The worker finds the tokens in the store, so a registration only checks a
/// flag.
final class NewTokenSignal: Sendable {
    private let isMarked = Atomic(false)
    /// Signalled by the first mark after ``clear()``.
    let signal: WorkSignal

    init(signal: WorkSignal = WorkSignal()) { self.signal = signal }

    /// A registration or a rotation is on disk.
    func mark() {
        guard !isMarked.load(ordering: .sequentiallyConsistent), !isMarked.exchange(true, ordering: .sequentiallyConsistent) else { return }
        signal.signal()
    }

    var areThere: Bool { isMarked.load(ordering: .sequentiallyConsistent) }

    /// Removes the mark; the next registration sets it again. Call it before the store is read.
    func clear() { isMarked.store(false, ordering: .sequentiallyConsistent) }
}
