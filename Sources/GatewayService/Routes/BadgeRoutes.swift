import CarillonAPI
import Hummingbird
import ServiceKit

/// `/badge` and `/badge/counters`.
struct BadgeRoutes {
    let receipts: ReceiptsV1.Receipts.Client

    func add(to endpoints: Endpoints) {
        let receipts = receipts
        endpoints.on(.get, "/badge") { http in
            let badge = try await receipts.badge(
                .init(tenant: try http.context.tenant, userId: try http.context.user.id), options: try http.context.options)
            return .ok(Self.badge(badge.badge, badge.counters))
        }
        endpoints.on(.post, "/badge/counters") { http in
            let user: String
            switch try http.context.caller {
            case .user, .platform: user = try http.context.user.id
            case .host:
                try http.context.caller.requireScope(.events)
                user = try http.body.requiredString("user_id")
            }
            let request = ReceiptsV1.ChangeCounterRequest(
                tenant: try http.context.tenant, userId: user, counter: try http.body.requiredString("counter"),
                op: try http.body.requiredChoice("op", reason: .invalidArgument), value: try http.body.integer("value", as: Int32.self) ?? 1)
            let changed = try await receipts.changeCounter(request, options: try http.context.options)
            return .ok(Self.badge(changed.badge, changed.counters))
        }
    }

    private static func badge(_ value: Int32, _ counters: [String: Int32]) -> JSONValue {
        ["badge": .integer(Int64(value)), "counters": .map(counters.mapValues { .integer(Int64($0)) })]
    }
}
