public import CarillonAPI
import RPC

/// A client of the registry that asks whether the devices of queued pushes are still sendable with the same address.
public struct DeviceCheckClient: Sendable {
    private let registry: RegistryV1.Registry.Client

    /// Uses a client of the registry.
    public init(_ registry: RegistryV1.Registry.Client) { self.registry = registry }

    /// Verdicts in the order of the claims. A verdict has the new address of a device that changed, up to some kilobytes. So a batch whose answer
    /// would exceed a message is bisected.
    ///
    /// - Throws: errors of the call; ``UnexpectedAnswer``.
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
