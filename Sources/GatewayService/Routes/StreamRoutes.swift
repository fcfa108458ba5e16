import CarillonAPI
import HTTPTypes
import Hummingbird
import RPC
import ServiceKit

/// `/stream`: server-sent events for an open app (``UserStream``), or with a `device_id` for the agent of a desktop (DISP-22), and
/// `/stream/acknowledged`. For agents that reach no dispatcher.
struct StreamRoutes {
    let peers: GatewayPeers
    let held: HeldStreams
    let availability: PushAvailability
    let recheck: UserStream.Recheck

    /// The end of the stream's path.
    static let path = "/stream"

    func add(to endpoints: Endpoints, streams: Endpoints) {
        let (peers, held, availability, recheck) = (peers, held, availability, recheck)
        streams.on(.get, "/stream") { http in
            let user = try http.context.user
            let place = try held.enter(try http.context.caller.identity)
            let last = http.header(.lastEventID) ?? ""
            let end = AccessTokenVerifier.bearer(http.headers[.authorization]).flatMap(AccessTokenVerifier.expiry(ofVerified:))
            var options = try http.context.options
            let limit = options.timeout
            options.timeout = nil
            guard let device = http.query["device_id"] else {
                let request = ReceiptsV1.StreamUserRequest(
                    tenant: try http.context.tenant, userId: user.id, after: last, endsAtMs: end?.milliseconds ?? 0,
                    deviceType: try http.linkedDevice)
                let stream = UserStream(
                    streams: peers.userStreams, availability: availability, recheck: recheck, authorization: http.headers[.authorization],
                    actingFor: http.headers[.actingUser], acceptLanguage: http.acceptLanguage)
                return .events(try await Self.events(of: stream, request, options, firstWithin: limit, place))
            }
            var request = DispatcherV1.DesktopStreamRequest(tenant: try http.context.tenant, userId: user.id)
            request.pushDeviceId = try await Self.device(device, http, peers)
            if !last.isEmpty { request.acknowledged = [last] }
            request.endsAtMs = end?.milliseconds ?? 0
            return .events(try await Self.events(of: DesktopStream(dispatcher: peers.desktop), request, options, firstWithin: limit, place))
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

    // Functions of their own, so that the task of a stream holds no more than it needs.

    private static func events(
        of stream: UserStream, _ request: ReceiptsV1.StreamUserRequest, _ options: CallOptions, firstWithin limit: Duration?,
        _ place: HeldStreams.Place
    ) async throws -> StreamedItems<StreamEvent> {
        try await StreamedItems<StreamEvent>(heldAt: place, firstWithin: limit) { take in try await stream.pass(request, options, take) }
    }

    private static func events(
        of stream: DesktopStream, _ request: DispatcherV1.DesktopStreamRequest, _ options: CallOptions, firstWithin limit: Duration?,
        _ place: HeldStreams.Place
    ) async throws -> StreamedItems<StreamEvent> {
        try await StreamedItems<StreamEvent>(heldAt: place, firstWithin: limit) { take in try await stream.pass(request, options, take) }
    }

    /// The push device id of the user's device.
    ///
    /// - Parameter name: its push device id, or the device id of its installation; nil (`/stream/acknowledged` only): the token's device.
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

extension Answer {
    /// A stream of events. Clients that lose it call again after a second.
    fileprivate static func events(_ events: StreamedItems<StreamEvent>) -> Answer {
        Answer(
            status: .ok, body: nil,
            stream: { style in
                events.body("retry: 1000\n\n", "") { events, _ in events.map { $0.text(camelCase: style.camelCase) }.joined() }
            },
            headers: [.contentType: "text/event-stream", .cacheControl: "no-store"])
    }
}

extension HTTPField.Name {
    static let lastEventID = Self("Last-Event-ID")!
}
