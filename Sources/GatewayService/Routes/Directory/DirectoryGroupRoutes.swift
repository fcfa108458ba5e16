import CarillonAPI
import Hummingbird
import ServiceKit

/// `/directory/groups`: groups and their members, written by the host system (REG-05).
struct DirectoryGroupRoutes {
    let groups: RegistryV1.Groups.Client

    func add(to endpoints: Endpoints) {
        let groups = groups
        endpoints.on(.put, "/directory/groups/{group_id}") { http in
            var change = try Self.members(of: http)
            let name = try DirectoryBody.name(http.body)
            change.group?.name = name ?? ""
            if name?.isEmpty == true { change.group?.clearFields = ["name"] }
            change.group?.kind = try http.body.choice("kind") ?? .unspecified
            change.group?.role = try http.body.string("role") ?? ""
            return try await Self.write(change, http, groups)
        }
        endpoints.on(.put, "/directory/groups/{group_id}/members") { http in
            var change = try Self.members(of: http)
            change.membersOnly = true
            return try await Self.write(change, http, groups)
        }
        endpoints.on(.get, "/directory/groups/{group_id}") { http in
            try http.context.caller.requireScope(.directory)
            let request = RegistryV1.GetGroupRequest(tenant: try http.context.tenant, groupId: try http.parameter("group_id"))
            return .ok(JSONView.group(try await groups.getGroup(request, options: try http.context.options).group ?? .init()))
        }
        endpoints.on(.delete, "/directory/groups/{group_id}") { http in
            try http.context.caller.requireScope(.directory)
            let request = RegistryV1.RemoveGroupRequest(tenant: try http.context.tenant, groupId: try http.parameter("group_id"))
            _ = try await groups.removeGroup(request, options: try http.context.options)
            return .noContent
        }
    }

    /// `members` replaces all members; `add` and `remove` change some.
    private static func members(of http: EndpointRequest) throws -> RegistryV1.GroupChange {
        try http.context.caller.requireScope(.directory)
        var change = RegistryV1.GroupChange(
            group: .init(tenant: try http.context.tenant, groupId: try http.parameter("group_id")))
        if let members = try http.body.strings("members") {
            change.addMembers = members
            change.replaceMembers = true
        } else {
            change.addMembers = try http.body.strings("add") ?? []
            change.removeMembers = try http.body.strings("remove") ?? []
        }
        return change
    }

    private static func write(
        _ change: RegistryV1.GroupChange, _ http: EndpointRequest, _ groups: RegistryV1.Groups.Client
    ) async throws -> Answer {
        try http.check(try await groups.upsertGroups(.init(changes: [change]), options: try http.context.options).results)
        let request = RegistryV1.GetGroupRequest(tenant: change.group?.tenant, groupId: change.group?.groupId ?? "")
        return .ok(JSONView.group(try await groups.getGroup(request, options: try http.context.options).group ?? .init()))
    }
}
