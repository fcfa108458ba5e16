import ServiceKit

/// One of the dispatchers that share a queue, as its heartbeat tells it.
struct FleetMember: Sendable, Hashable, Codable {
    /// Of the dispatcher's store: a restarted dispatcher is the same member.
    var id: String
    /// Of the machine or container, for operators.
    var name: String
    /// ``CarillonVersion``.
    var version: String
    /// Its domain clock at the heartbeat.
    var clock: Instant
    /// When it started, by its domain clock.
    var started: Instant

    /// For operators.
    var label: String { "\(name) (\(id))" }
}
