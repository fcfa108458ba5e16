import CarillonAPI
import HTTP2
import NIOCore
import ServiceKit

/// The simulated APNs: connections, checks, answers. Confined to the core's event loop.
final class APNsEndpoint {
    private let core: SimulatorCore
    private var connections: [ObjectIdentifier: Connection] = [:]
    private var channels = APNsChannels()

    private final class Connection {
        let connection: HTTP2Connection
        var state = APNsConnectionState()
        /// Of the last request, for the next one: nearly all requests of a connection have the same.
        var lastAuthorization: String?
        var lastTopic: String?
        init(_ connection: HTTP2Connection) { self.connection = connection }
    }

    init(core: SimulatorCore) { self.core = core }

    func opened(_ connection: HTTP2Connection) {
        core.opened(connection, provider: .apns)
        connections[ObjectIdentifier(connection)] = Connection(connection)
        connection.onClose = { [weak self] connection, _ in
            self?.connections[ObjectIdentifier(connection)] = nil
            self?.core.closed(connection)
        }
    }

    func makeExchange(_ stream: HTTP2Stream) -> Exchange {
        Exchange(.http2(stream)) { [unowned self] in handle($0) }
    }

    /// Announces a fixed stream limit on every open connection (SIM-02).
    func pinStreamLimit(_ streams: Int) {
        for entry in connections.values {
            entry.state.pin(streams: streams)
            entry.connection.updateSettings(maxConcurrentStreams: streams)
        }
    }

    private func handle(_ exchange: Exchange) {
        let connection = connections[ObjectIdentifier(exchange.connection)]
        let head = APNsHead(exchange.headers, authorization: connection?.lastAuthorization, topic: connection?.lastTopic)
        connection?.lastAuthorization = head.authorization
        connection?.lastTopic = head.topic
        if let target = APNsChannels.target(of: head.path) { return handle(exchange, head, connection, about: target) }
        var token = ""
        var accepted: APNsRules.Accepted?
        var natural: Answer
        do throws(APNsRefusal) {
            token = try APNsRules.deviceToken(method: head.method, path: head.path)
            try APNsRules.requireIdentifier(head)
            let provider = try authenticate(head, connection)
            try APNsRules.checkDelivery(head, topics: provider.topics)
            let request = try APNsRules.checkPayload(exchange.bodyBytes, head: head, token: token)
            for rule in request.softViolations { core.violated(rule) }
            accepted = request
            natural = Answer(status: 200, headers: [("apns-id", request.id)])
        } catch {
            natural = Self.refusal(error.status, error.reason, id: head.id ?? APNsRules.randomIdentifier())
            natural.violatedRule = "apns.\(error.reason)"
        }
        core.settle(
            exchange, provider: .apns, token: token, notificationID: accepted?.notificationID ?? "", natural: natural,
            // Faults replace only successful answers, which have an id.
            faultAnswer: { Self.answer(to: $0, id: accepted?.id ?? "") },
            onSettings: { fault in
                if let streams = fault.maxConcurrentStreams { connection?.state.pin(streams: Int(streams)) }
            },
            onAnswer: { answer in
                guard let connection, let limit = connection.state.limit(afterAnswer: answer.status) else { return }
                // APNs announces the limit after the answer, but SETTINGS would overtake an answer that waits to be written.
                let announced = connection.connection
                announced.eventLoop.execute { announced.updateSettings(maxConcurrentStreams: limit) }
            })
    }

    /// A request about broadcast channels.
    private func handle(_ exchange: Exchange, _ head: APNsHead, _ connection: Connection?, about target: (bundle: String, kind: Substring)) {
        var natural: Answer
        do throws(APNsRefusal) {
            guard let call = APNsChannels.Call(method: head.method, kind: target.kind) else { throw APNsRefusal(405, "MethodNotAllowed") }
            let provider = try authenticate(head, connection)
            guard provider.topics.contains(target.bundle) else { throw APNsRefusal(403, "TopicMismatch") }
            natural = try channels.answer(call, of: target.bundle, exchange.headers, exchange.bodyBytes)
        } catch {
            natural = Self.refusal(error.status, error.reason, id: APNsRules.randomIdentifier())
            natural.violatedRule = "apns.channel.\(error.reason)"
        }
        core.settle(
            exchange, provider: .apns, token: "", notificationID: "", natural: natural, faultAnswer: { Self.answer(to: $0, id: "") },
            onAnswer: { answer in
                guard let connection, let limit = connection.state.limit(afterAnswer: answer.status == 201 ? 200 : answer.status) else { return }
                let announced = connection.connection
                announced.eventLoop.execute { announced.updateSettings(maxConcurrentStreams: limit) }
            })
    }

    private func authenticate(_ head: APNsHead, _ connection: Connection?) throws(APNsRefusal) -> VerifiedProviderToken {
        guard let connection else { throw APNsRefusal(500, "InternalServerError") }
        let trust = core.trust
        return try connection.state.authenticate(head.authorization, now: core.clock.now) { header throws(APNsRefusal) in
            try VerifiedProviderToken(verifying: header, trust: trust)
        }
    }

    private static func answer(to fault: SimulatorV1.Fault, id: String) -> Answer {
        fault.status == 200
            ? Answer(status: 200, headers: [("apns-id", id)])
            : refusal(Int(fault.status), fault.reason, id: id, timestamp: fault.deadSinceMs)
    }

    private static func refusal(_ status: Int, _ reason: String, id: String, timestamp: Int64 = 0) -> Answer {
        let time = status == 410 && timestamp > 0 ? #","timestamp":\#(timestamp)"# : ""
        return Answer(
            status: status, reason: reason, headers: [("apns-id", id), ("content-type", "application/json")],
            body: ByteBuffer(string: #"{"reason":"\#(reason)"\#(time)}"#))
    }
}
