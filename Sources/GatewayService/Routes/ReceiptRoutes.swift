import CarillonAPI
import Hummingbird
import ServiceKit

/// `/push/delivered`, `/push/opened`, `/push/dismissed`, `/push/displayed`, `/badge`.
struct ReceiptRoutes {
    let services: Services

    func add(to endpoints: Endpoints) {
        let receipts = services.receipts
        for kind in ReceiptsV1.ClientEventKind.Known.allCases {
            endpoints.on(.post, "/push/\(kind.name)") { http in
                let answer = try await receipts.reportClientEvent(try Self.report(kind, http), options: try http.context.options)
                // 202 without an effect: the log of that time was purged, and the client need not repeat the report (RCPT-06).
                return answer.recorded ? .ok() : .accepted([:])
            }
        }
        endpoints.on(.get, "/badge") { http in
            let badge = try await receipts.badge(
                .init(tenant: try http.context.tenant, userId: try http.context.user.id), options: try http.context.options)
            return .ok(Self.badge(badge.badge, badge.counters))
        }
        endpoints.on(.post, "/badge/counters") { http in
            let user: String
            switch try http.context.caller {
            case .user, .platform: user = try http.context.user.id
            case .host: user = try http.body.requiredString("user_id")
            }
            let request = ReceiptsV1.ChangeCounterRequest(
                tenant: try http.context.tenant, userId: user, counter: try http.body.requiredString("counter"),
                op: try http.body.requiredChoice("op", reason: .invalidArgument), value: Int32(clamping: try http.body.integer("value") ?? 1))
            let changed = try await receipts.changeCounter(request, options: try http.context.options)
            return .ok(Self.badge(changed.badge, changed.counters))
        }
    }

    private static func badge(_ value: Int32, _ counters: [String: Int32]) -> JSONValue {
        ["badge": .integer(Int64(value)), "counters": .map(counters.mapValues { .integer(Int64($0)) })]
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
        report.occurredAtMs = try body.instantMilliseconds("\(kind.name)_at") { Instant(rfc3339: $0)?.milliseconds } ?? 0
        report.actionTaken = try body.string("action_taken") ?? ""
        report.appStateOnOpen = try body.choice("app_state_on_open", reason: .invalidArgument) ?? .unspecified
        report.dismissMethod = try body.choice("dismiss_method", reason: .invalidArgument) ?? .unspecified
        report.deepLinkTarget = try body.string("deep_link_target") ?? ""
        return report
    }
}
