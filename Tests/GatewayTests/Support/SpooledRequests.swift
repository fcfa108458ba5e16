import CarillonAPI
import Protobuf
import ServiceKit

@testable import GatewayService

/// Requests for the spool.
enum SpooledRequests {
    static let start = Instant(milliseconds: 1_770_000_000_000)
    static let chat = CommonV1.Tenant(organizationId: "acme", appId: "acme-chat")
    static let forum = CommonV1.Tenant(organizationId: "acme", appId: "acme-forum")

    /// A request with an event of each id.
    static func request(_ ids: [String], of tenant: CommonV1.Tenant = chat, at instant: Instant = start, key: String = "") throws -> SpooledRequest {
        let events = ids.map { EvaluatorV1.Event(tenant: tenant, eventId: $0, eventType: "message.sent", channelId: "ch") }
        let actor = CommonV1.Actor(organizationId: tenant.organizationId, appId: tenant.appId, roles: [.system])
        return SpooledRequest(
            tenant: tenant, receivedAt: instant, events: ids.count, idempotencyKey: key, requestID: "req_\(ids.first ?? "")", traceparent: "",
            origin: "192.0.2.1", actor: try actor.bytes(), request: try EvaluatorV1.SubmitEventsRequest(events: events).bytes())
    }

    /// Rows 1, 2, 3 … of some requests.
    static func rows(_ requests: [SpooledRequest]) -> [SpooledRow] {
        requests.enumerated().map { SpooledRow(number: Int64($0.offset + 1), request: $0.element) }
    }
}
