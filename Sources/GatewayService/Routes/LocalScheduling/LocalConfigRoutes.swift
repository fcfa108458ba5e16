import CarillonAPI
import HTTPTypes
import Hummingbird
import JSON
import ServiceKit

/// `/local/config`: the server's copy of the options of a device's scheduler (AGENT-03, C-67).
struct LocalConfigRoutes {
    let localScheduling: PreferencesV1.LocalScheduling.Client

    func add(to endpoints: Endpoints) {
        let localScheduling = localScheduling
        endpoints.on(.get, "/local/config") { http in
            let user = try http.context.user
            let request = PreferencesV1.GetLocalConfigRequest(tenant: try http.context.tenant, userId: user.id)
            let options = try await localScheduling.getLocalConfig(request, options: try http.context.options).options
            guard !options.isEmpty else { throw APIError(.notFound, "the user has stored no options") }
            return .ok(try Self.view(options))
        }
        endpoints.on(.put, "/local/config") { http in
            let user = try http.context.user
            let options = try LocalOptions(http.body)
            let request = PreferencesV1.PutLocalConfigRequest(tenant: try http.context.tenant, userId: user.id, options: options.json)
            return .ok(try Self.view(try await localScheduling.putLocalConfig(request, options: try http.context.options).options))
        }
    }

    /// The options with the names of AGENT-03, in apps of either `json_key_style` (ARCH-12).
    private static func view(_ options: String) throws -> JSONValue {
        let members = (try? JSONElement(parsing: options).members) ?? [:]
        return .object(members.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: JSONValue($0.value)) })
    }
}
