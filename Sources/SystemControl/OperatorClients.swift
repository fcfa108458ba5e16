public import CarillonAPI
public import Foundation
import NIOPosix
public import RPC
import ServiceKit
import Synchronization
import TLS

/// Typed clients of every service of a run folder, calling as the operator: by key, or over mutual TLS by certificate.
public final class OperatorClients: Sendable {
    private let folder: RunFolder
    private let identity: Identity
    private let settings: ClientSettings
    private let peers: [String: Target]
    private let report: (@Sendable (String) -> Void)?
    private let channels = Mutex<[String: ClientChannel]>([:])

    /// The operator's credentials.
    private enum Identity {
        case key(Metadata)
        case certificate(TLSClientContext)
    }

    /// Clients for the system in `runFolder`.
    ///
    /// - Parameters:
    ///   - transport: the protocol of its services; nil: as in their run files.
    ///   - peers: addresses of services that run elsewhere, by name. They are called over mutual TLS.
    ///   - patience: a call fails when its service could not be reached for this long; nil: calls wait within their deadline.
    ///   - report: gets a line of text that names the service, when a call has waited for two seconds. Errors of calls then also name the process.
    /// - Throws: `SystemError.noSystem` without the operator's key or certificate, `SystemError.badKeyFile` when it cannot be read.
    public init(
        runFolder: URL, transport: CarillonSystem.Transport? = nil, peers: [String: Target] = [:], patience: Duration? = nil,
        report: (@Sendable (String) -> Void)? = nil
    ) throws {
        folder = RunFolder(runFolder)
        self.peers = peers
        self.report = report
        var settings = ClientSettings.internalPeers
        settings.patience = patience
        self.settings = settings
        let speaksTLS = !peers.isEmpty || folder.processNames.contains { [folder] in folder.record(of: $0)?.tls == true }
        switch transport ?? (speaksTLS ? .tls : .plain) {
        case .plain: identity = .key(["authorization": "Bearer \(try Self.key(folder))"])
        case .tls: identity = .certificate(try Self.certificate(folder))
        }
    }

    private static func key(_ folder: RunFolder) throws -> String {
        guard FileManager.default.fileExists(atPath: folder.keyPath(of: "operator")) else { throw SystemError.noSystem(runFolder: folder.path) }
        do {
            return try folder.key(of: "operator")
        } catch {
            throw SystemError.badKeyFile(path: folder.keyPath(of: "operator"), cause: FileProblem.words(of: error))
        }
    }

    private static func certificate(_ folder: RunFolder) throws -> TLSClientContext {
        let files = folder.certificate(of: "operator")
        guard FileManager.default.fileExists(atPath: files.certificateChainPath) else { throw SystemError.noSystem(runFolder: folder.path) }
        do {
            return try TLSClientContext(TLSClientConfiguration(trustedCAPath: folder.authorityPath, certificate: files))
        } catch {
            throw SystemError.badKeyFile(path: files.certificateChainPath, cause: "\(error)")
        }
    }

    /// The channel to a service: to the first of its processes that can be reached. Addresses are read from their run files at each connect, so a
    /// restarted service is found again.
    public func channel(to service: String) -> any RPCChannel {
        let channel = channels.withLock { channels in
            if let channel = channels[service] { return channel }
            let target = peers[service] ?? Target.resolver(name: service) { [folder] in try folder.addresses(of: service) }
            let channel = makeChannel(to: service, target)
            channels[service] = channel
            return channel
        }
        return watched(channel, to: service)
    }

    /// A channel to a service of this run folder with a user's access token, for what users call without a gateway. For a system without TLS. The
    /// caller shuts it down.
    public func channel(to service: String, token: String) -> ClientChannel {
        ClientChannel(
            target: .resolver(name: service) { [folder] in try folder.addresses(of: service) }, group: MultiThreadedEventLoopGroup.singleton,
            credentials: { ["authorization": "Bearer \(token)"] }, settings: settings)
    }

    /// The channel to one process of a run folder, by the name of its run file: `dispatcher-2`, or `dispatcher` for the first dispatcher alone.
    public func channel(toProcess name: String) -> any RPCChannel { processChannel(name) }

