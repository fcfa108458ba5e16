import Synchronization

/// Keeps decisions of guardians apart from the end of their guardianship. A call asks the directory who is a guardian, and stores the decision in a
/// later transaction; the registry may report the end of the guardianship between the two.
final class GuardianshipWatch: Sendable {
    private struct Ended: Error {}

    private let ends = Atomic<Int>(0)

    /// Guardianships have ended. Called in the transaction that takes back what the guardians granted.
    func ended() { ends.wrappingAdd(1, ordering: .sequentiallyConsistent) }

    /// Runs an effect that depends on who is a guardian, and runs it again where guardianships ended meanwhile.
    ///
    /// - Parameter body: asks the directory, and calls `stillHolds` in its transaction before it stores anything.
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
