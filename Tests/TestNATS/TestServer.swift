import Foundation
package import JetStream
import Synchronization
import TestConditions
package import TestFolders

/// A nats-server of a test's own, on a free port of 127.0.0.1, that ends with the tests.
package final class TestServer: Sendable {
    package struct Failed: Error, CustomStringConvertible {
        package let description: String
        package init(_ description: String) { self.description = description }
    }

    package let folder: TemporaryFolder
    private let configuration: String
    private let state = Mutex(State())
    private static let starting = Mutex(())

    private struct State {
        var process: Process?
        /// The server lives until its writing end is closed: by ``kill()``, with this object, or with the tests.
        var lifeline: Pipe?
        var port = -1
    }

    // Without `wait` and `trap`: threads that start a process block signals, and the shell inherits that.
    private static let script = #"exec 3<&0; "$@" </dev/null 3<&- & child=$!; read -r _ <&3; kill -9 $child"#

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - configuration: lines for the server's configuration file.
    ///   - jetStream: whether it has JetStream, with files in the test's folder.
    ///   - files: other files beside the configuration.
    package init(_ configuration: String = "", jetStream: Bool = true, files: [String: String] = [:]) async throws {
        folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(text, to: name) }
        let store = jetStream ? "jetstream { store_dir: \"\(folder.file("store"))\", max_file_store: 1GB, max_memory_store: 64MB }\n" : ""
        self.configuration = "ports_file_dir: \"\(folder.path)\"\npid_file: \"\(folder.file("pid"))\"\n" + store + configuration
        try await start()
    }

    deinit { try? state.withLock { $0.lifeline }?.fileHandleForWriting.close() }

    package var port: Int { state.withLock { $0.port } }
    package var url: String { "nats://127.0.0.1:\(port)" }

    /// Starts the server again, on the same port.
    package func start() async throws {
        let port = port
        try? FileManager.default.removeItem(atPath: folder.file("log"))
        let file = try folder.write("listen: \"127.0.0.1:\(port)\"\n" + configuration, to: "server.conf")
        let process = Process()
        let lifeline = Lifeline.pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", Self.script, "sh", "nats-server", "-c", file, "-l", folder.file("log")]
        process.standardInput = lifeline
        process.standardError = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        // One at a time: `Process.run` of Foundation has crashed while many tests started a server at once.
        try Self.starting.withLock { _ in try process.run() }
        state.withLock { ($0.process, $0.lifeline) = (process, lifeline) }
        try await eventually("nats-server is ready") {
            guard process.isRunning else { throw Failed("nats-server ended: \(self.log)") }
            return self.log.contains("Server is ready")
        }
        guard port == -1 else { return }
        let found = try await eventualValue("nats-server wrote its port") { try self.readPort() }
        state.withLock { $0.port = found }
    }

    /// Ends the server with SIGKILL and waits until it is gone.
    package func kill() async throws {
        guard let pid else { throw Failed("nats-server has no pid") }
        _ = Foundation.kill(pid, SIGKILL)
        try state.withLock { $0.lifeline.take() }?.fileHandleForWriting.close()
        try await eventually("nats-server is gone") { self.state.withLock { $0.process?.isRunning } == false }
    }

    /// The process of the server itself, not of the shell that started it.
    private var pid: pid_t? {
        (try? String(contentsOfFile: folder.file("pid"), encoding: .utf8)).flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }

    private var log: String { (try? String(contentsOfFile: folder.file("log"), encoding: .utf8)) ?? "" }

    private func readPort() throws -> Int? {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".ports") }
        guard let file = files.first, let text = try? String(contentsOfFile: folder.file(file), encoding: .utf8) else { return nil }
        return text.firstMatch(of: /(?:nats|tls):\/\/127\.0\.0\.1:(\d+)/).flatMap { Int($0.1) }
    }

    /// Options for a client of this server.
    package func options(_ change: (inout NATSOptions) -> Void = { _ in }) -> NATSOptions {
        var options = NATSOptions(servers: [url], name: "test")
        options.reconnectWait = .milliseconds(20)
        change(&options)
        return options
    }

    /// A client of this server.
    package func connect(_ events: EventLog = EventLog(), _ change: (inout NATSOptions) -> Void = { _ in }) async throws -> NATSConnection {
        try await NATSConnection.connect(options(change), events: { events.add($0) })
    }
}

/// The events of a connection, in their order.
package final class EventLog: Sendable {
    private let events = Mutex<[NATSEvent]>([])

    package init() {}

    package func add(_ event: NATSEvent) { events.withLock { $0.append(event) } }

    package var all: [NATSEvent] { events.withLock { $0 } }

    /// Waits for an event.
    package func wait(_ what: String, _ condition: (NATSEvent) -> Bool) async throws {
        try await eventually(what) { self.all.contains(where: condition) }
    }
}

/// The error of a call, which must fail with a ``NATSError``.
package func failure(isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void) async throws -> NATSError {
    do {
        try await body()
    } catch let error as NATSError {
        return error
    }
    throw TestServer.Failed("the call succeeded")
}

package func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
