import CarillonAPI
import Hummingbird
import ServiceKit

/// `/notifications/{notification_id}`: a notification with its receipts, and its cancellation.
struct NotificationRoute {
    let peers: GatewayPeers

    func add(to endpoints: Endpoints) {
        let (receipts, evaluator, tenants) = (peers.receipts, peers.evaluator, peers.tenants)
        endpoints.on(.get, "/notifications/{notification_id}") { http in
            try http.context.caller.requireSubmitter()
            let (tenant, id) = (try http.context.tenant, try http.parameter("notification_id"))
            // Receipts answer users about their own notifications, and system admins about all (PRIV-12).
            let view = try await receipts.getNotification(
                .init(tenant: tenant, notificationId: id), options: try http.context.options
            ).notification
            guard let view else { throw APIError(.notFound, "no such notification") }
            return .ok(["notification": JSONView.notification(view)])
        }
        endpoints.on(.delete, "/notifications/{notification_id}") { http in
            try http.context.caller.requireSubmitter()
            let (tenant, id) = (try await http.administered(by: tenants), try http.parameter("notification_id"))
            let answer = try await evaluator.cancel(.init(tenant: tenant, notificationIds: [id]), options: try http.context.options)
            guard answer.rejected.isEmpty else { throw APIError(.notFound, "no such notification") }
            return .ok(["cancelled": .integer(Int64(answer.cancelled))])
        }
    }
}

extension Caller {
    /// Refuses host systems whose service key has not the scope of events. The service that is called checks the
    /// roles of administrators.
    func requireSubmitter() throws {
        if case .host = self { try requireScope(.events) }
    }
}
