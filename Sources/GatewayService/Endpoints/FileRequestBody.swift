import CarillonAPI
import Hummingbird
import NIOCore

/// Reads the body of a request as a file.
enum FileRequestBody {
    /// - Throws: `payload_too_large`; `unsupported_media_type` for a body with a content coding.
    static func read(_ request: Request, mostBytes: Int) async throws -> [UInt8] {
        try JSONRequestBody.checkCodings(request.headers)
        do {
            return Array(try await request.body.collect(upTo: mostBytes).readableBytesView)
        } catch is NIOTooManyBytesError {
            throw APIError(.payloadTooLarge, "the file has more than \(mostBytes) bytes")
        }
    }
}
