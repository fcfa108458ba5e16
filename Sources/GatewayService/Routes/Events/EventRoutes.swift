import CarillonAPI
import Hummingbird
import ServiceKit

/// `/events`: events of host systems (EVAL-02).
struct EventRoutes {
    /// Most events one request may carry (GW-06).
    static let mostEvents = 100

    let evaluator: EvaluatorV1.Evaluator.Client

    func add(to endpoints: Endpoints) {
        let evaluator = evaluator
        endpoints.on(.post, "/events", list: "items") { http in
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
            "event_id": .string(stored.eventId), "accepted": .integer(1), "results": [view(stored, at: 0)],
        ])
    }

    /// Submits the readable events. The error of a single event is the request's error; in a batch it belongs to the item (ARCH-16).
    private static func submit(
        _ items: [Result<JSONObject, APIError>], _ http: EndpointRequest, _ evaluator: EvaluatorV1.Evaluator.Client
    ) async throws -> Answer {
        let isSingle = items.count == 1
        let tenant = try http.context.tenant
        var submitted: [(index: Int, item: JSONObject)] = []
        var events: [EvaluatorV1.Event] = []
        var refused: [RefusedItem] = []
        for (index, item) in items.enumerated() {
            do {
                events.append(try EventBody.event(try item.get(), tenant: tenant, defaultApp: try http.body.string("app_id")))
                submitted.append((index, try item.get()))
            } catch let error as APIError {
                if isSingle { throw error }
                refused.append(RefusedItem(index, error))
                // The rest of it was not read, and is not unknown.
                try? item.get().leaveUnread()
            }
        }
        var accepted: [EvaluatorV1.SubmittedEvent] = []
        if !events.isEmpty {
            let answer = try await evaluator.submitEvents(.init(events: events), options: try http.context.options)
            accepted = answer.accepted
            for result in answer.rejected {
                let (index, item) = submitted[Int(result.index)]
                let error = http.error(result, in: item)
                if isSingle { throw error }
                refused.append(RefusedItem(index, error))
            }
        }
        let results =
            refused.map { (index: $0.index, view: $0.view) }
            + accepted.map { event in
                let index = submitted[Int(event.index)].index
                return (index, view(event, at: index))
            }
        return .accepted([
            "event_id": isSingle ? accepted.first.map { .string($0.eventId) } ?? .null : .null, "accepted": .integer(Int64(accepted.count)),
            "results": .list(results.sorted { $0.index < $1.index }.map(\.view)),
        ])
    }

    private static func view(_ event: EvaluatorV1.SubmittedEvent, at index: Int) -> JSONValue {
        [
            "index": .integer(Int64(index)), "event_id": .string(event.eventId), "carillon_event_id": .string(event.carillonEventId),
            "duplicate": .bool(event.duplicate),
        ]
    }
}
