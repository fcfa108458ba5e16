/// A message that a consumer delivered, with its acknowledgements.
///
/// The first of ``ack()``, ``nak(delay:)`` and ``term()`` counts; the server ignores later ones.
public struct JetStreamMessage: Sendable {
    let connection: NATSConnection
    let delivery: Delivery

    /// The subject that the message was published to.
    public let subject: String
    public let headers: [NATSHeader]
    public let payload: [UInt8]

    public var stream: String { delivery.stream }
    public var consumer: String { delivery.consumer }
    /// 1 for the first delivery by this consumer.
    public var deliveredCount: Int { delivery.deliveredCount }
    public var streamSequence: Int { delivery.streamSequence }
    public var consumerSequence: Int { delivery.consumerSequence }
    /// When the stream took the message, in nanoseconds since 1970.
    public var storedAt: Int64 { delivery.storedAt }
    /// Messages that the consumer had not delivered when it delivered this one.
    public var pending: Int { delivery.pending }

    init(_ message: NATSMessage, _ delivery: Delivery, _ connection: NATSConnection) {
        self.connection = connection
        self.delivery = delivery
        subject = message.subject
        headers = message.headers
        payload = message.payload
    }

    /// The value of the first header with this name, which is compared byte by byte.
    public func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }

    /// Acknowledges without waiting. When this is lost, the message comes again after the consumer's wait.
    ///
    /// - Throws: ``NATSError`` when there is no connection, or too much waits to be written.
    public func ack() throws(NATSError) { try send("+ACK") }

    /// The acknowledgement without the message.
    public var acknowledgement: Acknowledgement {
        Acknowledgement(connection: connection, subject: delivery.ackSubject, streamSequence: streamSequence, storedAt: storedAt)
    }

    /// The acknowledgement of a message, to be sent again after a server forgot it.
    public struct Acknowledgement: Sendable {
        let connection: NATSConnection
        let subject: String
        public let streamSequence: Int
        /// As ``JetStreamMessage/storedAt``.
        public let storedAt: Int64

        /// As ``JetStreamMessage/ack()``.
        public func send() throws(NATSError) { try connection.publishSoon(subject, payload: Array("+ACK".utf8)) }
    }

    /// Acknowledges, and waits until the server has recorded it. What was sent about other messages of the consumer before has then arrived, too.
    public func ackConfirmed(timeout: Duration = .seconds(5)) async throws { try await confirm("+ACK", timeout) }

    /// Asks for another delivery. As ``ack()``, without waiting.
    ///
    /// - Parameter delay: the time until then, exact to a millisecond or so on consumers without a list of backoffs; nil for at once.
    public func nak(delay: Duration? = nil) throws(NATSError) { try send(Self.nak(delay)) }

    /// As ``nak(delay:)``, and waits until the server has recorded it.
    public func nakConfirmed(delay: Duration? = nil, timeout: Duration = .seconds(5)) async throws { try await confirm(Self.nak(delay), timeout) }

    /// Starts the consumer's wait for an acknowledgement again. As ``ack()``, without waiting.
    public func inProgress() throws(NATSError) { try send("+WPI") }

    /// As ``inProgress()``, and waits until the consumer has it. What was sent about other messages of the consumer before has then arrived, too.
    ///
    /// A ``NATSConnection/flush(timeout:)`` does not tell that: the server of the connection answers it, and not the consumer, which may have no
    /// leader.
    public func inProgressConfirmed(timeout: Duration = .seconds(5)) async throws { try await confirm("+WPI", timeout) }

    /// Ends the deliveries of this message; a work queue removes it. As ``ack()``, without waiting.
    public func term() throws(NATSError) { try send("+TERM") }

    /// As ``term()``, and waits until the server has recorded it.
    public func termConfirmed(timeout: Duration = .seconds(5)) async throws { try await confirm("+TERM", timeout) }

    private static func nak(_ delay: Duration?) -> String {
        guard let delay, delay > .zero else { return "-NAK" }
        return "-NAK {\"delay\":\(delay.nanoseconds)}"
    }

    private func send(_ body: String) throws(NATSError) { try connection.publishSoon(delivery.ackSubject, payload: Array(body.utf8)) }

    private func confirm(_ body: String, _ timeout: Duration) async throws {
        _ = try await connection.request(delivery.ackSubject, payload: Array(body.utf8), timeout: timeout)
    }
}
