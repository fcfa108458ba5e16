import JSON

/// The configuration of a stream. For limits, -1 means none.
public struct StreamConfiguration: Sendable, Hashable {
    /// When a message leaves a stream.
    public enum Retention: String, Sendable {
        /// At a limit.
        case limits
        /// When a consumer acknowledged it. Each message goes to one consumer.
        case workQueue = "workqueue"
        /// When all consumers acknowledged it.
        case interest
    }

    /// What a full stream does.
    public enum Discard: String, Sendable {
        /// It removes its oldest messages.
        case old
        /// It refuses new messages, with ``NATSError/Kind/streamFull``.
        case new
    }

    /// Where messages are.
    public enum Storage: String, Sendable {
        case file
        case memory
    }

    public var name: String
    public var description = ""
    /// The subjects whose messages the stream stores; they may have wildcards.
    public var subjects: [String]
    public var retention = Retention.limits
    public var discard = Discard.old
    /// Whether a subject with ``maxMessagesPerSubject`` messages refuses new ones, too.
    public var discardsNewPerSubject = false
    public var storage = Storage.file
    public var maxMessages = -1
    public var maxBytes = -1
    public var maxMessagesPerSubject = -1
    /// In bytes, with headers.
    public var maxMessageSize = -1
    public var maxConsumers = -1
    /// Zero for no limit.
    public var maxAge = Duration.zero
    /// How long a message id counts for the detection of duplicates.
    public var duplicateWindow = Duration.seconds(120)
    /// Servers with a copy: 1, 3 or 5.
    public var replicas = 1
    /// Whether single messages cannot be deleted.
    public var deniesDelete = false
    /// Whether the stream cannot be purged.
    public var deniesPurge = false
    /// Whether a message with `Nats-Rollup` replaces all earlier ones of its subject.
    public var allowsRollup = false
    /// Whether replicas answer reads, too.
    public var allowsDirect = false

    /// A stream in files without limits.
    public init(name: String, subjects: [String]) {
        self.name = name
        self.subjects = subjects
    }

    /// The request for the server.
    var json: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("name", name)
            writer.memberIfPresent("description", description)
            writer.strings("subjects", subjects)
            writer.member("retention", retention.rawValue)
            writer.member("max_consumers", maxConsumers)
            writer.member("max_msgs", maxMessages)
            writer.member("max_bytes", maxBytes)
            writer.member("max_age", Int(maxAge.nanoseconds))
            writer.member("max_msgs_per_subject", maxMessagesPerSubject)
            writer.member("max_msg_size", maxMessageSize)
            writer.member("discard", discard.rawValue)
            if discardsNewPerSubject { writer.member("discard_new_per_subject", true) }
            writer.member("storage", storage.rawValue)
            writer.member("num_replicas", replicas)
            writer.member("duplicate_window", Int(duplicateWindow.nanoseconds))
            writer.member("deny_delete", deniesDelete)
            writer.member("deny_purge", deniesPurge)
            writer.member("allow_rollup_hdrs", allowsRollup)
            writer.member("allow_direct", allowsDirect)
        }
        return writer.bytes
    }

    /// Reads what the server answered; missing members have the server's defaults.
    init?(_ members: [String: JSONElement]) {
        guard let name = members["name"]?.string else { return nil }
        self.init(name: name, subjects: members["subjects"]?.strings ?? [])
        func limit(_ member: String) -> Int { members[member]?.integer.map { Int($0) } ?? -1 }
        description = members.text("description")
        guard let retention = Retention(rawValue: members["retention"]?.string ?? "limits"),
            let discard = Discard(rawValue: members["discard"]?.string ?? "old"),
            let storage = Storage(rawValue: members["storage"]?.string ?? "file")
        else { return nil }
        (self.retention, self.discard, self.storage) = (retention, discard, storage)
        discardsNewPerSubject = members.flag("discard_new_per_subject")
        maxMessages = limit("max_msgs")
        maxBytes = limit("max_bytes")
        maxMessagesPerSubject = limit("max_msgs_per_subject")
        maxMessageSize = limit("max_msg_size")
        maxConsumers = limit("max_consumers")
        maxAge = members.duration("max_age")
        duplicateWindow = members.duration("duplicate_window")
        replicas = max(1, members.count("num_replicas"))
        deniesDelete = members.flag("deny_delete")
        deniesPurge = members.flag("deny_purge")
        allowsRollup = members.flag("allow_rollup_hdrs")
        allowsDirect = members.flag("allow_direct")
    }

    /// The settings in which another configuration is different, as `max_bytes 1000, not 2000`, with the other's value first.
    ///
    /// The description does not count. The server stores the order of subjects as it came; here it does not count.
    public func differences(from actual: StreamConfiguration) -> [String] {
        var found: [String] = []
        func compare<Value: Equatable>(_ name: String, _ path: KeyPath<StreamConfiguration, Value>) {
            if actual[keyPath: path] != self[keyPath: path] { found.append("\(name) \(actual[keyPath: path]), not \(self[keyPath: path])") }
        }
        if Set(subjects) != Set(actual.subjects) { found.append("subjects \(actual.subjects), not \(subjects)") }
        compare("retention", \.retention.rawValue)
        compare("discard", \.discard.rawValue)
        compare("discard_new_per_subject", \.discardsNewPerSubject)
        compare("storage", \.storage.rawValue)
        compare("max_msgs", \.maxMessages)
        compare("max_bytes", \.maxBytes)
        compare("max_msgs_per_subject", \.maxMessagesPerSubject)
        compare("max_msg_size", \.maxMessageSize)
        compare("max_consumers", \.maxConsumers)
        compare("max_age", \.maxAge)
        compare("duplicate_window", \.duplicateWindow)
        compare("num_replicas", \.replicas)
        compare("deny_delete", \.deniesDelete)
        compare("deny_purge", \.deniesPurge)
        compare("allow_rollup_hdrs", \.allowsRollup)
        compare("allow_direct", \.allowsDirect)
        return found
    }
}

/// A stream as it is.
public struct StreamInfo: Sendable, Hashable {
    public var configuration: StreamConfiguration
    /// When the stream was made, as the server writes it. A stream that is made anew has another time.
    public var created: String
    public var messages: Int
    public var bytes: Int
    public var firstSequence: Int
    public var lastSequence: Int
    public var consumers: Int
    /// The messages of each subject, when they were asked for.
    public var subjects: [String: Int]
    /// The number of subjects that match the filter; more than ``subjects`` has when the list is cut.
    public var totalSubjects: Int
    /// The server that leads the stream in a cluster.
    public var leader: String?
    /// The servers whose copy is behind or cannot be reached, in a cluster.
    public var lostCopies: [String]

    init?(_ reply: Reply) {
        guard let configuration = reply.members["config"]?.members.flatMap({ StreamConfiguration($0) }),
            let state = reply.members["state"]?.members
        else { return nil }
        self.configuration = configuration
        created = reply.members.text("created")
        messages = state.count("messages")
        bytes = state.count("bytes")
        firstSequence = state.count("first_seq")
        lastSequence = state.count("last_seq")
        consumers = state.count("consumer_count")
        subjects = (state["subjects"]?.members ?? [:]).compactMapValues { $0.integer.map { Int($0) } }
        totalSubjects = max(reply.members.count("total"), subjects.count)
        let cluster = reply.members["cluster"]?.members
        leader = cluster?["leader"]?.string
        let copies = cluster?["replicas"]?.elements?.compactMap(\.members) ?? []
        lostCopies = copies.filter { !$0.flag("current") || $0.flag("offline") }.map { $0.text("name") }.sorted()
    }
}
