import CarillonAPI
import Foundation
import HTTP2
import Logging
import NIOCore
import NIOPosix
import RPC
import ServiceLifecycle
import UnixSignals

/// Runs a service from start to end: settings, composition, listening, working, draining.
struct ServiceRunner: Sendable {
    let definition: ServiceDefinition
    let options: CommandLineOptions
    let environment: [String: String]
    let build: @Sendable (ServiceRuntime) async throws -> ServiceComponents

    /// From SIGTERM to the end (ARCH-10).
    static let drainTime = Duration.seconds(30)

    /// Runs until SIGTERM or SIGINT, or until something fails.
    ///
    /// - Throws: ``ConfigurationError`` for mistakes that the operator can correct, other errors for failures.
    func run() async throws {
        let file = try options.configPath.map(ConfigurationFile.init(path:))
        let config = ServiceConfig(service: definition.name, flags: options.settings, environment: environment, file: file)
        let runFolder = RunFolder(path: options.runFolder ?? "run")
        try runFolder.prepare()
        try IANA.requireDatabase()

        let claim = try InstanceClaim(definition.name, config, runFolder)
        defer { withExtendedLifetime(claim) {} }
        let log = try ServiceLog(instance: claim.instance, config: config, runFolder: runFolder)
        defer { log.writer.flush() }
        let activity = ActivityTracker()
        let clock = try domainClock(config, runFolder, activity)
        let group = MultiThreadedEventLoopGroup(numberOfThreads: try config.int("event_loops", range: 1...64, default: 1))
        do {
            let runtime = try ServiceRuntime(
                definition: definition, instance: claim.instance, config: config, runFolder: runFolder, logger: log.logger, clock: clock,
                activity: activity, group: group)
            try await serve(runtime, log)
        } catch {
            try? await group.shutdownGracefully()
            throw error
        }
        try? await group.shutdownGracefully()
    }

    private func domainClock(_ config: ServiceConfig, _ runFolder: RunFolder, _ activity: ActivityTracker) throws -> any DomainClock {
        let system = SystemClock()
        var start = system.now
        let found = try config.find("clock_start")
        guard try config.bool("test_mode", default: false) else { return system }
        if let found {
            guard let instant = Instant(rfc3339: found.value) else {
                throw ConfigurationError.badValue("clock_start", found.value, rule: "a time such as 2026-02-01T10:30:00Z", source: found.source)
            }
            start = instant
        }
        return VirtualClock(start: start, stateFile: runFolder.clockPath, activity: activity)
    }

    /// Builds the service, listens, runs the group, and closes everything at the end, also after an error.
    private func serve(_ runtime: ServiceRuntime, _ log: ServiceLog) async throws {
        var parts = ServiceComponents()
        var failure: (any Error)?
        var admin: AdminServer?
        // A process that ends before it runs leaves the record of another one alone: in two containers both have the same pid.
        var mayHaveRecord = false
        do {
            // Addresses and limits are checked before the service opens its stores. Unknown settings are refused after the composition, which reads
            // the settings, and before listening. A service with a listener of its own refuses them in `build`.
            let plan = try ListenPlan(
                definition: definition, instance: runtime.instance, config: runtime.config, runFolder: runtime.runFolder,
                hasOwnRunFolder: options.runFolder != nil,
                isTestMode: runtime.isTestMode, servesRPC: definition.servesRPC, serverTLS: runtime.serverTLS())
            let limits = try rpcLimits(runtime.config)
            parts = try await build(runtime)
            try runtime.refuseUnknownSettings()
            if let note = plan.note { runtime.logger.notice("\(note)") }

            let readiness = Readiness(checks: runtime.readinessChecks)
            let server = makeServer(parts, limits, runtime)
            server.health.follow { await readiness.problems().isEmpty }
            let addresses = try await listen(server, plan, runtime.group)
            runtime.metrics.gauge("carillon_rpc_server_connections", help: "Open connections of callers.") { [weak server] in
                Double(server?.connectionCount ?? 0)
            }
            runtime.metrics.gauge(
                "carillon_rpc_server_held_bytes", help: "Bytes of requests that are not complete, not taken by a handler, or decompressed for one."
            ) { [weak server] in
                Double(server?.heldMessageBytes ?? 0)
            }
            let pages = AdminPages(
                service: definition.name, problems: readiness.problems,
                degradations: { [degradations = runtime.degradations] in degradations.compactMap { $0() } }, metrics: runtime.metrics,
                level: log.level)
            let adminServer = try await AdminServer.start(on: plan.admin, group: runtime.group, pages: pages)
            admin = adminServer
            ProcessMetrics.register(in: runtime.metrics, startedAt: SystemClock().now)
            let record = ProcessRecord(
                pid: getpid(), rpc: addresses, tls: plan.serverTLS != nil && !addresses.isEmpty, admin: adminServer.address,
                extra: parts.extraAddresses)
            let member = ServerMember(server: server, readiness: readiness, logger: runtime.logger) { [parts] in
                try announce(record, server, parts, runtime)
            }
            let reloader = await TLSReloader(contexts: runtime.tls, hangups: UnixSignalsSequence(trapping: .sighup))
            mayHaveRecord = true
            var own: [any BackgroundWorker] = [reloader]
            if let exporter = runtime.exporter { own.append(exporter) }
            try await runGroup(member, parts, own, readiness, runtime.logger)
        } catch {
            failure = error
        }
        for action in parts.onShutdown { await action() }
        await runtime.close()
        await admin?.stop()
        if mayHaveRecord { runtime.runFolder.removeRecord(of: runtime.instance.name) }
        if let failure { throw failure }
        runtime.logger.info("stopped")
    }

