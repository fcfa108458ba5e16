import CarillonAPI
import Hummingbird
import ServiceKit

/// `POST /notifications/snooze`: the user's notification is sent again later (EVAL-41). Apps of [000] call it below `/api`, without a version.
struct SnoozeRoute {
    let evaluator: EvaluatorV1.Evaluator.Client

    func add(to endpoints: Endpoints) {
        let evaluator = evaluator
        endpoints.on(.post, "/notifications/snooze") { http in
            let request = EvaluatorV1.SnoozeRequest(
                tenant: try http.context.tenant, userId: try http.context.user.id, notificationId: try http.body.requiredString("notification_id"),
                seconds: try http.body.integer("seconds", as: Int32.self))
            let answer = try await evaluator.snooze(request, options: try http.context.options)
            return .ok(["scheduled_for": JSONView.instant(answer.scheduledForMs)])
        }
    }
}
