import ArgumentParser
import DispatcherService
import Foundation
import NIOCore
import NIOPosix
import Providers
import ServiceKit
import SystemControl
import TLS

/// The dispatcher's sender alone: the adapter of APNs composes alerts, and the dispatcher's connections send them, without queue and store. `h2load`
/// with the same body against the same server is the peer to compare with.
struct SenderLoad: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sender",
        abstract: "Sends alerts through the dispatcher's adapter and connections to a server on this machine; prints rate, CPU and memory as JSON.")

    @Argument(help: "The port on 127.0.0.1 of a server that answers 200 to POST /3/device/TOKEN over HTTP/2 with TLS.")
    var port: Int
    @Option(help: "A PEM file of the authority to trust.") var trust: String
    @Option(help: "Pushes that are measured, after a tenth of them.") var pushes = 200_000
    @Option(help: "Pushes that have no answer yet, at most.") var inFlight = 1_000
    @Option(help: "Connections, at most.") var connections = 1
    @Option(help: "Devices; their tokens are the numbers from 0, in 64 hexadecimal digits.") var devices = 100
    @Option(help: "Length of the text, in bytes; 900 make an alert of 1 KB.") var text = 900
    @Option(help: "The body of the first push is written to this file.") var bodyFile: String?
    @Flag(help: "The first push is composed once and sent again and again: the connections alone.") var composeOnce = false

    func validate() throws {
        guard pushes > 9, inFlight > 0, connections > 0, devices > 0, text > 0 else {
            throw ValidationError("--pushes must be at least 10, other numbers at least 1")
        }
    }

    func run() async throws {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let report = try await measure(on: group.next())
        try await group.shutdownGracefully()
        try printJSON(report)
    }

    private func measure(on eventLoop: any EventLoop) async throws -> SenderReport {
        let alerts = try Alerts(port: port, devices: devices, text: text)
        let first = try await alerts.calls(0..<1)[0]
        if let bodyFile { try Data(first.body.readableBytesView).write(to: URL(filePath: bodyFile)) }
        let (results, arrived) = AsyncStream.makeStream(of: [ExchangeResult].self)
        let pool = PoolAlone.make(
            to: alerts.endpoint, connections: connections, tls: try TLSClientContext(TLSClientConfiguration(trustedCAPath: trust)),
            eventLoop: eventLoop, clock: alerts.clock, logger: AdaptersAlone.logger,
            hooks: TransportHooks(onResults: { _ = arrived.yield($0) }, onReachability: { _ in }))
        func submit(_ numbers: Range<Int>) async throws {
            guard composeOnce else { return pool.submit(try await alerts.calls(numbers)) }
            pool.submit(
                numbers.map { ProviderCall(id: Int64($0), headers: first.headers, body: first.body, timeout: first.timeout) })
        }

        let warmUp = pushes / 10
        let total = warmUp + pushes
        var (begun, answered) = (min(inFlight, total), 0)
        var measured: (since: ContinuousClock.Instant, usage: ProcessUsage, answered: Int)?
        try await submit(0..<begun)
        for await part in results {
            for result in part { try alerts.requireAccepted(result) }
            answered += part.count
            if measured == nil, answered >= warmUp { measured = (.now, try Self.usage(), answered) }
            if answered == total { break }
            let next = min(total, answered + inFlight)
            if next > begun { try await submit(begun..<next) }
            begun = max(begun, next)
        }
        guard let measured else { throw ValidationError("no push was answered") }
        let (elapsed, usage) = (ContinuousClock.now - measured.since, try Self.usage())
        let used = await pool.snapshot().connections
        await pool.shutdown(grace: .seconds(1))
        let count = Double(total - measured.answered)
        return SenderReport(
            pushes: total - measured.answered, connections: used, payloadBytes: first.body.readableBytes,
            sentPerSecond: count / (elapsed / .seconds(1)), cpuMicrosecondsAPush: (usage.cpuSeconds - measured.usage.cpuSeconds) * 1e6 / count,
            privateBytes: usage.privateBytes, peakResidentBytes: usage.peakResidentBytes)
    }

    /// What this process has used.
    private static func usage() throws -> ProcessUsage {
        guard let usage = ProcessUsage(pid: getpid()) else { throw ValidationError("/proc does not say what this process uses") }
        return usage
    }
}

/// What one run of ``SenderLoad`` showed.
private struct SenderReport: Encodable {
    var pushes: Int
    /// Open at the end.
    var connections: Int
    /// The body of one request.
    var payloadBytes: Int
    var sentPerSecond: Double
    /// Of the whole process.
    var cpuMicrosecondsAPush: Double
    /// At the end.
    var privateBytes: Int
    /// The most memory that was resident, with the pages of the program.
    var peakResidentBytes: Int
}
