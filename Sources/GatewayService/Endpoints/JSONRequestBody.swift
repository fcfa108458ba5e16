import CarillonAPI
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import ServiceKit

/// Reads the body of a request as a JSON object (GW-01).
enum JSONRequestBody {
    /// Largest body of an endpoint without authentication, in bytes: a decision and a few words.
    static let linkBytes = 4_096

    /// The body's object; an empty one without a body.
    ///
    /// - Parameter list: the member as which a list is read; nil: the body must be an object.
    /// - Throws: `payload_too_large`; `unsupported_media_type` for a body that is not plain JSON in UTF-8; `invalid_argument` for malformed JSON.
    static func read(_ request: Request, mostBytes: Int, list: String? = nil) async throws -> JSONObject {
        try object(try await bytes(request, mostBytes: mostBytes), request.headers, list: list)
    }

    /// The body as it came.
    ///
    /// - Throws: `payload_too_large`.
    static func bytes(_ request: Request, mostBytes: Int) async throws -> [UInt8] {
        let tooLarge = APIError(
            .payloadTooLarge, "the body is larger than \(mostBytes < 1_048_576 ? "\(mostBytes / 1_024) KiB" : "\(mostBytes / 1_048_576) MiB")")
        // A body for a link that announces too many bytes is not read. Other bodies are read up to their limit, because a client that is still
        // sending may miss an early answer (curl over HTTP/2).
        if mostBytes == linkBytes, let announced = request.headers[.contentLength].flatMap(Int.init), announced > mostBytes { throw tooLarge }
        let buffer: ByteBuffer
        do { buffer = try await request.body.collect(upTo: mostBytes) } catch is NIOTooManyBytesError { throw tooLarge }
        return Array(buffer.readableBytesView)
    }

    /// The object of a body that was read; see ``read(_:mostBytes:list:)``.
    static func object(_ bytes: [UInt8], _ headers: HTTPFields, list: String?) throws -> JSONObject {
        if bytes.isEmpty { return try JSONObject(parsing: Array("{}".utf8)) }
        try check(headers)
        return try JSONObject(parsing: bytes, list: list)
    }

    /// Refuses codings and media types other than JSON in UTF-8, before the bytes are taken for a mistake in the JSON.
    private static func check(_ headers: HTTPFields) throws {
        try checkCodings(headers)
        let type = (headers[.contentType] ?? "").split(separator: ";", omittingEmptySubsequences: false).map { trimmed($0).lowercased() }
        guard type.first == "application/json" else {
            throw APIError(.unsupportedMediaType, field: "Content-Type", "bodies must be application/json")
        }
        // JSON between systems is UTF-8 (RFC 8259 §8.1). `application/json` has no parameter `charset`, but clients send it.
        for parameter in type.dropFirst() where parameter.hasPrefix("charset=") {
            let charset = parameter.dropFirst("charset=".count).filter { $0 != "\"" }
            guard ["utf-8", "utf8", "us-ascii"].contains(charset) else {
                throw APIError(.unsupportedMediaType, field: "Content-Type", "bodies must be in UTF-8, and not in \(charset)")
            }
        }
    }

    /// Refuses a body that is compressed, or sent with a transfer coding other than `chunked`.
    static func checkCodings(_ headers: HTTPFields) throws {
        guard isPlain(headers[.contentEncoding], besides: "identity") else {
            throw APIError(.unsupportedMediaType, field: "Content-Encoding", "bodies are sent without a content coding such as gzip")
        }
        guard isPlain(headers[.transferEncoding], besides: "chunked") else {
            throw APIError(.unsupportedMediaType, field: "Transfer-Encoding", "bodies are sent without a transfer coding other than chunked")
        }
    }

    private static func isPlain(_ codings: String?, besides none: String) -> Bool {
        (codings ?? "").split(separator: ",").allSatisfy { trimmed($0).lowercased() == none }
    }

    private static func trimmed(_ text: Substring) -> String { text.trimmingCharacters(in: .whitespaces) }
}
