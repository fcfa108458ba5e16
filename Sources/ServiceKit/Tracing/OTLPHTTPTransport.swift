import HTTP2
import NIOCore
import NIOHTTP1
import RPC
import TLS

/// OTLP over HTTP/1.1 with protocol buffers, on one connection that stays open between calls.
///
/// Source: OpenTelemetry, "OTLP Specification", "OTLP/HTTP".
actor OTLPHTTPTransport: OTLPTransport {
    private let endpoint: TelemetrySettings.HTTPEndpoint
    private let tls: TLSClientContext?
    private let isCompressed: Bool
    private let eventLoop: any EventLoop
    /// The connection of the last call, for the next one.
    private var kept: (any Channel)?

    /// - Parameter tls: nil for HTTP without TLS.
    init(to endpoint: TelemetrySettings.HTTPEndpoint, tls: TLSClientContext?, isCompressed: Bool, group: any EventLoopGroup) {
        self.endpoint = endpoint
        self.tls = tls
        self.isCompressed = isCompressed
        eventLoop = group.any()
    }

    func export(_ request: OTLPExportRequest, timeout: Duration) async throws -> OTLPOutcome {
        let body = isCompressed ? Gzip.compress(request.body) : request.body
        let url = "\(tls == nil ? "http" : "https")://\(endpoint.authority)\(endpoint.path)"
        let end = ContinuousClock.now + timeout
        while true {
            let wasKept = kept != nil
            do {
                return try await post(body, within: end - .now).outcome(of: url, now: SystemClock().now)
            } catch {
                try Task.checkCancellation()
                // A collector may end an idle connection at any time. Spans that it has twice it knows by their ids.
                if wasKept { continue }
                return .failed("\(url): \(SocketProblem.words(of: error))", retryAfter: nil)
            }
        }
    }

    func close() async {
        guard let channel = kept, channel.isActive else { return }
        kept = nil
        try? await channel.close()
    }

    private func post(_ body: ByteBuffer, within time: Duration) async throws -> OTLPHTTPAnswer {
        let answer = eventLoop.makePromise(of: HTTP1Answer.self)
        let amount = TimeAmount(max(time, .zero))
        let timer = eventLoop.scheduleTask(in: amount) { answer.fail(ChannelError.connectTimeout(amount)) }
        defer { timer.cancel() }
        let call = HTTP1Exchange.Call(head: head(of: body), body: body, answer: answer)
        let connection = connected()
        connection.whenComplete { result in
            switch result {
            case .success(let channel):
                // A connection whose answer did not come in time, or is not awaited any more, has no further use.
                call.answer.futureResult.whenFailure { _ in channel.close(promise: nil) }
                HTTP1Exchange.send(call, over: channel)
            case .failure(let error): call.answer.fail(error)
            }
        }
        let received = try await withTaskCancellationHandler {
            try await answer.futureResult.get()
        } onCancel: {
            answer.fail(CancellationError())
        }
        kept = try await connection.get()
        return OTLPHTTPAnswer(received)
    }

    /// The kept connection, which is kept no more, or a new one.
    private func connected() -> EventLoopFuture<any Channel> {
        if let channel = kept {
            kept = nil
            if channel.isActive { return channel.eventLoop.makeSucceededFuture(channel) }
        }
        return HTTP1Exchange.connect(
            host: endpoint.host, port: endpoint.port, tls: tls, on: eventLoop, mostBytes: OTLPHTTPAnswer.mostBytes)
    }

    private func head(of body: ByteBuffer) -> HTTPRequestHead {
        var headers: HTTPHeaders = [
            "host": endpoint.authority, "user-agent": "Carillon/\(CarillonVersion.current)", "content-type": OTLPHTTPAnswer.contentType,
            "content-length": "\(body.readableBytes)",
        ]
        if isCompressed { headers.add(name: "content-encoding", value: "gzip") }
        return HTTPRequestHead(version: .http1_1, method: .POST, uri: endpoint.path, headers: headers)
    }
}

/// What a collector answered.
struct OTLPHTTPAnswer: Sendable {
    static let contentType = "application/x-protobuf"
    /// Of the body. What a longer answer has beyond it is not read.
    static let mostBytes = 65_536

    var status: Int
    var retryAfter: String?
    var isProtobuf = true
    var body: [UInt8] = []

    /// Its meaning. Source: OpenTelemetry, "OTLP Specification", "OTLP/HTTP Response", "Retryable Response Codes" and "OTLP/HTTP Throttling".
    ///
    /// - Parameters:
    ///   - url: of the request, for the log.
    ///   - now: for a `Retry-After` that names a date.
    func outcome(of url: String, now: Instant) -> OTLPOutcome {
        switch status {
        case 200..<300:
            guard isProtobuf, let response = try? body.withUnsafeBytes({ try OTLPExportResponse(decoding: $0) }) else {
                return .taken(rejected: 0, message: "")
            }
            return OTLPOutcome(response)
        case 429, 502, 503, 504:
            return .failed("\(url) answered \(status)", retryAfter: retryAfter.flatMap { RetryAfterField.wait($0, now: now) })
        default: return .refused("\(url) answered \(status)")
        }
    }
}

extension OTLPHTTPAnswer {
    fileprivate init(_ answer: HTTP1Answer) {
        let type = answer.headers["content-type"]?.lowercased() ?? ""
        self.init(
            status: answer.status, retryAfter: answer.headers["retry-after"], isProtobuf: type.hasPrefix(Self.contentType), body: answer.body)
    }
}
