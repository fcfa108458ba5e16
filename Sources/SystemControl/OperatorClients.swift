import CarillonAPI
import Foundation
import NIOConcurrencyHelpers
import NIOPosix
import RPC

/// Typed clients of every service of a run folder, calling as the operator.
public final class OperatorClients: Sendable {
    private let runFolder: URL
    private let key: String
    private let channels = NIOLockedValueBox<[String: ClientChannel]>([:])

    /// Clients for the system in `runFolder`.
    ///
    /// - Throws: `SystemError.noSystem` when the operator's key is not there, `SystemError.badKeyFile` when it cannot be read.
    public init(runFolder: URL) throws {
        self.runFolder = runFolder
        let url = runFolder.appending(path: "keys/operator")
        guard FileManager.default.fileExists(atPath: url.path) else { throw SystemError.noSystem(runFolder: runFolder.path) }
        do {
            self.key = try String(contentsOf: url, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        } catch {
            throw SystemError.badKeyFile(path: url.path, cause: error.localizedDescription)
        }
    }

    /// The channel to a service. Addresses are read from its run file at each connect, so a restarted service is found again.
    public func channel(to service: String) -> ClientChannel {
        channels.withLockedValue { channels in
            if let channel = channels[service] { return channel }
            let folder = runFolder
            let key = key
            let channel = ClientChannel(
                target: .resolver(name: service) { try RunFile(service, in: folder).rpc.flatMap { try Target.parse($0).fixedAddresses } },
                group: MultiThreadedEventLoopGroup.singleton,
                credentials: { ["authorization": "Bearer \(key)"] }, settings: .internalPeers)
            channels[service] = channel
            return channel
        }
    }

    /// The registry.
    public var registry: RegistryV1.Registry.Client { .init(channel(to: "registry")) }
    /// The preferences service.
    public var preferences: PreferencesV1.Preferences.Client { .init(channel(to: "preferences")) }
    /// The evaluator.
    public var evaluator: EvaluatorV1.Evaluator.Client { .init(channel(to: "evaluator")) }
    /// The dispatcher.
    public var dispatcher: DispatcherV1.Dispatcher.Client { .init(channel(to: "dispatcher")) }
    /// The receipts service.
    public var receipts: ReceiptsV1.Receipts.Client { .init(channel(to: "receipts")) }
    /// The provider simulator.
    public var simulator: SimulatorV1.Simulator.Client { .init(channel(to: "provider-sim")) }

    /// The gateway, over HTTP as a client or host would call it.
    public func gateway() throws -> HTTPClient {
        let address = try RunFile("gateway", in: runFolder).hostAndPort("http")
        return HTTPClient(host: address.host, port: address.port)
    }

    /// Closes all channels.
    public func shutdown() async {
        for channel in channels.withLockedValue({ Array($0.values) }) { await channel.shutdown() }
    }
}
