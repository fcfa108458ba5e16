import CarillonAPI
import Hummingbird
import RPC
import ServiceKit

/// `/directory/users`: users, written by the host system (REG-03). `DELETE` erases (PRIV-09).
struct DirectoryUserRoutes {
    let registry: RegistryV1.Registry.Client
    let userData: RegistryV1.UserData.Client

    func add(to endpoints: Endpoints) {
        let (registry, userData) = (registry, userData)
        endpoints.on(.put, "/directory/users/{user_id}") { http in
            try http.context.caller.requireScope(.directory)
            let user = try DirectoryBody.user(http)
            try http.check(try await registry.upsertUsers(.init(users: [user]), options: try http.context.options).results)
            return .ok(JSONView.user(try await Self.stored(user, registry, options: try http.context.options)))
        }
        endpoints.on(.delete, "/directory/users/{user_id}") { http in
            try http.context.caller.requireScope(.directory)
            let request = RegistryV1.EraseUserRequest(tenant: try http.context.tenant, userId: try http.parameter("user_id"))
            return Answer.erasure(try await userData.eraseUser(request, options: try http.context.options))
        }
    }

    /// The user in the directory after a change.
    ///
    /// - Throws: `conflict` when the user was erased between the change and this call.
    static func stored(
        _ user: RegistryV1.User, _ registry: RegistryV1.Registry.Client, options: CallOptions
    ) async throws -> RegistryV1.User {
        do {
            return try await registry.getUser(.init(tenant: user.tenant, userId: user.userId), options: options).user ?? user
        } catch let error as any RPCErrorConvertible where error.rpcError.code == .notFound {
            throw APIError(
                .conflict, field: "user_id",
                "the user was erased during this call, and the change is not stored; try again later: the answer then says from when on the "
                    + "user can be stored again")
        }
    }
}
