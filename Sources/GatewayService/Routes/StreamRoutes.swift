import CarillonAPI
import HTTPTypes
import Hummingbird
import RPC
import ServiceKit

/// `/stream`: server-sent events for the agent of a desktop (DISP-22), and `/stream/acknowledged`. For agents that reach no dispatcher.
struct StreamRoutes {
    let peers: GatewayPeers
    let held: HeldStreams

    /// The end of the stream's path.
    static let path = "/stream"
    /// Reasons that the client is told at the end of a stream; others cut it, and the client calls again.
    private static let toldReasons: Set<String> = [ErrorReason.conflict.code, ErrorReason.unauthenticated.code]

    func add(to endpoints: Endpoints, streams: Endpoints) {
        let (peers, held) = (peers, held)
        streams.on(.get, "/stream") { http in
            let user = try http.context.user
            let place = try held.enter(try http.context.caller.identity)
            var request = DispatcherV1.DesktopStreamRequest(tenant: try http.context.tenant, userId: user.id)
            request.pushDeviceId = try await Self.device(http.query["device_id"], http, peers)
            if let last = http.header(.lastEventID), !last.isEmpty { request.acknowledged = [last] }
            let end = AccessTokenVerifier.bearer(http.headers[.authorization]).flatMap(AccessTokenVerifier.expiry(ofVerified:))
            request.endsAtMs = end?.milliseconds ?? 0
            var options = try http.context.options
            let limit = options.timeout
            options.timeout = nil
            return .events(try await Self.events(request, options, firstWithin: limit, peers.desktop, place))
        }
        endpoints.on(.post, "/stream/acknowledged") { http in
            let user = try http.context.user
            guard let ids = try http.body.strings("ids"), !ids.isEmpty else {
                throw APIError(.invalidArgument, field: "ids", "required: the ids of events that were shown")
            }
            let request = DispatcherV1.AcknowledgeDesktopRequest(
                tenant: try http.context.tenant, userId: user.id,
                pushDeviceId: try await Self.device(try http.body.string("device_id"), http, peers), ids: ids)
            let answer = try await peers.desktop.acknowledgeDesktop(request, options: try http.context.options)
            return .ok(["acknowledged": .integer(Int64(answer.acknowledged))])
        }
    }

    private static func events(
        _ request: DispatcherV1.DesktopStreamRequest, _ options: CallOptions, firstWithin limit: Duration?,
        _ dispatcher: DispatcherV1.Desktop.Client, _ place: HeldStreams.Place
    ) async throws -> StreamedItems<StreamEvent> {
        try await StreamedItems<StreamEvent>(heldAt: place, firstWithin: limit) { take in
            try await Self.pass(request, options, dispatcher, take)
        }
    }

    /// Passes on what the dispatcher sends, until its stream ends.
    private static func pass(
        _ request: DispatcherV1.DesktopStreamRequest, _ options: CallOptions, _ dispatcher: DispatcherV1.Desktop.Client,
        _ take: StreamedItems<StreamEvent>.Take
    ) async throws {
        var hasBegun = false
        do {
            try await dispatcher.desktopStream(request, options: options) { responses in
                for try await response in responses {
                    hasBegun = true
                    try await take([response.message.map(StreamEvent.push) ?? .heartbeat])
                }
            }
        } catch let error as RPCError {
            // Before the first message the answer has the error's status.
            guard hasBegun, let reason = error.reason, toldReasons.contains(reason) else { throw error }
            try await take([.end(code: reason)])
        }
    }

    /// The push device id of the user's device.
    ///
    /// - Parameter name: its push device id, or the device id of its installation; nil: the token names the device.
    private static func device(_ name: String?, _ http: EndpointRequest, _ peers: GatewayPeers) async throws -> String {
        let user = try http.context.user
        let name = name ?? user.deviceID
        guard !name.isEmpty else { throw APIError(.invalidArgument, field: "device_id", "required: the token names no device") }
        let request = RegistryV1.ListDevicesRequest(tenant: try http.context.tenant, userId: user.id)
        let devices = try await peers.registry.listDevices(request, options: try http.context.options).devices
        guard let device = devices.first(where: { $0.pushDeviceId == name || $0.deviceId == name }) else {
            throw APIError(.notFound, field: "device_id", "the user has no device “\(name)”")
        }
        return device.pushDeviceId
    }
}

/// What a stream gets.
private enum StreamEvent: Sendable {
    case push(DispatcherV1.DesktopMessage)
    case heartbeat
    /// The last one: the stream ended, and the code says why.
    case end(code: String)

    /// As HTML has it, "Server-sent events". Neither payload nor id has a line break.
    var text: String {
        switch self {
        case .push(let message): "event: push\nid: \(message.id)\ndata: \(message.payload)\n\n"
        case .heartbeat: ":\n\n"
        case .end(let code): "event: end\ndata: {\"code\":\"\(code)\"}\n\n"
        }
    }
}

extension Answer {
    /// A stream of events. Clients that lose it call again after a second.
    fileprivate static func events(_ events: StreamedItems<StreamEvent>) -> Answer {
        Answer(
            status: .ok, body: nil,
            stream: { _ in events.body("retry: 1000\n\n", "") { events, _ in events.map(\.text).joined() } },
            headers: [.contentType: "text/event-stream", .cacheControl: "no-store"])
    }
}

extension HTTPField.Name {
    static let lastEventID = Self("Last-Event-ID")!
}
