import CarillonAPI
import Cryptography
import Foundation
import JSON
import Logging
import NIOConcurrencyHelpers
import NIOPosix
import Protobuf
import RPC
import ServiceKit
import Storage
import TestConditions
import TestFolders

@testable import GatewayService

/// All routes of a gateway over HTTP, before peers that a test scripts.
struct TestGateway: Sendable {
    /// A caller of HTTP/2.
    let caller: HTTP2Caller
    /// `127.0.0.1:1234`.
    let address: String
    let peers: ScriptedPeers
    let clock: VirtualClock
    let metrics: MetricsRegistry
    let spool: Spool
    /// The store of the spool.
    let store: Store
    /// What it logs.
    let log: LogLines

    /// Runs a gateway and hands it to the body.
    ///
    /// - Parameters:
    ///   - registrations: a minute of a user; 0 for no limit.
    ///   - spool: settings of the spool.
    ///   - stores: a folder that the spool is in; nil: one of its own.
    ///   - free: bytes of the file system; nil: the machine's.
    ///   - withoutStore: why the spool has no store; nil: it has one.
    ///   - keyAges: how long the registry's answers about service keys count.
    ///   - tracer: takes its spans.
    static func with(
        _ peers: ScriptedPeers = ScriptedPeers(), registrations: Int = 0, spool limits: SpoolLimits = SpoolLimits(), stores: TemporaryFolder? = nil,
        free: (@Sendable () -> Int?)? = nil, withoutStore: StoreError? = nil, keyAges: HostKeyDirectory.Ages = .init(),
        tracer: Tracer = .off, _ body: (TestGateway) async throws -> Void
    ) async throws {
        let clock = VirtualClock(start: now)
        let config = ServiceConfig(service: "gateway", values: ["http_listen": "127.0.0.1:0", "limits.registrations_per_user": "\(registrations)"])
        let (metrics, log) = (MetricsRegistry(), LogLines())
        let logger = Logger(label: "gateway") { _ in log.handler }
        let folder = try TemporaryFolder()
        let store = try Store(path: (stores ?? folder).file("gateway.sqlite"), migrations: GatewayMigrations.all)
        let opened = withoutStore.map { Result<Store, StoreError>.failure($0) } ?? .success(store)
        let spool = try await Spool.open(
            in: opened, clock: clock, activity: ActivityTracker(), metrics: metrics, limits: limits, free: free, logger: logger)
        let media = try MediaSettings(config, runFolder: folder.path, executable: ReleaseExecutables.folder.appending(path: "gateway").path)
        let components = try GatewayComponents(
            clock: clock, ids: IdentifierSource(clock: clock), activity: ActivityTracker(), metrics: metrics, peers: GatewayPeers { _ in peers },
            limits: try RequestLimits(config, clock: clock), platform: platformIssuer, media: media,
            spool: spool, keyAges: keyAges, tracer: tracer, logger: logger)
        let server = try await HTTPServer(
            try HTTPServerSettings(config), router: components.router(), group: MultiThreadedEventLoopGroup.singleton, logger: logger)
        components.media.listens(at: "http://\(server.address)")
        let running = Task { try await server.run() }
        let replaying = Task { try await components.replay.run() }
        defer {
            running.cancel()
            replaying.cancel()
        }
        let caller = try await HTTP2Caller(server.address)
        try await body(
            TestGateway(
                caller: caller, address: server.address, peers: peers, clock: clock, metrics: metrics, spool: spool, store: store, log: log))
        try await caller.close()
        await components.media.close()
        replaying.cancel()
        try await replaying.value
        await store.close()
        withExtendedLifetime(folder) {}
    }

    private static let now = Instant(milliseconds: 1_770_000_000_000)
    private static let platformKey = try! P256PrivateKey.generate()
    private static let platformIssuer = PlatformIssuer(
        issuer: "https://platform.example.com", audience: nil, keys: JWKSet([JSONWebKey(id: "p", platformKey.publicKey)]))

    /// The token of an administrator of the platform, without an organization and an app.
    static func platformToken() throws -> String {
        let claims: [String: ClaimValue] = [
            "iss": .string(platformIssuer.issuer), "sub": "root", "roles": ["system_admin"], "exp": .integer(now.milliseconds / 1_000 + 60),
        ]
        return try JWT.signES256(header: ["typ": "JWT"], claims: claims, key: platformKey)
    }

    /// A request of the host system, or with `user` of that user.
    func request(
        _ method: String, _ path: String, _ json: String? = nil, user: String? = nil, key: String = "sk_acme", headers: [(String, String)] = []
    ) async throws -> TestAnswer {
        var fields = [("authorization", "Bearer \(key)")] + headers
        if let user { fields.append(("x-user-id", user)) }
        if json != nil, !headers.contains(where: { $0.0 == "content-type" }) { fields.append(("content-type", "application/json")) }
        return try await caller.request(method, "/api/v1" + path, headers: fields, body: Array((json ?? "").utf8))
    }
}

