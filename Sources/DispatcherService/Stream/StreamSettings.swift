import NATSKit
import ServiceKit

/// The shared queue on NATS JetStream: where it is, and its limits.
struct StreamSettings: Sendable {
    var nats: NATSSettings
    /// The system of this dispatcher.
    var owner = QueueOwner(mark: "")
    /// Servers with a copy of each stream: 1, 3 or 5 (DR-05).
    var replicas = 1
    /// Bytes of unsent pushes beyond which new ones are refused; -1: no limit.
    var maxBytes = -1
    /// How long the stream keeps an unsent push (DISP-01).
    var maxAge = Duration.days(7)
    /// A process that does not answer for so long loses its deliveries.
    var ackWait = Duration.seconds(30)
    /// Most deliveries of a rank that all dispatchers have, together with those that wait for another attempt.
    var maxAckPending = 50_000
    /// Deliveries of one message to dispatchers, with any outcome, before it is a dead letter.
    var maxDeliver = 20_000
    /// How long the stream knows a delivery that is finished, so that it is not sent again.
    var duplicateWindow = Duration.seconds(600)
    var window = StreamWindow.Limits()
    /// Retries up to this far away wait in the window; later ones are parked.
    var longestLocalWait = Duration.seconds(60)
    /// The deliveries of a route are parked after so long without a claim.
    var unclaimedLimit = Duration.seconds(5)
    /// How long a dead letter stays at most.
    var deadLetterAge = Duration.days(30)

    init(_ nats: NATSSettings) { self.nats = nats }

    init(servers: [String]) { self.init(NATSSettings(servers: servers)) }

    /// How often leases are renewed: twice and more within ``ackWait``.
    var heartbeat: Duration { max(.milliseconds(50), ackWait / 3) }
    /// The part of ``duplicateWindow`` that the stream can have: not longer than ``maxAge``.
    var usedDuplicateWindow: Duration { min(duplicateWindow, maxAge) }
    /// A push whose decision is older may have been enqueued before and be unknown to NATS. Shorter than the window by 5 minutes, or half of it,
    /// because the clocks of evaluator, dispatcher and NATS differ. Not the time in a push id: that is when its event was accepted, which is long ago
    /// for a deferred or snoozed push.
    var freshAge: Duration { usedDuplicateWindow - min(.seconds(300), usedDuplicateWindow / 2) }
    /// How long a delivery waits in the queue at most: an hour, or a tenth, less than ``maxAge``.
    var longestWait: Duration { maxAge - min(.seconds(3_600), maxAge / 10) }
}

extension StreamSettings {
    /// Nil with `queue.engine` `sqlite`, the default.
    ///
    /// Keys: `queue.engine`, `queue.replicas`, `queue.max_age_seconds`, `queue.max_bytes`, `queue.ack_wait_seconds`, `queue.ack_pending_limit`,
    /// `queue.max_deliveries`, `queue.duplicate_window_seconds`, and those of ``NATSSettings`` below `queue.nats`.
    ///
    /// - Throws: an error naming the key and the rule.
    static func read(_ config: ServiceConfig) throws -> StreamSettings? {
        let engine = try config.choice("queue.engine", of: ["sqlite", "jetstream"], default: "sqlite")
        var settings = StreamSettings(try NATSSettings.read(config, "queue.nats", isUsed: engine == "jetstream"))
        settings.replicas = try config.int("queue.replicas", range: 1...5, default: settings.replicas)
        settings.maxBytes = try config.int("queue.max_bytes", range: -1...Int.max, default: settings.maxBytes)
        settings.maxAge = .seconds(try config.int("queue.max_age_seconds", range: 60...31_536_000, default: 604_800))
        settings.ackWait = .seconds(try config.int("queue.ack_wait_seconds", range: 1...3_600, default: 30))
        settings.maxAckPending = try config.int("queue.ack_pending_limit", range: 100...10_000_000, default: settings.maxAckPending)
        settings.maxDeliver = try config.int("queue.max_deliveries", range: 2...10_000_000, default: settings.maxDeliver)
        settings.duplicateWindow = .seconds(try config.int("queue.duplicate_window_seconds", range: 120...86_400, default: 600))
        guard engine == "jetstream" else {
            // DR-05: copies of a store are backups.
            guard settings.replicas == 1 else {
                throw ConfigurationError("queue.replicas: \(settings.replicas), but queue.engine sqlite has one copy; set queue.engine to jetstream")
            }
            return nil
        }
        guard [1, 3, 5].contains(settings.replicas) else { throw ConfigurationError("queue.replicas: 1, 3 or 5, not \(settings.replicas)") }
        return settings
    }
}
