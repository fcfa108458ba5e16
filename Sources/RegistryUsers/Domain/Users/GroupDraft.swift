import CarillonAPI
import RegistryTenants
import ServiceKit

/// Rules of groups as callers write them (REG-05).
enum GroupDraft {
    /// Fields of a group that can be cleared. A group always has a kind, and the role depends on it.
    static let clearable = ["name"]

    /// Checks a change as far as possible without the stored group.
    static func checked(_ change: RegistryV1.GroupChange) throws(APIError) -> RegistryV1.GroupChange {
        var change = change
        guard var group = change.group else { throw APIError(.invalidArgument, field: "group", "is required") }
        try FieldRules.checkHostID(group.groupId, field: "group_id")
        group.name = try FieldRules.text(group.name, field: "name", limit: 200)
        _ = try group.kind.checked(field: "kind")
        for field in group.clearFields where !clearable.contains(field) {
            throw APIError(.invalidValue, field: "clear_fields", "takes \(clearable.joined(separator: ", ")), found “\(field)”")
        }
        for user in change.addMembers { try FieldRules.checkUser(user, field: "add_members") }
        for user in change.removeMembers { try FieldRules.checkUser(user, field: "remove_members") }
        change.group = group
        return change
    }

    /// The group after the change: absent values do not change, and a new group has the kind `other`.
    static func merged(_ change: RegistryV1.GroupChange, over known: RegistryV1.Group?) throws(APIError) -> RegistryV1.Group {
        let asked = change.group ?? .init()
        var group = known ?? .init(kind: .other)
        // Fields are cleared before the given values apply.
        if asked.clearFields.contains("name") { group.name = "" }
        if !asked.name.isEmpty { group.name = asked.name }
        if asked.kind != .unspecified, asked.kind != group.kind { (group.kind, group.role) = (asked.kind, "") }
        if !asked.role.isEmpty { group.role = asked.role }
        let changesMembers = !change.addMembers.isEmpty || !change.removeMembers.isEmpty || change.replaceMembers
        if group.kind == .role {
            guard FieldRules.isRole(group.role) else {
                throw APIError(.invalidArgument, field: "role", "a group of kind role names one role of \(FieldRules.roleRule)")
            }
            guard !changesMembers else { throw noMembersByName }
        } else if !group.role.isEmpty {
            throw APIError(.invalidValue, field: "role", "is for groups of kind role alone")
        }
        return group
    }

    static let noMembersByName = APIError(
        .invalidValue, field: "add_members", "whoever has the role is a member of a group of kind role; nobody is named")
}
