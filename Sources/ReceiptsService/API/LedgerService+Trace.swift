import CarillonAPI
import ServiceKit

extension LedgerService {
    /// Records the spans of recorded outcomes, which are the last ones of their traces. Names: OpenTelemetry semantic conventions, "Messaging".
    ///
    /// - Parameters:
    ///   - places: of the recorded ones.
    ///   - took: how long the batch took.
    func trace(_ outcomes: [ReceiptsV1.Outcome], at places: [Int], took: Duration) {
        for place in places {
            let outcome = outcomes[place]
            tracer.record(
                in: outcome.traceparent, "record outcome", .consumer, took: took,
                [
                    "messaging.system": "carillon", "messaging.operation.name": "record", "messaging.operation.type": "process",
                    "messaging.message.id": .text(outcome.pushId), "carillon.organization.id": .text(outcome.tenant?.organizationId ?? ""),
                    "carillon.app.id": .text(outcome.tenant?.appId ?? ""), "carillon.notification.id": .text(outcome.notificationId),
                    "carillon.attempt.id": .text(outcome.attemptId), "carillon.delivery.status": .text(outcome.status.name),
                ])
        }
    }
}
