import CarillonAPI
import EventRules
import Hummingbird
import ServiceKit

/// `/events`: events of host systems (EVAL-02).
struct EventRoutes {
    /// Most events one request may carry (GW-06).
    static let mostEvents = 100
    private static let path = "/events"

    /// Whether a request submits events.
    static func isSubmission(_ request: Request) -> Bool { request.method == .post && request.uri.path == Reference.base + path }

    /// Passes events of an app to the evaluator by `call`, or keeps them in the form that `request` makes; nil: there is nothing to keep.
    typealias Pass =
        @Sendable (
            _ tenant: CommonV1.Tenant, _ request: () throws -> SpooledRequest?, _ call: () async throws -> EvaluatorV1.SubmitEventsResponse
        ) async throws -> Spool.Submission

    let evaluator: EvaluatorV1.Evaluator.Client
    let pass: Pass
    let clock: any DomainClock

    func add(to endpoints: Endpoints) {
        endpoints.on(.post, Self.path, list: "items") { [self] http in
            let items =
                try http.body.elements("events", most: Self.mostEvents) ?? http.body.elements("items", most: Self.mostEvents) ?? [
                    .success(http.body)
                ]
            if let item = items.lazy.compactMap({ try? $0.get() }).first(where: { $0.has("override_reason") }) {
                return try await submit(overriding: item, of: items.count, http)
            }
            try http.context.caller.requireScope(.events)
            guard !items.isEmpty else { throw APIError(.invalidArgument, field: "events", "events is empty") }
            return try await submit(items, http)
        }
    }

    /// Submits an event with a reason to override preferences (ROLE-05). The evaluator checks that the caller is a system administrator, and audits
    /// the override before it stores the event: so it is not spooled.
    private func submit(overriding item: JSONObject, of count: Int, _ http: EndpointRequest) async throws -> Answer {
        guard count == 1 else {
            throw APIError(.invalidArgument, field: "events", "an event with override_reason must be the only event of its request")
        }
        let reason = try item.string("override_reason") ?? ""
        let event = try EventBody.event(item, tenant: try http.context.tenant, defaultApp: try http.body.string("app_id"))
        let answer = try await evaluator.submitOverride(.init(event: event, reason: reason), options: try http.context.options)
        let stored = answer.event ?? .init()
        return .accepted([
            "event_id": .string(stored.eventId), "accepted": .integer(1), "results": [Self.view(stored, at: 0)],
        ])
    }

    /// Submits the readable events, or spools them (DR-03). The error of a single event is the request's error; in a batch it belongs to the item
    /// (ARCH-16).
    private func submit(_ items: [Result<JSONObject, APIError>], _ http: EndpointRequest) async throws -> Answer {
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
        var results = refused.map { (index: $0.index, view: $0.view) }
        var isSpooled = false
        if !events.isEmpty {
            let request = EvaluatorV1.SubmitEventsRequest(events: events)
            // By position in the request: what no app takes.
            var refusals: [Int: APIError] = [:]
            let submission = try await pass(
                tenant,
                {
                    let found = try checked(request, of: submitted.map(\.item), http)
                    if isSingle, let refusal = found.refusals[0] { throw refusal }
                    refusals = found.refusals
                    return found.kept
                },
                { try await evaluator.submitEvents(request, options: try http.context.options) })
            switch submission {
            case .answered(let answer):
                for result in answer.rejected {
                    let (index, item) = submitted[Int(result.index)]
                    let error = http.error(result, in: item)
                    if isSingle { throw error }
                    results.append((index: index, view: RefusedItem(index, error).view))
                }
                for event in answer.accepted {
                    let index = submitted[Int(event.index)].index
                    results.append((index: index, view: Self.view(event, at: index)))
                }
                events = answer.accepted.map { events[Int($0.index)] }
            case .spooled, .nothingToKeep:
                for (position, (index, _)) in submitted.enumerated() {
                    let view = refusals[position].map { RefusedItem(index, $0).view } ?? Self.spooledView(events[position], at: index)
                    results.append((index: index, view: view))
                }
                events = events.indices.filter { refusals[$0] == nil }.map { events[$0] }
            }
            if case .spooled = submission { isSpooled = true }
        }
        let answer: JSONValue = [
            "event_id": isSingle ? events.first.map { .string($0.eventId) } ?? .null : .null, "accepted": .integer(Int64(events.count)),
            "results": .list(results.sorted { $0.index < $1.index }.map(\.view)),
        ]
        return .accepted(isSpooled ? JSONValue.object([.init(name: "status", value: "spooled")]).adding(answer) : answer)
    }

    /// Finds the events that no app takes.
    ///
    /// - Parameter items: the events as they were read.
    /// - Returns: the refusals by position, and the form for the spool; nil: every event is refused.
    private func checked(
        _ request: EvaluatorV1.SubmitEventsRequest, of items: [JSONObject], _ http: EndpointRequest
    ) throws -> (refusals: [Int: APIError], kept: SpooledRequest?) {
        let now = clock.now
        var refusals: [Int: APIError] = [:]
        for (position, event) in request.events.enumerated() {
            guard let refusal = EventRules.refusal(of: event, at: now) else { continue }
            refusals[position] = http.error(refusal.itemResult(position), in: items[position])
        }
        guard refusals.count < request.events.count else { return (refusals, nil) }
        // The whole request: under the same key the evaluator compares a repeat with it.
        return (refusals, try http.context.spooled(request, refused: refusals.keys.sorted(), at: now))
    }

    /// Whether it is a repeat, and what its id is, the evaluator says later.
    private static func spooledView(_ event: EvaluatorV1.Event, at index: Int) -> JSONValue {
        ["index": .integer(Int64(index)), "event_id": .string(event.eventId), "carillon_event_id": .null, "duplicate": .null]
    }

    private static func view(_ event: EvaluatorV1.SubmittedEvent, at index: Int) -> JSONValue {
        [
            "index": .integer(Int64(index)), "event_id": .string(event.eventId), "carillon_event_id": .string(event.carillonEventId),
            "duplicate": .bool(event.duplicate),
        ]
    }
}
