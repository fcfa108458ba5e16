import CarillonAPI
import ServiceKit
import Storage

/// What the active users of an app read (I18N-01): `locale_share`, by which it is seen when a further language is worth having.
struct LanguageShares: Sendable {
    /// How many users prefer a language.
    private let users: [String: Int64]

    /// Users by the locale of their profile and that of the device they used last.
    ///
    /// The signs before the columns keep SQLite from going through the index of all devices by use, once for each user.
    static let sql = """
        SELECT u.user_id, coalesce(u.locale, ''), coalesce((
            SELECT d.locale FROM devices AS d
            WHERE d.organization_id = u.organization_id AND d.app_id = u.app_id AND d.user_id = u.user_id AND d.status = 'active'
            ORDER BY +d.last_used_at_ms DESC, +d.id DESC LIMIT 1), '')
        FROM users AS u WHERE u.organization_id = ? AND u.app_id = ? AND u.user_id > ? AND u.status = 'active'
        ORDER BY u.user_id LIMIT \(page)
        """
    /// Users of one reading: while one lasts, the store's log cannot be folded and grows.
    private static let page = 2_000

    /// Asks for each user in the order that texts for them do (`locale_source_order`), page by page.
    static func read(_ tenant: Tenant, policy: Policy, _ store: Store) async throws -> LanguageShares {
        let (order, otherwise) = (policy.localeSourceOrder, policy.defaultLocale)
        var users: [String: Int64] = [:]
        var last = ""
        while true {
            try Task.checkCancellation()
            let rows = try await store.read { [last] database in
                try database.rows(sql, [tenant.organization, tenant.app, last]) {
                    (user: $0[0] as String, locales: ["user": $0[1] as String, "device": $0[2] as String])
                }
            }
            for row in rows {
                let locale = order.lazy.compactMap { $0 == "default" ? otherwise : row.locales[$0] }.first { !$0.isEmpty }
                users[language(of: locale ?? otherwise), default: 0] += 1
            }
            guard rows.count == page, let end = rows.last else { return LanguageShares(users: users) }
            last = end.user
        }
    }

    private init(users: [String: Int64]) { self.users = users }

    /// `es-MX`, `es_MX` → `es`.
    private static func language(of locale: String) -> String { String(locale.prefix { $0 != "-" && $0 != "_" }).lowercased() }

    /// The most frequent first.
    ///
    /// - Parameter smallestGroup: languages of fewer users are merged into `other`, and further ones until that is as large (REG-32).
    func shares(smallestGroup: Int64 = 1) -> [RegistryV1.LanguageShare] {
        let all = users.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let whole = all.reduce(0) { $0 + $1.value }
        var shown = all.filter { $0.value >= smallestGroup }
        var other = all[shown.count...].reduce(0) { $0 + $1.value }
        while other > 0, other < smallestGroup, let next = shown.popLast() { other += next.value }
        if other > 0 { shown.append((key: "other", value: other)) }
        return shown.map { .init(language: $0.key, users: $0.value, share: Double($0.value) / Double(whole)) }
    }
}
