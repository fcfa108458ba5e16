import HTTPTypes
import Hummingbird

extension Router {
    /// Answers a known path with an unsupported method with 405 and the supported methods (GW-02). Call it after all routes are added.
    func refuseOtherMethods() {
        for (path, routes) in Dictionary(grouping: routes, by: \.path.description) {
            var known = Set(routes.map(\.method))
            // The router adds HEAD by itself.
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
    /// The methods of RFC 9110 §9.3 and RFC 5789, without CONNECT.
    static let known: [HTTPRequest.Method] = [.get, .head, .post, .put, .patch, .delete, .options, .trace]
}
