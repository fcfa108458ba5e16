import CarillonAPI
import Foundation
import NIOCore
import NIOPosix
import RPC

/// Registry and preferences of a run folder, called as the operator.
struct BenchSystem {
    let registry: RegistryV1.Registry.Client
    let tenants: RegistryV1.Tenants.Client
    let deviceAdministration: RegistryV1.DeviceAdministration.Client
    let preferences: PreferencesV1.Preferences.Client
    /// The channel to the registry, whose event loop load runs on.
    let registryChannel: ClientChannel
    private let channels: [ClientChannel]
    private let group: MultiThreadedEventLoopGroup

    /// The fields of a running service's record that are needed here.
    private struct Record: Decodable { var rpc: [String] }

    /// - Parameter run: the folder that `carillon up --run-dir` made.
    init(run: String) throws {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let key = try String(contentsOfFile: run + "/keys/operator", encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        let metadata: Metadata = ["authorization": "Bearer \(key)"]
        func channel(to service: String) throws -> ClientChannel {
            let record = try JSONDecoder().decode(Record.self, from: Data(contentsOf: URL(filePath: "\(run)/\(service).json")))
            guard let port = record.rpc.first?.split(separator: ":").last.flatMap({ Int($0) }) else {
                throw CocoaError(.fileReadCorruptFile)
            }
            return ClientChannel(target: .addresses([.ip("127.0.0.1", port: port)]), group: group, credentials: { metadata })
        }
        registryChannel = try channel(to: "registry")
        let preferencesChannel = try channel(to: "preferences")
        registry = .init(registryChannel)
        tenants = .init(registryChannel)
        deviceAdministration = .init(registryChannel)
        preferences = .init(preferencesChannel)
        channels = [registryChannel, preferencesChannel]
        self.group = group
    }

    func shutDown() async throws {
        for channel in channels { await channel.shutdown(within: .zero) }
        try await group.shutdownGracefully()
    }
}

/// Prints a line of JSON.
func printJSON(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    encoder.keyEncodingStrategy = .convertToSnakeCase
    print(String(decoding: try encoder.encode(value), as: UTF8.self))
}
