import CarillonAPI
import Testing

@testable import GatewayService

@Suite("GW-05 SEC-06 What a browser may do with an answer", .timeLimit(.minutes(1)))
struct SecurityHeadersTests {
    private static let page = "https://chat.example.com"

    /// A registry that knows one origin.
    private static func peers() -> ScriptedPeers {
        ScriptedPeers { request in
            guard let request = request as? RegistryV1.CheckOriginRequest else { return nil }
            return RegistryV1.CheckOriginResponse(allowed: request.origin == page)
        }
    }

    @Test("GW-05 SEC-06 Whatever its status, no answer runs, loads or is framed, none is taken for a page, and none is stored")
    func everyAnswer() async throws {
        try await TestGateway.with(Self.peers()) { gateway in
            let places = [
                ("GET", "/healthz", 200), ("GET", "/api/v1/status", 200), ("GET", "/api/v1/push/devices", 401), ("GET", "/nowhere", 404),
                ("POST", "/healthz", 405), ("PROPFIND", "/healthz", 501), ("HEAD", "/healthz", 200),
            ]
            for (method, path, status) in places {
                let answer = try await gateway.caller.request(method, path)
                let what: Comment = "\(method) \(path): \(answer)"
                #expect(answer.status == status, what)
                let policy = answer.headers["content-security-policy"] ?? ""
                #expect(policy.hasPrefix("default-src 'none'; frame-ancestors 'none'") && !policy.contains("unsafe"), what)
                #expect(answer.headers["x-content-type-options"] == "nosniff" && answer.headers["referrer-policy"] == "no-referrer", what)
                #expect(answer.headers["cache-control"] == "no-store", what)
                // A page that asks later gets no answer that was made for nobody's page.
                #expect(answer.headers["vary"] == "Origin" && answer.headers["access-control-allow-origin"] == nil, what)
            }
        }
    }

    @Test("GW-05 A page of an app may send every field that the endpoints read; other pages, and pages without an origin, may send nothing")
    func preflights() async throws {
        try await TestGateway.with(Self.peers()) { gateway in
            func preflight(_ origin: String) async throws -> TestAnswer {
                let headers = [("origin", origin), ("access-control-request-method", "PUT"), ("access-control-request-headers", "authorization")]
                return try await gateway.caller.request("OPTIONS", "/api/v1/users/me/notifications", headers: headers)
            }
            let allowed = try await preflight(Self.page)
            #expect(allowed.status == 204 && allowed.headers["access-control-allow-origin"] == Self.page, "\(allowed)")
            // Nothing is allowed to all, and no cookie counts.
            #expect(allowed.headers["access-control-allow-credentials"] == nil && allowed.headers["vary"] == "Origin")
            let fields = (allowed.headers["access-control-allow-headers"] ?? "").lowercased()
            for field in ["authorization", "content-type", "idempotency-key", "if-match", "last-event-id", "accept-language"] {
                #expect(fields.contains(field), "\(field)")
            }
            for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
                #expect(allowed.headers["access-control-allow-methods"]?.contains(method) == true, "\(method)")
            }
            for origin in ["https://evil.example", "null", "http://chat.example.com", "https://chat.example.com.evil.example", "*"] {
                let refused = try await preflight(origin)
                #expect(refused.status == 403 && refused.headers["access-control-allow-origin"] == nil, "\(origin): \(refused)")
            }
        }
    }

    @Test("GW-05 A page of another app, or of none, cannot read an app's answer, whether it is an answer or an error")
    func foreignPages() async throws {
        try await TestGateway.with(Self.peers()) { gateway in
            for path in ["/badge", "/nowhere"] {
                for origin in [Self.page, "https://evil.example"] {
                    // Some app lists the first origin, and this one does not.
                    let answer = try await gateway.request("GET", path, user: "ann", headers: [("origin", origin)])
                    #expect(path == "/nowhere" ? answer.status == 404 : answer.status == 200, "\(path) \(answer)")
                    guard path == "/badge" || origin != Self.page else { continue }
                    #expect(answer.headers["access-control-allow-origin"] == nil, "\(path) for \(origin): \(answer)")
                }
            }
        }
    }
}
