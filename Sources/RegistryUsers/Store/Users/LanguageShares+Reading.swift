import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

extension LanguageShares {
    /// Users by the locale of their profile and of their last used device.
    ///
    /// The signs before the columns keep SQLite from reading the index of all devices by use for each user.
    static let sql = """
        SELECT u.user_id, coalesce(u.locale, ''), coalesce((
            SELECT d.locale FROM devices AS d
            WHERE d.organization_id = u.organization_id AND d.app_id = u.app_id AND d.user_id = u.user_id AND d.status = 'active'
            ORDER BY +d.last_used_at_ms DESC, +d.id DESC LIMIT 1), '')
        FROM users AS u WHERE u.organization_id = ? AND u.app_id = ? AND u.user_id > ? AND u.status = 'active'
        ORDER BY u.user_id LIMIT \(page)
        """

    /// Users of a read transaction. During one the log cannot be checkpointed.
    private static let page = 2_000

    /// Chooses each user's locale in the order for texts (`locale_source_order`), page by page.
    static func read(_ tenant: CommonV1.Tenant, policy: Policy, _ store: Store) async throws -> LanguageShares {
        let (order, otherwise) = (policy.localeSourceOrder, policy.defaultLocale)
        var users: [String: Int64] = [:]
        var last = ""
        while true {
            try Task.checkCancellation()
            let rows = try await store.read { [last] database in
                try database.rows(sql, [tenant.organizationId, tenant.appId, last]) {
                    (user: $0[0] as String, locales: ["user": $0[1] as String, "device": $0[2] as String])
                }
            }
            for row in rows {
                let locale = order.lazy.compactMap { $0 == "default" ? otherwise : row.locales[$0] }.first { !$0.isEmpty }
                users[TextLanguages.language(of: locale ?? otherwise), default: 0] += 1
            }
            guard rows.count == page, let end = rows.last else { return LanguageShares(users: users) }
            last = end.user
        }
    }
}