    /// The bounds of the RPC port; those that depend on the installation are settings.
    private func rpcLimits(_ config: ServiceConfig) throws -> RPCLimits {
        var limits = RPCLimits()
        limits.http2.maxConnections = try config.int("rpc.max_connections", range: 1...1_000_000, default: limits.http2.maxConnections)
        limits.http2.maxConnectionsPerPeer = try config.int(
            "rpc.max_connections_per_peer", range: 1...1_000_000, default: limits.http2.maxConnectionsPerPeer)
        limits.maxHeldMessageBytes = try config.int(
            "rpc.max_held_message_bytes", range: 8 * 1024 * 1024...Int(Int32.max), default: limits.maxHeldMessageBytes)
        return limits
    }

    private func makeServer(_ parts: ServiceComponents, _ limits: RPCLimits, _ runtime: ServiceRuntime) -> RPCServer {
        var services = parts.rpc
        if let clock = runtime.clock as? VirtualClock { services.append(ClockService(clock: clock, activity: runtime.activity)) }
        let stores = runtime.stores
        if !stores.isEmpty { services.append(BackupsService(runFolder: runtime.runFolder, stores: stores)) }
        let observer = CallObserver(activity: runtime.activity, metrics: runtime.metrics, tracer: runtime.tracer, logger: runtime.logger)
        let authorization = AuthorizationInterceptor(
            keys: ServiceKeyDirectory(folder: runtime.runFolder.keysFolder), users: parts.users, onRefusal: parts.onRefusal)
        return RPCServer(
            services: services, interceptors: [observer, authorization] + parts.interceptors, limits: limits,
            descriptorPools: [CarillonAPI.descriptorPool],
            logger: runtime.logger, onCut: runtime.cuts.count)
    }

    /// Listens, and returns the bound addresses, as `run/NAME.json` has them.
    private func listen(_ server: RPCServer, _ plan: ListenPlan, _ group: any EventLoopGroup) async throws -> [String] {
        var listening: [String] = []
        for address in plan.rpc {
            do {
                let tls = address.isUnix ? nil : plan.serverTLS
                let real = try await server.listen(on: [address], tls: tls, group: group)
                listening += real.map { ListenPlan.text(of: $0, asked: address) }
            } catch {
                await server.shutdownGracefully(within: .zero)
                throw ListenFailure.explained(address, what: "the RPC port", flag: "--listen", error)
            }
        }
        return listening
    }

    /// Health, log and `run/NAME.json` say that the service runs.
    private func announce(_ record: ProcessRecord, _ server: RPCServer, _ parts: ServiceComponents, _ runtime: ServiceRuntime) throws {
        server.health.setServing(service: "", true)
        for name in Set(RPCRouter(services: parts.rpc).methods.map(\.service.fullName)) { server.health.setServing(service: name, true) }
        runtime.logger.info(
            "started", metadata: ["rpc": "\(record.rpc.joined(separator: " "))", "admin": "\(record.admin)", "pid": "\(record.pid)"])
        try runtime.runFolder.write(record, of: runtime.instance.name)
        // After a second the first connections to peers and the first work of the workers are done as well.
        runtime.group.next().scheduleTask(in: .seconds(1)) { StartUpPages.release() }
    }

    /// Members stop in reverse order: intake, then workers, then those of the process.
    private func runGroup(
        _ server: ServerMember, _ parts: ServiceComponents, _ own: [any BackgroundWorker], _ readiness: Readiness, _ logger: Logger
    ) async throws {
        let workers = own + parts.workers
        var members: [any Service] = workers.map { WorkerMember(worker: $0, readiness: readiness) }
        members.append(server)
        var quiet = logger
        quiet.logLevel = .warning
        var configuration = ServiceGroupConfiguration(
            services: members, gracefulShutdownSignals: [.sigterm, .sigint], logger: quiet)
        configuration.maximumGracefulShutdownDuration = ServiceRunner.drainTime
        try await ServiceGroup(configuration: configuration).run()
    }
}
