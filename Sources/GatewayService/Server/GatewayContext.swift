import CarillonAPI
import Cryptography
import Hummingbird
import NIOCore
import Protobuf
import RPC
import ServiceKit

/// What a route knows of the request it answers.
struct GatewayContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// `req_…`: in the answer's `x-request-id`, in every log line, and passed to the services.
    var requestID = ""
    /// W3C trace context, as it came.
    var traceparent: String?
    /// The key of a POST that may be repeated (GW-04).
    var idempotencyKey: String?
    /// The address that the request came from, for records.
    private let origin: String
    private var identified: Caller?
    /// The other end of the connection.
    let peer: SocketAddress?
    /// Whom limits by address count; nil for nobody.
    var clientAddress: String?
    /// The credential is a service key, right or wrong.
    var showsServiceKey = false
    let outcome = RequestOutcome()

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        origin = source.channel.remoteAddress?.ipAddress ?? ""
        peer = source.channel.remoteAddress
    }

    /// Largest body (GW-01).
    var maxUploadSize: Int { 1_048_576 }

    /// Who calls.
    ///
    /// - Throws: `unauthenticated` on a path that was not authenticated.
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

    /// A store that is locked answers after 5 s that it is busy (ARCH-03): a deadline of 5 s would hide that.
    private static let callTimeout = Duration.milliseconds(5_500)

    /// Options with which a service is called on the caller's behalf.
    var options: CallOptions {
        get throws {
            var metadata = ownMetadata
            metadata.addBinary(try caller.actor.bytes(), forKey: AuthorizationInterceptor.actorKey)
            if let idempotencyKey { metadata.addString(idempotencyKey, forKey: IdempotencyKey.metadataKey) }
            return CallOptions(timeout: Self.callTimeout, metadata: metadata)
        }
    }

    /// Options with which the gateway calls for itself: where a signed link stands in for a caller.
    var ownOptions: CallOptions { CallOptions(timeout: Self.callTimeout, metadata: ownMetadata) }

    /// As ``ownOptions``, for a POST by whoever holds a link: all of them are the gateway to the services, so their keys are told apart by it.
    func options(ofLink link: String) -> CallOptions {
        var options = ownOptions
        if let idempotencyKey {
            options.metadata.addString(SHA256.hexadecimal("\(link)\u{0}\(idempotencyKey)"), forKey: IdempotencyKey.metadataKey)
        }
        return options
    }

    private var ownMetadata: Metadata {
        var metadata = Metadata()
        metadata.addString(requestID, forKey: "x-request-id")
        if !origin.isEmpty { metadata.addString(origin, forKey: AuthorizationInterceptor.originKey) }
        if let traceparent { metadata.addString(traceparent, forKey: "traceparent") }
        return metadata
    }
}
