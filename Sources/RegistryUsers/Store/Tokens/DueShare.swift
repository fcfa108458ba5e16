import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// The active devices of one provider, and those of them that a job would invalidate.
struct DueShare: Sendable {
    var active: Int64 = 0
    var due: Int64 = 0

    /// The condition of due devices.
    enum Condition: Sendable {
        case failures(atLeast: Int)
        case unused(since: Instant)

        /// SQL for a row of `devices`, with ``argument``.
        fileprivate var sql: String {
            switch self {
            case .failures: "failure_count >= ?"
            case .unused: "last_used_at_ms <= ?"
            }
        }

        fileprivate var argument: Int64 {
            switch self {
            case .failures(let count): Int64(count)
            case .unused(let since): since.milliseconds
            }
        }
    }

    /// Devices of a read transaction. During one the log cannot be checkpointed.
    private static let page = 2_000

    /// Counts an app's devices page by page, beside the writer. Changes meanwhile may be missing.
    static func count(_ tenant: CommonV1.Tenant, _ condition: Condition, _ store: Store) async throws -> [PushTokenType: DueShare] {
        var (shares, last, found) = ([PushTokenType: DueShare](), (user: "", device: ""), page)
        while found == page {
            try Task.checkCancellation()
            (shares, last, found) = try await store.read { [shares, last] database in
                var (shares, last, found) = (shares, last, 0)
                let rows = try Row.fetchCursor(
                    database.cachedStatement(
                        sql: """
                            SELECT user_id, device_id, push_token_type, \(condition.sql), status = 'active' FROM devices
                            WHERE organization_id = ? AND app_id = ? AND (user_id, device_id) > (?, ?)
                            ORDER BY user_id, device_id LIMIT ?
                            """), arguments: [condition.argument, tenant.organizationId, tenant.appId, last.user, last.device, page])
                while let row = try rows.next() {
                    last = (row[0], row[1])
                    found += 1
                    guard row[4], let type = PushTokenType(name: row[2]) else { continue }
                    shares[type, default: .init()].active += 1
                    if row[3] { shares[type, default: .init()].due += 1 }
                }
                return (shares, last, found)
            }
        }
        return shares
    }
}
