import CarillonAPI
import Hummingbird
import ServiceKit

/// `/erasures/{erasure_id}`: the progress of an erasure (PRIV-09).
struct ErasureRoute {
    let userData: RegistryV1.UserData.Client

    func add(to endpoints: Endpoints) {
        let userData = userData
        endpoints.on(.get, "/erasures/{erasure_id}") { http in
            // A host that may erase may see how that goes.
            if case .host = try http.context.caller { try http.context.caller.requireScope(.directory) }
            let answer = try await userData.getErasure(.init(erasureId: try http.parameter("erasure_id")), options: try http.context.options)
            return .ok(JSONView.erasure(answer.erasure ?? .init()))
        }
    }
}
