import CarillonAPI
import Protobuf
import RPC
import RegistryTenants
import ServiceKit
import Storage

extension UsersAndDevicesService {
    func listSendable(
        _ request: RegistryV1.ListSendableRequest, context: ServerContext
    ) async throws -> EncodedMessage<RegistryV1.ListSendableResponse> {
        try context.requireScope(tenant: request.tenant)
        // `Resolve` takes larger audiences.
        try BatchLimit.check(request.userIds.count, most: 1_000, field: "user_ids")
        let tenant = request.tenant ?? .init()
        let policy = try await policies.entry(for: tenant).policy
        let ids = request.userIds.uniqued()
        return .init(merging: try await knownDevices(ids, tenant: tenant, policy: policy).map(\.known.encoded))
    }

    func checkDevices(
        _ request: RegistryV1.CheckDevicesRequest, context: ServerContext
    ) async throws -> RegistryV1.CheckDevicesResponse {
        try context.requireScope(tenant: request.tenant)
        try BatchLimit.check(request.devices.count, field: "devices")
        let (tenant, now) = (request.tenant ?? .init(), now)
        let devices = try await onDevices(request.devices, tenant: tenant, now: now)
        var verdicts = try await cachedVerdicts(on: devices, tenant: tenant)
        let open = verdicts.indices.filter { verdicts[$0] == nil }
        if !open.isEmpty {
            let claims = open.map { devices[$0] }
            let read = try await store.read { try DeviceVerdicts.judge(claims, tenant: tenant, now: now, $0) }
            for (index, verdict) in zip(open, read) { verdicts[index] = verdict }
        }
        // The token of a device is none of the addresses that the device has beside it.
        for index in verdicts.indices where request.devices[index].isOnAddress { verdicts[index]?.address = nil }
        return .init(verdicts: verdicts.compactMap(\.self))
    }

    /// Claims on addresses beside a device's token, as claims on their devices. A claim on an address that is gone stays, and finds no device.
    private func onDevices(
        _ claims: [RegistryV1.DeviceClaim], tenant: CommonV1.Tenant, now: Instant
    ) async throws -> [RegistryV1.DeviceClaim] {
        guard claims.contains(where: \.isOnAddress) else { return claims }
        return try await store.read { database in
            try claims.map { claim in
                guard claim.isOnAddress,
                    let device = try ActivityAddressTable.device(
                        of: claim.pushDeviceId, userId: claim.userId, tenant: tenant, now: now, database)
                else { return claim }
                var claim = claim
                claim.pushDeviceId = device
                return claim
            }
        }
    }
}

extension RegistryV1.DeviceClaim {
    /// Whether it is about an address beside a device's token.
    fileprivate var isOnAddress: Bool { pushDeviceId.hasPrefix(ActivityAddressTable.idPrefix) }
}
