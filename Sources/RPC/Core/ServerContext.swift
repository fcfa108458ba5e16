import NIOCore
import Synchronization
import TLS

/// The context of a call, for interceptors and handlers.
public struct ServerContext: Sendable {
    /// The call's unchanging facts, in one object so that copying a context costs one retain.
    let call: CallInfo

    /// The caller; set by an interceptor, `nil` until then.
    public var principal: Principal? {
        get { self.principalBox?.principal }
        set { self.principalBox = newValue.map(PrincipalBox.init) }
    }

    /// Boxed for the same reason: handlers copy contexts far more often than interceptors change them.
    private var principalBox: PrincipalBox?

    /// Whether the request came compressed, in a call that takes exactly one; a stream of requests tells it of each
    /// (`MessageStream.AsyncIterator.lastWasCompressed`).
    public internal(set) var requestWasCompressed = false

    /// The messages of the call, on their way past the interceptors.
    var invocation: (any Invocation)?

    /// The context of the call the current task serves. Nested client calls take their deadline, `traceparent` and
    /// `x-request-id` from here.
    @TaskLocal public static var current: ServerContext?

    init(call: CallInfo, principal: Principal? = nil) {
        self.call = call
        self.principalBox = principal.map(PrincipalBox.init)
    }

    /// A context made by hand, for calling a handler without a channel.
    public init(
        method: MethodDescriptor, metadata: Metadata = Metadata(), peer: String = "inprocess", peerIdentity: PeerIdentity? = nil,
        deadline: NIODeadline? = nil, principal: Principal? = nil
    ) {
        self.init(
            call: CallInfo(
                method: method, metadata: metadata, peer: peer, peerIdentity: peerIdentity, deadline: deadline,
                serial: RequestSerial.next()),
            principal: principal)
    }

    public var method: MethodDescriptor { self.call.method }
    /// The client's metadata, without the headers of HTTP/2 and gRPC.
    public var metadata: Metadata { self.call.metadata }
    /// `ipv4:127.0.0.1:50051`, `unix:/run/x.sock`, `inprocess`.
    public var peer: String { self.call.peer }
    /// The client's verified certificate, with mutual TLS.
    public var peerIdentity: PeerIdentity? { self.call.peerIdentity }
    /// The client's deadline in monotonic time; `nil`: none.
    public var deadline: NIODeadline? { self.call.deadline }
    /// The client's `x-request-id`, or one made here (`req_…`).
    public var requestID: String { self.call.requestID }
    /// The W3C trace context of the call: the client's, unchanged, or that of the call's own span. Nested client calls pass it on.
    public var traceparent: String? { self.call.traceparent ?? self.call.metadata[string: "traceparent"] }

    /// Notes the trace context of the call's own span, which takes the place of the client's.
    public func note(traceparent: String) { self.call.note(traceparent: traceparent) }

    /// The reason why the handler refused something to the caller, whatever it answered. Interceptors read it after the handler. The first note
    /// stays.
    public var refusalNote: String? { self.call.refusalNote }

    /// Notes that something is refused to the caller, with the reason.
    public func note(refusal: String) { self.call.note(refusal: refusal) }

    /// Notes that an interceptor has logged the call's failure. The server then does not log it again.
    public func noteLoggedFailure() { self.call.noteLoggedFailure() }

    /// Tenants other than the caller's that this call accessed, as text. Idempotency records store them, so that an erasure finds the records.
    /// Empty for most calls.
    public var accessedTenants: Set<String> { self.call.accessedTenants }

    /// Notes a tenant other than the caller's that the call accesses.
    public func note(accessedTenant: String) { self.call.note(accessedTenant: accessedTenant) }

}

private final class PrincipalBox: Sendable {
    let principal: Principal

    init(_ principal: Principal) {
        self.principal = principal
    }
}

/// The facts of one call that never change while it is served.
final class CallInfo: Sendable {
    let method: MethodDescriptor
    let metadata: Metadata
    let peer: String
    let peerIdentity: PeerIdentity?
    let deadline: NIODeadline?
    private let serial: RequestSerial
    /// Options that the handler has set for its response; `nil` for most calls.
    private let response = Mutex<ResponseOptions?>(nil)
    private let notes = Mutex(Notes())

    private struct Notes {
        var refusal: String?
        var isFailureLogged = false
        var accessedTenants: Set<String> = []
        var traceparent: String?
    }

    init(
        method: MethodDescriptor, metadata: Metadata, peer: String, peerIdentity: PeerIdentity?, deadline: NIODeadline?,
        serial: RequestSerial
    ) {
        self.method = method
        self.metadata = metadata
        self.peer = peer
        self.peerIdentity = peerIdentity
        self.deadline = deadline
        self.serial = serial
    }

    var responseOptions: ResponseOptions? { self.response.withLock { $0 } }

    func changeResponse(_ change: (inout ResponseOptions) -> Void) {
        self.response.withLock { response in
            var options = response ?? ResponseOptions()
            change(&options)
            response = options
        }
    }

    var refusalNote: String? { self.notes.withLock { $0.refusal } }

    func note(refusal words: String) {
        self.notes.withLock { if $0.refusal == nil { $0.refusal = words } }
    }

    var isFailureLogged: Bool { self.notes.withLock { $0.isFailureLogged } }

    func noteLoggedFailure() { self.notes.withLock { $0.isFailureLogged = true } }

    var accessedTenants: Set<String> { self.notes.withLock { $0.accessedTenants } }

    func note(accessedTenant tenant: String) { self.notes.withLock { _ = $0.accessedTenants.insert(tenant) } }

    var traceparent: String? { self.notes.withLock { $0.traceparent } }

    func note(traceparent: String) { self.notes.withLock { $0.traceparent = traceparent } }

    var requestID: String { self.metadata[string: "x-request-id"] ?? self.serial.requestID }
}