    private func processChannel(_ name: String) -> ClientChannel {
        channels.withLock { channels in
            if let channel = channels["process \(name)"] { return channel }
            let target = Target.resolver(name: name) { [folder] in try folder.runningService(name).addresses }
            let channel = makeChannel(to: ServiceInstance(named: name).service, target)
            channels["process \(name)"] = channel
            return channel
        }
    }

    /// One of the processes of a service, for calls about what each process has for itself.
    public struct Instance: Sendable {
        /// The name of its run file, `dispatcher-2`; of several that run elsewhere service and address, `dispatcher@10.0.0.2:7104`.
        public let name: String
        /// The channel to it.
        public let channel: any RPCChannel

        /// Its quarantine.
        public var quarantine: CommonV1.Quarantine.Client { .init(channel) }
    }

    /// The processes of a service that run. Where none runs: the service itself, whose calls say so.
    ///
    /// - Throws: errors of the lookup of a service that runs elsewhere.
    public func instances(of service: String) async throws -> [Instance] {
        let found = try await ServiceInstance.services.contains(service) ? instances(of: service, elsewhere: peers[service]) : []
        return found.count > 1 || found.contains { $0.name != service } ? found : [Instance(name: service, channel: channel(to: service))]
    }

    private func instances(of service: String, elsewhere target: Target?) async throws -> [Instance] {
        guard let target else {
            return folder.recordedInstances(of: service).map(\.name).filter { folder.runningProcess(of: $0) != nil }.map { name in
                Instance(name: name, channel: watched(processChannel(name), to: name))
            }
        }
        let addresses = try await target.lookUp()
        // A machine with addresses of both families is one process.
        let family = addresses.filter { $0.isIPv6 == addresses.first?.isIPv6 }
        return family.count < 2
            ? []
            : family.map { address in
                let name = "\(service)@\(address)"
                let channel = channels.withLock { channels in
                    if let channel = channels[name] { return channel }
                    let channel = makeChannel(to: service, .addresses([address], name: name))
                    channels[name] = channel
                    return channel
                }
                return Instance(name: name, channel: watched(channel, to: service))
            }
    }

    private func watched(_ channel: ClientChannel, to name: String) -> any RPCChannel {
        guard let report else { return channel }
        return WatchedChannel(channel, to: name, in: folder, report: report)
    }

    private func makeChannel(to service: String, _ target: Target) -> ClientChannel {
        let group = MultiThreadedEventLoopGroup.singleton
        switch identity {
        case .key(let credentials):
            return ClientChannel(target: target, group: group, credentials: { credentials }, settings: settings)
        case .certificate(let context):
            return ClientChannel(target: target, tls: context.expecting(service), group: group, settings: settings)
        }
    }

