import CarillonAPI
import Cryptography
import Foundation
import JSON
import NIOConcurrencyHelpers
import Protobuf
import RPC
import ServiceKit
import TestFolders
import Testing

@testable import GatewayService

/// Every endpoint and every kind of caller over HTTP (ROLE-01, SEC-04, SEC-05), by `endpoints.tsv`. Behind the gateway the contracts decide, as
/// `authorization.tsv` has them: an endpoint cannot let somebody in whom a method refuses.
@Suite("Every endpoint and every caller", .timeLimit(.minutes(3)))
struct EndpointMatrixTests {
    private static let tenant = CommonV1.Tenant(organizationId: "acme", appId: "acme-chat")
    private static let foreign = CommonV1.Tenant(organizationId: "org_other", appId: "other-chat")
    private static let issuer = "https://issuer.example.com"
    /// Callers of the table, and a host that calls for a user.
    private static let callers = ["host", "bare", "system_admin", "org_admin", "staff", "member", "nobody", "acting"]

    /// A row of the table.
    private struct Row {
        var method: String
        /// With a query where the endpoint needs one.
        var path: String
        var allowed: [String: Bool]
        var body: String

        var fullPath: String { path.hasPrefix("/api/") ? path : "/api/v1" + path }
        var shape: String { "\(method) " + EndpointListTests.shape(String(fullPath.prefix { $0 != "?" })) }
        /// For everybody.
        var isOpen: Bool { allowed["nobody"] == true }
        /// For systems that sign the body: whatever else somebody shows does not count (RCPT-27).
        var isSigned: Bool { path.hasPrefix("/webhooks/") }
        /// Only a page of the app may call it, so the request has its origin.
        var isOfPage: Bool { method == "POST" && path == "/push/web-subscriptions" }

        /// The path with something in place of its parameters.
        func sample(at tenant: CommonV1.Tenant) -> String {
            let names = [
                "{app_id}": tenant.appId, "{organization_id}": tenant.organizationId, "{provider}": "apns", "{setting}": "badge_cap",
                "{user_id}": "ann",
            ]
            return fullPath.split(separator: "/", omittingEmptySubsequences: false).map { part in
                guard part.hasPrefix("{") else { return String(part) }
                let name = String(part.prefix { $0 != "?" })
                return (names[name] ?? "x1") + String(part.dropFirst(name.count))
            }.joined(separator: "/")
        }
    }

