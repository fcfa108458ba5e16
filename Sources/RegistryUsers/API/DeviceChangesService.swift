import CarillonAPI
import RPC
import ServiceKit

/// `carillon.registry.v1.DeviceChanges`: reports users whose time zone changed to the service that defers notifications until quiet hours end
/// (EVAL-22).
struct DeviceChangesService: RegistryV1.DeviceChanges.ServiceProtocol {
    /// Changes of ``WatchedZones``.
    let feed: ChangeFeed

    func watchChanges(
        _ requests: RequestStream<CommonV1.WatchChangesRequest>, response: ResponseWriter<CommonV1.WatchChangesResponse>,
        context: ServerContext
    ) async throws {
        try await feed.serve(requests, response: response)
    }
}
