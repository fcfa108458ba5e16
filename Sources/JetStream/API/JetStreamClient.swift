import JSON

/// The API of JetStream on a connection. Every call throws ``NATSError``, or `CancellationError` when its task is cancelled.
public struct JetStreamClient: Sendable {
    public let connection: NATSConnection
    /// The longest wait for the answer to a call.
    public let timeout: Duration

    /// A client; several may share a connection.
    public init(_ connection: NATSConnection, timeout: Duration = .seconds(5)) {
        self.connection = connection
        self.timeout = timeout
    }

    /// Calls the API. The caller checked the names in the operation.
    func call(_ operation: String, _ payload: [UInt8] = [], stream: String? = nil) async throws -> Reply {
        let subject = "$JS.API.\(operation)"
        do {
            return try Reply(try await connection.requestUnchecked(subject, payload: payload, timeout: timeout), subject: stream ?? subject)
        } catch var error as NATSError {
            // On a server with JetStream, the API always has a listener.
            if error.kind == .noResponders, error.code == nil {
                error = NATSError(.jetStreamUnavailable, "the server or the account has no JetStream", status: 503, subject: subject)
            }
            throw error
        }
    }

    /// Asks whether the account has JetStream.
    public func checkAvailable() async throws { _ = try await call("INFO") }

    // MARK: Streams

    /// Creates a stream. One that exists with the same configuration is no error.
    ///
    /// - Throws: ``NATSError/Kind/otherConfiguration`` when the name is taken with another configuration.
    public func createStream(_ configuration: StreamConfiguration) async throws -> StreamInfo {
        try await changeStream("CREATE", configuration)
    }

    /// Changes a stream. The server refuses some changes, such as of the retention.
    public func updateStream(_ configuration: StreamConfiguration) async throws -> StreamInfo {
        try await changeStream("UPDATE", configuration)
    }

    private func changeStream(_ verb: String, _ configuration: StreamConfiguration) async throws -> StreamInfo {
        try WireNames.check(name: configuration.name, of: "stream")
        for subject in configuration.subjects { try WireNames.checkSubscribe(subject) }
        let reply = try await call("STREAM.\(verb).\(configuration.name)", configuration.json, stream: configuration.name)
        guard let info = StreamInfo(reply) else { throw reply.missing("configuration of a stream that this client knows") }
        return info
    }

    /// Creates a stream, or compares the one that exists.
    ///
    /// - Throws: ``NATSError/Kind/otherConfiguration`` with every setting that is different.
    public func ensureStream(_ configuration: StreamConfiguration) async throws -> StreamInfo {
        let info: StreamInfo
        do {
            info = try await streamInfo(configuration.name)
        } catch let error as NATSError where error.kind == .streamNotFound {
            do {
                return try await createStream(configuration)
            } catch let error as NATSError where error.kind == .otherConfiguration || error.kind == .insufficientResources {
                // Another process created it meanwhile. The server may have counted the bytes of both, and found no room for the second one.
                guard let created = try? await streamInfo(configuration.name) else { throw error }
                info = created
            }
        }
        try Self.check(configuration.differences(from: info.configuration), "stream", configuration.name)
        return info
    }

    private static func check(_ differences: [String], _ what: String, _ name: String) throws(NATSError) {
        guard !differences.isEmpty else { return }
        throw NATSError(.otherConfiguration, "the \(what) \(name) exists with \(differences.joined(separator: "; "))", subject: name)
    }

    /// A stream as it is.
    ///
    /// - Parameters:
    ///   - subjects: a filter, with wildcards, of subjects to be counted; nil for none.
    ///   - offset: the number of subjects to skip: the server answers at most 100,000.
    public func streamInfo(_ stream: String, countingSubjects subjects: String? = nil, offset: Int = 0) async throws -> StreamInfo {
        try WireNames.check(name: stream, of: "stream")
        var writer = JSONWriter()
        if let subjects {
            try WireNames.checkSubscribe(subjects)
            writer.object { writer in
                writer.member("subjects_filter", subjects)
                writer.member("offset", offset)
            }
        }
        let reply = try await call("STREAM.INFO.\(stream)", writer.bytes, stream: stream)
        guard let info = StreamInfo(reply) else { throw reply.missing("configuration of a stream that this client knows") }
        return info
    }

    /// Deletes a stream with all messages and consumers.
    public func deleteStream(_ stream: String) async throws {
        try WireNames.check(name: stream, of: "stream")
        _ = try await call("STREAM.DELETE.\(stream)", stream: stream)
    }

