import Synchronization

/// The receivers of the library's callbacks, by number.
///
/// The library gets a number in place of a pointer: a callback that comes late, after its receiver is gone, finds nothing, and nothing is
/// dereferenced.
final class CallbackTable: Sendable {
    static let shared = CallbackTable()

    private struct State {
        var next: UInt = 1
        var receivers: [UInt: Receiver] = [:]
    }

    /// Who gets a callback.
    enum Receiver: Sendable {
        /// Events of the connection with this attempt's number.
        case connection(ConnectionCore, attempt: UInt64)
        /// Messages of a subscription.
        case subscription(@Sendable (NATSMessage) -> Void)
    }

    private let state = Mutex(State())

    /// Enters a receiver, until ``remove(_:)``.
    func add(_ receiver: Receiver) -> UInt {
        state.withLock { state in
            let id = state.next
            state.next += 1
            state.receivers[id] = receiver
            return id
        }
    }

    func remove(_ id: UInt) { _ = state.withLock { $0.receivers.removeValue(forKey: id) } }

    /// The receiver of a callback with this closure, unless it is gone.
    func receiver(_ closure: UnsafeMutableRawPointer?) -> Receiver? {
        let id = UInt(bitPattern: closure)
        return state.withLock { $0.receivers[id] }
    }

    /// The number of receivers, for tests that look for leaks.
    var count: Int { state.withLock { $0.receivers.count } }
}
