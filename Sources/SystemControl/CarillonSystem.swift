import CarillonAPI
public import Foundation
import RPC
public import ServiceKit
import Synchronization
import TLS

/// A complete Carillon system on this machine: a process for each service, in one run folder.
///
/// `carillon up`, the demo, the replay and the acceptance tests use it.
public final class CarillonSystem: Sendable {
    /// Options of a system.
    public struct Options: Sendable {
        /// The folder of stores, keys, sockets, logs and addresses.
        public var runFolder: URL
        /// All processes share one virtual clock.
        public var testMode = false
        /// The start of virtual time, in test mode.
        public var clockStart: Instant?
        /// Settings by service, passed as `--set key=value`.
        public var serviceSettings: [String: [String: String]] = [:]
        /// Dispatchers that share the push queue. More than one need the setting `queue.engine` `jetstream`.
        public var dispatchers = 1
        /// What the services speak with each other.
        public var transport = Transport.plain
        /// Use the documented fixed ports in place of free ones and sockets.
        public var fixedPorts = false
        /// Runs the provider simulators, points the dispatcher at them, and lets the gateway accept administrators of the run folder's own issuer.
        public var simulateProviders = true
        /// Level of the services' logs.
        public var logLevel = "info"

        /// Options for a system in `runFolder`.
        public init(runFolder: URL) { self.runFolder = runFolder }
    }

    /// What the services speak with each other.
    public enum Transport: String, Sendable, Hashable, CaseIterable {
        /// HTTP/2 without TLS over Unix sockets, or over loopback with fixed ports. Keys identify callers.
        case plain
        /// Mutual TLS over TCP on loopback, as between hosts. Certificates identify callers. The gateway serves HTTPS.
        case tls
    }

    /// The services in the order of their start. None needs a peer to start.
    public static let services = ["registry", "preferences", "evaluator", "dispatcher", "receipts", "gateway"]
    /// The simulator's name.
    public static let simulator = "provider-sim"

    /// The names of the processes without the simulator, in the order of their start: the services, and further dispatchers behind the first.
    public var processes: [String] {
        Self.services.flatMap { service in
            (1...(service == "dispatcher" ? max(1, options.dispatchers) : 1)).map { ServiceInstance(service: service, number: $0).name }
        }
    }

    /// The options.
    public let options: Options
    /// The run folder.
    public let folder: RunFolder
    private let executables: Executables
    private let state: Mutex<State>
    private let endings = AsyncStream.makeStream(of: Ending.self)
    /// Clients of its services, as the operator.
    public let clients: OperatorClients

    private struct State {
        /// The lock on the run folder, until all services have ended.
        var claim: RunFolderClaim?
        var processes: [String: ServiceProcess] = [:]
        /// What each process wrote when it was ready last. A restarted process gets the same addresses.
        var records: [String: ProcessRecord] = [:]
        var isStopping = false
    }

    /// The end of a process that nobody asked to end.
    public struct Ending: Sendable {
        /// The ended process.
        public let process: ServiceProcess
        /// Its exit status; above 128 a signal ended it.
        public let status: Int32
        /// The time from its start to its end.
        public let lived: Duration

        /// The error of a system that does not go on without the process.
        public var error: SystemError {
            .ended(service: process.name, status: status, log: process.log.path, lastLines: process.lastLogLines())
        }
    }

