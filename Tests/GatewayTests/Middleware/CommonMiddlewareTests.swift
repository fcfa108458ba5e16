import CarillonAPI
import Cryptography
import Hummingbird
import Logging
import NIOConcurrencyHelpers
import NIOPosix
import Protobuf
import RPC
import ServiceKit
import Testing

@testable import GatewayService

/// The middleware of all paths, over a server that takes five requests of an address.
@Suite("GW-05 Middleware of all paths", .timeLimit(.minutes(1)))
struct CommonMiddlewareTests {
    private static let rate = 5

    /// A registry that knows one key and one origin, and counts what it is asked.
    private final class CountingRegistry: RPCChannel {
        let origins = NIOLockedValueBox<[String]>([])

        func unary<Request: Message, Response: Message>(
            _ method: MethodDescriptor, _ request: Request, options: CallOptions
        ) async throws -> Response {
            switch request {
            case let request as RegistryV1.CheckOriginRequest:
                origins.withLockedValue { $0.append(request.origin) }
                return RegistryV1.CheckOriginResponse(allowed: request.origin == "https://chat.example.com") as! Response
            case let request as RegistryV1.VerifyServiceKeyRequest where request.secretHash == "sha256:" + SHA256.hexadecimal("sk_outage"):
                throw RPCError(
                    code: .unavailable, message: "registry at 127.0.0.1:7101: connection refused (errno: 111)")
            case let request as RegistryV1.VerifyServiceKeyRequest:
                guard request.secretHash == "sha256:" + SHA256.hexadecimal("sk_right") else { throw RPCError(code: .notFound, message: "no key") }
                return RegistryV1.VerifyServiceKeyResponse(
                    key: .init(keyId: "k1", tenant: .init(organizationId: "acme", appId: "acme-chat"), scopes: [.events])) as! Response
            default: throw RPCError(code: .unimplemented, message: method.path)
            }
        }

        func serverStreaming<Request: Message, Response: Message, Result: Sendable>(
            _ method: MethodDescriptor, _ request: Request, options: CallOptions,
            onResponse: (ResponseStream<Response>) async throws -> Result
        ) async throws -> Result { throw RPCError(code: .unimplemented, message: method.path) }

        func clientStreaming<Request: Message, Response: Message>(
            _ method: MethodDescriptor, options: CallOptions, requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void
        ) async throws -> Response { throw RPCError(code: .unimplemented, message: method.path) }

        func bidirectional<Request: Message, Response: Message, Result: Sendable>(
            _ method: MethodDescriptor, options: CallOptions, requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void,
            onResponse: (ResponseStream<Response>) async throws -> Result
        ) async throws -> Result { throw RPCError(code: .unimplemented, message: method.path) }
    }

    private struct NoPolicies: PolicySource {
        func current(for tenant: CommonV1.Tenant) async throws -> AppPolicy { throw APIError(.notFound, "there is no app") }
    }

    /// Runs a server and hands its address to the body.
    private func withServer(_ body: (String, CountingRegistry) async throws -> Void) async throws {
        let (registry, metrics) = (CountingRegistry(), MetricsRegistry())
        let clock = VirtualClock(start: Instant(milliseconds: 1_770_000_000_000))
        let limits = try RequestLimits(ServiceConfig(service: "gateway", values: ["limits.address_rate": "\(Self.rate)"]), clock: clock)
        let (tenants, access) = (RegistryV1.Tenants.Client(registry), RegistryV1.AppAccess.Client(registry))
        let authenticator = Authenticator(
            apps: TokenIssuers(tenants: tenants, access: access, metrics: metrics), keys: HostKeyDirectory(tenants: tenants, metrics: metrics),
            directory: DirectoryRoles(registry: .init(registry), metrics: metrics), clock: clock)
        let router = Router(context: GatewayContext.self, options: .autoGenerateHeadEndpoints)
        router.addCommonMiddleware(
            origins: OriginDirectory(access: access, policies: NoPolicies(), metrics: metrics), ids: IdentifierSource(clock: clock),
            requests: RequestMetrics(metrics), limits: limits)
        router.get("/healthz") { _, _ in Answer.ok().response(camelCase: false) }
        router.group("/api/v1").add(middleware: AuthenticationMiddleware(authenticator: authenticator, limits: limits))
            .get("/things") { _, _ in Answer.ok().response(camelCase: false) }
        router.group("/api/v1").post("/consents/:token") { _, _ in Answer.ok().response(camelCase: false) }
        router.refuseOtherMethods()
        let server = try await HTTPServer(
            try HTTPServerSettings(ServiceConfig(service: "gateway", values: ["http_listen": "127.0.0.1:0"])), router: router,
            group: MultiThreadedEventLoopGroup.singleton, logger: Logger(label: "server", factory: { _ in SwiftLogNoOpLogHandler() }))
        let running = Task { try await server.run() }
        do { try await body(server.address, registry) } catch {
            running.cancel()
            throw error
        }
        running.cancel()
        try await running.value
    }

