import CarillonAPI
import HTTPTypes
import Hummingbird
import ServiceKit

/// Adds endpoints to a router. An endpoint reads a request and returns an answer; everything else is common to all.
struct Endpoints {
    let group: RouterGroup<GatewayContext>
    let policies: any PolicySource
    let limits: RequestLimits
    /// Takes each endpoint for the reference of the API; nil: it is not described.
    var collector: RouteCollector?

    /// An endpoint with the rate limit of registrations (REG-38).
    func registration(_ path: String, _ handle: @escaping @Sendable (EndpointRequest) async throws -> Answer) {
        collector?.add(CollectedRoute(.post, path, access: .caller, isRegistration: true, run: handle))
        serve(.post, path, list: nil) { [limits] http in
            let context = http.context
            try limits.admitRegistration(of: try context.caller, from: context.clientAddress, byKey: context.showsServiceKey)
            return try await handle(http)
        }
    }

    /// An endpoint for authenticated callers.
    ///
    /// - Parameter list: the member of the body as which a list is read; nil: the body must be an object.
    func on(
        _ method: HTTPRequest.Method, _ path: String, list: String? = nil,
        _ handle: @escaping @Sendable (EndpointRequest) async throws -> Answer
    ) {
        collector?.add(CollectedRoute(method, path, list: list, access: .caller, run: handle))
        serve(method, path, list: list, handle)
    }

    private func serve(
        _ method: HTTPRequest.Method, _ path: String, list: String?, _ handle: @escaping @Sendable (EndpointRequest) async throws -> Answer
    ) {
        group.on(RouterPath(path), method: method) { [policies] request, context in
            let http = try await Self.http("\(method.rawValue) \(path)", request, context, list: list)
            return try await Self.answer(http, policies, handle)
        }
    }

    /// An endpoint for host systems whose body is a file.
    ///
    /// - Parameters:
    ///   - scope: of the service key. Checked before the file is read, which may be large.
    ///   - mostBytes: of the file.
    func upload(
        _ method: HTTPRequest.Method, _ path: String, scope: RegistryV1.ServiceKeyScope, mostBytes: Int,
        _ handle: @escaping @Sendable (EndpointRequest, _ file: [UInt8]) async throws -> Answer
    ) {
        collector?.add(
            CollectedRoute(method, path, access: .caller, fileBytes: mostBytes) { http in
                try http.context.caller.requireScope(scope)
                return try await handle(http, [0])
            })
        group.on(RouterPath(path), method: method) { [policies] request, context in
            try context.caller.requireScope(scope)
            let query = try QueryParameters(parsing: request.uri.query)
            let file = try await FileRequestBody.read(request, mostBytes: mostBytes)
            var context = context
            context.beginCalls()
            let http = EndpointRequest(
                route: "\(method.rawValue) \(path)", context: context, body: try JSONObject(parsing: Array("{}".utf8)), query: query,
                headers: request.headers)
            return try await Self.answer(http, policies) { try await handle($0, file) }
        }
    }

    private static func answer(
        _ http: EndpointRequest, _ policies: any PolicySource, _ handle: (EndpointRequest) async throws -> Answer
    ) async throws -> Response {
        var answer: Answer
        do { answer = try await handle(http) } catch { throw http.fieldNames.translated(error) }
        answer.warn(of: http)
        let tenant = try http.context.tenant
        // A platform administrator may have no app. Without an app's policy, keys are in snake case.
        guard !tenant.appId.isEmpty else { return answer.response(camelCase: false) }
        let style = try await policies.current(for: tenant).policy.jsonKeyStyle
        return answer.response(camelCase: style == .camel)
    }

