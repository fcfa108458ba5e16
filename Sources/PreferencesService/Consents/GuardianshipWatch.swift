import Synchronization

/// Keeps decisions of guardians apart from the end of their guardianship: the directory says who is one before the transaction that stores what
/// they decided, and the registry may tell of the end between the two.
final class GuardianshipWatch: Sendable {
    private struct Ended: Error {}

    private let ends = Atomic<Int>(0)

    /// Guardianships have ended. Call it on the writer, in the transaction that takes back what the guardians granted.
    func ended() { ends.wrappingAdd(1, ordering: .sequentiallyConsistent) }

    /// Does what depends on who is a guardian, and does it again where guardianships ended meanwhile.
    ///
    /// - Parameter body: asks the directory, and calls what it is given on the writer, before it stores anything.
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
