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
    /// - Throws: `invalid_argument` for a body with neither, and with both.
    private static func selection(_ body: JSONObject) throws -> (ids: [String], all: Bool, filter: DispatcherV1.DeadLetterFilter) {
        let filter = DispatcherV1.DeadLetterFilter(
            provider: try body.string("provider") ?? "", reason: try body.string("reason") ?? "",
            providerCode: try body.string("provider_code") ?? "", failedFromMs: try body.instant("failed_from") ?? 0,
            failedBeforeMs: try body.instant("failed_before") ?? 0)
        let (ids, all) = (try body.strings("push_ids") ?? [], try body.bool("all") ?? false)
        guard ids.isEmpty == all else {
            throw APIError(.invalidArgument, field: "push_ids", "name push_ids, or set all to true, and not both")
        }
        return (ids, all, filter)
    }
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
