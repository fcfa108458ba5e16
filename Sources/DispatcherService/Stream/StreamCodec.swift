import CarillonAPI
import JetStream
import Protobuf
import Providers
import ServiceKit

/// A parked delivery, as it is read.
struct ParkedMessage: Sendable {
    var subject: String
    var sequence: Int
    /// When it was parked, in nanoseconds since 1970.
    var storedAt: Int64
    var headers: [NATSHeader]
    var payload: [UInt8]

    init(_ message: JetStreamMessage) {
        (subject, sequence, storedAt) = (message.subject, message.streamSequence, message.storedAt)
        (headers, payload) = (message.headers, message.payload)
    }

    init(_ message: StoredMessage) {
        (subject, sequence, storedAt) = (message.subject, message.sequence, message.storedAt)
        (headers, payload) = (message.headers, message.payload)
    }

    func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}

/// Deliveries as messages. The body is the encoded push with one target; headers have what the push does not say.
enum StreamCodec {
    private static let provider = "Carillon-Provider"
    private static let environment = "Carillon-Environment"
    /// Milliseconds since 1970.
    private static let queuedUntil = "Carillon-Queued-Until"
    /// The sequence number of the last report, of a delivery that was requeued or parked.
    private static let sequence = "Carillon-Sequence"
    /// When the next attempt is due, in milliseconds since 1970.
    private static let due = "Carillon-Due"
    /// The wait until then, in milliseconds.
    private static let wait = "Carillon-Wait"
    /// The sequence of the parked message, of a delivery that was brought back.
    private static let parked = "Carillon-Parked"
    private static let prefix = "Carillon-"
    private static let reason = "Carillon-Reason"
    private static let code = "Carillon-Code"
    private static let attempts = "Carillon-Attempts"
    /// Milliseconds since 1970.
    private static let failedAt = "Carillon-Failed-At"
    /// Milliseconds since 1970.
    private static let keptUntil = "Carillon-Kept-Until"

    private static func headers(_ delivery: StreamDelivery) -> [NATSHeader] {
        [
            NATSHeader(provider, delivery.route.provider.rawValue), NATSHeader(environment, delivery.route.environment.rawValue),
            NATSHeader(queuedUntil, String(delivery.queuedUntil.milliseconds)),
        ]
    }

    // MARK: Pushes

    /// - Parameters:
    ///   - sequence: of the last report, of a delivery that is requeued.
    ///   - turn: tells a requeued delivery from the first one, which the stream still knows.
    static func message(_ delivery: StreamDelivery, sequence: Int64 = 0, turn: String = "") -> OutgoingMessage {
        var headers = headers(delivery)
        if sequence > 0 { headers.append(NATSHeader(Self.sequence, String(sequence))) }
        return OutgoingMessage(
            subject: StreamSubjects.push(delivery.keys, delivery.rank), headers: headers, payload: delivery.message,
            options: PublishOptions(messageID: delivery.keys.delivery + turn, expectedStream: StreamSubjects.pushes))
    }

    /// One delivery of a push.
    ///
    /// - Parameter target: its place in the push.
    /// - Throws: errors of encoding.
    static func delivery(_ target: Int, of push: NewPush, route: Route) throws -> StreamDelivery {
        let message = push.push.message
        guard message.targets.count > 1 else { return delivery(push.push, message: push.message, route, queuedUntil: push.queuedUntil) }
        var alone = message
        alone.targets = [message.targets[target]]
        return delivery(QueuedPush(message: alone), message: try alone.bytes(), route, queuedUntil: push.queuedUntil)
    }

    private static func delivery(_ push: QueuedPush, message: [UInt8], _ route: Route, queuedUntil: Instant) -> StreamDelivery {
        StreamDelivery(
            push: push, keys: DeliveryKeys(push.message, device: push.device(at: 0), route: route), rank: PriorityRank(of: push),
            route: route, queuedUntil: queuedUntil, message: message)
    }

    /// The delivery of a message; nil: it cannot be read.
    static func delivery(_ payload: [UInt8], _ header: (String) -> String?) -> StreamDelivery? {
        guard let push = try? DispatcherV1.Push(bytes: payload), push.targets.count == 1, push.targets[0].device != nil,
            let tenant = push.tenant, let provider = header(provider), let environment = header(environment),
            let until = header(queuedUntil).flatMap(Int64.init)
        else { return nil }
        let route = Route(
            organizationID: tenant.organizationId, appID: tenant.appId, provider: ProviderID(rawValue: provider),
            environment: ProviderEnvironment(rawValue: environment))
        return delivery(QueuedPush(message: push), message: payload, route, queuedUntil: Instant(milliseconds: until))
    }

