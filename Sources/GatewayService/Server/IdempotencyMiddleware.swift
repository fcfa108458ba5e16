import CarillonAPI
import Cryptography
import HTTPTypes
import Hummingbird
import NIOConcurrencyHelpers
import NIOCore
import ServiceKit

/// `Idempotency-Key` on POSTs (GW-04): the same key with the same body gets the stored answer, with another body 409.
///
/// The gateway owns nothing durable, so answers are remembered in memory: what a key protects beyond that are the
/// services' own idempotent writes (event ids, device ids, notification ids).
struct IdempotencyMiddleware: RouterMiddleware {
    typealias Context = GatewayContext

    let memory: IdempotencyMemory

    func handle(_ request: Request, context: GatewayContext, next: (Request, GatewayContext) async throws -> Response) async throws -> Response {
        guard request.method == .post, let key = request.headers[.idempotencyKey] else { return try await next(request, context) }
        guard (1...128).contains(key.count) else {
            throw APIError(.invalidArgument, field: "Idempotency-Key", "the Idempotency-Key header must have 1 to 128 characters")
        }
        var request = request
        let body = try await request.collectBody(upTo: context.maxUploadSize)
        let owner = "\(try context.caller.key) \(request.uri.path) \(key)"
        switch memory.begin(owner, bodyHash: SHA256.hash(Array(body.readableBytesView))) {
        case .known(let answer): return answer.response
        case .otherBody: throw APIError(.idempotencyMismatch, field: "Idempotency-Key", "this Idempotency-Key was used with another body")
        case .inProgress: throw APIError(.conflict, field: "Idempotency-Key", "a request with this Idempotency-Key is being answered: try again")
        case .new: break
        }
        do {
            let response = try await next(request, context)
            let stored = try await StoredAnswer(response)
            memory.finish(owner, stored)
            return stored.response
        } catch {
            memory.finish(owner, nil)
            throw error
        }
    }
}

/// An answer that can be given again.
struct StoredAnswer: Sendable {
    private let status: HTTPResponse.Status
    private let headers: HTTPFields
    private let body: ByteBuffer

    init(_ response: Response) async throws {
        status = response.status
        headers = response.headers
        let writer = CollectingWriter()
        try await response.body.write(writer)
        body = writer.collected.withLockedValue { $0 }
    }

    var response: Response { Response(status: status, headers: headers, body: .init(byteBuffer: body)) }
}

private struct CollectingWriter: ResponseBodyWriter {
    let collected = NIOLockedValueBox(ByteBuffer())

    mutating func write(_ buffer: ByteBuffer) async throws {
        collected.withLockedValue { _ = $0.writeImmutableBuffer(buffer) }
    }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
}

/// Which keys were used, by whom, with which body, and what was answered. Bounded, and forgotten after a day.
final class IdempotencyMemory: Sendable {
    enum Begin {
        case new
        case known(StoredAnswer)
        case otherBody
        case inProgress
    }

    private struct Entry {
        var bodyHash: [UInt8]
        var answer: StoredAnswer?
        var until: Instant
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var order: CircularBuffer<String> = []
    }

    /// 24 h (GW-04).
    private static let lifetime = Duration.seconds(86_400)
    private let clock: any DomainClock
    private let mostEntries: Int
    private let state = NIOLockedValueBox(State())

    init(clock: any DomainClock, mostEntries: Int = 50_000) {
        self.clock = clock
        self.mostEntries = mostEntries
    }

    func begin(_ key: String, bodyHash: [UInt8]) -> Begin {
        let now = clock.now
        return state.withLockedValue { state in
            if let entry = state.entries[key], entry.until > now {
                guard entry.bodyHash == bodyHash else { return .otherBody }
                return entry.answer.map { .known($0) } ?? .inProgress
            }
            while state.order.count >= mostEntries, let oldest = state.order.popFirst() { state.entries[oldest] = nil }
            state.entries[key] = Entry(bodyHash: bodyHash, answer: nil, until: now + Self.lifetime)
            state.order.append(key)
            return .new
        }
    }

    /// Stores the answer; nil forgets the key, so that a failed request can be tried again.
    func finish(_ key: String, _ answer: StoredAnswer?) {
        state.withLockedValue { state in
            if let answer { state.entries[key]?.answer = answer } else { state.entries[key] = nil }
        }
    }
}
