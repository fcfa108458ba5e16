import CarillonAPI
import RPC
import ServiceKit
import Storage

extension UsersAndDevicesService {
    func statistics(
        _ request: RegistryV1.StatisticsRequest, context: ServerContext
    ) async throws -> RegistryV1.StatisticsResponse {
        try context.requireScope(tenant: request.tenant)
        let tenant = request.tenant ?? .init()
        // Counted in pages in the background, as in device administration. A large app gets the last count.
        let counts = try await statistics.counts(of: tenant).value
        return .init(
            users: counts.users, devicesActive: counts.activeDevices, devicesOther: counts.devices - counts.activeDevices,
            channels: try await DirectoryTable.countChannels(of: tenant, store), devicesByPlatform: counts.platforms.devices)
    }
}
