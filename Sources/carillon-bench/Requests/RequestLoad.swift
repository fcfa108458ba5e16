import ArgumentParser
import Foundation
import HTTP2
import NIOCore
import NIOPosix
import TLS

/// Requests that differ from each other, each sent once: h2load sends one body again and again.
struct RequestLoad: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "requests", abstract: "Sends the requests of a file over HTTP/2 connections; prints rate and latencies as JSON.")

    @Argument(help: "The port on 127.0.0.1.")
    var port: Int
    @Argument(help: "A line for each request: path, value of 'authorization', body in base64, with tabs between. Without a body it is GET.")
    var file: String
    @Flag(help: "The requests are unary calls, and the bodies their messages.")
    var grpc = false
    @Option(help: "How many connections.")
    var connections = 1
    @Option(help: "Requests at once on each connection.")
    var inFlight = 1
    @Option(help: "Requests at the beginning of the file that do not count.")
    var warmUp = 0
    @Option(help: "A PEM file of the authority to trust: speak TLS.")
    var trust: String?
    @Option(help: "The name in the server's certificate, if it is not 127.0.0.1.")
    var serverName: String?

    func validate() throws {
        guard connections > 0, inFlight > 0, warmUp >= 0 else {
            throw ValidationError("--connections and --in-flight must be at least 1, --warm-up not negative")
        }
    }

    func run() async throws {
        let requests = try readRequests()
        guard requests.count > warmUp else { throw ValidationError("the file has \(requests.count) requests, and \(warmUp) do not count") }
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let loop = group.next()
        let tls = try trust.map { try TLSClientContext(TLSClientConfiguration(trustedCAPath: $0, serverName: serverName)) }
        let connecting = (0..<connections).map { _ in HTTP2Client.connect(to: .host("127.0.0.1", port: port), on: loop, tls: tls) }
        let opened = try await EventLoopFuture.whenAllSucceed(connecting, on: loop).get()

        let send: @Sendable (ArraySlice<FileRequest>) async throws -> LoadCounters = { [grpc, inFlight] part in
            try await loop.flatSubmit { RequestRun(part, over: opened, inFlight: inFlight, grpc: grpc, loop: loop).start() }.get()
        }
        if warmUp > 0 {
            let counters = try await send(requests[..<warmUp])
            if let problem = counters.problem { throw ValidationError(problem) }
        }
        let (start, cpuStart) = (ContinuousClock.now, LoadPhase.cpuSeconds())
        let counters = try await send(requests[warmUp...])
        let (elapsed, cpu) = ((ContinuousClock.now - start) / .seconds(1), LoadPhase.cpuSeconds() - cpuStart)
        print(try LoadReport(counters, seconds: elapsed, cpuSeconds: cpu).json())
        for connection in opened { loop.execute { connection.close() } }
        try await group.shutdownGracefully()
        if let problem = counters.problem { throw ValidationError(problem) }
    }

    private func readRequests() throws -> [FileRequest] {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        return try text.split(separator: "\n").enumerated().map { number, line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard parts.count == 3, let body = Data(base64Encoded: String(parts[2])) else {
                throw ValidationError("line \(number + 1) of \(file) is no request")
            }
            return FileRequest(path: String(parts[0]), authorization: String(parts[1]), body: [UInt8](body), grpc: grpc, isSecure: trust != nil)
        }
    }
}

/// A request as it is sent.
private struct FileRequest: Sendable {
    let head: HTTP2Headers
    let body: ByteBuffer?

    init(path: String, authorization: String, body: [UInt8], grpc: Bool, isSecure: Bool) {
        var head: HTTP2Headers = [
            ":method": grpc || !body.isEmpty ? "POST" : "GET", ":scheme": isSecure ? "https" : "http", ":authority": "127.0.0.1", ":path": path,
        ]
        if !authorization.isEmpty { head.add("authorization", authorization) }
        if grpc {
            head.add("content-type", "application/grpc")
            head.add("te", "trailers")
            // Not compressed, and the length (gRPC, "Length-Prefixed-Message").
            var framed = ByteBuffer()
            framed.writeInteger(UInt8(0))
            framed.writeInteger(UInt32(body.count))
            framed.writeBytes(body)
            self.body = framed
        } else if body.isEmpty {
            self.body = nil
        } else {
            head.add("content-type", "application/json")
            // As the libraries of phones and browsers send it.
            head.add("content-length", String(body.count))
            self.body = ByteBuffer(bytes: body)
        }
        self.head = head
    }
}

