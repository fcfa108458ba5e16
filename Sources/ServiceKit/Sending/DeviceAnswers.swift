public import CarillonAPI
import RPC

/// Asks the registry whether devices are still what queued pushes took them for.
public struct DeviceAnswers: Sendable {
    private let registry: RegistryV1.Registry.Client

    /// Asks this client's service.
    public init(_ registry: RegistryV1.Registry.Client) { self.registry = registry }

    /// One verdict a claim, in order. Addresses that have changed come along with the verdicts, each up to some kilobytes: where a message would
    /// be too large, halves are asked.
    ///
    /// - Throws: what the call throws; ``UnexpectedAnswer``.
    public func verdicts(on claims: [RegistryV1.DeviceClaim], of tenant: CommonV1.Tenant) async throws -> [RegistryV1.DeviceVerdict] {
        try await claims.bisectingOversized { claims in
            let verdicts = try await registry.checkDevices(.init(tenant: tenant, devices: claims)).verdicts
            guard verdicts.count == claims.count else { throw UnexpectedAnswer(what: "\(verdicts.count) verdicts on \(claims.count) devices") }
            return verdicts
        } tooLarge: {
            throw $1
        }
    }
}
