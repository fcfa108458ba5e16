import HTTPTypes
import Hummingbird
import NIOCore
import ServiceKit

/// A successful answer: status and JSON, in the app's `json_key_style`.
struct Answer: Sendable {
    var status: HTTPResponse.Status
    var body: JSONValue?
    /// A body that is written piece by piece, instead of ``body``. `headers` has its content type.
    var stream: (@Sendable (_ style: StreamStyle) -> ResponseBody)?
    /// Headers beside the content type.
    var headers = HTTPFields()
    /// Warnings of a ``stream``, which has no ``body`` to hold them.
    private var streamWarnings: [JSONValue] = []

    /// What a streamed body depends on beside its items.
    struct StreamStyle: Sendable {
        /// The app's spelling of members.
        let camelCase: Bool
        /// About ignored parameters (GW-08); may be empty.
        let warnings: [JSONValue]
    }

    init(
        status: HTTPResponse.Status, body: JSONValue?, stream: (@Sendable (_ style: StreamStyle) -> ResponseBody)? = nil,
        headers: HTTPFields = HTTPFields()
    ) {
        self.status = status
        self.body = body
        self.stream = stream
        self.headers = headers
    }

    /// 200 with the members of an object beside `"ok": true` (GW-01).
    static func ok(_ members: JSONValue = [:]) -> Answer {
        Answer(status: .ok, body: JSONValue.object([.init(name: "ok", value: true)]).adding(members))
    }

    /// 202 with the members of an object.
    static func accepted(_ members: JSONValue) -> Answer {
        Answer(status: .accepted, body: JSONValue.object([.init(name: "ok", value: true)]).adding(members))
    }

    /// A page of a list (GW-01). An empty `next`: the last page.
    static func items(_ items: [JSONValue], next: String = "") -> Answer { .ok(["items": .list(items), "next_cursor": .text(next)]) }

    /// 204.
    static let noContent = Answer(status: .noContent, body: nil)

    /// Adds warnings about what the endpoint did not read (GW-08): parameters of the query, and fields of the body unless the endpoint has added
    /// its own warnings about those. An answer without a body has no place for them.
    mutating func warn(of request: EndpointRequest) {
        var (members, own) = ([JSONValue.Member](), [JSONValue]())
        if case .object(let all)? = body { members = all }
        let place = members.firstIndex { $0.name == "warnings" }
        if let place, case .list(let list) = members[place].value { own = list }
        var ignored = IgnoredFields()
        if place == nil { for path in request.body.ignored { ignored.add(path, .unknownField) } }
        for name in request.query.ignored { ignored.add(name, .unknownParameter) }
        let warnings = ignored.warnings
        guard !warnings.isEmpty else { return }
        guard body != nil else { return streamWarnings = warnings }
        if let place {
            members[place].value = .list(own + warnings)
        } else {
            members.append(.init(name: "warnings", value: .list(warnings)))
        }
        body = .object(members)
    }

    func response(camelCase: Bool) -> Response {
        if let stream {
            return Response(status: status, headers: headers, body: stream(.init(camelCase: camelCase, warnings: streamWarnings)))
        }
        guard let body else { return Response(status: status, headers: headers) }
        var headers = headers
        headers[.contentType] = "application/json; charset=utf-8"
        return Response(
            status: status, headers: headers,
            body: .init(byteBuffer: ByteBuffer(string: body.encoded(camelCase: camelCase))))
    }
}
