import JetStream
import ServiceKit

/// The buckets that dispatchers share, in NATS.
struct FleetBuckets: Sendable {
    /// Heartbeats, by member id.
    let members: KeyValueBucket
    /// What operators said about lanes, and refused credentials. They stay until they change.
    let lanes: KeyValueBucket
    /// Lanes and devices that providers throttle. They end by themselves.
    let throttles: KeyValueBucket
    /// Sealed credentials, by ``SharedCredential/key``.
    let credentials: KeyValueBucket
    /// The log of commands: `command.ID`, and `acks.ID.MEMBER`.
    let commands: KeyValueBucket

    /// How long the log has a command. A dispatcher that was away for longer has missed some.
    static let commandAge = Duration.days(7)
    /// Longer throttles exist; a dispatcher that starts later learns them from the provider.
    private static let throttleAge = Duration.seconds(3_600)
    /// Enough for 100,000 throttled devices. A full bucket refuses further ones.
    private static let throttleBytes = 64 << 20

    /// - Parameter prefix: of the names of buckets: letters, digits, `-` and `_`.
    init(_ client: JetStreamClient, prefix: String) throws(NATSError) {
        members = try KeyValueBucket(client, name: prefix + "-dispatchers")
        lanes = try KeyValueBucket(client, name: prefix + "-lanes")
        throttles = try KeyValueBucket(client, name: prefix + "-throttles")
        credentials = try KeyValueBucket(client, name: prefix + "-credentials")
        commands = try KeyValueBucket(client, name: prefix + "-commands")
    }

    /// Creates the buckets, or compares those that exist.
    ///
    /// - Parameter replicas: servers with a copy: 1, 3 or 5.
    /// - Throws: ``NATSError``: for a bucket that exists with other limits, naming them and the remedy.
    func ensure(replicas: Int) async throws {
        do { try await ensureEach(replicas: replicas) } catch var error as NATSError where error.kind == .otherConfiguration {
            error.message += "; give all dispatchers the same queue.replicas, or change the bucket's stream with `nats stream edit`"
            throw error
        }
    }

    private func ensureEach(replicas: Int) async throws {
        var options = KeyValueBucket.Options()
        options.replicas = replicas
        try await lanes.ensure(options)
        try await credentials.ensure(options)
        options.maxAge = Self.commandAge
        try await commands.ensure(options)
        // A restarted server knows no old heartbeats and throttles: both come again.
        options.storage = .memory
        options.maxAge = FleetMembers.oldest
        try await members.ensure(options)
        options.maxAge = Self.throttleAge
        options.maxBytes = Self.throttleBytes
        try await throttles.ensure(options)
    }

    /// Whether an error says that a bucket in memory is gone, as after each start of the NATS server. ``ensure(replicas:)`` makes it anew.
    func isForgotten(_ error: any Error) -> Bool {
        guard let error = error as? NATSError, error.kind == .streamNotFound, let subject = error.subject else { return false }
        return [members, throttles].contains { subject == $0.stream || subject.hasPrefix($0.stream + ".") }
    }
}
