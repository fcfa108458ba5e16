import CarillonAPI
import RPC
import ServiceKit
import Storage

/// `carillon.registry.v1.DeviceChanges`: names the users whose devices changed to services that cache verdicts on devices (ARCH-09), and the users
/// whose time zone changed to services that defer notifications for quiet hours (EVAL-22).
struct DeviceChangesService: RegistryV1.DeviceChanges.ServiceProtocol {
    let feed: ChangeFeed

    /// What ``DeviceVerdicts`` looks at, and the zones. Nobody has a verdict on a new device, and a user without a row counts as active.
    static let tables = [
        WatchedTable(
            "devices",
            columns: [
                "status", "revoked_reason", "notifications_enabled", "permission_status", "push_token_type", "address_environment", "address",
                "token_hash", "address_version", "timezone", "expires_at_ms",
            ], newRows: nil),
        WatchedTable("users", columns: ["status", "timezone"], newRows: "NEW.status <> 'active'"),
    ]

    func watchChanges(
        _ requests: RequestStream<CommonV1.WatchChangesRequest>, response: ResponseWriter<CommonV1.WatchChangesResponse>,
        context: ServerContext
    ) async throws {
        try await feed.serve(requests, response: response)
    }
}
