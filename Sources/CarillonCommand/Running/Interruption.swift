import UnixSignals

/// Ctrl-C and SIGTERM as the usual end of a command that has no end of its own.
enum Interruption {
    /// Runs `work` until it ends or the user interrupts it; then it is cancelled.
    ///
    /// - Returns: whether it was interrupted.
    /// - Throws: what `work` throws.
    static func run(_ work: @escaping @Sendable () async throws -> Void) async throws -> Bool {
        let signals = await UnixSignalsSequence(trapping: .sigint, .sigterm)
        return try await withThrowingTaskGroup(of: Bool.self) { group in
            group.addTask {
                try await work()
                return false
            }
            group.addTask { await signals.first { _ in true } != nil }
            defer { group.cancelAll() }
            return try await group.next() ?? false
        }
    }
}
