import CarillonAPI
import RPC
import ServiceKit
import Storage

/// `carillon.preferences.v1.PreferenceChanges`: streams the users whose choices changed, for services that defer pushes (EVAL-22).
struct PreferenceChangesService: PreferencesV1.PreferenceChanges.ServiceProtocol {
    /// The tables that the answers of `CheckSend` depend on.
    static let watched = [DocumentTable.watched, ChannelSettingTable.watched, ConsentTable.watched]

    /// Changes of ``watched``.
    let feed: ChangeFeed

    func watchChanges(
        _ requests: RequestStream<CommonV1.WatchChangesRequest>, response: ResponseWriter<CommonV1.WatchChangesResponse>,
        context: ServerContext
    ) async throws {
        try await feed.serve(requests, response: response)
    }
}
