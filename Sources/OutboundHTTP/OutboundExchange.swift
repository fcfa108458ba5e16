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
    /// There was no connection, or none is allowed.
    case notSent(reason: String)
}

extension OutboundClient {
    /// Posts a body over HTTP/1.1, on a connection of its own, and takes whatever answer comes. A redirect is an answer, and is not followed.
    ///
    /// - Parameters:
    ///   - timeout: of the exchange, in real time; it counts in place of the client's.
    ///   - mostBytes: of the answer's body.
    /// - Throws: `CancellationError` after ``close()``.
    public func exchange(_ request: OutboundRequest, timeout: Duration, mostBytes: Int) async throws -> OutboundExchange {
        let lines = request.headers.map { "\($0.name): \($0.value)" }
        return try await threads.runIfActive { [self] in
            if let refusal = hosts.refusal(of: request.url) { return .notSent(reason: "its address " + refusal) }
            guard lines.allSatisfy({ $0.utf8.allSatisfy { $0 >= 0x20 } }) else { return .notSent(reason: "a header has a line end") }
            let transfer = Transfer(
                request.url, .exchange(headers: lines, body: request.body), mostBytes: mostBytes, timeout: timeout, caFile: caFile,
                mayBePrivate: hosts.isAllowListed(hostOf: request.url))
            return transfer.exchange()
        }
    }
}
