import CarillonAPI
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import ServiceKit

/// The services behind the gateway.
struct Services: Sendable {
    let registry: RegistryV1.Registry.Client
    let administration: RegistryV1.PolicyAdministration.Client
    let preferences: PreferencesV1.Preferences.Client
    let evaluator: EvaluatorV1.Evaluator.Client
    let receipts: ReceiptsV1.Receipts.Client
    let permissions: PreferencesV1.Permissions.Client
    let devices: RegistryV1.DeviceAdministration.Client
    let userData: RegistryV1.UserData.Client
    let auditLog: RegistryV1.AuditLog.Client
    let preferenceData: PreferencesV1.UserData.Client
    let evaluatorData: EvaluatorV1.UserData.Client
    let dispatcherData: DispatcherV1.UserData.Client
    let receiptsData: ReceiptsV1.UserData.Client
    let addresses: RegistryV1.Addresses.Client
    let access: RegistryV1.AppAccess.Client
    let testPushes: DispatcherV1.TestPushes.Client
    let relationships: RegistryV1.Relationships.Client
    let groups: RegistryV1.Groups.Client
    let consents: PreferencesV1.Consents.Client
    let frequency: ReceiptsV1.Frequency.Client
    let telemetry: ReceiptsV1.Telemetry.Client
}

/// An HTTP request as a route sees it.
struct EndpointRequest: Sendable {
    let context: GatewayContext
    let body: JSONObject
    let query: [String: String]
    /// The document version of an `If-Match` header.
    let ifMatch: Int64?

    /// The `Accept-Language` header, empty without one.
    let acceptLanguage: String

    /// The `Origin` header: the origin of the calling script; empty for callers other than browsers.
    let origin: String

    /// A parameter of the route's path.
    func parameter(_ name: String) throws -> String { try context.pathParameter(name) }
}

extension GatewayContext {
    /// A parameter of the route's path, decoded.
    ///
    /// - Throws: `invalid_argument` with its name, for invalid UTF-8 and for characters that no id may have.
    func pathParameter(_ name: String) throws -> String {
        let value = try parameters.require(name)
        guard !value.isEmpty else { throw APIError(.notFound, "no such path") }
        guard let text = value.removingPercentEncoding else {
            throw APIError(.invalidArgument, field: name, "\(name) in the path is not percent-encoded UTF-8 (RFC 3986 §2.5)")
        }
        guard !text.unicodeScalars.contains(where: Self.isOfNoID) else {
            throw APIError(
                .invalidArgument, field: name, "\(name) in the path has a control character or one that changes the direction of text; ids may not")
        }
        return text
    }

    /// Control characters, line separators and bidirectional controls: in a log or a terminal they could hide or forge text.
    private static func isOfNoID(_ scalar: Unicode.Scalar) -> Bool {
        FreeText.isControl(scalar) || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
}

/// Adds endpoints to a router. An endpoint reads a request and returns an answer; everything else is common to all.
struct Endpoints {
    let group: RouterGroup<GatewayContext>
    let policies: any PolicySource
    let limits: RequestLimits

    /// An endpoint with the rate limit of registrations (REG-38).
    func registration(_ path: RouterPath, _ handle: @escaping @Sendable (EndpointRequest) async throws -> Answer) {
        on(.post, path) { [limits] http in
            let context = http.context
            try limits.admitRegistration(of: try context.caller, from: context.clientAddress, byKey: context.showsServiceKey)
            return try await handle(http)
        }
    }

    func on(_ method: HTTPRequest.Method, _ path: RouterPath, _ handle: @escaping @Sendable (EndpointRequest) async throws -> Answer) {
        group.on(path, method: method) { [policies] request, context in
            let http = try await Self.http(request, context)
            var answer = try await handle(http)
            answer.warn(of: http.body.ignored)
            let tenant = try context.tenant
            // A platform administrator may have no app, and so no app's key style.
            guard !tenant.appId.isEmpty else { return answer.response(camelCase: false) }
            let style = try await policies.current(for: tenant).policy.jsonKeyStyle
            return answer.response(camelCase: style == .camel)
        }
    }

    /// Largest body of an endpoint without authentication, in bytes: a decision and a few words.
    static let linkBodyBytes = 4_096

    /// An endpoint for holders of a signed link (SEC-04), without authentication. The answer names the app.
    ///
    /// - Parameter check: checks the path before the body is read; throws for an invalid link.
    func onLink(
        _ method: HTTPRequest.Method, _ path: RouterPath, check: @escaping @Sendable (GatewayContext) throws -> Void = { _ in },
        _ handle: @escaping @Sendable (EndpointRequest) async throws -> (Answer, CommonV1.Tenant)
    ) {
        group.on(path, method: method) { [policies] request, context in
            try check(context)
            let http = try await Self.http(request, context, mostBytes: Self.linkBodyBytes)
            let (given, tenant) = try await handle(http)
            var answer = given
            answer.warn(of: http.body.ignored)
            // The link is used by now, so the answer must not fail for want of a policy.
            let style = (try? await policies.current(for: tenant))?.policy.jsonKeyStyle
            return answer.response(camelCase: style == .camel)
        }
    }

    private static func http(_ request: Request, _ context: GatewayContext, mostBytes: Int? = nil) async throws -> EndpointRequest {
        EndpointRequest(
            context: context, body: try await body(of: request, mostBytes ?? context.maxUploadSize), query: query(of: request),
            ifMatch: try ifMatch(of: request),
            acceptLanguage: request.headers[.acceptLanguage] ?? "", origin: request.headers[.origin] ?? "")
    }

    private static func body(of request: Request, _ mostBytes: Int) async throws -> JSONObject {
        let tooLarge = APIError(
            .payloadTooLarge, "the body is larger than \(mostBytes < 1_048_576 ? "\(mostBytes / 1_024) KiB" : "\(mostBytes / 1_048_576) MiB")")
        // A body for a link that announces too many bytes is not read. Other bodies are read up to their limit, because a client that is still
        // sending may miss an early answer (curl over HTTP/2).
        if mostBytes == linkBodyBytes, let announced = request.headers[.contentLength].flatMap(Int.init), announced > mostBytes { throw tooLarge }
        let buffer: ByteBuffer
        do { buffer = try await request.body.collect(upTo: mostBytes) } catch is NIOTooManyBytesError { throw tooLarge }
        if buffer.readableBytes == 0 { return try JSONObject(parsing: Array("{}".utf8)) }
        let type = request.headers[.contentType]?.lowercased() ?? ""
        guard type == "application/json" || type.hasPrefix("application/json;") else {
            throw APIError(.unsupportedMediaType, field: "Content-Type", "bodies must be application/json")
        }
        return try JSONObject(parsing: Array(buffer.readableBytesView))
    }

    private static func ifMatch(of request: Request) throws -> Int64? {
        // `*` requires only that there is a document, and there always is one.
        guard let header = request.headers[.ifMatch], header != "*" else { return nil }
        guard let version = Int64(header.trimmingCharacters(in: CharacterSet(charactersIn: "\" "))) else {
            throw APIError(.invalidArgument, field: "If-Match", "If-Match must be a document version, a whole number")
        }
        return version
    }

    private static func query(of request: Request) -> [String: String] {
        Dictionary(request.uri.queryParameters.map { (String($0.key), String($0.value)) }) { $1 }
    }
}
