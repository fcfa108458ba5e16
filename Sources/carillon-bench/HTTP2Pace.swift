import ArgumentParser
import Foundation
import HTTP2
import NIOCore
import NIOPosix
import TLS

/// Latency of a server at a load that is not its highest. `h2load --rps` sends in bursts, and so measures the burst.
struct HTTP2Pace: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "http2-pace", abstract: "Sends requests at a fixed rate over HTTP/2 connections; prints latencies as JSON.")

    @Argument(help: "The port on 127.0.0.1.")
    var port: Int
    @Option(help: "The path of each request.")
    var path: String
    @Option(help: "A file with the body of each request, sent as gRPC; without it, requests are GET.")
    var body: String?
    @Option(help: "Requests to begin each second.")
    var rate: Double
    @Option(help: "How many connections.")
    var connections = 1
    @Option(help: "How long to count, in seconds.")
    var seconds = 1.0
    @Option(help: "How long to run before, in seconds.")
    var warmUp = 0.3
    @Option(help: "A PEM file of the authority to trust: speak TLS.")
    var trust: String?

    func validate() throws {
        guard rate > 0, connections > 0 else { throw ValidationError("the rate and the number of connections are greater than zero") }
    }

    func run() async throws {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let loop = group.next()
        let tls = try trust.map { try TLSClientContext(TLSClientConfiguration(trustedCAPath: $0)) }
        let connecting = (0..<connections).map { _ in HTTP2Client.connect(to: .host("127.0.0.1", port: port), on: loop, tls: tls) }
        let phase = LoadPhase()
        let body = try body.map { ByteBuffer(bytes: try Data(contentsOf: URL(fileURLWithPath: $0))) }

        async let measured = phase.run(warmUp: .seconds(warmUp), measured: .seconds(seconds))
        let counters = try await EventLoopFuture.whenAllSucceed(connecting, on: loop).flatMap { [path, rate] opened in
            PacedRun(opened, path: path, body: body, rate: rate, loop: loop, phase: phase).start()
        }.get()
        let (elapsed, cpu) = try await measured
        print(try LoadReport(counters, seconds: elapsed, cpuSeconds: cpu).json())
        for connection in connecting { connection.whenSuccess { $0.close() } }
        try await group.shutdownGracefully()
    }
}

/// Begins each request when it is due or, if no connection has room then, as soon as one has. Confined to the loop.
private final class PacedRun {
    private let connections: [HTTP2Connection]
    private let head: HTTP2Headers
    private let body: ByteBuffer?
    private let interval: Double
    private let loop: any EventLoop
    private let phase: LoadPhase
    private let done: EventLoopPromise<LoadCounters>
    private let origin = NIODeadline.now()
    private var begun = 0
    private var running = 0
    private var turn = 0
    private var counters = LoadCounters()

    init(
        _ connections: [HTTP2Connection], path: String, body: ByteBuffer?, rate: Double, loop: any EventLoop, phase: LoadPhase
    ) {
        self.connections = connections
        self.body = body
        self.interval = 1e9 / rate
        self.loop = loop
        self.phase = phase
        self.done = loop.makePromise()
        self.head =
            body == nil
            ? [":method": "GET", ":scheme": "http", ":path": path, ":authority": "bench"]
            : [
                ":method": "POST", ":scheme": "http", ":path": path, ":authority": "bench", "te": "trailers",
                "content-type": "application/grpc",
            ]
    }

    func start() -> EventLoopFuture<LoadCounters> {
        self.tick()
        return self.done.futureResult
    }

    private var due: NIODeadline { self.origin + .nanoseconds(Int64(Double(self.begun) * self.interval)) }

    private func tick() {
        if self.phase.isOver { return self.finishWhenIdle() }
        while self.due <= .now(), let connection = self.free() {
            do {
                _ = try connection.openStream(self.head, data: self.body, endStream: true, delegate: PacedRequest(self, due: self.due))
                self.running += 1
            } catch {
                self.counters.failed(error)
            }
            self.begun += 1
        }
        // No connection has room. A call that ends makes room, and a check every 0.1 ms finds it.
        let next = max(self.due, .now() + (self.due <= .now() ? .microseconds(100) : .nanoseconds(0)))
        self.loop.assumeIsolated().scheduleTask(deadline: next) { self.tick() }
    }

    /// The next connection in turn that takes another request.
    private func free() -> HTTP2Connection? {
        for _ in self.connections {
            self.turn = (self.turn + 1) % self.connections.count
            if self.connections[self.turn].availableStreams > 0 { return self.connections[self.turn] }
        }
        return nil
    }

    private func finishWhenIdle() {
        if self.running == 0 { self.done.succeed(self.counters) }
    }

    func ended(due: NIODeadline, problem: String?) {
        self.running -= 1
        if let problem {
            self.counters.failed += 1
            self.counters.problem = self.counters.problem ?? problem
        } else if self.phase.counts {
            self.counters.count += 1
            self.counters.microseconds.append(UInt32(clamping: (NIODeadline.now() - due).nanoseconds / 1000))
        }
        if self.phase.isOver { self.finishWhenIdle() }
    }
}

private final class PacedRequest: HTTP2StreamDelegate {
    private let run: PacedRun
    private let due: NIODeadline
    private var problem: String?

    init(_ run: PacedRun, due: NIODeadline) {
        self.run = run
        self.due = due
    }

    func stream(_ stream: HTTP2Stream, didReceive headers: HTTP2Headers, endStream: Bool) {
        if !headers.value(":status", equals: "200") { self.problem = "\(headers)" }
    }
    func stream(_ stream: HTTP2Stream, didReceiveData data: ByteBuffer, endStream: Bool) { stream.consumed(data.readableBytes) }
    func stream(_ stream: HTTP2Stream, didReceiveTrailers trailers: HTTP2Headers) {}
    func streamDidBecomeWritable(_ stream: HTTP2Stream) {}
    func streamDidClose(_ stream: HTTP2Stream, reason: HTTP2StreamCloseReason) {
        if case .normal = reason {} else { self.problem = "\(reason)" }
        self.run.ended(due: self.due, problem: self.problem)
    }
}
