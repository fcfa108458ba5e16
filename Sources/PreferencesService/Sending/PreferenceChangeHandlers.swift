import CarillonAPI
import RPC
import ServiceKit
import Storage

/// `carillon.preferences.v1.PreferenceChanges`: tells those who keep answers of `CheckSend` whose choices changed (ARCH-09).
struct PreferenceChangeHandlers: PreferencesV1.PreferenceChanges.ServiceProtocol {
    let feed: ChangeFeed

    /// What ``SendChecks`` reads.
    static let tables = [
        WatchedTable(
            "documents",
            columns: ["push_enabled", "email_enabled", "choices", "promotional_opt_in", "language", "opted_out_at_ms", "version"], newRows: "TRUE"),
        WatchedTable("channel_settings", columns: ["muted", "muted_until_ms", "notify_all"], newRows: "TRUE"),
        WatchedTable("consents", columns: ["status"], newRows: "TRUE"),
    ]

    func watchChanges(
        _ requests: RequestStream<CommonV1.WatchChangesRequest>, response: ResponseWriter<CommonV1.WatchChangesResponse>,
        context: ServerContext
    ) async throws {
        try await feed.serve(requests, response: response)
    }
}
