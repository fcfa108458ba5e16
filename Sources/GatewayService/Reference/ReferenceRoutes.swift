import HTTPTypes
import Hummingbird
import NIOCore

/// `/openapi.json`, and `/reference`, the same for people. Beside `/api/v1`, for everybody: they have nothing of any app in them.
struct ReferenceRoutes {
    static let (document, page, style) = ("/openapi.json", "/reference", "/reference.css")

    /// The page needs nothing but its own style: no script, no other server (GW-05).
    private static let policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

    let reference: Reference

    func add(to router: Router<GatewayContext>) {
        let reference = reference
        router.get(RouterPath(Self.document)) { _, _ in
            Self.response("application/json; charset=utf-8", try await reference.documents().openAPI)
        }
        router.get(RouterPath(Self.page)) { _, _ in
            Self.response("text/html; charset=utf-8", try await reference.documents().page)
        }
        router.get(RouterPath(Self.style)) { _, _ in Self.response("text/css; charset=utf-8", ReferencePage.style) }
    }

    private static func response(_ type: String, _ text: String) -> Response {
        var headers = HTTPFields()
        headers[.contentType] = type
        // Another version of the gateway has another one.
        headers[.cacheControl] = "no-cache"
        headers[.contentSecurityPolicy] = policy
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(string: text)))
    }
}
