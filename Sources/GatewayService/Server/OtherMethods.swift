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
            for method in Self.methods where !known.contains(method) {
                on(RouterPath(path), method: method) { _, _ -> Response in
                    throw HTTPError(.methodNotAllowed, headers: [.allow: allowed])
                }
            }
        }
    }

    private static var methods: [HTTPRequest.Method] { [.get, .head, .post, .put, .patch, .delete] }
}
