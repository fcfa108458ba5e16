import Synchronization

/// Whether a peer answers: its calls wait until the gate is open.
final class Gate: Sendable {
    private let isOpen = Mutex(false)

    func open() { isOpen.withLock { $0 = true } }
    func close() { isOpen.withLock { $0 = false } }

    func pass() async throws { while !isOpen.withLock(\.self) { try await Task.sleep(for: .milliseconds(2)) } }
}
