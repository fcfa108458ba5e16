import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import TestConditions
import TestFolders
import Testing

/// A running system with two gateways before it: one in the clear on loopback, one over TLS.
struct GatewayFixture: Sendable {
    /// A way to call a gateway with curl.
    struct Way: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let arguments: [String]
        let isOverTLS: Bool
        /// The version of HTTP that curl reports.
        let version: String
    }

    static let ways = [
        Way(testDescription: "HTTP/1.1 in the clear", arguments: ["--http1.1"], isOverTLS: false, version: "1.1"),
        Way(testDescription: "HTTP/2 with prior knowledge", arguments: ["--http2-prior-knowledge"], isOverTLS: false, version: "2"),
        Way(testDescription: "HTTP/2 by ALPN", arguments: ["--http2"], isOverTLS: true, version: "2"),
        Way(testDescription: "HTTP/1.1 by ALPN", arguments: ["--http1.1"], isOverTLS: true, version: "1.1"),
        Way(testDescription: "TLS 1.2 without ALPN", arguments: ["--tls-max", "1.2", "--no-alpn"], isOverTLS: true, version: "1.1"),
    ]

    @TaskLocal private static var running: GatewayFixture?

    let system: CarillonSystem
    /// Scratch folder; the run folders are below it.
    let folder: URL
    private let plainAddress: String
    private let tlsAddress: String

    /// The fixture of the tests that run now.
    static var current: GatewayFixture {
        get throws { try #require(running, "the system of this suite was not started") }
    }

    /// Starts the fixture before the suite and ends it afterwards.
    struct Started: SuiteTrait, TestScoping {
        func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "carillon-http-\(ProcessInfo.processInfo.processIdentifier)")
            defer { try? FileManager.default.removeItem(at: folder) }
            var options = CarillonSystem.Options(runFolder: folder.appending(path: "run"))
            options.simulateProviders = false
            let system = try CarillonSystem(options, executables: Executables(folder: ReleaseExecutables.folder))
            var behindTLS: GatewayProcess?
            do {
                try await system.start()
                let gateway = try GatewayProcess(before: system, in: folder.appending(path: "tls"), overTLS: true)
                behindTLS = gateway
                let fixture = GatewayFixture(
                    system: system, folder: folder, plainAddress: try system.folder.runningService("gateway").address("http"),
                    tlsAddress: try await gateway.address())
                try await GatewayFixture.$running.withValue(fixture) { try await function() }
            } catch {
                await behindTLS?.process.stop()
                await system.stop()
                throw error
            }
            await behindTLS?.process.stop()
            await system.stop()
        }
    }

    /// The gateway's URL for one way of calling it.
    func url(_ path: String, _ way: Way) -> String {
        way.isOverTLS ? "https://localhost:\(tlsAddress.split(separator: ":").last ?? "")\(path)" : "http://\(plainAddress)\(path)"
    }

    /// Options for curl: the authority to trust.
    var trust: [String] { ["--cacert", system.options.runFolder.appending(path: "ca/ca.pem").path] }

    /// The answer that curl got.
    struct Answer: Sendable {
        var status = 0
        var version = ""
        var headers: [String: String] = [:]
        var body = ""

        var json: [String: Any] { (try? JSONSerialization.jsonObject(with: Data(body.utf8))) as? [String: Any] ?? [:] }
    }

    /// Calls the gateway with curl.
    func curl(_ way: Way, _ path: String, _ arguments: [String] = []) async throws -> Answer {
        let ended = try await run(
            "curl", ["-sS", "-i", "--max-time", "20", "-w", "\n%{http_version} %{http_code}"] + way.arguments + trust + arguments + [url(path, way)])
        #expect(ended.status == 0, "curl \(way.testDescription) \(path): \(ended.said)")
        return try Answer(ended.said)
    }

    /// Runs a program of the system to its end.
    func run(_ name: String, _ arguments: [String]) async throws -> (status: Int32, said: String) {
        let executable = URL(filePath: "/usr/bin/\(name)")
        try #require(FileManager.default.isExecutableFile(atPath: executable.path), "\(name) is missing: scripts/setup.sh installs it")
        let log = folder.appending(path: "\(name)-\(UUID().uuidString).log")
        let status = try await ServiceProcess(name: name, executable: executable, arguments: arguments, log: log).wait()
        return (status, try String(contentsOf: log, encoding: .utf8))
    }
}

extension GatewayFixture.Answer {
    /// Reads the output of `curl -i -w '\n%{http_version} %{http_code}'`.
    init(_ text: String) throws {
        let text = text.replacing("\r\n", with: "\n")
        let end = try #require(text.range(of: "\n\n"), "\(text)")
        let last = try #require(text.range(of: "\n", options: .backwards), "\(text)")
        for line in text[..<end.lowerBound].split(separator: "\n").dropFirst() {
            let colon = try #require(line.firstIndex(of: ":"), "\(text)")
            headers[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].drop { $0 == " " })
        }
        body = String(text[end.upperBound..<max(end.upperBound, last.lowerBound)])
        let spoken = text[last.upperBound...].split(separator: " ")
        version = String(spoken[0])
        status = try #require(Int(spoken[1]), "\(text)")
    }
}

/// One more gateway of a running system, with a run folder of its own.
struct GatewayProcess: Sendable {
    let process: ServiceProcess
    private let folder: URL
    private let scheme: String

    init(before system: CarillonSystem, in folder: URL, overTLS: Bool) throws {
        self.folder = folder
        scheme = overTLS ? "https" : "http"
        let run = system.options.runFolder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: run.appending(path: "keys"), to: folder.appending(path: "keys"))
        var settings = ["http_listen=\(overTLS ? "0.0.0.0" : "127.0.0.1"):0"]
        if overTLS {
            settings.append("http_tls.certificate=\(run.appending(path: "certs/gateway.pem").path)")
            settings.append("http_tls.private_key=\(run.appending(path: "certs/gateway.key").path)")
        }
        for peer in ["registry", "preferences", "evaluator", "receipts"] {
            settings.append("peers.\(peer)=\(try system.folder.runningService(peer).rpc.joined(separator: ","))")
        }
        process = try ServiceProcess(
            name: "gateway", executable: ReleaseExecutables.url("gateway"),
            arguments: ["--run-dir", folder.path] + settings.flatMap { ["--set", $0] }, log: folder.appending(path: "gateway.log"))
    }

    private var record: ProcessRecord? { RunFolder(path: folder.path).record(of: "gateway") }

    /// `127.0.0.1:5123`, once it runs.
    func address() async throws -> String {
        try await eventually("the gateway listens") { record != nil || process.exitStatus != nil }
        guard let record else {
            throw SystemError.exitedEarly(
                service: "gateway", status: process.exitStatus ?? 0, log: process.log.path, lastLines: process.lastLogLines())
        }
        return try record.address(scheme)
    }
}
