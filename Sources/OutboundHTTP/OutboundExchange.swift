import NIOPosix
import ServiceKit

/// A POST whose answer is for the caller.
public struct OutboundRequest: Sendable {
    /// An `https` address.
    public var url: String
    /// Names and values, without line ends.
    public var headers: [(name: String, value: String)]
    public var body: [UInt8]

    /// A request.
    public init(url: String, headers: [(name: String, value: String)], body: [UInt8]) {
        self.url = url
        self.headers = headers
        self.body = body
    }
}

/// An answer, whatever its status is.
public struct OutboundAnswer: Sendable {
    /// From 200 on.
    public var status: Int
    /// Names are in lower case.
    public var headers: [(name: String, value: String)]
    /// What a longer answer has beyond the caller's limit is missing.
    public var body: [UInt8]
}

/// How an exchange ended.
public enum OutboundExchange: Sendable {
    case answered(OutboundAnswer)
    /// The request left, and no answer came: whether the server took it is unknown.
    case noAnswer(isTimeout: Bool, reason: String)
    /// There was no connection.
    case notSent(reason: String)
    /// The address may not be posted to, and another try would not change that. Words that follow the address: "names …".
    case refused(String)
}

extension OutboundClient {
    /// Posts a body over HTTP/1.1, and takes whatever answer comes. A redirect is an answer, and is not followed.
    ///
    /// The request is sent once: the server may have taken it where it ends a kept connection without an answer (RFC 9110 §9.2.2).
    ///
    /// - Parameters:
    ///   - timeout: of the exchange, in real time; it counts in place of the client's.
    ///   - mostBytes: of the answer's body.
    /// - Throws: `CancellationError` after ``close()``.
    public func exchange(_ request: OutboundRequest, timeout: Duration, mostBytes: Int) async throws -> OutboundExchange {
        try await exchange(request, overHTTP1: true, timeout: timeout, mostBytes: mostBytes)
    }

    /// As ``exchange(_:timeout:mostBytes:)``, over the newest version of HTTP that both sides have, unless it shall be HTTP/1.1.
    func exchange(_ request: OutboundRequest, overHTTP1: Bool, timeout: Duration, mostBytes: Int) async throws -> OutboundExchange {
        let lines = request.headers.map { "\($0.name): \($0.value)" }
        return try await threads.runIfActive { [self] in
            if let refusal = hosts.refusal(of: request.url) { return .refused(refusal) }
            guard lines.allSatisfy({ $0.utf8.allSatisfy { $0 >= 0x20 } }) else { return .refused("would get a header with a line end") }
            let transfer = Transfer(
                request.url, .post(headers: lines, body: request.body, overHTTP1: overHTTP1), mostBytes: mostBytes, timeout: timeout,
                caFile: caFile, mayBePrivate: hosts.isAllowListed(hostOf: request.url), kept: kept)
            return transfer.exchange()
        }
    }

    /// Ends the kept connections that have been idle for too long.
    ///
    /// - Returns: whether others are idle.
    public func endIdleConnections() async -> Bool {
        guard let kept else { return false }
        return (try? await threads.runIfActive { kept.endIdle() }) ?? false
    }
}