    /// Statuses of requests sent one after the other from one address.
    private func statuses(
        _ count: Int, _ caller: HTTP2Caller, _ method: String, _ path: String, from address: String, _ headers: [(String, String)] = []
    ) async throws -> [Int] {
        var statuses: [Int] = []
        for _ in 0..<count {
            statuses.append(try await caller.request(method, path, headers: headers + [("x-forwarded-for", address)]).status)
        }
        return statuses
    }

    @Test("GW-05 SEC-12 What looks like a service key lifts no limit where nobody reads it, nor where it is none")
    func pretendedKeys() async throws {
        try await withServer { address, _ in
            let caller = try await HTTP2Caller(address)
            let places = [
                ("GET", "/healthz", 200), ("POST", "/api/v1/consents/forged", 200), ("GET", "/nowhere", 404), ("GET", "/api/v1/nowhere", 404),
                ("OPTIONS", "/healthz", 405), ("DELETE", "/api/v1/things", 405), ("GET", "/api/v1/things", 401),
            ]
            for (number, (method, path, status)) in places.enumerated() {
                for (kind, key) in ["Bearer sk_x", "Bearer  sk_", "bearer sk_wrong"].enumerated() {
                    let found = try await statuses(8, caller, method, path, from: "203.0.113.\(number * 10 + kind)", [("authorization", key)])
                    #expect(found == Array(repeating: status, count: Self.rate) + [429, 429, 429], "\(method) \(path) \(key)")
                }
            }
            try await caller.close()
        }
    }

    @Test("GW-05 A host system is not bound by its address, and leaves what others may ask from there as it was")
    func hosts() async throws {
        try await withServer { address, _ in
            let caller = try await HTTP2Caller(address)
            let known = try await statuses(50, caller, "GET", "/api/v1/things", from: "203.0.113.1", [("authorization", "Bearer sk_right")])
            #expect(known == Array(repeating: 200, count: 50))
            #expect(try await statuses(7, caller, "GET", "/healthz", from: "203.0.113.1").filter { $0 == 200 }.count == Self.rate)
            // From an address that is used up nobody gets in, whatever they show.
            #expect(try await statuses(1, caller, "GET", "/api/v1/things", from: "203.0.113.1", [("authorization", "Bearer sk_right")]) == [429])
            try await caller.close()
        }
    }

    @Test("GW-05 SEC-12 Only requests that were counted may ask the registry about an origin, and a no is remembered")
    func strangeOrigins() async throws {
        try await withServer { address, registry in
            let caller = try await HTTP2Caller(address)
            for number in 0..<40 {
                let origin = ("origin", "https://o\(number).example")
                _ = try await caller.request("GET", "/healthz", headers: [origin, ("x-forwarded-for", "203.0.113.1")])
                _ = try await caller.request(
                    "OPTIONS", "/healthz", headers: [origin, ("access-control-request-method", "GET"), ("x-forwarded-for", "203.0.113.2")])
            }
            #expect(registry.origins.withLockedValue { $0.count } <= 2 * Self.rate)
            registry.origins.withLockedValue { $0 = [] }
            for number in 0..<Self.rate {
                _ = try await caller.request(
                    "GET", "/healthz", headers: [("origin", "https://same.example"), ("x-forwarded-for", "203.0.113.3")])
                // No app lists one that is so long, and what is refused for its size was not counted.
                let long = ("origin", "https://" + String(repeating: "a", count: 250))
                _ = try await caller.request("GET", "/healthz", headers: [long, ("x-forwarded-for", "203.0.113.4")])
                let large = [("origin", "https://large\(number).example"), ("x-large", String(repeating: "a", count: 17_000))]
                let http1 = try await WireCaller(address)
                #expect(try await http1.request("GET", "/healthz", headers: large).status == 413)
                await http1.close()
            }
            let asked = registry.origins.withLockedValue { $0 }
            #expect(Set(asked) == ["https://same.example"] && asked.count < Self.rate)
            try await caller.close()
        }
    }

