import CarillonAPI
import Hummingbird
import ServiceKit

/// `/telemetry` (RCPT-23, GW-06).
struct TelemetryRoutes {
    /// Most events one request may carry.
    static let mostEvents = 100

    let telemetry: ReceiptsV1.Telemetry.Client

    func add(to endpoints: Endpoints) {
        endpoints.on(.post, "/telemetry") { [telemetry] incoming in
            let items = try incoming.body.objects("events") ?? incoming.body.objects("items") ?? []
            guard !items.isEmpty else { throw APIError(.invalidArgument, field: "events", "events is required, a list of 1 to \(Self.mostEvents)") }
            guard items.count <= Self.mostEvents else {
                throw APIError(.payloadTooLarge, field: "events", "at most \(Self.mostEvents) events a request, these are \(items.count)")
            }
            var request = ReceiptsV1.ReportTelemetryRequest(tenant: try incoming.context.tenant)
            switch try incoming.context.caller {
            case .host: break
            case let caller: request.userId = try caller.requireUser().id
            }
            var positions: [Int] = []
            var rejected: [(index: Int, value: JSONValue)] = []
            for (index, item) in items.enumerated() {
                do {
                    request.events.append(try Self.event(item))
                    positions.append(index)
                } catch let error as APIError {
                    rejected.append((index, Self.rejected(index, error.reason.code, error.field ?? "", error.message)))
                }
            }
            if !request.events.isEmpty {
                let answer = try await telemetry.reportTelemetry(request, options: try incoming.context.options)
                for refused in answer.rejected {
                    let index = positions[Int(refused.index)]
                    rejected.append((index, Self.rejected(index, refused.reason, "events[\(index)].\(refused.field)", refused.message)))
                }
            }
            var answer = Answer.ok([
                "accepted": .integer(Int64(items.count - rejected.count)),
                "rejected": .list(rejected.sorted { $0.index < $1.index }.map(\.value)),
            ])
            if !rejected.isEmpty { answer.status = .init(code: 207, reasonPhrase: "Multi-Status") }
            return answer
        }
    }

    private static func event(_ body: JSONObject) throws -> ReceiptsV1.TelemetryEvent {
        var event = ReceiptsV1.TelemetryEvent()
        event.eventId = try body.requiredString("event_id")
        event.eventType = try body.requiredString("event_type")
        event.occurredAtMs = try body.instantMilliseconds("timestamp") { Instant(rfc3339: $0)?.milliseconds } ?? 0
        guard let properties = try body.jsonTexts("properties") else { throw body.missing("properties") }
        let members = properties.map { "\(JSONValue.string(JSONNames.snake($0.key)).encoded(camelCase: false)):\($0.value)" }
        event.properties = "{\(members.sorted().joined(separator: ","))}"
        return event
    }

    private static func rejected(_ index: Int, _ code: String, _ field: String, _ message: String) -> JSONValue {
        ["index": .integer(Int64(index)), "code": .string(code), "field": .text(field), "message": .string(message)]
    }
}
