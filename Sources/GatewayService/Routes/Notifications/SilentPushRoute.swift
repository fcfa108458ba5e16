import CarillonAPI
import Hummingbird
import ServiceKit

/// `POST /notifications/silent`: a push that shows nothing, so that the app fetches what is new (EVAL-43).
struct SilentPushRoute {
    let peers: GatewayPeers

    func add(to endpoints: Endpoints) {
        let (evaluator, tenants) = (peers.evaluator, peers.tenants)
        endpoints.on(.post, "/notifications/silent") { http in
            try http.context.caller.requireScope(.events)
            var request = EvaluatorV1.SubmitSilentRequest(tenant: try await SubmitNotificationRoute.tenant(of: http, tenants))
            request.deviceIds = try http.body.strings("device_ids") ?? []
            // As in `POST /notifications`: one, or several.
            if request.deviceIds.isEmpty || http.body.has("user_id") || http.body.has("user_ids") {
                request.userIds = try NotificationBody.users(http.body)
            }
            request.syncType = try http.body.requiredString("sync_type")
            request.syncTimestampMs = try http.body.instant("sync_timestamp") ?? 0
            request.data = try http.body.stringMap("data") ?? [:]
            request.badge = try http.body.integer("badge", as: Int32.self)
            let answer = try await evaluator.submitSilent(request, options: try http.context.options)
            return .accepted([
                "event_id": .string(answer.carillonEventId),
                "notifications": .list(
                    answer.notifications.map { notification -> JSONValue in
                        ["user_id": .string(notification.userId), "notification_id": .string(notification.notificationId)]
                    }),
            ])
        }
    }
}
