import HTTPTypes
import Hummingbird

extension Router {
    /// Answers a path that is there, asked by a method that is not, with 405 and the methods that are (GW-02). Call it when all routes are added.
    func refuseOtherMethods() {
        for (path, routes) in Dictionary(grouping: routes, by: \.path.description) {
            var known = Set(routes.map(\.method))
            // The router adds it by itself.
            if known.contains(.get) { known.insert(.head) }
            let allowed = known.map(\.rawValue).sorted().joined(separator: ", ")
            for method in HTTPRequest.Method.known where !known.contains(method) {
                on(RouterPath(path), method: method) { _, _ -> Response in
                    throw HTTPError(.methodNotAllowed, headers: [.allow: allowed])
                }
            }
        }
    }
}

extension HTTPRequest.Method {
    /// The methods that mean something for a path (RFC 9110 §9.3, RFC 5789).
    static let known: [HTTPRequest.Method] = [.get, .head, .post, .put, .patch, .delete, .options, .trace]
}
