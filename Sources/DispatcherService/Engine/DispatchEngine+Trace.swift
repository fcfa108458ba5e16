import CarillonAPI
import NIOCore
import Providers
import ServiceKit

extension DispatchEngine {
    /// Records the span of an attempt. Its outcome then belongs to that span. Names: OpenTelemetry semantic conventions, "Messaging" and "HTTP".
    /// The token, the device and the user are not among them (SEC-14).
    func trace(_ outcome: inout ReceiptsV1.Outcome, _ result: ExchangeResult, _ delivery: InFlightDelivery) {
        guard tracer.isOn, !outcome.traceparent.isEmpty else { return }
        let provider = delivery.route.provider.rawValue
        let reason = outcome.providerCode.isEmpty ? outcome.failureReason : outcome.providerCode
        let host = (delivery.lane?.authority ?? "").prefix { $0 != ":" }
        let context = tracer.record(
            in: outcome.traceparent, "send \(provider)", .client, took: .nanoseconds(max(0, result.latency.nanoseconds)),
            ago: .nanoseconds(max(0, MonotonicClock.nanoseconds - result.finishedMonotonicNanoseconds)),
            [
                "messaging.system": .text(provider), "messaging.operation.name": "send", "messaging.operation.type": "send",
                "messaging.message.id": .text(outcome.pushId), "server.address": .text(String(host)),
                "http.response.status_code": Int64(outcome.providerStatus).map { TraceSpan.Value.number($0) } ?? .text(""),
                "http.request.resend_count": .number(Int64(max(0, outcome.attemptNumber - 1))),
                "carillon.organization.id": .text(delivery.route.tenant.organizationId), "carillon.app.id": .text(delivery.route.appID),
                "carillon.notification.id": .text(outcome.notificationId), "carillon.attempt.id": .text(outcome.attemptId),
            ], error: outcome.status == .sent ? nil : reason)
        if let context { outcome.traceparent = context.traceparent }
    }
}
