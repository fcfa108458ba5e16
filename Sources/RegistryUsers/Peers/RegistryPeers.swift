import CarillonAPI
import DurableWork
import RPC
package import ServiceKit

/// The services that the registry calls.
package struct RegistryPeers: Sendable {
    /// Sends silent pushes through the dispatcher.
    typealias Probe = @Sendable (DispatcherV1.ProbeTokensRequest) async throws -> DispatcherV1.ProbeTokensResponse

    let probe: Probe
    /// The other services with data of users, by name.
    let erasures: [String: UserEraser.Peer]
    /// Preferences.
    let guardianships: OutboxPeer<PreferencesV1.EndedGuardianship>
    /// Preferences.
    let permissions: OutboxPeer<PreferencesV1.DevicePermission>
    /// Receipts.
    let telemetry: OutboxPeer<ReceiptsV1.TelemetryEvent>
    /// The dispatcher.
    let personMessages: OutboxPeer<DispatcherV1.PersonMessage>
    /// Receipts.
    let alerts: OutboxPeer<ReceiptsV1.AlertReport>

    init(
        probe: @escaping Probe, erasures: [String: UserEraser.Peer], guardianships: OutboxPeer<PreferencesV1.EndedGuardianship>,
        permissions: OutboxPeer<PreferencesV1.DevicePermission>, telemetry: OutboxPeer<ReceiptsV1.TelemetryEvent>,
        personMessages: OutboxPeer<DispatcherV1.PersonMessage>, alerts: OutboxPeer<ReceiptsV1.AlertReport>
    ) {
        self.probe = probe
        self.erasures = erasures
        self.guardianships = guardianships
        self.permissions = permissions
        self.telemetry = telemetry
        self.personMessages = personMessages
        self.alerts = alerts
    }

    package init(_ runtime: ServiceRuntime) {
        let probes = DispatcherV1.TokenProbes.Client(runtime.channel(to: "dispatcher"))
        let preferences = PreferencesV1.UserData.Client(runtime.channel(to: "preferences"))
        let evaluator = EvaluatorV1.UserData.Client(runtime.channel(to: "evaluator"))
        let dispatcher = DispatcherV1.UserData.Client(runtime.channel(to: "dispatcher"))
        let receipts = ReceiptsV1.UserData.Client(runtime.channel(to: "receipts"))
        self.init(
            probe: { try await probes.probeTokens($0) },
            erasures: [
                "preferences": { try await preferences.eraseUser($0, options: $1).erased },
                // The others store no mail addresses, so they get none.
                "evaluator": { try await evaluator.eraseUser(.init(tenant: $0.tenant, userId: $0.userId), options: $1).erased },
                "dispatcher": { try await dispatcher.eraseUser(.init(tenant: $0.tenant, userId: $0.userId), options: $1).erased },
                "receipts": { try await receipts.eraseUser(.init(tenant: $0.tenant, userId: $0.userId), options: $1).erased },
            ],
            guardianships: OutboxPeer(runtime, to: "preferences"), permissions: OutboxPeer(runtime, to: "preferences"),
            telemetry: OutboxPeer(runtime, to: "receipts"), personMessages: OutboxPeer(runtime, to: "dispatcher"),
            alerts: OutboxPeer(runtime, to: "receipts"))
    }
}
