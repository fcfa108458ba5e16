import CarillonAPI
import HTTPTypes
import Hummingbird
import JSON
import ServiceKit

/// An HTTP request as a route sees it.
struct EndpointRequest: Sendable {
    /// `GET /push/devices`: the method and the path of the route, below `/api/v1`.
    let route: String
    let context: GatewayContext
    let body: JSONObject
    let query: QueryParameters
    let headers: HTTPFields
    /// Answers the reads of headers instead of ``headers``; nil: this is a request that was sent.
    var source: (any FieldSource)?

    /// A parameter of the route's path.
    func parameter(_ name: String) throws -> String { try context.pathParameter(name) }

    /// The `Accept-Language` header, empty without one.
    var acceptLanguage: String { header(.acceptLanguage) ?? "" }

    /// The `Origin` header: the origin of the calling script; empty for callers other than browsers.
    var origin: String { header(.origin) ?? "" }

    /// A header that the route reads; nil without one.
    func header(_ name: HTTPField.Name, _ kind: FieldKind = .text) -> String? {
        guard let source else { return headers[name] }
        return source.value(name.rawName, kind).map { $0.string ?? $0.text }
    }

    /// The document version of an `If-Match` header; nil without one.
    ///
    /// - Throws: As ``EntityTag/version(_:)``.
    var ifMatch: Int64? {
        get throws { try header(.ifMatch).flatMap(EntityTag.version) }
    }

    /// `limit` and `cursor` of a list. The size 0 is the list's default.
    var page: (size: Int32, token: String) {
        get throws {
            let token = query["cursor"] ?? ""
            guard let limit = query["limit", .integer(1...1_000)] else { return (0, token) }
            guard let size = Int32(limit), (1...1_000).contains(size) else {
                throw APIError(.invalidValue, field: "limit", "limit is a whole number from 1 on; each list has a most of its own")
            }
            return (size, token)
        }
    }

    /// An instant of the query in milliseconds; 0 when it is absent. Never 0 when it is given, because 0 is no bound for services.
    func instant(_ name: String) throws -> Int64 {
        guard let text = query[name, .instant] else { return 0 }
        guard let instant = Instant(rfc3339: text) else {
            throw APIError(.invalidValue, field: name, "\(name) is an instant such as 2026-02-01T10:30:00.123Z")
        }
        return max(1, instant.milliseconds)
    }
}

extension GatewayContext {
    /// A parameter of the route's path, decoded.
    ///
    /// - Throws: `invalid_argument` with its name, for invalid UTF-8 and for characters that no id may have.
    func pathParameter(_ name: String) throws -> String {
        let value = try parameters.require(name)
        guard !value.isEmpty else { throw APIError(.notFound, "no such path") }
        guard let text = PercentEncoding.decode(value) else {
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
