import ArgumentParser
import Foundation
import NIOPosix
import RPC
import TLS

/// Runs one case against a server.
struct ClientCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "client", abstract: "Runs one case against a server; exits with 1 and the reason when it fails.")

    @Option(name: .customLong("server_host"), help: "The server's name or address.")
    var host = "127.0.0.1"
    @Option(name: .customLong("server_port"), help: "The server's port.")
    var port: Int
    @Option(name: .customLong("test_case"), help: "The case.")
    var testCase: InteropCase
    @OptionGroup var tls: TLSOptions
    @Option(name: .customLong("soak_iterations"), help: "Calls of a soak case.")
    var soakIterations = 10
    @Option(name: .customLong("soak_max_failures"), help: "Failed calls that a soak case forgives.")
    var soakMaxFailures = 0
    @Option(name: .customLong("soak_per_iteration_max_acceptable_latency_ms"), help: "A slower call of a soak case counts as failed.")
    var soakMaxLatency = 1_000
    @Option(name: .customLong("soak_overall_timeout_seconds"), help: "All calls of a soak case must be done by then.")
    var soakTimeout = 10
    @Option(name: .customLong("concurrent_calls"), help: "Calls of concurrent_large_unary.")
    var concurrentCalls = 1_000
    @Option(
        name: .customLong("probe_compression"),
        help: "false: the server cannot see whether a request was compressed, so do not ask it to complain.")
    var probesCompression = true
    @Flag(help: ArgumentHelp("Stop when standard input ends, with whoever started this.", visibility: .hidden))
    var stopWithInput = false

    func run() async throws {
        if stopWithInput {
            Thread {
                while readLine() != nil {}
                Foundation.exit(1)
            }.start()
        }
        let context = try tls.clientContext()
        let target = try Target.parse("\(host):\(port)")
        let client = InteropClient(
            soak: SoakPlan(
                iterations: soakIterations, maxFailures: soakMaxFailures, maxLatency: .milliseconds(soakMaxLatency),
                timeout: .seconds(soakTimeout)),
            concurrentCalls: concurrentCalls, probesCompression: probesCompression,
            makeChannel: { ClientChannel(target: target, tls: context, group: MultiThreadedEventLoopGroup.singleton) })
        do {
            try await client.run(testCase)
        } catch {
            print("FAILED \(testCase.rawValue): \(error)")
            throw ExitCode.failure
        }
        print("ok \(testCase.rawValue)")
    }
}

extension InteropCase: ExpressibleByArgument {}
