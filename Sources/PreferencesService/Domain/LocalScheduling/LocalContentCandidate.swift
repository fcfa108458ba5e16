import ServiceKit

/// One of the contents that a user could get: its recipient and its language.
struct LocalContentCandidate: Sendable, Hashable {
    /// The row in the store.
    var row: Int64
    var recipient: LocalRecipient
    var locale: String

    /// Whether the choice among these depends on the user's roles: no content is the user's own, and some is for a role.
    static func dependsOnRoles(_ candidates: [LocalContentCandidate]) -> Bool {
        !candidates.contains { !$0.recipient.userID.isEmpty } && candidates.contains { !$0.recipient.roleName.isEmpty }
    }

    /// The content for a user: the own one, else that of the first role that has one, else that of the whole app. Of these the one in the best
    /// language: the first wanted one, with or without its region, then the app's default, then English, then any. A user whose language is missing
    /// reads another one rather than nothing.
    ///
    /// - Parameters:
    ///   - candidates: in the order of their languages, for this user or an audience.
    ///   - roles: of the user, in the directory's order.
    ///   - wanted: BCP 47 tags, best first.
    static func best(among candidates: [LocalContentCandidate], roles: [String], wanted: [String], policy: Policy) -> LocalContentCandidate? {
        let byRecipient = Dictionary(grouping: candidates, by: \.recipient)
        let own = candidates.first { !$0.recipient.userID.isEmpty }.map { [$0.recipient] } ?? []
        let recipients = own + roles.map(LocalRecipient.role) + [.app]
        guard let found = recipients.lazy.compactMap({ byRecipient[$0] }).first else { return nil }
        for tag in wanted + TextLanguages.fallbacks(policy) {
            guard let locale = TextLanguages.supported(tag, among: found.map(\.locale)).first else { continue }
            return found.first { $0.locale == locale }
        }
        return found.first
    }
}