/// All services in one: they know the keys `sk_acme` of the app `acme-chat`, and `sk_personal` of an app without an organization. What else they
/// answer is scripted, and an empty message where it is not.
final class ScriptedPeers: RPCChannel {
    typealias Script = @Sendable (any Message) async throws -> (any Message)?
    /// Decides whether a call comes in, as a service's interceptor does.
    typealias Admission = @Sendable (MethodDescriptor, any Message, CallOptions) throws -> Void

    private let script: Script
    private let admit: Admission
    /// Answers calls whose answer is a stream; nil: nobody does.
    private let streams: (any RPCChannel)?
    private let received = NIOLockedValueBox<[any Message]>([])

    init(streams: (any RPCChannel)? = nil, _ script: @escaping Script = { _ in nil }) {
        (self.streams, self.script) = (streams, script)
        admit = { _, _, _ in }
    }

    /// Peers that ask before each call, also of a stream, which nobody answers.
    init(admitting admit: @escaping Admission, script: @escaping Script) {
        streams = nil
        (self.script, self.admit) = (script, admit)
    }

    /// The requests of one kind, as they came.
    func requests<Request: Message>(_: Request.Type = Request.self) -> [Request] { received.withLockedValue { $0.compactMap { $0 as? Request } } }

    func unary<Request: Message, Response: Message>(
        _ method: MethodDescriptor, _ request: Request, options: CallOptions
    ) async throws -> Response {
        // What the real channel does first.
        _ = try request.bytes()
        try admit(method, request, options)
        received.withLockedValue { $0.append(request) }
        return (try await script(request) ?? Self.standard(request)).map { $0 as! Response } ?? Response()
    }

    private static func standard(_ request: any Message) -> (any Message)? {
        switch request {
        case let request as RegistryV1.VerifyServiceKeyRequest:
            let scopes: [RegistryV1.ServiceKeyScope] = [.events, .directory, .devices, .preferences, .telemetry, .actAsUser]
            if request.secretHash == "sha256:" + SHA256.hexadecimal("sk_personal") {
                return RegistryV1.VerifyServiceKeyResponse(key: .init(keyId: "k2", tenant: .init(organizationId: "", appId: "solo"), scopes: scopes))
            }
            let tenant = CommonV1.Tenant(organizationId: "acme", appId: "acme-chat")
            return RegistryV1.VerifyServiceKeyResponse(key: .init(keyId: "k1", tenant: tenant, scopes: scopes))
        case is RegistryV1.GetPolicyRequest:
            return RegistryV1.GetPolicyResponse(settings: SettingCatalogue.defaults.map { .init(name: $0.key, value: $0.value.json) })
        case let request as RegistryV1.GetAppRequest: return RegistryV1.GetAppResponse(app: .init(appId: request.appId, organizationId: "acme"))
        default: return nil
        }
    }

    func serverStreaming<Request: Message, Response: Message, Result: Sendable>(
        _ method: MethodDescriptor, _ request: Request, options: CallOptions, onResponse: (ResponseStream<Response>) async throws -> Result
    ) async throws -> Result {
        try admit(method, request, options)
        guard let streams else { throw RPCError(code: .unimplemented, message: method.path) }
        return try await streams.serverStreaming(method, request, options: options, onResponse: onResponse)
    }

    func clientStreaming<Request: Message, Response: Message>(
        _ method: MethodDescriptor, options: CallOptions, requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void
    ) async throws -> Response { throw RPCError(code: .unimplemented, message: method.path) }

    func bidirectional<Request: Message, Response: Message, Result: Sendable>(
        _ method: MethodDescriptor, options: CallOptions, requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void,
        onResponse: (ResponseStream<Response>) async throws -> Result
    ) async throws -> Result { throw RPCError(code: .unimplemented, message: method.path) }
}

extension TestAnswer {
    /// `error.field` and `error.code` of GW-02, such as `cursor invalid_value`.
    var refusal: String { "\(text("field")) \(text("code"))" }

    /// Whether the answer warns of a field.
    func warns(of field: String, _ message: String) -> Bool { body.contains(#"{"field":"\#(field)","message":"\#(message)"}"#) }

    /// The text of the first member with this name.
    private func text(_ name: String) -> String {
        guard let start = body.range(of: "\"\(name)\":\"")?.upperBound else { return "-" }
        return String(body[start...].prefix { $0 != "\"" })
    }
}
