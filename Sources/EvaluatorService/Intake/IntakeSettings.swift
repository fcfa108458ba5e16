import JetStream
import NATSKit
import ServiceKit

/// The stream of a host system that events are taken from, and the evaluator's consumer of it.
struct IntakeSettings: Sendable {
    /// Where the consumer begins when it is made.
    enum Start: String, Sendable, CaseIterable {
        /// With the messages that come from then on.
        case new
        /// With the first message of the stream. The only choice for a work queue.
        case all
    }

    var nats: NATSSettings
    /// The host system's stream. The evaluator does not make it.
    var stream = "MESSAGES"
    /// The subjects of events, with wildcards; nil: all of the stream.
    var subject: String?
    /// The name of the durable consumer, which the evaluator makes.
    var consumer = "carillon-evaluator"
    var start = Start.new
    var apps: IntakeApps
    /// A delivery that is not acknowledged for so long comes again.
    var ackWait = Duration.seconds(30)
    /// Most deliveries without acknowledgement, with those that wait after they were given back.
    var maxAckPending = 50_000
    var limits = IntakeOutcome.Limits()
    /// Most messages of a fetch, and of a transaction.
    var batch = 500
    /// How long a fetch waits for a first message.
    var patience = Duration.seconds(20)
    /// How often the consumer is compared with its limit.
    var checkInterval = Duration.seconds(10)

    /// - Parameter apps: whose events the stream brings.
    init(_ nats: NATSSettings, apps: IntakeApps) {
        self.nats = nats
        self.apps = apps
    }

    /// Explicit acknowledgement, and no list of backoffs: with one, server 2.9 ignores the wait of a negative acknowledgement (providers.md §7.1).
    var consumerConfiguration: ConsumerConfiguration {
        var configuration = ConsumerConfiguration(name: consumer)
        configuration.description = "Carillon: the evaluator"
        configuration.filterSubject = subject
        configuration.deliver = start == .new ? .new : .all
        configuration.ackWait = ackWait
        configuration.maxDeliver = limits.deliveries
        configuration.maxAckPending = maxAckPending
        return configuration
    }
}

extension IntakeSettings {
    /// Nil with `intake.engine` `none`, the default.
    ///
    /// Keys: `intake.engine`, `intake.stream`, `intake.subject`, `intake.consumer`, `intake.start_at`, `intake.apps`, `intake.ack_wait_seconds`,
    /// `intake.ack_pending_limit`, `intake.max_deliveries`, and those of ``NATSSettings`` below `intake.nats`.
    ///
    /// - Throws: an error naming the key and the rule.
    static func read(_ config: ServiceConfig) throws -> IntakeSettings? {
        let isUsed = try config.choice("intake.engine", of: ["none", "jetstream"], default: "none") == "jetstream"
        let nats = try NATSSettings.read(config, "intake.nats", isUsed: isUsed)
        let apps = IntakeApps(try config.strings("intake.apps"))
        guard let apps = apps ?? (isUsed ? nil : IntakeApps(["*"])) else {
            throw ConfigurationError(
                "intake.apps: the apps whose events the stream brings, such as acme/chat,acme/forum (ORGANIZATION/APP), or * for all apps")
        }
        var settings = IntakeSettings(nats, apps: apps)
        settings.stream = try name("intake.stream", config.string("intake.stream", default: settings.stream))
        settings.subject = try config.optionalString("intake.subject")
        settings.consumer = try name("intake.consumer", config.string("intake.consumer", default: settings.consumer))
        settings.start = Start(rawValue: try config.choice("intake.start_at", of: Start.allCases.map(\.rawValue), default: "new")) ?? .new
        settings.ackWait = .seconds(try config.int("intake.ack_wait_seconds", range: 1...3_600, default: 30))
        settings.maxAckPending = try config.int("intake.ack_pending_limit", range: 1...10_000_000, default: 50_000)
        settings.limits.deliveries = try config.int("intake.max_deliveries", range: -1...10_000_000, default: settings.limits.deliveries)
        guard settings.limits.deliveries != 0 else { throw ConfigurationError("intake.max_deliveries: 1 and more, or -1 for no limit") }
        return isUsed ? settings : nil
    }

    /// At most 100 characters: the name of the stream is part of the id of an event that has none, and an id has at most 200 bytes.
    private static func name(_ key: String, _ text: String) throws -> String {
        guard (1...100).contains(text.utf8.count), text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"./\\*>".utf8.contains($0) }) else {
            throw ConfigurationError("\(key): 1 to 100 visible characters of ASCII without . / \\ * >, not \(text.debugDescription)")
        }
        return text
    }
}
