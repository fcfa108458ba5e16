import CarillonAPI
import Hummingbird
import ServiceKit

/// `/push/delivered`, `/push/opened`, `/push/dismissed`, `/push/displayed`: what a device did with a push.
struct ReceiptRoutes {
    let receipts: ReceiptsV1.Receipts.Client

    func add(to endpoints: Endpoints) {
        let receipts = receipts
        for kind in ReceiptsV1.ClientEventKind.Known.allCases {
            endpoints.on(.post, "/push/\(kind.name)") { http in
                let answer = try await receipts.reportClientEvent(try Self.report(kind, http), options: try http.context.options)
                // 202 without an effect: the log of that time was purged, and the client need not repeat the report (RCPT-06).
                return answer.recorded ? .ok() : .accepted([:])
            }
        }
    }

    private static func report(_ kind: ReceiptsV1.ClientEventKind.Known, _ http: EndpointRequest) throws -> ReceiptsV1.ReportClientEventRequest {
        let body = http.body
        let user = try http.context.user
        var report = ReceiptsV1.ReportClientEventRequest()
        report.tenant = try http.context.tenant
        report.userId = user.id
        report.kind = .init(kind)
        report.notificationId = try body.requiredString("notification_id")
        report.pushId = try body.string("push_id") ?? ""
        report.deviceId = try body.string("device_id") ?? user.deviceID
        report.occurredAtMs = try body.instant("\(kind.name)_at") ?? 0
        report.actionTaken = try body.string("action_taken") ?? ""
        report.appStateOnOpen = try body.choice("app_state_on_open", reason: .invalidArgument) ?? .unspecified
        report.dismissMethod = try body.choice("dismiss_method", reason: .invalidArgument) ?? .unspecified
        report.deepLinkTarget = try body.string("deep_link_target") ?? ""
        return report
    }
}