/// Sends each request once, with so many in flight on every connection. Confined to the loop.
private final class RequestRun {
    let grpc: Bool
    private let requests: ArraySlice<FileRequest>
    private let connections: [HTTP2Connection]
    private let inFlight: Int
    private let done: EventLoopPromise<LoadCounters>
    private var next: Int
    /// Of each connection.
    private var running: [Int]
    private var counters = LoadCounters()

    init(_ requests: ArraySlice<FileRequest>, over connections: [HTTP2Connection], inFlight: Int, grpc: Bool, loop: any EventLoop) {
        self.requests = requests
        self.connections = connections
        self.inFlight = inFlight
        self.grpc = grpc
        done = loop.makePromise()
        next = requests.startIndex
        running = connections.map { _ in 0 }
    }

    func start() -> EventLoopFuture<LoadCounters> {
        for place in connections.indices { refill(place) }
        finishWhenIdle()
        return done.futureResult
    }

    /// A connection that is full or congested goes on when one of its requests ends.
    private func refill(_ place: Int) {
        let connection = connections[place]
        while next < requests.endIndex, running[place] < inFlight, connection.availableStreams > 0 {
            let request = requests[next]
            next += 1
            do {
                _ = try connection.openStream(request.head, data: request.body, endStream: true, delegate: RunningRequest(self, at: place))
                running[place] += 1
            } catch {
                counters.failed(error)
            }
        }
    }

    private func finishWhenIdle() {
        guard running.allSatisfy({ $0 == 0 }) else { return }
        if next < requests.endIndex {
            counters.failed += requests.endIndex - next
            counters.problem = counters.problem ?? "no connection takes further requests"
        }
        done.succeed(counters)
    }

    func ended(at place: Int, after microseconds: Int64, problem: String?) {
        running[place] -= 1
        if let problem {
            counters.failed += 1
            counters.problem = counters.problem ?? problem
        } else {
            counters.count += 1
            counters.microseconds.append(UInt32(clamping: microseconds))
        }
        refill(place)
        finishWhenIdle()
    }
}

/// A request that waits for its answer: 2xx, or status 0 of a call.
private final class RunningRequest: HTTP2StreamDelegate {
    private let run: RequestRun
    private let place: Int
    private let began = NIODeadline.now()
    private var hasSucceeded = false
    private var answer = ""

    /// - Parameter place: of its connection.
    init(_ run: RequestRun, at place: Int) {
        self.run = run
        self.place = place
    }

    func stream(_ stream: HTTP2Stream, didReceive headers: HTTP2Headers, endStream: Bool) {
        hasSucceeded = run.grpc ? headers.value("grpc-status", equals: "0") : headers.first(":status")?.hasPrefix("2") ?? false
        if !hasSucceeded { answer = "\(headers)" }
    }
    func stream(_ stream: HTTP2Stream, didReceiveData data: ByteBuffer, endStream: Bool) {
        stream.consumed(data.readableBytes)
        // The words of an error.
        if !hasSucceeded, !run.grpc { answer += String(buffer: data) }
    }
    func stream(_ stream: HTTP2Stream, didReceiveTrailers trailers: HTTP2Headers) {
        guard run.grpc else { return }
        hasSucceeded = trailers.value("grpc-status", equals: "0")
        if !hasSucceeded { answer = "\(trailers)" }
    }
    func streamDidBecomeWritable(_ stream: HTTP2Stream) {}
    func streamDidClose(_ stream: HTTP2Stream, reason: HTTP2StreamCloseReason) {
        let microseconds = (NIODeadline.now() - began).nanoseconds / 1_000
        if case .normal = reason {} else { (hasSucceeded, answer) = (false, "\(reason)") }
        run.ended(at: place, after: microseconds, problem: hasSucceeded ? nil : answer)
    }
}
