import CarillonAPI
import Hummingbird
import ServiceKit

/// `/users/me/erasure` (PRIV-09) and `/users/me/data` (PRIV-11): a user erases or exports their own data.
struct OwnDataRoutes {
    let peers: GatewayPeers

    func add(to endpoints: Endpoints) {
        let peers = peers
        endpoints.on(.post, "/users/me/erasure") { http in
            Answer.erasure(try await peers.registryUserData.eraseOwnData(.init(), options: try http.context.options))
        }
        endpoints.on(.get, "/users/me/data") { http in
            let options = try UserDataExport.options(http)
            var export = UserDataExport(of: try http.context.user.id)
            export.sections["registry"] = try await peers.registryUserData.exportOwnData(.init(), options: options) {
                try await UserDataExport.collect($0, \.section)
            }
            export.sections["preferences"] = try await peers.preferencesUserData.exportOwnData(.init(), options: options) {
                try await UserDataExport.collect($0, \.section)
            }
            export.sections["evaluator"] = try await peers.evaluatorUserData.exportOwnData(.init(), options: options) {
                try await UserDataExport.collect($0, \.section)
            }
            export.sections["dispatcher"] = try await peers.dispatcherUserData.exportOwnData(.init(), options: options) {
                try await UserDataExport.collect($0, \.section)
            }
            export.sections["receipts"] = try await peers.receiptsUserData.exportOwnData(.init(), options: options) {
                try await UserDataExport.collect($0, \.section)
            }
            return export.answer
        }
    }
}
