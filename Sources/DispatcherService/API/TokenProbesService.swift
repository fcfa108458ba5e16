import CarillonAPI
import RPC
import ServiceKit

/// `carillon.dispatcher.v1.TokenProbes`: silent pushes that validate tokens (REG-19, DISP-31).
///
/// A probe goes through the queue at the lowest priority, so it survives a crash and keeps the lanes' limits. It belongs to no notification: its
/// outcome is reported to the registry and not to receipts. Devices of a child without a guardian's consent get no probe, because a silent push is a
/// push (PRIV-05). This is checked here and again before sending. For the second check, a child's probe names the child.
struct TokenProbesService: DispatcherV1.TokenProbes.ServiceProtocol {
    let clock: any DomainClock
    let engine: DispatchEngine
    let adapters: Adapters
    let consent: any GuardianConsent
    let intake: Intake

    /// Longest id of a batch in bytes.
    static let longestID = 64
    /// Most entries of `data`, and their bytes, names and values together.
    static let mostData = (entries: 16, bytes: 1_024)

    func probeTokens(
        _ request: DispatcherV1.ProbeTokensRequest, context: ServerContext
    ) async throws -> DispatcherV1.ProbeTokensResponse {
        let tenant = try FieldRules.requireApp(of: request.tenant)
        guard !request.probeId.isEmpty else { throw APIError(.invalidArgument, field: "probe_id", "is required") }
        guard request.probeId.utf8.count <= Self.longestID else {
            throw APIError(.invalidValue, field: "probe_id", "has at most \(Self.longestID) bytes")
        }
        try BatchLimit.check(request.devices.count, most: EnqueueValidation.mostTargets, field: "devices")
        let dataBytes = request.data.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
        guard request.data.count <= Self.mostData.entries, dataBytes <= Self.mostData.bytes else {
            throw APIError(
                .invalidValue, field: "data", "has at most \(Self.mostData.entries) entries of \(Self.mostData.bytes) bytes together")
        }
        try await intake.admit()
        let now = clock.now
        let children = try await consent.requiring(among: Set(request.devices.map(\.userId).filter { !$0.isEmpty }), of: tenant)
        let unconsented = try await consent.withheld(from: children, of: tenant)
        // While a provider is down nothing is known of its tokens: the registry asks again later (REG-19, C-68).
        let suspended = await suspended(request.devices, of: tenant)
        var asked = request
        if !suspended.isEmpty { asked.devices.removeAll { suspended.contains($0.pushDeviceId) } }
        let pushes = Probe.pushes(asked, of: tenant, children: children, unconsented: unconsented, adapters, now: now)
        guard !pushes.isEmpty else { return .init(suspendedDeviceIds: suspended) }
        let effect = try await intake.take(try pushes.map { try EnqueueValidation.accept(probe: $0, adapters) }, now: now)
        return .init(accepted: Int64(effect.inserted), suspendedDeviceIds: suspended)
    }

    /// The devices whose provider counts as down.
    private func suspended(_ devices: [CommonV1.SendableDevice], of tenant: CommonV1.Tenant) async -> [String] {
        guard engine.outages.isAny else { return [] }
        let routes = devices.map { device in device.address.flatMap { adapters.route(to: $0, of: device.pushDeviceId, tenant) } }
        let down = await engine.downRoutes(among: Set(routes.compactMap(\.self)))
        return zip(devices, routes).filter { _, route in route.map { down.contains($0) } == true }.map { $0.0.pushDeviceId }
    }
}
