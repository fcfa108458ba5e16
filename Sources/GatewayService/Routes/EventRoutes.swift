import CarillonAPI
import Hummingbird
import ServiceKit

/// `/events`, `/notifications/{id}`.
struct EventRoutes {
    /// Most events one request may carry (GW-06).
    static let mostEvents = 100

    let services: Services

    func add(to endpoints: Endpoints) {
        let evaluator = services.evaluator
        let receipts = services.receipts
        endpoints.on(.post, "/events") { http in
            let items =
                try http.body.elements("events", most: Self.mostEvents) ?? http.body.elements("items", most: Self.mostEvents) ?? [
                    .success(http.body)
                ]
            if let item = items.lazy.compactMap({ try? $0.get() }).first(where: { $0.has("override_reason") }) {
                return try await Self.submit(overriding: item, of: items.count, http, evaluator)
            }
            try http.context.caller.requireScope(.events)
            guard !items.isEmpty else { throw APIError(.invalidArgument, field: "events", "events is empty") }
            return try await Self.submit(items, http, evaluator)
        }
        endpoints.on(.get, "/notifications/{id}") { http in
            let (tenant, id) = (try http.context.tenant, try http.parameter("id"))
            // Receipts answer users about their own notifications, and system admins about all (PRIV-12).
            let view = try await receipts.getNotification(
                .init(tenant: tenant, notificationId: id), options: try http.context.options
            ).notification
            guard let view else { throw APIError(.notFound, "no such notification") }
            return .ok(["notification": JSONView.notification(view)])
        }
    }

    /// Submits an event with a reason to override preferences (ROLE-05). The evaluator checks that the caller is a system administrator.
    private static func submit(
        overriding item: JSONObject, of count: Int, _ http: EndpointRequest, _ evaluator: EvaluatorV1.Evaluator.Client
    ) async throws -> Answer {
        guard count == 1 else {
            throw APIError(.invalidArgument, field: "events", "an event with override_reason must be the only event of its request")
        }
        let reason = try item.string("override_reason") ?? ""
        let event = try EventBody.event(item, tenant: try http.context.tenant, defaultApp: try http.body.string("app_id"))
        let answer = try await evaluator.submitOverride(.init(event: event, reason: reason), options: try http.context.options)
        let stored = answer.event ?? .init()
        return .accepted([
            "event_id": .string(stored.eventId), "accepted": .integer(1),
            "results": [
                [
                    "index": .integer(0), "event_id": .string(stored.eventId), "carillon_event_id": .string(stored.carillonEventId),
                    "duplicate": .bool(stored.duplicate),
                ]
            ],
        ])
    }

    private static func submit(
        _ items: [Result<JSONObject, APIError>], _ http: EndpointRequest, _ evaluator: EvaluatorV1.Evaluator.Client
    ) async throws -> Answer {
        let tenant = try http.context.tenant
        var events: [EvaluatorV1.Event] = []
        var positions: [Int] = []
        var results: [(index: Int, value: JSONValue)] = []
        for (index, item) in items.enumerated() {
            do {
                events.append(try EventBody.event(try item.get(), tenant: tenant, defaultApp: try http.body.string("app_id")))
                positions.append(index)
            } catch let error as APIError {
                // The error of a single event is the request's error. In a batch it belongs to the item (ARCH-16).
                if items.count == 1 { throw error }
                results.append((index, rejected(index, error.reason.code, error.field ?? "", error.message)))
            }
        }
        var single: EvaluatorV1.SubmittedEvent?
        if !events.isEmpty {
            let answer = try await evaluator.submitEvents(.init(events: events), options: try http.context.options)
            if items.count == 1, let refused = answer.rejected.first {
                throw APIError(
                    ErrorReason(code: refused.reason) ?? .invalidArgument, field: refused.field.isEmpty ? nil : refused.field, refused.message)
            }
            single = items.count == 1 ? answer.accepted.first : nil
            for accepted in answer.accepted {
                let index = positions[Int(accepted.index)]
                results.append(
                    (
                        index,
                        [
                            "index": .integer(Int64(index)), "event_id": .string(accepted.eventId),
                            "carillon_event_id": .string(accepted.carillonEventId),
                            "duplicate": .bool(accepted.duplicate),
                        ]
                    ))
            }
            for refused in answer.rejected {
                let index = positions[Int(refused.index)]
                results.append((index, rejected(index, refused.reason, refused.field, refused.message)))
            }
        }
        let accepted = results.count { if case .object(let members) = $0.value { !members.contains { $0.name == "code" } } else { false } }
        return .accepted([
            "event_id": single.map { .string($0.eventId) } ?? .null, "accepted": .integer(Int64(accepted)),
            "results": .list(results.sorted { $0.index < $1.index }.map(\.value)),
        ])
    }

    private static func rejected(_ index: Int, _ code: String, _ field: String, _ message: String) -> JSONValue {
        ["index": .integer(Int64(index)), "code": .string(code), "field": .text(field), "message": .string(message)]
    }
}

/// An event as JSON (EVAL-02).
enum EventBody {
    static func event(_ body: JSONObject, tenant: CommonV1.Tenant, defaultApp: String?) throws -> EvaluatorV1.Event {
        let app = try body.string("app_id") ?? defaultApp ?? tenant.appId
        guard app == tenant.appId else { throw APIError(.notFound, field: body.path(of: "app_id"), "no such app") }
        var event = EvaluatorV1.Event()
        event.tenant = tenant
        event.eventId = try body.requiredString("event_id")
        event.eventType = try body.requiredString("event_type")
        event.occurredAtMs = try body.instantMilliseconds("occurred_at") { Instant(rfc3339: $0)?.milliseconds } ?? 0
        event.actorId = try body.string("actor_id") ?? ""
        event.subjectUserId = try body.string("subject_user_id") ?? ""
        event.recipients = try body.strings("recipients") ?? []
        event.channelId = try body.string("channel_id") ?? ""
        event.channelType = try body.choice("channel_type", reason: .invalidArgument) ?? .unspecified
        event.channelMembers = try body.strings("channel_members") ?? []
        event.inlineMembers = body.has("channel_members")
        event.threadId = try body.string("thread_id") ?? ""
        event.threadFollowers = try body.strings("thread_followers") ?? []
        event.inlineFollowers = body.has("thread_followers")
        event.mentions = try (body.objects("mentions") ?? []).map { mention in
            .init(type: try mention.requiredChoice("type", reason: .invalidArgument), userId: try mention.string("user_id") ?? "")
        }
        event.entityType = try body.string("entity_type") ?? ""
        event.entityId = try body.string("entity_id") ?? ""
        event.data = try body.stringMap("data") ?? [:]
        event.typeId = try body.string("type_id") ?? ""
        if let priority = try body.priority("priority") { event.priority = priority }
        return event
    }
}