    @Test("GW-05 A page of an app that is remembered may read that too many asked; the registry is not bothered for it")
    func knownOrigin() async throws {
        try await withServer { address, registry in
            let caller = try await HTTP2Caller(address)
            var told: [(Int, String?)] = []
            for _ in 0..<8 {
                let answer = try await caller.request(
                    "GET", "/healthz", headers: [("origin", "https://chat.example.com"), ("x-forwarded-for", "203.0.113.1")])
                told.append((answer.status, answer.headers["access-control-allow-origin"]))
            }
            #expect(told.map(\.0) == Array(repeating: 200, count: Self.rate) + [429, 429, 429])
            #expect(told.prefix(Self.rate).allSatisfy { $0.1 == "https://chat.example.com" })
            #expect(registry.origins.withLockedValue { $0.count } <= Self.rate)
            try await caller.close()
        }
    }

    @Test("RFC 9110 §11.6.1 RFC 6750 §3 A 401 says how to sign in, and what is wrong with a token that was shown")
    func challenge() async throws {
        try await withServer { address, _ in
            let caller = try await HTTP2Caller(address)
            let without = try await caller.request("GET", "/api/v1/things")
            #expect(without.status == 401 && without.headers["www-authenticate"] == #"Bearer realm="carillon""#)
            let garbage = try await caller.request("GET", "/api/v1/things", headers: [("authorization", "Bearer a.b")])
            #expect(garbage.status == 401)
            #expect(
                garbage.headers["www-authenticate"]
                    == #"Bearer realm="carillon", error="invalid_token", error_description="the bearer token is not a signed JWT: 2 parts instead of three""#
            )
            #expect(garbage.body.contains("2 parts instead of three"))
            #expect(try await caller.request("GET", "/healthz").headers["www-authenticate"] == nil)
            try await caller.close()
        }
    }

    @Test("RFC 9110 §9.1 A method that the gateway does not know is 501, counted as any request; one that a path lacks is 405 with those it has")
    func methods() async throws {
        try await withServer { address, _ in
            let caller = try await HTTP2Caller(address)
            let unknown = try await statuses(8, caller, "PROPFIND", "/healthz", from: "203.0.113.1")
            #expect(unknown == Array(repeating: 501, count: Self.rate) + [429, 429, 429])
            let lacking = try await caller.request("DELETE", "/healthz")
            #expect(lacking.status == 405 && lacking.headers["allow"] == "GET, HEAD")
            try await caller.close()
        }
    }

    @Test(
        "GW-02 A path whose id is missing is no path, and not that of another thing", arguments: ["/api/v1//things", "//healthz", "/api//v1/things"])
    func emptySegments(path: String) async throws {
        try await withServer { address, _ in
            let caller = try await HTTP2Caller(address)
            let answer = try await caller.request("GET", path, headers: [("authorization", "Bearer sk_right")])
            #expect(answer.status == 404 && answer.body.contains("empty segment"), "\(answer)")
            try await caller.close()
        }
    }

    @Test("SEC-04 GW-02 Whoever shows a key while the registry is away learns that it passes, and nothing of what runs where")
    func outage() async throws {
        try await withServer { address, _ in
            let caller = try await HTTP2Caller(address)
            let answer = try await caller.request("GET", "/api/v1/things", headers: [("authorization", "Bearer sk_outage")])
            #expect(answer.status == 503 && answer.headers["retry-after"] == "5" && answer.body.contains(#""code":"unavailable""#))
            for word in ["registry", "127.0.0.1", "7101", "errno"] { #expect(!answer.body.contains(word), "\(answer.body)") }
            try await caller.close()
        }
    }
}
