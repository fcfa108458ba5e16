import CarillonAPI

/// Languages of an app's active users (I18N-01): `locale_share`, which shows when another language is worth supporting.
struct LanguageShares: Sendable {
    /// The number of users who prefer a language.
    private let users: [String: Int64]

    init(users: [String: Int64]) { self.users = users }

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
