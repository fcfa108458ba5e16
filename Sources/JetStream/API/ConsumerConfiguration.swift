import JSON

/// The configuration of a pull consumer.
public struct ConsumerConfiguration: Sendable, Hashable {
    /// Where a consumer begins.
    public enum DeliverPolicy: Sendable, Hashable {
        case all
        case new
        /// The last message of each subject, and then all new ones.
        case lastPerSubject
        case fromSequence(Int)
    }

    /// Which messages need an acknowledgement.
    public enum AcknowledgePolicy: String, Sendable {
        case explicit
        /// None. Not for work queues.
        case none
    }

    public var name: String
    /// Whether the consumer stays when nobody fetches; otherwise it ends after ``inactiveThreshold``.
    public var isDurable = true
    public var description = ""
    /// The subjects that it delivers, with wildcards; nil for all of the stream.
    public var filterSubject: String?
    public var deliver = DeliverPolicy.all
    public var acknowledge = AcknowledgePolicy.explicit
    /// How long a delivery may go without an acknowledgement before the next one.
    public var ackWait = Duration.seconds(30)
    /// Most deliveries of a message; -1 for no limit. After the last one the message stays in the stream.
    public var maxDeliver = -1
    /// Most deliveries without acknowledgement, of all fetches together; at the limit the consumer pauses.
    public var maxAckPending = 1_000
    /// Most fetches that wait at a time.
    public var maxWaiting = 512
    /// For consumers that are not durable.
    public var inactiveThreshold = Duration.seconds(60)
    /// Whether the consumer delivers headers without payloads.
    public var deliversHeadersOnly = false

    /// A durable consumer with the server's defaults.
    public init(name: String) { self.name = name }

    /// The request for the server.
    func json(stream: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("stream_name", stream)
            writer.object("config") { writer in
                writer.member("name", name)
                if isDurable { writer.member("durable_name", name) }
                writer.memberIfPresent("description", description)
                switch deliver {
                case .all: writer.member("deliver_policy", "all")
                case .new: writer.member("deliver_policy", "new")
                case .lastPerSubject: writer.member("deliver_policy", "last_per_subject")
                case .fromSequence(let sequence):
                    writer.member("deliver_policy", "by_start_sequence")
                    writer.member("opt_start_seq", sequence)
                }
                writer.member("ack_policy", acknowledge.rawValue)
                if acknowledge == .explicit {
                    writer.member("ack_wait", Int(ackWait.nanoseconds))
                    writer.member("max_ack_pending", maxAckPending)
                }
                writer.member("max_deliver", maxDeliver)
                writer.member("max_waiting", maxWaiting)
                if let filterSubject { writer.member("filter_subject", filterSubject) }
                writer.member("replay_policy", "instant")
                if !isDurable { writer.member("inactive_threshold", Int(inactiveThreshold.nanoseconds)) }
                if deliversHeadersOnly { writer.member("headers_only", true) }
            }
        }
        return writer.bytes
    }

    /// Reads what the server answered.
    init?(_ members: [String: JSONElement]) {
        guard let name = members["durable_name"]?.string ?? members["name"]?.string else { return nil }
        self.init(name: name)
        isDurable = members["durable_name"] != nil
        description = members.text("description")
        filterSubject = members["filter_subject"]?.string.flatMap { $0.isEmpty ? nil : $0 }
        switch members.text("deliver_policy") {
        case "all", "": deliver = .all
        case "new": deliver = .new
        case "last_per_subject": deliver = .lastPerSubject
        case "by_start_sequence": deliver = .fromSequence(members.count("opt_start_seq"))
        default: return nil
        }
        guard let acknowledge = AcknowledgePolicy(rawValue: members["ack_policy"]?.string ?? "explicit") else { return nil }
        self.acknowledge = acknowledge
        if acknowledge == .explicit {
            ackWait = members.duration("ack_wait")
            maxAckPending = members.count("max_ack_pending")
        }
        maxDeliver = members["max_deliver"]?.integer.map { Int($0) } ?? -1
        maxWaiting = members.count("max_waiting")
        if !isDurable { inactiveThreshold = members.duration("inactive_threshold") }
        deliversHeadersOnly = members.flag("headers_only")
    }

    /// The settings in which another configuration is different, with the other's value first. The description does not count.
    public func differences(from actual: ConsumerConfiguration) -> [String] {
        var found: [String] = []
        func compare<Value: Equatable>(_ name: String, _ path: KeyPath<ConsumerConfiguration, Value>) {
            if actual[keyPath: path] != self[keyPath: path] { found.append("\(name) \(actual[keyPath: path]), not \(self[keyPath: path])") }
        }
        compare("durable", \.isDurable)
        if filterSubject != actual.filterSubject {
            found.append("filter_subject \(actual.filterSubject ?? "none"), not \(filterSubject ?? "none")")
        }
        compare("deliver_policy", \.deliver)
        compare("ack_policy", \.acknowledge.rawValue)
        compare("ack_wait", \.ackWait)
        compare("max_deliver", \.maxDeliver)
        compare("max_ack_pending", \.maxAckPending)
        compare("max_waiting", \.maxWaiting)
        compare("headers_only", \.deliversHeadersOnly)
        return found
    }
}

/// A consumer as it is.
public struct ConsumerInfo: Sendable, Hashable {
    public var stream: String
    public var configuration: ConsumerConfiguration
    /// Messages that were not delivered yet.
    public var pending: Int
    /// Deliveries without acknowledgement.
    public var ackPending: Int
    /// Messages that were delivered more than once and not acknowledged.
    public var redelivered: Int
    /// Fetches that wait.
    public var waiting: Int
    /// The stream's sequence up to which all is acknowledged.
    public var ackFloor: Int
    /// The stream's last sequence that was delivered.
    public var delivered: Int
    /// When it was made, as the server writes it: a consumer that was made anew under the same name is another one.
    public var created: String
    /// The server that leads the consumer in a cluster. It may be another one than that of the stream.
    public var leader: String?

    init?(_ reply: Reply) {
        guard let stream = reply.members["stream_name"]?.string, let members = reply.members["config"]?.members else { return nil }
        // The server leaves the name of a consumer that is not durable out of its configuration.
        let named = members.merging(["name": reply.members["name"] ?? .null]) { old, new in old == .null ? new : old }
        guard let configuration = ConsumerConfiguration(named) else { return nil }
        self.stream = stream
        self.configuration = configuration
        pending = reply.members.count("num_pending")
        ackPending = reply.members.count("num_ack_pending")
        redelivered = reply.members.count("num_redelivered")
        waiting = reply.members.count("num_waiting")
        ackFloor = reply.members["ack_floor"]?.members?.count("stream_seq") ?? 0
        delivered = reply.members["delivered"]?.members?.count("stream_seq") ?? 0
        created = reply.members["created"]?.string ?? ""
        leader = reply.members["cluster"]?.members?["leader"]?.string
    }
}
