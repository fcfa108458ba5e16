import CarillonAPI
import Hummingbird
import ServiceKit

/// `/telemetry` (RCPT-23, GW-06).
struct TelemetryRoutes {
    let telemetry: ReceiptsV1.Telemetry.Client

    func add(to endpoints: Endpoints) {
        endpoints.on(.post, "/telemetry", list: "items") { [telemetry] http in
            var request = ReceiptsV1.ReportTelemetryRequest(tenant: try http.context.tenant)
            request.userId = try Self.reporter(try http.context.caller)
            let body = try TelemetryBody(http.body)
            request.events = body.events
            var rejected = body.rejected
            if !request.events.isEmpty {
                let answer = try await telemetry.reportTelemetry(request, options: try http.context.options)
                for result in answer.rejected {
                    let (index, item) = body.items[Int(result.index)]
                    rejected.append(RefusedItem(index, http.error(result, in: item)))
                }
            }
            var answer = Answer.ok([
                "accepted": .integer(Int64(body.count - rejected.count)),
                "rejected": .list(rejected.sorted { $0.index < $1.index }.map(\.view)),
            ])
            if !rejected.isEmpty { answer.status = .init(code: 207, reasonPhrase: "Multi-Status") }
            return answer
        }
    }

    /// The reporting user; empty for a host system, which needs the scope.
    static func reporter(_ caller: Caller) throws -> String {
        if case .host = caller {
            try caller.requireScope(.telemetry)
            return ""
        }
        return try caller.requireUser().id
    }
}

/// The events of a body. Each is read separately, so that an invalid one does not affect the others (ARCH-16).
struct TelemetryBody {
    /// Most events one request may carry.
    static let mostEvents = 100

    /// Number of elements in the body.
    let count: Int
    private(set) var events: [ReceiptsV1.TelemetryEvent] = []
    /// The element of each of ``events``, with its index in the body.
    private(set) var items: [(index: Int, element: JSONObject)] = []
    /// The invalid elements.
    private(set) var rejected: [RefusedItem] = []

    /// - Throws: ``APIError`` for no events, or for too many.
    init(_ body: JSONObject) throws {
        let elements = try body.elements("events", most: Self.mostEvents) ?? body.elements("items", most: Self.mostEvents) ?? []
        guard !elements.isEmpty else { throw APIError(.invalidArgument, field: "events", "events is required, a list of 1 to \(Self.mostEvents)") }
        count = elements.count
        for (index, element) in elements.enumerated() {
            do {
                events.append(try Self.event(try element.get()))
                items.append((index, try element.get()))
            } catch let error as APIError {
                rejected.append(RefusedItem(index, error))
                // The rest of it was not read, and is not unknown.
                try? element.get().leaveUnread()
            }
        }
    }

    private static func event(_ body: JSONObject) throws -> ReceiptsV1.TelemetryEvent {
        var event = ReceiptsV1.TelemetryEvent()
        event.eventId = try body.requiredString("event_id")
        event.eventType = try body.requiredString("event_type")
        event.occurredAtMs = try body.instant("timestamp") ?? 0
        guard let properties = try body.jsonTexts("properties") else { throw body.missing("properties") }
        let members = properties.map { "\(JSONValue.string(JSONNames.snake($0.key)).encoded(camelCase: false)):\($0.value)" }
        event.properties = "{\(members.sorted().joined(separator: ","))}"
        return event
    }
}
