import CarillonAPI
import ServiceKit

extension SpoolReplay {
    /// Records how long requests were in the spool: a span from the acceptance of each until now, by the domain's clock (OBS-09).
    ///
    /// - Parameter refusal: the evaluator refuses the requests for good; nil: it has them.
    func trace(_ rows: [SpooledRow], refusal: APIError? = nil) {
        guard tracer.isOn else { return }
        let now = clock.now
        for request in rows.lazy.map(\.request) {
            tracer.record(
                in: request.traceparent, "spool events", .internal, took: max(.zero, now - request.receivedAt),
                [
                    "messaging.system": "carillon", "messaging.operation.name": "spool",
                    "messaging.batch.message_count": .number(Int64(request.events)), "carillon.request.id": .text(request.requestID),
                    "carillon.organization.id": .text(request.tenant.organizationId), "carillon.app.id": .text(request.tenant.appId),
                ], error: refusal?.reason.code)
        }
    }
}
