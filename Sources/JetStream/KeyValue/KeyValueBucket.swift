/// A value of a bucket, or the marker that one was deleted.
public struct KeyValueEntry: Sendable, Hashable {
    /// What an entry says about its key.
    public enum Operation: Sendable, Hashable {
        case put
        case delete
        /// As delete, and earlier values were removed.
        case purge
    }

    public var key: String
    /// Empty unless the operation is ``Operation/put``.
    public var value: [UInt8]
    /// The stream's sequence, for ``KeyValueBucket/update(_:_:revision:)``.
    public var revision: Int
    /// When it was written, in nanoseconds since 1970.
    public var storedAt: Int64
    public var operation: Operation
}

/// A bucket of keys and values in a stream, by the conventions that NATS tools share (ADR-8 of NATS): stream `KV_<bucket>`, subjects
/// `$KV.<bucket>.<key>`.
public struct KeyValueBucket: Sendable {
    /// How a bucket is created.
    public struct Options: Sendable, Hashable {
        /// Values of a key that stay, 1 to 64.
        public var history = 1
        /// How long values stay; zero for no limit.
        public var maxAge = Duration.zero
        /// The longest value in bytes, with its key and headers; -1 for no limit.
        public var maxValueSize = -1
        /// The most bytes of the bucket; -1 for no limit. A full bucket refuses writes.
        public var maxBytes = -1
        public var replicas = 1
        public var storage = StreamConfiguration.Storage.file

        /// One value of each key, in a file, without limits.
        public init() {}
    }

    public let client: JetStreamClient
    public let name: String

    /// A bucket that exists, or will before the first call.
    ///
    /// - Throws: ``NATSError`` for a name that cannot be: letters, digits, `-` and `_` can.
    public init(_ client: JetStreamClient, name: String) throws(NATSError) {
        let isName = !name.isEmpty && name.utf8.count <= 200 && name.utf8.allSatisfy { Self.isLetterOrDigit($0) || Self.inNames.contains($0) }
        guard isName else { throw NATSError(.invalidArgument, "\(WireNames.printable(name)) is not a name of a bucket") }
        self.client = client
        self.name = name
    }

    /// The stream of the bucket.
    public var stream: String { "KV_" + name }

    private static let inNames: Set<UInt8> = Set("-_".utf8)
    private static let inKeys: Set<UInt8> = Set("-/_=.".utf8)

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Refuses what is no key: letters, digits and `-/_=.` can be in one, with a full stop neither first nor last nor twice in a row.
    func subject(_ key: String) throws(NATSError) -> String {
        guard key.utf8.allSatisfy({ Self.isLetterOrDigit($0) || Self.inKeys.contains($0) }), !key.isEmpty else {
            throw NATSError(.invalidArgument, "\(WireNames.printable(key)) is not a key of a bucket")
        }
        let subject = prefix + key
        try WireNames.checkPublish(subject)
        return subject
    }

    var prefix: String { "$KV.\(name)." }

    /// The stream's configuration for a bucket.
    public func configuration(_ options: Options) -> StreamConfiguration {
        var configuration = StreamConfiguration(name: stream, subjects: [prefix + ">"])
        configuration.maxMessagesPerSubject = min(max(1, options.history), 64)
        configuration.maxAge = options.maxAge
        configuration.maxMessageSize = options.maxValueSize
        configuration.maxBytes = options.maxBytes
        configuration.replicas = options.replicas
        configuration.storage = options.storage
        configuration.discard = .new
        configuration.deniesDelete = true
        configuration.allowsRollup = true
        configuration.allowsDirect = true
        if options.maxAge > .zero { configuration.duplicateWindow = min(configuration.duplicateWindow, options.maxAge) }
        return configuration
    }

    /// Creates the bucket, or compares the one that exists.
    ///
    /// - Throws: ``NATSError/Kind/otherConfiguration`` with every setting that is different.
    public func ensure(_ options: Options = Options()) async throws { _ = try await client.ensureStream(configuration(options)) }

    /// The value of a key; nil when it has none.
    public func get(_ key: String) async throws -> KeyValueEntry? {
        guard let entry = try await entry(key), entry.operation == .put else { return nil }
        return entry
    }

    private func entry(_ key: String) async throws -> KeyValueEntry? {
        let subject = try subject(key)
        guard let message = try await client.lastMessage(stream, subject: subject) else { return nil }
        return entry(message.subject, message.headers, message.payload, revision: message.sequence, storedAt: message.storedAt)
    }

    /// Nil for a subject of another bucket.
    func entry(_ subject: String, _ headers: [NATSHeader], _ payload: [UInt8], revision: Int, storedAt: Int64) -> KeyValueEntry? {
        guard subject.hasPrefix(prefix) else { return nil }
        let operation: KeyValueEntry.Operation =
            switch headers.first(where: { $0.name == "KV-Operation" })?.value {
            case "DEL": .delete
            case "PURGE": .purge
            default: .put
            }
        return KeyValueEntry(
            key: String(subject.dropFirst(prefix.count)), value: operation == .put ? payload : [], revision: revision, storedAt: storedAt,
            operation: operation)
    }

    /// Writes a value.
    ///
    /// - Returns: its revision.
    @discardableResult
    public func put(_ key: String, _ value: [UInt8]) async throws -> Int { try await write(key, value) }

    /// Writes a value if the key has none.
    ///
    /// - Returns: its revision.
    /// - Throws: ``NATSError/Kind/wrongLastSequence`` when the key has a value.
    @discardableResult
    public func create(_ key: String, _ value: [UInt8]) async throws -> Int {
        do {
            return try await write(key, value, expecting: 0)
        } catch let error as NATSError where error.kind == .wrongLastSequence {
            // A marker of a deletion is a message of the key, too.
            guard let last = try await entry(key), last.operation != .put else { throw error }
            return try await write(key, value, expecting: last.revision)
        }
    }

    /// Writes a value if the key's last revision is this one.
    ///
    /// - Returns: the new revision.
    /// - Throws: ``NATSError/Kind/wrongLastSequence`` when it is another.
    @discardableResult
    public func update(_ key: String, _ value: [UInt8], revision: Int) async throws -> Int { try await write(key, value, expecting: revision) }

    /// Deletes a key: a marker becomes its last value.
    ///
    /// - Parameter revision: the key's last revision; nil for any.
    /// - Returns: the revision of the marker.
    /// - Throws: ``NATSError/Kind/wrongLastSequence`` when it is another.
    @discardableResult
    public func delete(_ key: String, revision: Int? = nil) async throws -> Int {
        try await write(key, [], [NATSHeader("KV-Operation", "DEL")], expecting: revision)
    }

    /// Deletes a key and all earlier values; a marker stays.
    public func purge(_ key: String) async throws {
        _ = try await write(key, [], [NATSHeader("KV-Operation", "PURGE"), NATSHeader("Nats-Rollup", "sub")])
    }

    private func write(_ key: String, _ value: [UInt8], _ headers: [NATSHeader] = [], expecting revision: Int? = nil) async throws -> Int {
        var options = PublishOptions()
        options.expectedLastSubjectSequence = revision
        do {
            return try await client.publish(try subject(key), headers: headers, payload: value, options: options).sequence
        } catch let error as NATSError where error.kind == .noResponders {
            throw NATSError(.streamNotFound, "the bucket \(name) does not exist", status: error.status, subject: stream)
        }
    }
}
