import CarillonAPI
import Hummingbird
import RPC
import ServiceKit

/// A user's rights over what is held of them: erasure (PRIV-09) and disclosure (PRIV-11), asked for by the user, by the host system that
/// deletes them, or by an administrator on their behalf.
struct UserDataRoutes {
    let services: Services

    func add(to endpoints: Endpoints) {
        let userData = services.userData
        endpoints.on(.delete, "/admin/users/{id}/data") { incoming in
            // A key that may not delete users by the host system's own route may not do it here.
            if case .host = try incoming.context.caller { try incoming.context.caller.requireScope(.directory) }
            let request = RegistryV1.EraseUserRequest(tenant: try Self.named(incoming), userId: try incoming.parameter("id"))
            return Self.answer(try await userData.eraseUser(request, options: try incoming.context.options))
        }
        endpoints.on(.post, "/users/me/erasure") { incoming in
            Self.answer(try await userData.eraseOwnData(.init(), options: try incoming.context.options))
        }
        endpoints.on(.delete, "/directory/users/{id}") { incoming in
            try incoming.context.caller.requireScope(.directory)
            let request = RegistryV1.EraseUserRequest(tenant: try incoming.context.tenant, userId: try incoming.parameter("id"))
            return Self.answer(try await userData.eraseUser(request, options: try incoming.context.options))
        }
        endpoints.on(.get, "/erasures/{id}") { incoming in
            let answer = try await userData.getErasure(.init(erasureId: try incoming.parameter("id")), options: try incoming.context.options)
            return .ok(Shown.erasure(answer.erasure ?? .init()))
        }
        endpoints.on(.get, "/admin/users/{id}/data") { [services] incoming in
            let (tenant, userID) = (try Self.named(incoming), try incoming.parameter("id"))
            let options = try Self.disclosing(incoming)
            let registry = try await services.userData.exportUser(.init(tenant: tenant, userId: userID), options: options) {
                try await Self.sections($0, \.section)
            }
            let preferences = try await services.preferenceData.exportUser(.init(tenant: tenant, userId: userID), options: options) {
                try await Self.sections($0, \.section)
            }
            let request = CommonV1.ExportStoredUserRequest(tenant: tenant, userId: userID)
            return Self.disclosure(
                of: userID,
                [
                    "registry": registry, "preferences": preferences,
                    "evaluator": try await services.evaluatorData.exportUser(request, options: options) { try await Self.sections($0, \.section) },
                    "dispatcher": try await services.dispatcherData.exportUser(request, options: options) { try await Self.sections($0, \.section) },
                    "receipts": try await services.receiptsData.exportUser(request, options: options) { try await Self.sections($0, \.section) },
                ])
        }
        endpoints.on(.get, "/users/me/data") { [services] incoming in
            let options = try Self.disclosing(incoming)
            let registry = try await services.userData.exportOwnData(.init(), options: options) { try await Self.sections($0, \.section) }
            let preferences = try await services.preferenceData.exportOwnData(.init(), options: options) {
                try await Self.sections($0, \.section)
            }
            return Self.disclosure(
                of: try incoming.context.user.id,
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

    /// Every service goes through tables that have no index by user: with millions of rows that takes longer than any other call.
    static let patience = Duration.seconds(60)

    private static func disclosing(_ incoming: Incoming) throws -> CallOptions {
        var options = try incoming.context.options
        options.timeout = patience
        return options
    }

    /// The app that the query names, else the caller's own.
    private static func named(_ incoming: Incoming) throws -> CommonV1.Tenant {
        let own = try incoming.context.tenant
        return .init(
            organizationId: incoming.query["organization_id"] ?? own.organizationId, appId: incoming.query["app_id"] ?? own.appId)
    }

    /// 202 while a service has not confirmed.
    private static func answer(_ response: RegistryV1.EraseUserResponse) -> Answer {
        let erasure = response.erasure ?? .init()
        return erasure.status == .done ? .ok(Shown.erasure(erasure)) : .accepted(Shown.erasure(erasure))
    }

    private static func sections<Responses: AsyncSequence>(
        _ responses: Responses, _ section: (Responses.Element) -> CommonV1.UserDataSection?
    ) async throws -> [CommonV1.UserDataSection] {
        var sections: [CommonV1.UserDataSection] = []
        for try await response in responses { if let section = section(response) { sections.append(section) } }
        return sections
    }

    private static func disclosure(of userID: String, _ services: [String: [CommonV1.UserDataSection]]) -> Answer {
        .ok(["user_id": .string(userID), "services": .map(services.mapValues(Shown.sections))])
    }
}

extension Shown {
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

    /// Sections by name; the names of their members are the stores' and stay as they are.
    static func sections(_ sections: [CommonV1.UserDataSection]) -> JSONValue {
        var rows: [String: [JSONValue]] = [:]
        for section in sections { rows[section.name, default: []] += section.rows.map(setting) }
        return .map(rows.mapValues { .list($0) })
    }
}
