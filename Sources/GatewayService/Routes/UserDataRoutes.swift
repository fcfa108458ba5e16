import CarillonAPI
import Hummingbird
import RPC
import ServiceKit

/// Erasure (PRIV-09) and export (PRIV-11) of a user's data, requested by the user, by the host system, or by an administrator.
struct UserDataRoutes {
    let services: Services

    func add(to endpoints: Endpoints) {
        let userData = services.userData
        endpoints.on(.delete, "/admin/users/{id}/data") { http in
            // Host systems need the same scope as on their own route.
            if case .host = try http.context.caller { try http.context.caller.requireScope(.directory) }
            let request = RegistryV1.EraseUserRequest(tenant: try Self.named(http), userId: try http.parameter("id"))
            return Self.answer(try await userData.eraseUser(request, options: try http.context.options))
        }
        endpoints.on(.post, "/users/me/erasure") { http in
            Self.answer(try await userData.eraseOwnData(.init(), options: try http.context.options))
        }
        endpoints.on(.delete, "/directory/users/{id}") { http in
            try http.context.caller.requireScope(.directory)
            let request = RegistryV1.EraseUserRequest(tenant: try http.context.tenant, userId: try http.parameter("id"))
            return Self.answer(try await userData.eraseUser(request, options: try http.context.options))
        }
        endpoints.on(.get, "/erasures/{id}") { http in
            let answer = try await userData.getErasure(.init(erasureId: try http.parameter("id")), options: try http.context.options)
            return .ok(JSONView.erasure(answer.erasure ?? .init()))
        }
        endpoints.on(.get, "/admin/users/{id}/data") { [services] http in
            let (tenant, userID) = (try Self.named(http), try http.parameter("id"))
            let options = try Self.exporting(http)
            let registry = try await services.userData.exportUser(.init(tenant: tenant, userId: userID), options: options) {
                try await Self.sections($0, \.section)
            }
            let preferences = try await services.preferenceData.exportUser(.init(tenant: tenant, userId: userID), options: options) {
                try await Self.sections($0, \.section)
            }
            let request = CommonV1.ExportStoredUserRequest(tenant: tenant, userId: userID)
            return Self.export(
                of: userID,
                [
                    "registry": registry, "preferences": preferences,
                    "evaluator": try await services.evaluatorData.exportUser(request, options: options) { try await Self.sections($0, \.section) },
                    "dispatcher": try await services.dispatcherData.exportUser(request, options: options) { try await Self.sections($0, \.section) },
                    "receipts": try await services.receiptsData.exportUser(request, options: options) { try await Self.sections($0, \.section) },
                ])
        }
        endpoints.on(.get, "/users/me/data") { [services] http in
            let options = try Self.exporting(http)
            let registry = try await services.userData.exportOwnData(.init(), options: options) { try await Self.sections($0, \.section) }
            let preferences = try await services.preferenceData.exportOwnData(.init(), options: options) {
                try await Self.sections($0, \.section)
            }
            return Self.export(
                of: try http.context.user.id,
                [
                    "registry": registry, "preferences": preferences,
                    "evaluator": try await services.evaluatorData.exportOwnData(.init(), options: options) { try await Self.sections($0, \.section) },
                    "dispatcher": try await services.dispatcherData.exportOwnData(.init(), options: options) {
                        try await Self.sections($0, \.section)
                    },
                    "receipts": try await services.receiptsData.exportOwnData(.init(), options: options) { try await Self.sections($0, \.section) },
                ])
        }
    }

    /// Every service scans tables without an index by user. With millions of rows this takes longer than any other call.
    static let patience = Duration.seconds(60)

    private static func exporting(_ http: EndpointRequest) throws -> CallOptions {
        var options = try http.context.options
        options.timeout = patience
        return options
    }

    /// The app in the query, else the caller's own.
    private static func named(_ http: EndpointRequest) throws -> CommonV1.Tenant {
        let own = try http.context.tenant
        return .init(
            organizationId: http.query["organization_id"] ?? own.organizationId, appId: http.query["app_id"] ?? own.appId)
    }

    /// 202 until every service has confirmed.
    private static func answer(_ response: RegistryV1.EraseUserResponse) -> Answer {
        let erasure = response.erasure ?? .init()
        return erasure.status == .done ? .ok(JSONView.erasure(erasure)) : .accepted(JSONView.erasure(erasure))
    }

    private static func sections<Responses: AsyncSequence>(
        _ responses: Responses, _ section: (Responses.Element) -> CommonV1.UserDataSection?
    ) async throws -> [CommonV1.UserDataSection] {
        var sections: [CommonV1.UserDataSection] = []
        for try await response in responses { if let section = section(response) { sections.append(section) } }
        return sections
    }

    private static func export(of userID: String, _ services: [String: [CommonV1.UserDataSection]]) -> Answer {
        .ok(["user_id": .string(userID), "services": .map(services.mapValues(JSONView.sections))])
    }
}

extension JSONView {
    static func erasure(_ erasure: RegistryV1.Erasure) -> JSONValue {
        [
            "erasure_id": .string(erasure.erasureId), "status": .string(erasure.status.name), "requested_at": instant(erasure.requestedAtMs),
            "done_at": instant(erasure.doneAtMs),
            "services": .list(
                erasure.services.map { service in
                    [
                        "service": .string(service.service), "status": .string(service.status.name), "done_at": instant(service.doneAtMs),
                        "erased": .map(service.erased.mapValues { .integer($0) }),
                    ]
                }),
        ]
    }

    /// Sections by name. Their members keep the stores' names in every spelling.
    static func sections(_ sections: [CommonV1.UserDataSection]) -> JSONValue {
        var rows: [String: [JSONValue]] = [:]
        for section in sections { rows[section.name, default: []] += section.rows.map(setting) }
        return .map(rows.mapValues { .list($0) })
    }
}