    /// Organizations, apps and their service keys, policies and catalogues, at the registry.
    public var tenants: RegistryV1.Tenants.Client { .init(channel(to: "registry")) }
    /// Users, channels, devices and audiences, at the registry.
    public var registry: RegistryV1.Registry.Client { .init(channel(to: "registry")) }
    /// The registry's administration of policy and catalogue.
    public var administration: RegistryV1.PolicyAdministration.Client { .init(channel(to: "registry")) }
    /// Devices of all users, as administrators see them.
    public var deviceAdministration: RegistryV1.DeviceAdministration.Client { .init(channel(to: "registry")) }
    /// Export and erasure of users, at the registry.
    public var userData: RegistryV1.UserData.Client { .init(channel(to: "registry")) }
    /// A user's data in preferences.
    public var preferenceData: PreferencesV1.UserData.Client { .init(channel(to: "preferences")) }
    /// A user's data in the evaluator.
    public var evaluatorData: EvaluatorV1.UserData.Client { .init(channel(to: "evaluator")) }
    /// A user's data in the dispatcher.
    public var dispatcherData: DispatcherV1.UserData.Client { .init(channel(to: "dispatcher")) }
    /// A user's data in receipts.
    public var receiptsData: ReceiptsV1.UserData.Client { .init(channel(to: "receipts")) }
    /// Guardians and children, at the registry.
    public var relationships: RegistryV1.Relationships.Client { .init(channel(to: "registry")) }
    /// Named groups, at the registry.
    public var groups: RegistryV1.Groups.Client { .init(channel(to: "registry")) }
    /// Guardians' consents, at the preferences service.
    public var consents: PreferencesV1.Consents.Client { .init(channel(to: "preferences")) }
    /// Token verdicts and pending invalidations, at the registry.
    public var tokenVerdicts: RegistryV1.TokenVerdicts.Client { .init(channel(to: "registry")) }
    /// The keys that seal the registry's push tokens.
    public var addressKeys: RegistryV1.AddressKeys.Client { .init(channel(to: "registry")) }
    /// The keys that seal the dispatcher's provider credentials.
    public var credentialKeys: DispatcherV1.CredentialKeys.Client { .init(channel(to: "dispatcher")) }
    /// The registry's audit log.
    public var auditLog: RegistryV1.AuditLog.Client { .init(channel(to: "registry")) }
    /// Subscriptions of browsers, and addresses of Live Activities.
    public var addresses: RegistryV1.Addresses.Client { .init(channel(to: "registry")) }
    /// Permissions and prompts, at the preferences service.
    public var permissions: PreferencesV1.Permissions.Client { .init(channel(to: "preferences")) }
    /// Options and content of devices' schedulers, at the preferences service.
    public var localScheduling: PreferencesV1.LocalScheduling.Client { .init(channel(to: "preferences")) }
    /// The preferences service.
    public var preferences: PreferencesV1.Preferences.Client { .init(channel(to: "preferences")) }
    /// The evaluator.
    public var evaluator: EvaluatorV1.Evaluator.Client { .init(channel(to: "evaluator")) }
    /// `carillon.evaluator.v1.Broadcasts`.
    public var broadcasts: EvaluatorV1.Broadcasts.Client { .init(channel(to: "evaluator")) }
    /// The dispatcher.
    public var dispatcher: DispatcherV1.Dispatcher.Client { .init(channel(to: "dispatcher")) }
    /// The dispatcher's test pushes.
    public var testPushes: DispatcherV1.TestPushes.Client { .init(channel(to: "dispatcher")) }
    /// Pushes to Live Activities, at the dispatcher.
    public var activityPushes: DispatcherV1.ActivityPushes.Client { .init(channel(to: "dispatcher")) }
    /// Broadcast channels of Live Activities, at the dispatcher.
    public var activityChannels: DispatcherV1.ActivityChannels.Client { .init(channel(to: "dispatcher")) }
    /// The receipts service.
    public var receipts: ReceiptsV1.Receipts.Client { .init(channel(to: "receipts")) }
    /// The receipts service's telemetry.
    public var telemetry: ReceiptsV1.Telemetry.Client { .init(channel(to: "receipts")) }
    /// The alerts that receipts keeps.
    public var alerts: ReceiptsV1.Alerts.Client { .init(channel(to: "receipts")) }
    /// The daily reports of receipts.
    public var reports: ReceiptsV1.Reports.Client { .init(channel(to: "receipts")) }
    /// The provider simulator.
    public var simulator: SimulatorV1.Simulator.Client { .init(channel(to: "provider-sim")) }

    /// The gateway, over HTTP or HTTPS as a client or host would call it.
    public func gateway() throws -> HTTPClient {
        let record = try folder.runningService("gateway")
        guard record.extra["https"] != nil else {
            let address = try record.hostAndPort("http")
            return HTTPClient(host: address.host, port: address.port)
        }
        let address = try record.hostAndPort("https")
        let tls = try TLSClientContext(
            TLSClientConfiguration(trustedCAPath: folder.authorityPath, serverName: "gateway", applicationProtocols: ["http/1.1"]))
        return HTTPClient(host: address.host, port: address.port, tls: tls)
    }

    /// The spools of the gateways of this run folder, by the metrics of their admin ports. Nil: no gateway here answers in 2 s.
    public func spool() async -> SpoolReading? {
        let readings = await folder.records(of: "gateway").concurrentMap { await SpoolReading.read($0) }.compactMap(\.self)
        return readings.isEmpty ? nil : readings.reduce(SpoolReading(), +)
    }

    /// Closes all channels.
    public func shutdown() async {
        _ = await channels.withLock { Array($0.values) }.concurrentMap { await $0.shutdown() }
    }
}

extension Target.Address {
    fileprivate var isIPv6: Bool { if case .ip(let host, _) = self { host.contains(":") } else { false } }
}
