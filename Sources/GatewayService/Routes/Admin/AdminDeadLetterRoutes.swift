import CarillonAPI
import Hummingbird
import ServiceKit

/// `/admin/dead-letters`: pushes that ran out of attempts are listed, requeued and dropped (GW-06, DISP-25). The dispatcher authorizes the caller.
struct AdminDeadLetterRoutes {
    let dispatcher: DispatcherV1.Dispatcher.Client

    func add(to endpoints: Endpoints) {
        let dispatcher = dispatcher
        endpoints.on(.get, "/admin/dead-letters") { http in
            let (query, page) = (http.query, try http.page)
            let filter = DispatcherV1.DeadLetterFilter(
                provider: query["provider"] ?? "", reason: query["reason"] ?? "", providerCode: query["provider_code"] ?? "",
                failedFromMs: try http.instant("failed_from"), failedBeforeMs: try http.instant("failed_before"))
            let request = DispatcherV1.DeadLettersRequest(tenant: try Self.tenant(http), pageSize: page.size, pageToken: page.token, filter: filter)
            let answer = try await dispatcher.deadLetters(request, options: try http.context.options)
            return .items(answer.deadLetters.map(JSONView.deadLetter), next: answer.nextPageToken)
        }
        endpoints.on(.post, "/admin/dead-letters/requeue") { http in
            let (ids, all, filter) = try Self.selection(http.body)
            let request = DispatcherV1.RequeueRequest(tenant: try Self.tenant(http), pushIds: ids, all: all, filter: filter)
            return .ok(["requeued": .integer(try await dispatcher.requeue(request, options: try http.context.options).requeued)])
        }
        endpoints.on(.post, "/admin/dead-letters/drop") { http in
            let (ids, all, filter) = try Self.selection(http.body)
            let request = DispatcherV1.DropDeadLettersRequest(tenant: try Self.tenant(http), pushIds: ids, all: all, filter: filter)
            return .ok(["dropped": .integer(try await dispatcher.dropDeadLetters(request, options: try http.context.options).dropped)])
        }
    }

    /// The app that the query names, else the caller's; all apps for an administrator of the platform who names none.
    ///
    /// - Throws: `invalid_argument` for an organization without an app.
    private static func tenant(_ http: EndpointRequest) throws -> CommonV1.Tenant {
        let tenant = try http.queriedTenant()
        guard !tenant.appId.isEmpty || tenant.organizationId.isEmpty else {
            throw APIError(.invalidArgument, field: "app_id", "app_id is required beside organization_id")
        }
        return tenant
    }

    /// The dead letters that a body names: ids, or all that match its other members.
    ///
    /// - Throws: `invalid_argument` for a body with neither, and with both, and beside `all` for an unknown member; `invalid_value` for an empty one.
    ///   A slip in what narrows would otherwise take all dead letters.
    private static func selection(_ body: JSONObject) throws -> (ids: [String], all: Bool, filter: DispatcherV1.DeadLetterFilter) {
        func text(_ name: String) throws -> String {
            guard let text = try body.string(name) else { return "" }
            guard !text.isEmpty else { throw APIError(.invalidValue, field: name, "\(name) is empty; leave it out to take all") }
            return text
        }
        let filter = DispatcherV1.DeadLetterFilter(
            provider: try text("provider"), reason: try text("reason"), providerCode: try text("provider_code"),
            failedFromMs: try bound(body, "failed_from"), failedBeforeMs: try bound(body, "failed_before"))
        let (ids, all) = (try body.strings("push_ids") ?? [], try body.bool("all") ?? false)
        guard ids.isEmpty == all else {
            throw APIError(.invalidArgument, field: "push_ids", "name push_ids, or set all to true, and not both")
        }
        if all, let unknown = body.unknownNames(besides: members).first {
            throw APIError(.invalidArgument, field: unknown, "\(unknown) is unknown; beside all are \(narrowing.joined(separator: ", "))")
        }
        return (ids, all, filter)
    }

    private static let narrowing = ["provider", "reason", "provider_code", "failed_from", "failed_before"]
    private static let members = ["push_ids", "all"] + narrowing

    /// An instant as the dispatcher takes it: 0 when it is absent, and never 0 when it is given.
    private static func bound(_ body: JSONObject, _ name: String) throws -> Int64 { try body.instant(name).map { max(1, $0) } ?? 0 }
}

extension JSONView {
    static func deadLetter(_ letter: DispatcherV1.DeadLetter) -> JSONValue {
        [
            "push_id": .string(letter.pushId), "notification_id": .text(letter.notificationId), "user_id": .string(letter.userId),
            "push_device_id": .string(letter.pushDeviceId), "provider": .text(letter.provider), "reason": .text(letter.reason),
            "provider_code": .text(letter.providerCode), "attempts": .integer(Int64(letter.attempts)), "failed_at": instant(letter.failedAtMs),
            "organization_id": .text(letter.tenant?.organizationId ?? ""), "app_id": .text(letter.tenant?.appId ?? ""),
        ]
    }
}
