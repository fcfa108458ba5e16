import CarillonAPI
import RPC
import ServiceKit

/// `carillon.preferences.v1.PreferenceChanges`: streams the users whose choices changed, for services that defer pushes (EVAL-22).
struct PreferenceChangesService: PreferencesV1.PreferenceChanges.ServiceProtocol {
    /// Changes of ``SendCheckReading/watched``.
    let feed: ChangeFeed

    func watchChanges(
        _ requests: RequestStream<CommonV1.WatchChangesRequest>, response: ResponseWriter<CommonV1.WatchChangesResponse>,
        context: ServerContext
    ) async throws {
        try await feed.serve(requests, response: response)
    }
}
