public import CarillonAPI
import ServiceKit

/// The devices of a workspace's members as simulated devices, for demo and replay: each app confirms every push, and each user opens a fifth of the
/// notifications. ``DeviceReports`` reports what they did.
public struct WorkspaceDevices: Sendable {
    /// Most devices of one call.
    private static let batch = 1_000

    private let clients: OperatorClients
    private let tenant: CommonV1.Tenant
    private let tokens: Set<String>
    /// What was reported so far.
    public private(set) var reported = DeviceReports.Counts()

    /// Adds the devices to the simulator.
    ///
    /// - Parameter openShare: of the notifications that are shown, 0 to 1.
    /// - Throws: errors of the calls.
    public init(_ members: [Workspace.Member], tenant: CommonV1.Tenant, clients: OperatorClients, openShare: Double = 0.2) async throws {
        self.clients = clients
        self.tenant = tenant
        let script = SimulatorV1.DeviceScript(confirmation: .always, openShare: openShare)
        let devices: [SimulatorV1.SimulatedDevice] = try members.flatMap { member in
            try member.platforms.map { platform in
                SimulatorV1.SimulatedDevice(
                    token: member.token(on: platform), platform: try .init(word: platform, field: "platform"), userId: member.userID,
                    deviceId: member.deviceID(on: platform), script: script)
            }
        }
        tokens = Set(devices.map(\.token))
        for start in stride(from: 0, to: devices.count, by: Self.batch) {
            let part = Array(devices[start..<min(start + Self.batch, devices.count)])
            _ = try await clients.simulator.putDevices(.init(devices: part))
        }
        // The events of an earlier demo or replay were reported then.
        reported.lastEvent = try await DeviceReports.lastEvent(clients)
    }

    /// Reports what the devices did since the last call.
    ///
    /// - Throws: ``WorkspaceError`` for a report that is refused; errors of the calls.
    public mutating func report() async throws {
        let new = try await DeviceReports.send(after: reported.lastEvent, of: tokens, tenant: tenant, clients: clients)
        if let refusal = new.refusal { throw WorkspaceError(description: "a device's report is refused: \(refusal)") }
        reported.add(new)
    }
}