    /// Removes messages of a stream.
    ///
    /// - Parameters:
    ///   - subject: a filter, with wildcards; nil for all.
    ///   - keep: the number of the newest messages that stay.
    ///   - sequence: only messages before it are removed; nil: all. Not together with `keep`.
    /// - Returns: the number of removed messages.
    @discardableResult
    public func purge(_ stream: String, subject: String? = nil, keep: Int = 0, before sequence: Int? = nil) async throws -> Int {
        try WireNames.check(name: stream, of: "stream")
        if let subject { try WireNames.checkSubscribe(subject) }
        var writer = JSONWriter()
        writer.object { writer in
            if let subject { writer.member("filter", subject) }
            if keep > 0 { writer.member("keep", keep) }
            if let sequence { writer.member("seq", sequence) }
        }
        return try await call("STREAM.PURGE.\(stream)", writer.bytes, stream: stream).integer("purged")
    }

    // MARK: Messages

    /// A message by its sequence; nil: the stream does not have it, or not any more.
    public func message(_ stream: String, sequence: Int) async throws -> StoredMessage? {
        try await message(stream) { $0.member("seq", sequence) }
    }

    /// The last message of a subject; nil: there is none.
    public func lastMessage(_ stream: String, subject: String) async throws -> StoredMessage? {
        try WireNames.checkSubscribe(subject)
        return try await message(stream) { $0.member("last_by_subj", subject) }
    }

    /// The first message of a subject, which may have wildcards, from a sequence on; nil: there is none.
    public func nextMessage(_ stream: String, subject: String, from sequence: Int) async throws -> StoredMessage? {
        try WireNames.checkSubscribe(subject)
        return try await message(stream) { writer in
            writer.member("seq", sequence)
            writer.member("next_by_subj", subject)
        }
    }

    private func message(_ stream: String, _ query: (inout JSONWriter) -> Void) async throws -> StoredMessage? {
        try WireNames.check(name: stream, of: "stream")
        var writer = JSONWriter()
        writer.object(query)
        do {
            return try StoredMessage(try await call("STREAM.MSG.GET.\(stream)", writer.bytes, stream: stream))
        } catch let error as NATSError where error.kind == .messageNotFound {
            return nil
        }
    }

    /// Deletes a message.
    ///
    /// - Parameter erases: whether the server overwrites the message in its file, which takes longer.
    public func deleteMessage(_ stream: String, sequence: Int, erases: Bool = false) async throws {
        try WireNames.check(name: stream, of: "stream")
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("seq", sequence)
            if !erases { writer.member("no_erase", true) }
        }
        _ = try await call("STREAM.MSG.DELETE.\(stream)", writer.bytes, stream: stream)
    }

    /// Deletes a message that somebody else may have deleted.
    public func deleteIfPresent(_ stream: String, sequence: Int) async throws {
        do {
            try await deleteMessage(stream, sequence: sequence)
        } catch let error as NATSError where error.kind == .messageNotFound {}
    }

    // MARK: Consumers

    /// Creates a consumer. One that exists with the same configuration is no error; a durable one with another configuration is changed where the
    /// server permits it.
    public func createConsumer(_ stream: String, _ configuration: ConsumerConfiguration) async throws -> ConsumerInfo {
        try WireNames.check(name: stream, of: "stream")
        try WireNames.check(name: configuration.name, of: "consumer")
        if let filter = configuration.filterSubject { try WireNames.checkSubscribe(filter) }
        let operation =
            configuration.isDurable
            ? "CONSUMER.DURABLE.CREATE.\(stream).\(configuration.name)"
            : "CONSUMER.CREATE.\(stream).\(configuration.name)" + (configuration.filterSubject.map { "." + $0 } ?? "")
        let reply = try await call(operation, configuration.json(stream: stream), stream: "\(stream).\(configuration.name)")
        guard let info = ConsumerInfo(reply) else { throw reply.missing("configuration of a consumer that this client knows") }
        return info
    }

    /// Creates a consumer, or compares the one that exists.
    ///
    /// - Throws: ``NATSError/Kind/otherConfiguration`` with every setting that is different.
    public func ensureConsumer(_ stream: String, _ configuration: ConsumerConfiguration) async throws -> ConsumerInfo {
        let info: ConsumerInfo
        do {
            info = try await consumerInfo(stream, configuration.name)
        } catch let error as NATSError where error.kind == .consumerNotFound {
            info = try await createConsumer(stream, configuration)
        }
        try Self.check(configuration.differences(from: info.configuration), "consumer", configuration.name)
        return info
    }

    /// A consumer as it is.
    public func consumerInfo(_ stream: String, _ consumer: String) async throws -> ConsumerInfo {
        try WireNames.check(name: stream, of: "stream")
        try WireNames.check(name: consumer, of: "consumer")
        let reply = try await call("CONSUMER.INFO.\(stream).\(consumer)", stream: "\(stream).\(consumer)")
        guard let info = ConsumerInfo(reply) else { throw reply.missing("configuration of a consumer that this client knows") }
        return info
    }

    /// Deletes a consumer. Its messages stay in the stream.
    public func deleteConsumer(_ stream: String, _ consumer: String) async throws {
        try WireNames.check(name: stream, of: "stream")
        try WireNames.check(name: consumer, of: "consumer")
        _ = try await call("CONSUMER.DELETE.\(stream).\(consumer)", stream: "\(stream).\(consumer)")
    }
}
