import CarillonAPI
import Cryptography
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Protobuf
import RPC
import ServiceKit

/// The context of a request.
struct GatewayContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// `req_…`: in the answer's `x-request-id`, in every log line, and passed to the services.
    var requestID = ""
    /// The request's place in its trace; each request has one. Passed to the services.
    var trace: TraceContext?
    /// The key of a POST that may be repeated (GW-04).
    var idempotencyKey: String?
    /// The address that the request came from, for records.
    private let origin: String
    private var identified: Caller?
    /// The other end of the connection.
    let peer: SocketAddress?
    /// The address that limits count; nil: none.
    var clientAddress: String?
    /// Whether the credential is a service key, valid or not.
    var showsServiceKey = false
    let outcome = RequestOutcome()

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        origin = source.channel.remoteAddress?.ipAddress ?? ""
        peer = source.channel.remoteAddress
    }

    /// The context of a request that nobody sent, for the reference of the API.
    ///
    /// - Parameter caller: nil: nobody.
    init(sampling parameters: [String: String], as caller: Caller?, logger: Logger) {
        coreContext = .init(source: SampleSource(logger: logger))
        coreContext.parameters = Parameters(parameters.map { (key: $0.key[...], value: $0.value[...]) })
        origin = ""
        peer = nil
        if let caller { identify(caller) }
        beginCalls()
    }

    private struct SampleSource: RequestContextSource {
        let logger: Logger
    }

    /// Largest body (GW-01).
    var maxUploadSize: Int { 1_048_576 }

    /// The caller.
    ///
    /// - Throws: `unauthenticated` on a path without authentication.
    var caller: Caller {
        get throws {
            guard let identified else { throw APIError(.unauthenticated, "this path needs credentials") }
            return identified
        }
    }

    mutating func identify(_ caller: Caller) {
        identified = caller
        outcome.identified(caller.tenant)
    }

    /// The caller's user.
    var user: (id: String, deviceID: String) { get throws { try caller.requireUser() } }

    /// The caller's organization and app.
    var tenant: CommonV1.Tenant { get throws { try caller.tenant } }

    /// Longer than the 5 s after which a service with a locked store answers (ARCH-03).
    private static let callTimeout = Duration.milliseconds(5_500)
    /// Time for all calls of one request together, however many they are: clients wait for some seconds. Less than ``HTTPServerLimits/drainTime``.
    private static let allCallsTime = Duration.seconds(8)

    /// The end of ``allCallsTime``; nil before the endpoint begins.
    private var callsEnd: ContinuousClock.Instant?

    /// The endpoint begins: the request is complete.
    mutating func beginCalls(at now: ContinuousClock.Instant = .now) { callsEnd = now + Self.allCallsTime }

    /// The time limit of the next call: its own, or what the request has left.
    private var timeout: Duration {
        guard let callsEnd else { return Self.callTimeout }
        // Without any time left the call fails at once, with the error of a late service.
        return max(.milliseconds(1), min(Self.callTimeout, callsEnd - .now))
    }

    /// Options of calls on behalf of the caller.
    var options: CallOptions {
        get throws {
            var metadata = ownMetadata
            metadata.addBinary(try caller.actor.bytes(), forKey: AuthorizationInterceptor.actorKey)
            if let idempotencyKey { metadata.addString(idempotencyKey, forKey: IdempotencyKey.metadataKey) }
            return CallOptions(timeout: timeout, metadata: metadata)
        }
    }

    /// Options of calls by the gateway itself, for signed links.
    var ownOptions: CallOptions { CallOptions(timeout: timeout, metadata: ownMetadata) }

    /// ``ownOptions`` for a POST with a signed link. The gateway is the caller for all links, so the link is part of the idempotency key.
    func options(ofLink link: String) -> CallOptions {
        var options = ownOptions
        if let idempotencyKey {
            options.metadata.addString(SHA256.hexadecimal("\(link)\u{0}\(idempotencyKey)"), forKey: IdempotencyKey.metadataKey)
        }
        return options
    }

    /// ``ownOptions`` for a POST that an app's secret signed. An idempotency key is the app's own.
    func options(signedBy app: CommonV1.Tenant) -> CallOptions { options(ofLink: "signed \(app.organizationId) \(app.appId)") }

    /// A request with events in the form for the spool (DR-03): the same call on behalf of the caller can be made from it later.
    ///
    /// - Parameters:
    ///   - refused: positions of the events that the answer refuses.
    ///   - now: by the domain's clock.
    /// - Throws: for a string with a NUL, an error that names the field.
    func spooled(_ request: EvaluatorV1.SubmitEventsRequest, refused: [Int], at now: Instant) throws -> SpooledRequest {
        SpooledRequest(
            tenant: try tenant, receivedAt: now, events: request.events.count, refused: refused, idempotencyKey: idempotencyKey ?? "",
            requestID: requestID, traceparent: trace?.traceparent ?? "", origin: origin, actor: try caller.actor.bytes(),
            request: try request.bytes())
    }

    private var ownMetadata: Metadata {
        var metadata = Metadata()
        metadata.addString(requestID, forKey: "x-request-id")
        if !origin.isEmpty { metadata.addString(origin, forKey: AuthorizationInterceptor.originKey) }
        if let trace { metadata.addString(trace.traceparent, forKey: "traceparent") }
        return metadata
    }
}
