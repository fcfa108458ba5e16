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
        var verdicts = try await cachedVerdicts(on: request.devices, tenant: tenant)
        let open = verdicts.indices.filter { verdicts[$0] == nil }
        if !open.isEmpty {
            let claims = open.map { request.devices[$0] }
            let read = try await store.read { try DeviceVerdicts.judge(claims, tenant: tenant, now: now, $0) }
            for (index, verdict) in zip(open, read) { verdicts[index] = verdict }
        }
        return .init(verdicts: verdicts.compactMap(\.self))
    }
}
