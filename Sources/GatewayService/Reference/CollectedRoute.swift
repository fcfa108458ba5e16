import HTTPTypes
import Synchronization

/// An endpoint as its route declares it, for the reference of the API.
struct CollectedRoute: Sendable {
    /// Who may call at all. The rest is decided by the route and by the services that it calls.
    enum Access: Sendable, Hashable {
        /// Callers with a token or a service key.
        case caller
        /// The holder of a signed link, which is in the path.
        case link
        /// A system that signs the body with the secret of an app's webhook.
        case signature
        case everybody
    }

    let method: HTTPRequest.Method
    /// Below ``RouteCollector/base``: `/push/devices`.
    let path: String
    /// The member of the body as which a list is read; nil: the body is an object.
    let list: String?
    let access: Access
    /// Whether the rate limit of registrations applies.
    let isRegistration: Bool
    /// Most bytes of the file that is the body; nil: the body is JSON.
    let fileBytes: Int?
    let run: @Sendable (EndpointRequest) async throws -> Answer

    init(
        _ method: HTTPRequest.Method, _ path: String, list: String? = nil, access: Access, isRegistration: Bool = false, fileBytes: Int? = nil,
        run: @escaping @Sendable (EndpointRequest) async throws -> Answer
    ) {
        (self.method, self.path, self.list, self.access) = (method, path, list, access)
        (self.isRegistration, self.fileBytes, self.run) = (isRegistration, fileBytes, run)
    }

    /// `POST /push/devices`, by which texts about the route are found.
    var name: String { "\(method.rawValue) \(path)" }

    /// The names of the path's parameters.
    var parameters: [String] { path.split(separator: "/").filter { $0.hasPrefix("{") }.map { String($0.dropFirst().dropLast()) } }
}

/// Takes the endpoints below one path.
final class RouteCollector: Sendable {
    /// `/api/v1`.
    let base: String
    private let collected = Mutex<[CollectedRoute]>([])

    init(base: String) { self.base = base }

    func add(_ route: CollectedRoute) { collected.withLock { $0.append(route) } }

    /// In the order in which they were added.
    var routes: [CollectedRoute] { collected.withLock { $0 } }
}
