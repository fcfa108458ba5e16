import CarillonAPI
import Hummingbird
import ServiceKit

/// `/admin/users/{user_id}/data`: an administrator or the host system erases (PRIV-09) or exports (PRIV-11) a user's data.
struct AdminUserDataRoutes {
    let peers: GatewayPeers

    func add(to endpoints: Endpoints) {
        let peers = peers
        endpoints.on(.delete, "/admin/users/{user_id}/data") { http in
            // Host systems need the same scope as on their own route.
            if case .host = try http.context.caller { try http.context.caller.requireScope(.directory) }
            let request = RegistryV1.EraseUserRequest(tenant: try http.queriedApp(), userId: try http.parameter("user_id"))
            return Answer.erasure(try await peers.registryUserData.eraseUser(request, options: try http.context.options))
        }
        endpoints.on(.get, "/admin/users/{user_id}/data") { http in
            let (tenant, userID) = (try http.queriedApp(), try http.parameter("user_id"))
            let options = try UserDataExport.options(http)
            let request = CommonV1.ExportStoredUserRequest(tenant: tenant, userId: userID)
            var export = UserDataExport(of: userID)
            export.sections["registry"] = try await peers.registryUserData.exportUser(.init(tenant: tenant, userId: userID), options: options) {
                try await UserDataExport.collect($0, \.section)
            }
            export.sections["preferences"] = try await peers.preferencesUserData.exportUser(
                .init(tenant: tenant, userId: userID), options: options
            ) {
                try await UserDataExport.collect($0, \.section)
            }
            export.sections["evaluator"] = try await peers.evaluatorUserData.exportUser(request, options: options) {
                try await UserDataExport.collect($0, \.section)
            }
            export.sections["dispatcher"] = try await peers.dispatcherUserData.exportUser(request, options: options) {
                try await UserDataExport.collect($0, \.section)
            }
            export.sections["receipts"] = try await peers.receiptsUserData.exportUser(request, options: options) {
                try await UserDataExport.collect($0, \.section)
            }
            return export.answer
        }
    }
}