    /// Prepares a system: locks the run folder until the system is stopped, and creates missing keys.
    ///
    /// - Throws: `SystemError.folderInUse` when a system runs there, `SystemError.restoreUnfinished` after an interrupted restore; then nothing was
    ///   changed. Errors of the keys.
    public init(_ options: Options, executables: Executables = Executables()) throws {
        self.options = options
        self.executables = executables
        self.folder = RunFolder(options.runFolder)
        self.state = Mutex(State(claim: try RunFolderClaim(folder)))
        try folder.refuseUnfinishedRestore()
        try KeyMaterial.create(at: options.runFolder)
        // Services make their own folders. Only the log folder is needed before they run.
        try FileManager.default.createDirectory(
            atPath: folder.logsFolder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        self.clients = try OperatorClients(runFolder: options.runFolder, transport: options.transport)
    }

    /// Starts everything and returns when all are ready.
    ///
    /// - Parameter progress: told the name of each service that became ready.
    /// - Throws: `SystemError`; `.portsInUse` before anything is started.
    public func start(progress: (String) -> Void = { _ in }) async throws {
        try requireFreePorts()
        if options.simulateProviders {
            try await start(Self.simulator)
            progress(Self.simulator)
        }
        for name in processes { try launch(name) }
        for name in processes {
            try await untilReady(name)
            progress(name)
        }
    }

    /// Starts one process, by its name in ``processes``, and returns when it is ready.
    public func start(_ name: String) async throws {
        try launch(name)
        try await untilReady(name)
    }

    /// The process of a running service.
    public func process(_ name: String) -> ServiceProcess? {
        state.withLock { $0.processes[name] }
    }

    /// Names of the processes that run now.
    public var running: [String] {
        let all = state.withLock { $0.processes }
        return ([Self.simulator] + processes).filter { all[$0]?.exitStatus == nil && all[$0] != nil }
    }

    /// Ends one service at once, as a crash would.
    public func kill(_ name: String) async {
        await process(name)?.kill()
    }

    /// Whether the system was told to stop.
    public var isStopping: Bool { state.withLock { $0.isStopping } }

    /// Processes that ended although the system was not stopped. For one reader.
    public var unexpectedEndings: AsyncStream<Ending> { endings.stream }

    /// Lets all services drain and end. A service that does not answer for 10 s, or takes longer than 35 s, is killed.
    ///
    /// - Parameter report: gets a line of text about services that are still running or killed.
    /// - Returns: the exit status of each service; above 128 a signal ended it.
    @discardableResult
    public func stop(report: @escaping @Sendable (String) -> Void = { _ in }) async -> [String: Int32] {
        let all = beginStop()
        await clients.shutdown()
        let stop = SystemStop(all, isAnswering: { [folder] in await $0.isAnswering(in: folder) }, report: report)
        let statuses = await stop.run()
        state.withLock { $0.claim = nil }
        return Dictionary(uniqueKeysWithValues: zip(all.map(\.name), statuses))
    }

    /// Ends all services at once, without a drain. Acknowledged data is in the stores.
    public func kill() {
        for process in beginStop() { process.send(SIGKILL) }
    }

    /// Prevents further starts of services.
    ///
    /// - Returns: the processes that were started, by name.
    private func beginStop() -> [ServiceProcess] {
        state.withLock { state in
            state.isStopping = true
            return state.processes.values.sorted { ServiceInstance(named: $0.name) < ServiceInstance(named: $1.name) }
        }
    }

    /// The shared clock of a test-mode system; speaks to the processes that run at each call.
    public var time: VirtualTime {
        VirtualTime { [self] in running.map { VirtualTime.Member(name: $0, channel: clients.channel(toProcess: $0)) } }
    }

    /// CPU time and memory of each running process.
    public var usage: [String: ProcessUsage] {
        let all = state.withLock { $0.processes }
        return all.compactMapValues { ProcessUsage(pid: $0.pid) }
    }

    /// Starts one process, which is not ready yet.
    ///
    /// - Throws: `SystemError`; `.stopping` when the system was told to stop.
    @discardableResult
    package func launch(_ name: String) throws -> ServiceProcess {
        try? FileManager.default.removeItem(atPath: folder.recordPath(of: name))
        let arguments = try arguments(for: name)
        let process = try state.withLock { state in
            // A stop ends the processes that run now, so no process may be started after it began.
            guard !state.isStopping else { throw SystemError.stopping(service: name) }
            let process = try ServiceProcess(
                name: name, executable: executables.locate(ServiceInstance(named: name).service), arguments: arguments,
                log: URL(filePath: folder.logPath(of: name)))
            state.processes[name] = process
            return process
        }
        process.whenEnded { [weak self, weak process] status in
            guard let self, let process, !isStopping else { return }
            endings.continuation.yield(Ending(process: process, status: status, lived: .now - process.startedAt))
        }
        return process
    }

    private func arguments(for name: String) throws -> [String] {
        var arguments = ["--run-dir", folder.path, "--log-level", options.logLevel]
        if options.testMode { arguments.append("--test-mode") }
        let known = state.withLock { $0.records }
        let settings = try LaunchSettings(options: options, folder: folder, known: known).settings(of: name)
        for (key, value) in settings.sorted(by: { $0.key < $1.key }) { arguments += ["--set", "\(key)=\(value)"] }
        return arguments
    }

    /// Refuses to start when a documented port is in use. A port from a setting is reported by the service itself.
    ///
    /// - Throws: `SystemError.portsInUse`.
    private func requireFreePorts() throws {
        guard options.fixedPorts else { return }
        let names = (options.simulateProviders ? [Self.simulator] : []) + Self.services
        let addresses = names.flatMap { name in
            FixedAddress.addresses(of: name).filter { options.serviceSettings[name]?[$0.setting] == nil }
        }
        let taken = PortInUse.among(addresses)
        guard taken.isEmpty else { throw SystemError.portsInUse(taken) }
    }

    /// Returns when a process that was launched is ready.
    ///
    /// - Throws: `SystemError`; `.exitedEarly` when the process ended before.
    package func untilReady(_ name: String, seconds: Int = 30) async throws {
        guard let process = process(name) else { throw SystemError.notRunning(service: name) }
        let deadline = ContinuousClock.now + .seconds(seconds)
        while true {
            if let record = folder.record(of: name) {
                state.withLock { $0.records[name] = record }
                return
            }
            if let status = process.exitStatus {
                throw SystemError.exitedEarly(service: name, status: status, log: process.log.path, lastLines: process.lastLogLines())
            }
            guard ContinuousClock.now < deadline else {
                throw SystemError.notReady(service: name, seconds: seconds, log: process.log.path)
            }
            try await Task.sleep(for: .milliseconds(10))
        }
    }
}
