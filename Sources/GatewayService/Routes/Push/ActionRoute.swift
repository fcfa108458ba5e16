import CarillonAPI
import Hummingbird
import ServiceKit

/// `POST /push/actions`: what a user did with a notification, for the host system (EVAL-42). A snooze brings the notification back (EVAL-41).
struct ActionRoute {
    let peers: GatewayPeers

    func add(to endpoints: Endpoints) {
        let (receipts, evaluator) = (peers.receipts, peers.evaluator)
        endpoints.on(.post, "/push/actions") { http in
            let user = try http.context.user
            let request = ReceiptsV1.ReportActionRequest(
                tenant: try http.context.tenant, userId: user.id, notificationId: try http.body.requiredString("notification_id"),
                pushId: try http.body.string("push_id") ?? "", deviceId: try http.body.string("device_id") ?? user.deviceID,
                action: try http.body.requiredString("action"), textInput: try http.body.string("text_input") ?? "",
                occurredAtMs: try http.body.instant("occurred_at") ?? 0)
            let answer = try await receipts.reportAction(request, options: try http.context.options)
            if answer.snoozeSeconds != 0 {
                // A repeated report must not move the snooze.
                var context = http.context
                context.idempotencyKey = answer.reportId
                let snooze = EvaluatorV1.SnoozeRequest(
                    tenant: request.tenant, userId: user.id, notificationId: request.notificationId, seconds: answer.snoozeSeconds)
                _ = try await evaluator.snooze(snooze, options: try context.options)
            }
            return .accepted([:])
        }
    }
}
