import CarillonAPI
import RPC
import ServiceKit

/// `carillon.preferences.v1.PreferenceChanges`: tells those who hold pushes back whose choices changed (EVAL-22).
struct PreferenceChangesService: PreferencesV1.PreferenceChanges.ServiceProtocol {
    /// Of ``PreferencesSchema/answerTables``.
    let feed: ChangeFeed

    func watchChanges(
        _ requests: RequestStream<CommonV1.WatchChangesRequest>, response: ResponseWriter<CommonV1.WatchChangesResponse>,
        context: ServerContext
    ) async throws {
        try await feed.serve(requests, response: response)
    }
}
