import CarillonAPI
import RegistryTenants
import ServiceKit

/// Merges a request into a stored user: absent values do not change, unless they are to be cleared (REG-03).
enum UserDraft {
    /// Fields that can be cleared. A user always has a status.
    static let clearable = [
        "roles", "display_name", "email", "locale", "timezone", "inactive_reason", "birth_date", "under_13", "reduce_motion", "emoji_ok",
    ]

    private static let earliestBirthYear = 1_900

    /// Checks the request, field by field.
    ///
    /// - Parameter tomorrow: the latest valid date of birth.
    static func checked(_ user: RegistryV1.User, tomorrow: LocalDate) throws(APIError) -> RegistryV1.User {
        var user = user
        try FieldRules.checkUser(user.userId)
        user.displayName = try FieldRules.text(user.displayName, field: "display_name", limit: 200)
        if let email = user.email { user.email = try FieldRules.text(email, field: "email", limit: 320) }
        if let locale = user.locale { try FieldRules.checkLocale(locale) }
        if let timezone = user.timezone { try FieldRules.checkTimezone(timezone) }
        try FieldRules.checkRoles(user.roles)
        _ = try user.status.checked(field: "status")
        user.inactiveReason = try FieldRules.text(user.inactiveReason, field: "inactive_reason", limit: 200)
        if let birthDate = user.birthDate {
            guard let day = LocalDate(birthDate), day.year >= earliestBirthYear, day <= tomorrow else {
                throw APIError(
                    .invalidValue, field: "birth_date", "is a day as YYYY-MM-DD, from \(earliestBirthYear) on and not in the future")
            }
        }
        for field in user.clearFields where !clearable.contains(field) {
            throw APIError(.invalidValue, field: "clear_fields", "takes \(clearable.joined(separator: ", ")), found “\(field)”")
        }
        return user
    }

    /// The user after the change.
    ///
    /// - Parameters:
    ///   - asked: checked.
    ///   - existing: nil for a new user, who is an active member by default.
    static func merged(_ asked: RegistryV1.User, over existing: RegistryV1.User?) -> RegistryV1.User {
        var user = existing ?? .init(tenant: asked.tenant, userId: asked.userId, roles: ["member"], status: .active)
        for field in asked.clearFields { clear(field, of: &user) }
        if !asked.roles.isEmpty { user.roles = asked.roles }
        if !asked.displayName.isEmpty { user.displayName = asked.displayName }
        user.email = asked.email ?? user.email
        user.locale = asked.locale ?? user.locale
        user.timezone = asked.timezone ?? user.timezone
        if asked.status != .unspecified { user.status = asked.status }
        if !asked.inactiveReason.isEmpty { user.inactiveReason = asked.inactiveReason }
        user.birthDate = asked.birthDate ?? user.birthDate
        user.under13 = asked.under13 ?? user.under13
        user.reduceMotion = asked.reduceMotion ?? user.reduceMotion
        user.emojiOk = asked.emojiOk ?? user.emojiOk
        // An active user has no reason of inactivity.
        if user.status == .active { user.inactiveReason = "" }
        return user
    }

    private static func clear(_ field: String, of user: inout RegistryV1.User) {
        switch field {
        case "roles": user.roles = []
        case "display_name": user.displayName = ""
        case "email": user.email = nil
        case "locale": user.locale = nil
        case "timezone": user.timezone = nil
        case "inactive_reason": user.inactiveReason = ""
        case "birth_date": user.birthDate = nil
        case "under_13": user.under13 = nil
        case "reduce_motion": user.reduceMotion = nil
        default: user.emojiOk = nil
        }
    }
}
