import CarillonAPI
import HTTPTypes
import ServiceKit

/// `POST /entities/{entity_type}/{entity_id}/deleted`: stops what is unsent about an entity (EVAL-52).
struct EntityRoute {
    let peers: GatewayPeers

    func add(to endpoints: Endpoints) {
        let (evaluator, tenants) = (peers.evaluator, peers.tenants)
        endpoints.on(.post, "/entities/{entity_type}/{entity_id}/deleted") { http in
            try http.context.caller.requireSubmitter()
            let request = EvaluatorV1.EntityDeletedRequest(
                tenant: try await http.administered(by: tenants), entityType: try http.parameter("entity_type"),
                entityId: try http.parameter("entity_id"))
            let answer = try await evaluator.entityDeleted(request, options: try http.context.options)
            return .ok(["cancelled": .integer(Int64(answer.cancelled))])
        }
    }
}
