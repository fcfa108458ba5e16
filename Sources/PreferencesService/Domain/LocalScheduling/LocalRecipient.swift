import CarillonAPI
import ServiceKit

/// The recipient of a content (``LocalContent``).
enum LocalRecipient: Sendable, Hashable {
    case user(String)
    /// All users with a role in the directory.
    case role(String)
    /// All users of the app.
    case app

    /// - Throws: ``APIError`` unless the request names exactly one recipient.
    init(_ request: PreferencesV1.PutLocalContentRequest) throws {
        let (user, audience) = (request.userId, request.audience ?? .init())
        try FieldRules.checkUserIfNamed(user)
        guard audience.role.isEmpty || FieldRules.isRole(audience.role) else {
            throw APIError(.invalidValue, field: "audience.role", "has \(FieldRules.roleRule)")
        }
        switch (user.isEmpty, audience.role.isEmpty, audience.wholeApp) {
        case (false, true, false): self = .user(user)
        case (true, false, false): self = .role(audience.role)
        case (true, true, true): self = .app
        case (true, true, false): throw APIError(.invalidArgument, field: "user_id", "name a user, or an audience: a role or the whole app")
        default: throw APIError(.invalidArgument, field: "user_id", "name one: a user, a role, or the whole app")
        }
    }

    /// The user's id; empty for an audience.
    var userID: String { if case .user(let id) = self { id } else { "" } }

    /// The role; empty for a user and for the whole app.
    var roleName: String { if case .role(let name) = self { name } else { "" } }
}
