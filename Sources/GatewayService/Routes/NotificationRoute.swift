import CarillonAPI
import Hummingbird
import ServiceKit

/// `/notifications/{notification_id}`: a notification with its receipts.
struct NotificationRoute {
    let receipts: ReceiptsV1.Receipts.Client

    func add(to endpoints: Endpoints) {
        let receipts = receipts
        endpoints.on(.get, "/notifications/{notification_id}") { http in
            let (tenant, id) = (try http.context.tenant, try http.parameter("notification_id"))
            // Receipts answer users about their own notifications, and system admins about all (PRIV-12).
            let view = try await receipts.getNotification(
                .init(tenant: tenant, notificationId: id), options: try http.context.options
            ).notification
            guard let view else { throw APIError(.notFound, "no such notification") }
            return .ok(["notification": JSONView.notification(view)])
        }
    }
}