    /// What was said of a delivery before it was published.
    static func progress(_ header: (String) -> String?) -> DeliveryProgress {
        DeliveryProgress(
            attempts: header(attempts).flatMap(Int.init) ?? 0, sequence: header(sequence).flatMap(Int64.init) ?? 0, code: header(code) ?? "")
    }

    // MARK: Parked pushes

    /// A delivery as a parked message. The same message of the queue is parked once.
    ///
    /// - Parameter storedAt: when the queue took its message. Not its sequence: a stream that was deleted and made anew counts from 1 again.
    static func parked(_ delivery: StreamDelivery, _ record: DeliveryRecord, storedAt: Int64) -> OutgoingMessage {
        var headers = headers(delivery)
        let progress = record.progress
        if !progress.isNew {
            headers += [NATSHeader(attempts, String(progress.attempts)), NATSHeader(sequence, String(progress.sequence))]
            if !progress.code.isEmpty { headers.append(NATSHeader(code, printable(progress.code))) }
        }
        if let due = record.due {
            headers += [NATSHeader(Self.due, String(due.milliseconds)), NATSHeader(wait, String(record.wait.wholeMilliseconds))]
        }
        return OutgoingMessage(
            subject: StreamSubjects.parked(delivery.keys, delivery.rank), headers: headers, payload: delivery.message,
            options: PublishOptions(messageID: "\(delivery.keys.delivery)-\(storedAt)", expectedStream: StreamSubjects.parked))
    }

    /// A parked message as one of the queue. The same parked message is brought back once. Nil for one with a subject that Carillon does not use.
    static func broughtBack(_ message: ParkedMessage) -> OutgoingMessage? {
        guard let subject = StreamSubjects.push(ofParked: message.subject), let parts = StreamSubjects.parts(ofParked: message.subject) else {
            return nil
        }
        let headers = message.headers.filter { $0.name.hasPrefix(prefix) && $0.name != parked }
        return OutgoingMessage(
            subject: subject, headers: headers + [NATSHeader(parked, String(message.sequence))], payload: message.payload,
            options: PublishOptions(messageID: "\(parts.delivery)-parked-\(message.storedAt)", expectedStream: StreamSubjects.pushes))
    }

    /// When a parked delivery comes back at the latest, whatever its lane does; and whether it waits for its lane, and not for a date alone.
    ///
    /// - Parameter early: how long before its next attempt a delivery may come back.
    static func parking(_ header: (String) -> String?, early: Duration) -> (until: Instant, waitsForLane: Bool)? {
        guard let end = header(queuedUntil).flatMap(Int64.init).map({ Instant(milliseconds: $0) }) else { return nil }
        guard let due = header(due).flatMap(Int64.init) else { return (end, true) }
        return (min(end, Instant(milliseconds: due) - early), false)
    }

    /// The record that a message itself has; nil when it may leave at once.
    static func record(_ header: (String) -> String?, streamSequence: Int) -> DeliveryRecord? {
        guard let due = header(due).flatMap(Int64.init) else { return nil }
        return DeliveryRecord(
            streamSequence: streamSequence, progress: progress(header), due: Instant(milliseconds: due),
            wait: .milliseconds(header(wait).flatMap(Int64.init) ?? 0))
    }

    /// The sequence of the parked message from which this one was made; 0: from none.
    static func parkedSequence(_ header: (String) -> String?) -> Int { header(parked).flatMap(Int.init) ?? 0 }

    // MARK: Dead letters

    struct Death: Sendable {
        var reason: String
        var code: String
        var attempts: Int
        var sequence: Int64
        var failedAt: Instant
        var keptUntil: Instant
    }

    static func message(_ delivery: StreamDelivery, _ death: Death) -> OutgoingMessage {
        let headers =
            headers(delivery) + [
                NATSHeader(reason, death.reason), NATSHeader(code, printable(death.code)), NATSHeader(attempts, String(death.attempts)),
                NATSHeader(sequence, String(death.sequence)), NATSHeader(failedAt, String(death.failedAt.milliseconds)),
                NATSHeader(keptUntil, String(death.keptUntil.milliseconds)),
            ]
        return OutgoingMessage(
            subject: StreamSubjects.dead(delivery.keys), headers: headers, payload: delivery.message,
            options: PublishOptions(expectedStream: StreamSubjects.dead))
    }

    static func death(_ header: (String) -> String?) -> Death {
        func number(_ name: String) -> Int64 { header(name).flatMap(Int64.init) ?? 0 }
        return Death(
            reason: header(reason) ?? "", code: header(code) ?? "", attempts: Int(number(attempts)), sequence: number(sequence),
            failedAt: Instant(milliseconds: number(failedAt)), keptUntil: Instant(milliseconds: number(keptUntil)))
    }

    /// A provider's code in a header: visible characters of ASCII, at most 200.
    private static func printable(_ text: String) -> String {
        String(decoding: text.utf8.prefix(200).map { (0x20...0x7E).contains($0) ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
    }
}
