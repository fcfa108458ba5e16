import CarillonAPI
import RPC
import ServiceKit

/// `carillon.registry.v1.DeviceChanges`: tells services that hold pushes until the end of quiet hours whose zone changed (EVAL-22).
struct DeviceChangesService: RegistryV1.DeviceChanges.ServiceProtocol {
    /// Of ``WatchedZones``.
    let feed: ChangeFeed

    func watchChanges(
        _ requests: RequestStream<CommonV1.WatchChangesRequest>, response: ResponseWriter<CommonV1.WatchChangesResponse>,
        context: ServerContext
    ) async throws {
        try await feed.serve(requests, response: response)
    }
}