    private static func rows() throws -> [Row] {
        let file = ProjectFolder.root.appending(path: "Tests/GatewayTests/Routes/endpoints.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        let header = lines[0].split(separator: "\t").map(String.init)
        return try lines.dropFirst().map { line in
            let cells = line.split(separator: "\t").map(String.init)
            try #require(cells.count == header.count, "a row of another width: \(line)")
            let marks = cells[1..<cells.count - 1]
            try #require(marks.allSatisfy { $0 == "y" || $0 == "-" }, "a cell that is neither y nor -: \(line)")
            let endpoint = cells[0].split(separator: " ", maxSplits: 1).map(String.init)
            try #require(endpoint.count == 2, "no method and path: \(line)")
            var allowed = Dictionary(uniqueKeysWithValues: zip(header.dropFirst(), marks.map { $0 == "y" }))
            // Whoever acts for a user has what a member has.
            allowed["acting"] = allowed["member"]
            return Row(method: endpoint[0], path: endpoint[1], allowed: allowed, body: cells[cells.count - 1] == "-" ? "" : cells[cells.count - 1])
        }
    }

    @Test("ROLE-01 GW-06 Every endpoint has a row that says who may call it, and every row an endpoint")
    func complete() throws {
        let (rows, served) = (try Self.rows(), try EndpointListTests.served())
        let listed = Set(rows.map(\.shape))
        #expect(served.subtracting(listed).sorted() == [], "endpoints without a row in endpoints.tsv: decide who may call them")
        #expect(listed.subtracting(served).sorted() == [], "rows of endpoints that are gone")
        #expect(rows.count == listed.count)
        #expect(rows.filter(\.isOpen).map(\.path) == ["/consents/{link_token}", "/status"], "SEC-04: what nobody needs to sign in for")
    }

    /// Calls that the gateway made for a caller.
    private final class Calls: Sendable {
        private let names = NIOLockedValueBox<[String]>([])

        func add(_ name: String) { names.withLockedValue { $0.append(name) } }

        /// The calls since the last time.
        func take() -> [String] {
            let taken = names.withLockedValue { $0 }
            names.withLockedValue { $0 = [] }
            return taken
        }
    }

    /// Services that let in whom their contracts let in, and answer nothing. What is another tenant's is not there (SEC-08).
    ///
    /// - Parameters:
    ///   - passed: gets the calls for a caller that came in.
    ///   - aimed: gets those that name the other tenant.
    private static func services(noting passed: Calls, aimed: Calls = Calls(), keys: String) throws -> ScriptedPeers {
        let table = try AuthorizationTable()
        var made = RegistryV1.App(appId: tenant.appId, organizationId: tenant.organizationId)
        made.auth = .init(issuer: issuer, jwks: keys)
        let app = made
        return ScriptedPeers(
            admitting: { method, request, options in
                let actor = try options.metadata[binary: AuthorizationInterceptor.actorKey].map { try CommonV1.Actor(bytes: $0) }
                let principals = actor?.roles.map(\.name) ?? ["gateway"]
                guard principals.contains(where: { table.allows($0, method.description) == true }) else {
                    throw RPCError.withReason(
                        code: .permissionDenied, reason: "forbidden", message: "\(method.name) is not for \(principals.joined(separator: ", "))")
                }
                guard actor != nil else { return }
                let text = String(decoding: try request.bytes(), as: UTF8.self)
                if text.contains(foreign.organizationId) || text.contains(foreign.appId) {
                    aimed.add(method.name)
                    throw RPCError.withReason(code: .notFound, reason: "not_found", message: "there is no such thing here")
                }
                passed.add(method.name)
            },
            script: { request in
                switch request {
                case is RegistryV1.GetAppRequest: return RegistryV1.GetAppResponse(app: app)
                case let request as RegistryV1.VerifyServiceKeyRequest where request.secretHash == "sha256:" + SHA256.hexadecimal("sk_bare"):
                    return RegistryV1.VerifyServiceKeyResponse(key: .init(keyId: "k_bare", tenant: tenant, scopes: []))
                default: return nil
                }
            })
    }

    private static func credentials(of caller: String, signer: P256PrivateKey, now: Instant) throws -> [(String, String)] {
        switch caller {
        case "nobody": return []
        case "host": return [("authorization", "Bearer sk_acme")]
        case "bare": return [("authorization", "Bearer sk_bare")]
        case "acting": return [("authorization", "Bearer sk_acme"), ("x-user-id", "ann")]
        default:
            let claims: [String: ClaimValue] = [
                "iss": .string(issuer), "sub": .string("user-\(caller)"), "app_id": .string(tenant.appId), "roles": .array([.string(caller)]),
                "exp": .integer(now.milliseconds / 1_000 + 86_400),
            ]
            return [("authorization", "Bearer \(try JWT.signES256(header: ["kid": "k"], claims: claims, key: signer))")]
        }
    }

    @Test("SEC-04 SEC-05 ROLE-01 An endpoint asks a service for those who may; others get 403, nobody 401, and no service does anything for them")
    func cells() async throws {
        let (rows, passed, signer) = (try Self.rows(), Calls(), try P256PrivateKey.generate())
        let peers = try Self.services(noting: passed, keys: try JWKSet([JSONWebKey(id: "k", signer.publicKey)]).json)
        try await TestGateway.with(peers) { gateway in
            let now = gateway.clock.now
            for row in rows {
                // A user's limit counts requests of a second.
                gateway.clock.advance(by: .seconds(1))
                for caller in Self.callers {
                    let isAllowed = try #require(row.allowed[caller], "\(row.path) has no column \(caller)")
                    var headers = try Self.credentials(of: caller, signer: signer, now: now)
                    if !row.body.isEmpty { headers.append(("content-type", "application/json")) }
                    if row.isOfPage { headers.append(("origin", "https://chat.example.com")) }
                    _ = passed.take()
                    let path = row.sample(at: Self.tenant)
                    let answer = try await gateway.caller.request(row.method, path, headers: headers, body: Array(row.body.utf8))
                    Self.judge(answer, passed.take(), of: row, isAllowed: isAllowed, caller: caller)
                }
            }
        }
    }

    private static func judge(_ answer: TestAnswer, _ passed: [String], of row: Row, isAllowed: Bool, caller: String) {
        let what: Comment = "\(row.method) \(row.path) by \(caller): \(answer.status) \(answer.body.prefix(300)), calls \(passed)"
        if row.isOpen {
            // What somebody shows here does not count; nobody signed this link.
            #expect(answer.status == (row.path == "/status" ? 200 : 404) && passed.isEmpty, what)
        } else if row.isSigned {
            #expect(answer.status == 401 && answer.body.contains(#""code":"unauthenticated""#) && passed.isEmpty, what)
        } else if isAllowed {
            #expect(![401, 403, 405, 429].contains(answer.status), what)
            // The image of this row has no bytes, which is found after the key's scope.
            let isReached = row.path == "/media" ? answer.status == 400 : !passed.isEmpty
            #expect(isReached, what)
        } else {
            #expect(answer.status == (caller == "nobody" ? 401 : 403), what)
            #expect(answer.body.contains(caller == "nobody" ? #""code":"unauthenticated""# : #""code":"forbidden""#), what)
            // Whoever may look at a thing may look before a change is refused.
            let changes = passed.filter { name in !["Get", "List", "Resolve"].contains(where: name.hasPrefix) }
            #expect(changes.isEmpty, what)
        }
    }

    @Test("ARCH-07 SEC-08 ROLE-05 Wherever a request names another tenant, those who may call get 404, or an answer about their own app alone")
    func foreignTenants() async throws {
        let (rows, passed, aimed, signer) = (try Self.rows(), Calls(), Calls(), try P256PrivateKey.generate())
        let peers = try Self.services(noting: passed, aimed: aimed, keys: try JWKSet([JSONWebKey(id: "k", signer.publicKey)]).json)
        var refused: Set<String> = []
        try await TestGateway.with(peers) { gateway in
            let now = gateway.clock.now
            let names = "app_id=\(Self.foreign.appId)&organization_id=\(Self.foreign.organizationId)"
            let members = #"{"app_id":"\#(Self.foreign.appId)","organization_id":"\#(Self.foreign.organizationId)","#
            for row in rows where !row.isOpen {
                gateway.clock.advance(by: .seconds(1))
                let path = row.sample(at: Self.foreign)
                var requests = [(path + (path.contains("?") ? "&" : "?") + names, row.body)]
                if row.body.hasPrefix("{") { requests.append((row.sample(at: Self.tenant), members + row.body.dropFirst())) }
                for caller in Self.callers where row.allowed[caller] == true {
                    for (path, body) in requests {
                        var headers = try Self.credentials(of: caller, signer: signer, now: now)
                        if !body.isEmpty { headers.append(("content-type", "application/json")) }
                        if row.isOfPage { headers.append(("origin", "https://chat.example.com")) }
                        _ = aimed.take()
                        let answer = try await gateway.caller.request(row.method, path, headers: headers, body: Array(body.utf8))
                        let tried = aimed.take()
                        let what: Comment = "\(row.method) \(path) by \(caller): \(answer.status) \(answer.body.prefix(300)), aimed \(tried)"
                        if tried.isEmpty {
                            #expect(![401, 403, 405, 429].contains(answer.status), what)
                        } else {
                            #expect(answer.status == 404 && answer.body.contains(#""code":"not_found""#), what)
                            refused.insert("\(row.method) \(row.path)")
                        }
                    }
                }
            }
        }
        #expect(refused.count > 30, "\(refused.sorted())")
    }

    @Test("GW-03 SEC-05 SEC-08 A service key without the scope reads no notification, changes no counter and follows no erasure")
    func scopes() async throws {
        let passed = Calls()
        let peers = try Self.services(noting: passed, keys: "")
        try await TestGateway.with(peers) { gateway in
            let calls: [(String, String, String?, String)] = [
                ("GET", "/notifications/notif_1", nil, "events"), ("GET", "/erasures/era_1", nil, "directory"),
                ("POST", "/badge/counters", #"{"user_id":"ann","counter":"dm","op":"clear"}"#, "events"),
                ("PUT", "/media", "x", "events"),
            ]
            for (method, path, body, scope) in calls {
                let answer = try await gateway.request(method, path, body, key: "sk_bare")
                #expect(answer.status == 403 && answer.body.contains("the service key lacks the scope \(scope)"), "\(path): \(answer)")
            }
            #expect(passed.take() == [])
        }
    }
}
