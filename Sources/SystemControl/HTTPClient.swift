import Foundation
import HTTP2
import NIOCore
import NIOHTTP1
import NIOPosix
import ServiceKit
public import TLS

/// A small HTTP/1.1 client for the gateway, as apps and host systems use: one connection, one request after the other.
public actor HTTPClient {
    /// An answer with its unchanged body.
    public struct Response: Sendable {
        /// HTTP status.
        public var status: Int
        /// Header fields, names in lower case.
        public var headers: [String: String]
        /// The body.
        public var body: [UInt8]

        /// The body as a JSON object; empty for an empty or different body.
        public var json: [String: any Sendable] {
            (try? JSONSerialization.jsonObject(with: Data(body))) as? [String: any Sendable] ?? [:]
        }
    }

    private let host: String
    private let port: Int
    private let tls: TLSClientContext?
    private let timeout: Duration
    private var channel: (any Channel)?

    /// A client of the server at `host:port`.
    ///
    /// - Parameters:
    ///   - tls: the trusted certificates; nil for HTTP without TLS.
    ///   - timeout: the time for one request; after it ``SystemError/noAnswer(address:within:)`` is thrown.
    public init(host: String, port: Int, tls: TLSClientContext? = nil, timeout: Duration = .seconds(30)) {
        self.host = host
        self.port = port
        self.tls = tls
        self.timeout = timeout
    }

    /// Sends a request with a JSON body, or none, and waits for its whole answer.
    public func request(_ method: String, _ path: String, headers: [(String, String)] = [], json: (any Sendable)? = nil) async throws -> Response {
        guard let json else { return try await request(method, path, headers: headers, body: []) }
        let body = Array(try JSONSerialization.data(withJSONObject: json, options: [.sortedKeys]))
        return try await request(method, path, headers: [("content-type", "application/json")] + headers, body: body)
    }

    /// Sends a request with these bytes as its body, and waits for its whole answer.
    public func request(_ method: String, _ path: String, headers: [(String, String)], body: [UInt8]) async throws -> Response {
        let channel = try await connected()
        let promise = channel.eventLoop.makePromise(of: HTTP1Answer.self)
        var head = HTTPRequestHead(version: .http1_1, method: .init(rawValue: method), uri: path)
        head.headers.add(name: "host", value: "\(host):\(port)")
        if !body.isEmpty || method != "GET" { head.headers.add(name: "content-length", value: "\(body.count)") }
        for (name, value) in headers { head.headers.add(name: name, value: value) }
        let timer = channel.eventLoop.scheduleTask(in: TimeAmount(timeout)) { [host, port, timeout] in
            promise.fail(SystemError.noAnswer(address: "\(host):\(port)", within: timeout))
            channel.close(promise: nil)
        }
        defer { timer.cancel() }
        HTTP1Exchange.send(.init(head: head, body: ByteBuffer(bytes: body), answer: promise), over: channel)
        do {
            let answer = try await promise.futureResult.get()
            return Response(status: answer.status, headers: answer.headers, body: answer.body)
        } catch {
            throw failure(error)
        }
    }

    /// A connection that cannot be made or broke, in words. Errors that are words already stay.
    private func failure(_ error: any Error) -> any Error {
        switch error {
        case is SystemError, is TLSError: error
        default: SystemError.noConnection(address: "\(host):\(port)", cause: SocketProblem.words(of: error))
        }
    }

    /// Closes the connection.
    public func close() async {
        try? await channel?.close()
        channel = nil
    }

    private func connected() async throws -> any Channel {
        if let channel, channel.isActive { return channel }
        do {
            let fresh = try await HTTP1Exchange.connect(
                host: host, port: port, tls: tls, on: MultiThreadedEventLoopGroup.singleton, connectTimeout: .seconds(5)
            ).get()
            channel = fresh
            return fresh
        } catch {
            throw failure(error)
        }
    }
}
