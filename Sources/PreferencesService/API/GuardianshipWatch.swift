import Synchronization

/// Prevents decisions of former guardians. A call asks the directory for the guardians and stores the decision in a later transaction; between the
/// two the registry may report the end of the guardianship.
final class GuardianshipWatch: Sendable {
    private struct Ended: Error {}

    private let ends = Atomic<Int>(0)

    /// Records the end of guardianships. Called in the transaction that revokes the guardians' grants.
    func ended() { ends.wrappingAdd(1, ordering: .sequentiallyConsistent) }

    /// Runs an effect that depends on guardianships, and repeats it when guardianships ended meanwhile.
    ///
    /// - Parameter body: asks the directory, and calls `stillHolds` in its transaction before the write.
    func settled<Outcome: Sendable>(_ body: (_ stillHolds: @escaping @Sendable () throws -> Void) async throws -> Outcome) async throws -> Outcome {
        while true {
            let known = ends.load(ordering: .sequentiallyConsistent)
            do {
                return try await body { [self] in
                    guard ends.load(ordering: .sequentiallyConsistent) == known else { throw Ended() }
                }
            } catch is Ended {
                try Task.checkCancellation()
            }
        }
    }
}
