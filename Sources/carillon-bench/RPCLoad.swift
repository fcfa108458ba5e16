import ArgumentParser
import CarillonAPI
import NIOCore
import NIOPosix
import RPC
import TLS

/// Our client under load, against any server of `carillon.bench.v1.Echo`. `Benchmarks/grpc-cpp/echo_load.cc` is the peer, with the same options.
struct RPCLoad: AsyncParsableCommand {
    enum Shape: String, ExpressibleByArgument, CaseIterable {
        case unary
        case serverStream = "server-stream"
        case clientStream = "client-stream"
        case bidirectional = "bidi"
    }

    static let configuration = CommandConfiguration(
        commandName: "rpc-load", abstract: "Calls the echo service from one event loop; prints rate, latency and CPU time as JSON.")

    @Argument(help: "The port on 127.0.0.1.")
    var port: Int
    @Option(help: "The kind of call: \(Shape.allCases.map(\.rawValue).joined(separator: ", ")).")
    var shape = Shape.unary
    @Option(help: "How many channels, each with a connection.")
    var connections = 1
    @Option(help: "Calls at once on each connection.")
    var inFlight = 100
    @Option(help: "Bytes of each message; no fewer than 100.")
    var bytes = 100
    @Option(help: "Messages of each streaming call.")
    var messages = 1000
    @Option(help: "How long to count, in seconds.")
    var seconds = 1.0
    @Option(help: "How long to run before, in seconds.")
    var warmUp = 0.3
    @Option(help: "Unary calls to begin each second, whatever their outcome; 0 keeps --in-flight of them running instead.")
    var rate = 0.0
    @Flag(inversion: .prefixedNo, help: "Call from tasks on the channels' event loop; otherwise from Swift's own threads.")
    var onLoop = true
    @Option(help: "A PEM file of the authority to trust: speak TLS.")
    var trust: String?

    func validate() throws {
        guard rate == 0 || shape == .unary else { throw ValidationError("--rate is for unary calls") }
        guard connections > 0, inFlight > 0, messages > 0 else { throw ValidationError("connections, calls and messages are at least one") }
    }

    func run() async throws {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let tls = try trust.map { try TLSClientContext(TLSClientConfiguration(trustedCAPath: $0)) }
        let channels = (0..<connections).map { _ in
            ClientChannel(target: .addresses([.ip("127.0.0.1", port: port)]), tls: tls, group: group)
        }
        let phase = LoadPhase()
        let message = try EchoMessage.ofSize(bytes, responses: shape == .serverStream ? messages : 0)
        for channel in channels {
            let _: EchoMessage = try await channel.unary(EchoService.get, EchoMessage.small, options: CallOptions())
        }

        async let measured = phase.run(warmUp: .seconds(warmUp), measured: .seconds(seconds))
        let counters =
            if rate > 0 {
                await OpenLoop(channels: channels, message: message, rate: rate, loop: group.next(), onLoop: onLoop, phase: phase).run()
            } else {
                await closedLoop(channels, message, phase)
            }
        let (elapsed, cpu) = try await measured

        print(try LoadReport(counters, seconds: elapsed, cpuSeconds: cpu).json())
        for channel in channels { await channel.shutdown(within: .zero) }
        try await group.shutdownGracefully()
    }

    /// Keeps a fixed number of calls in flight on every channel: each call that ends is followed by the next.
    private func closedLoop(_ channels: [ClientChannel], _ message: EchoMessage, _ phase: LoadPhase) async -> LoadCounters {
        await withTaskGroup(of: LoadCounters.self) { group in
            for channel in channels {
                for _ in 0..<inFlight {
                    let worker = LoadWorker(channel: channel, message: message, messages: messages, phase: phase)
                    group.addTask(executorPreference: onLoop ? channel.executor : nil) { [shape] in await worker.run(shape) }
                }
            }
            return await group.reduce(into: LoadCounters()) { $0.add($1) }
        }
    }
}