    /// An endpoint for holders of a signed link (SEC-04), without authentication. The answer names the app.
    ///
    /// - Parameter check: checks the path before the body is read; throws for an invalid link.
    func onLink(
        _ method: HTTPRequest.Method, _ path: String, check: @escaping @Sendable (GatewayContext) throws -> Void = { _ in },
        _ handle: @escaping @Sendable (EndpointRequest) async throws -> (Answer, CommonV1.Tenant)
    ) {
        collector?.add(CollectedRoute(method, path, access: .link) { try await handle($0).0 })
        group.on(RouterPath(path), method: method) { [policies] request, context in
            try check(context)
            let http = try await Self.http("\(method.rawValue) \(path)", request, context, mostBytes: JSONRequestBody.linkBytes)
            var answer: Answer
            let tenant: CommonV1.Tenant
            do { (answer, tenant) = try await handle(http) } catch { throw http.fieldNames.translated(error) }
            answer.warn(of: http)
            // The link is used by now, so the answer must not fail for want of a policy.
            let style = (try? await policies.current(for: tenant))?.policy.jsonKeyStyle
            return answer.response(camelCase: style == .camel)
        }
    }

    /// An endpoint for systems that sign what they post (RCPT-27). The signature is checked before the body is parsed.
    ///
    /// - Parameters:
    ///   - list: the member of the body as which a list is read.
    ///   - mostBytes: of the body.
    ///   - claim: finds the app that a request names, by query and headers, before the body is read; throws where no signature can be valid.
    ///   - verify: throws for a body that the app did not sign.
    func onSigned(
        _ method: HTTPRequest.Method, _ path: String, list: String, mostBytes: Int,
        claim: @escaping @Sendable (EndpointRequest) async throws -> SignatureClaim,
        verify: @escaping @Sendable (SignatureClaim, _ body: [UInt8], GatewayContext) async throws -> Void,
        _ handle: @escaping @Sendable (EndpointRequest, CommonV1.Tenant) async throws -> Answer
    ) {
        collector?.add(
            CollectedRoute(method, path, list: list, access: .signature) { http in
                let claimed = try await claim(http)
                try await verify(claimed, [], http.context)
                return try await handle(http, claimed.tenant)
            })
        group.on(RouterPath(path), method: method) { request, context in
            let query = try QueryParameters(parsing: request.uri.query)
            func http(_ context: GatewayContext, _ body: JSONObject) -> EndpointRequest {
                EndpointRequest(route: "\(method.rawValue) \(path)", context: context, body: body, query: query, headers: request.headers)
            }
            let head = http(context, try JSONObject(parsing: Array("{}".utf8)))
            let claimed: SignatureClaim
            do { claimed = try await claim(head) } catch { throw head.fieldNames.translated(error) }
            let bytes = try await JSONRequestBody.bytes(request, mostBytes: mostBytes)
            var begun = context
            begun.beginCalls()
            do { try await verify(claimed, bytes, begun) } catch { throw head.fieldNames.translated(error) }
            let whole = http(begun, try JSONRequestBody.object(bytes, request.headers, list: list))
            let answer: Answer
            do { answer = try await handle(whole, claimed.tenant) } catch { throw whole.fieldNames.translated(error) }
            return answer.response(camelCase: false)
        }
    }

    /// An endpoint for everybody, without authentication. No app is named, so keys are in snake case.
    func onOpen(_ path: String, _ handle: @escaping @Sendable (EndpointRequest) async throws -> Answer) {
        collector?.add(CollectedRoute(.get, path, access: .everybody, run: handle))
        group.on(RouterPath(path), method: .get) { request, context in
            let http = try await Self.http("GET \(path)", request, context, mostBytes: JSONRequestBody.linkBytes)
            var answer: Answer
            do { answer = try await handle(http) } catch { throw http.fieldNames.translated(error) }
            answer.warn(of: http)
            return answer.response(camelCase: false)
        }
    }

    private static func http(
        _ route: String, _ request: Request, _ context: GatewayContext, mostBytes: Int? = nil, list: String? = nil
    ) async throws -> EndpointRequest {
        let query = try QueryParameters(parsing: request.uri.query)
        let body = try await JSONRequestBody.read(request, mostBytes: mostBytes ?? context.maxUploadSize, list: list)
        var context = context
        context.beginCalls()
        return EndpointRequest(route: route, context: context, body: body, query: query, headers: request.headers)
    }
}
