import Cryptography
import JetStream

/// The Carillon system that a NATS account belongs to. The names of the streams are fixed, so two systems on one account would take each other's
/// pushes, which they can neither send nor record.
struct QueueOwner: Sendable, Hashable {
    private static let key = "owner"

    /// Equal for all dispatchers of a system.
    let mark: String

    init(mark: String) { self.mark = mark }

    /// - Parameter keyRing: the credential key ring, which all dispatchers of a system have. Its rotation does not change the mark.
    init(_ keyRing: KeyRing) {
        mark = Hexadecimal.encode(Array(keyRing.keyedHash(Array("the system of a push queue".utf8)).prefix(8)))
    }

    /// Marks the account with this system, or compares its mark.
    ///
    /// - Throws: `NATSError` `otherConfiguration` for the account of another system, with the remedy; others when NATS cannot be asked.
    func claim(_ client: JetStreamClient, replicas: Int) async throws {
        let bucket = try KeyValueBucket(client, name: StreamSubjects.systemBucket)
        var options = KeyValueBucket.Options()
        options.replicas = replicas
        try await bucket.ensure(options)
        do {
            _ = try await bucket.create(Self.key, Array(mark.utf8))
        } catch let error as NATSError where error.kind == .wrongLastSequence {
            guard let owner = try await bucket.get(Self.key), owner.value != Array(mark.utf8) else { return }
            throw NATSError(
                .otherConfiguration,
                "this NATS account has the push queue of another Carillon system, whose keys are others; give each system an account or a server of "
                    + "its own, or give this dispatcher the keys of that system; when that system is gone for good, delete its streams: "
                    + "\(StreamSubjects.pushes)… and KV_carillon-…")
        }
    }
}
