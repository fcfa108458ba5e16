import HTTPTypes
import Hummingbird
import NIOCore
import ServiceKit

/// A successful answer: status and JSON, in the app's `json_key_style`.
struct Answer: Sendable {
    var status: HTTPResponse.Status
    var body: JSONValue?
    /// A body that is written piece by piece, instead of ``body``. `camelCase` is the app's spelling of members. `headers` has its content type.
    var stream: (@Sendable (_ camelCase: Bool) -> ResponseBody)?
    /// Headers beside the content type.
    var headers = HTTPFields()

    /// 200 with the members of an object beside `"ok": true` (GW-01).
    static func ok(_ members: JSONValue = [:]) -> Answer {
        Answer(status: .ok, body: JSONValue.object([.init(name: "ok", value: true)]).adding(members))
    }

    /// 202 with the members of an object.
    static func accepted(_ members: JSONValue) -> Answer {
        Answer(status: .accepted, body: JSONValue.object([.init(name: "ok", value: true)]).adding(members))
    }

    /// Adds warnings about ignored fields of the body (GW-08), unless the endpoint has added its own.
    mutating func warn(of paths: [String]) {
        guard !paths.isEmpty, case .object(let members) = body, !members.contains(where: { $0.name == "warnings" }) else { return }
        var ignored = IgnoredFields()
        for path in paths { ignored.add(path, isReadOnly: false) }
        body = body?.adding(["warnings": .list(ignored.warnings)])
    }

    /// 204.
    static let noContent = Answer(status: .noContent, body: nil)

    func response(camelCase: Bool) -> Response {
        if let stream { return Response(status: status, headers: headers, body: stream(camelCase)) }
        guard let body else { return Response(status: status, headers: headers) }
        var headers = headers
        headers[.contentType] = "application/json; charset=utf-8"
        return Response(
            status: status, headers: headers,
            body: .init(byteBuffer: ByteBuffer(string: body.encoded(camelCase: camelCase))))
    }
}
