import CarillonAPI
import RPC
import ServiceKit
import Storage

/// `carillon.preferences.v1.Consents`: a guardian's consent to pushes for a child (PREF-17).
struct ConsentHandlers: PreferencesV1.Consents.ServiceProtocol {
    let store: Store
    let policies: any PolicySource
    let directory: any UserDirectory
    let links: ConsentLinks
    let ids: IdentifierSource
    let clock: any DomainClock

    // MARK: Changes

    func putConsent(
        _ request: PreferencesV1.PutConsentRequest, context: ServerContext
    ) async throws -> PreferencesV1.PutConsentResponse {
        let action: ConsentAction = try Self.action(request.action, field: "action")
        try PreferencesHandlers.checkUser(request.childUserId, field: "child_user_id")
        let authority = try await authority(of: context, over: request.childUserId, tenant: request.tenant)
        try authority.check(action)
        let guardian = try await guardian(of: request, authority)
        let mode = try await policies.current(for: request.tenant ?? .init()).policy.telemetryMode
        let change = ConsentChangeRequest(
            tenant: Tenant(request.tenant), userId: request.childUserId, action: action, authority: authority,
            requestID: context.requestID, nowMs: clock.now.milliseconds, telemetryMode: mode, telemetry: TelemetrySource(ids: ids))
        let newID = ids.make(prefix: "consent_")
        return try await store.writeOnce(for: context, clock: clock) { database in
            let row = try change.apply(to: guardian, newID: newID, database)
            return PreferencesV1.PutConsentResponse(consent: row.message(history: try ConsentRows.changes(of: row, database)))
        }.response
    }

    // MARK: Links

    /// By itself, so that no link is part of an answer that is remembered for an idempotency key: the store holds none.
    func getConsentLink(
        _ request: PreferencesV1.GetConsentLinkRequest, context: ServerContext
    ) async throws -> PreferencesV1.GetConsentLinkResponse {
        try context.requireScope(tenant: request.tenant)
        let tenant = Tenant(request.tenant)
        guard let row = try await store.read({ try ConsentRows.find(request.consentId, $0) }), row.tenant == tenant,
            let expiry = row.linkExpiresAtMs
        else { throw APIError(.notFound, field: "consent_id", "there is no link of such a consent here") }
        guard row.linkUsedAtMs == nil else { throw APIError(.consentLinkSpent, "this link was used already; ask for a new one") }
        return .init(
            linkToken: links.token(for: ConsentLink(consentId: row.consentId, number: row.linkNumber, expiresAtMs: expiry)))
    }

    func answerConsentLink(
        _ request: PreferencesV1.AnswerConsentLinkRequest, context: ServerContext
    ) async throws -> PreferencesV1.AnswerConsentLinkResponse {
        let action: ConsentAction = try Self.action(request.decision, field: "decision")
        try ConsentAuthority.link.check(action)
        let unknown = APIError(.notFound, field: "link_token", "there is no such link")
        guard let link = links.read(request.linkToken) else { throw unknown }
        let (nowMs, requestID, source) = (clock.now.milliseconds, context.requestID, TelemetrySource(ids: ids))
        let mode = try await telemetryMode(ofConsent: link.consentId)
        return try await store.writeOnce(for: context, clock: clock) { database in
            guard let known = try ConsentRows.find(link.consentId, database) else { throw unknown }
            let change = ConsentChangeRequest(
                tenant: known.tenant, userId: known.userId, action: action, authority: .link, requestID: requestID, nowMs: nowMs,
                telemetryMode: mode, telemetry: source)
            return PreferencesV1.AnswerConsentLinkResponse(consent: try change.apply(link, to: known, database).message())
        }.response
    }

    /// What the app of a consent wants to hear. A guardian's decision waits for nobody: while that is not known, nothing is told.
    private func telemetryMode(ofConsent consentId: String) async throws -> TelemetryMode {
        guard let tenant = try await store.read({ try ConsentRows.find(consentId, $0)?.tenant }) else { return .off }
        let app = try? await policies.current(for: .init(organizationId: tenant.organization, appId: tenant.app))
        return app?.policy.telemetryMode ?? .off
    }

    // MARK: Reading

    func listConsents(
        _ request: PreferencesV1.ListConsentsRequest, context: ServerContext
    ) async throws -> PreferencesV1.ListConsentsResponse {
        try PreferencesHandlers.checkUser(request.childUserId, field: "child_user_id")
        let isChild = context.isUser(request.childUserId, of: request.tenant)
        if isChild || Self.isAdministrator(context) {
            try context.requireScope(tenant: request.tenant, userID: request.childUserId)
        } else {
            _ = try await authority(of: context, over: request.childUserId, tenant: request.tenant)
        }
        _ = try await policies.current(for: request.tenant ?? .init())
        let tenant = Tenant(request.tenant)
        let (rows, satisfied) = try await store.read { database in
            let rows = try ConsentRows.all(of: request.childUserId, tenant: tenant, database)
            return (
                try rows.map { $0.message(history: try ConsentRows.changes(of: $0, database)) },
                try ConsentRows.hasConsent(request.childUserId, tenant: tenant, database)
            )
        }
        let required = try await directory.user(request.childUserId, tenant: request.tenant).guardianConsentRequired
        return .init(
            // Where a guardian reads mail is not the child's to know.
            consents: isChild ? rows.map(Self.withoutAddress) : rows, required: required, satisfied: satisfied || !required)
    }

    private static func withoutAddress(_ consent: PreferencesV1.Consent) -> PreferencesV1.Consent {
        var consent = consent
        consent.guardianEmail = ""
        return consent
    }

    private static func isAdministrator(_ context: ServerContext) -> Bool {
        context.principal?.actor?.roles.contains("system_admin") ?? false
    }

    // MARK: Who calls, and about whom

    /// - Throws: `not_found` for somebody who is not the child's guardian: that there is such a child is not disclosed.
    private func authority(
        of context: ServerContext, over childId: String, tenant: CommonV1.Tenant?
    ) async throws -> ConsentAuthority {
        let principal = context.principal
        guard let userId = principal?.actor?.userID, !userId.isEmpty else {
            try context.requireScope(tenant: tenant)
            guard try await directory.user(childId, tenant: tenant).isKnown else { throw Self.unknownChild }
            return .agent(name: principal?.actor == nil ? "service:\(principal?.service ?? "")" : "host")
        }
        try context.requireScope(tenant: tenant, userID: userId)
        // An administrator who reaches further is no guardian there, whoever has the same name.
        guard context.isUser(userId, of: tenant), try await directory.isGuardian(userId, of: childId, tenant: tenant) else { throw Self.unknownChild }
        return .guardian(userId: userId)
    }

    private static let unknownChild = APIError(.notFound, field: "child_user_id", "there is no such user here")

    /// The guardian that a request is about: the caller, or whom an agent names.
    private func guardian(of request: PreferencesV1.PutConsentRequest, _ authority: ConsentAuthority) async throws -> ConsentGuardian {
        let email = try Self.email(request.guardianEmail)
        if case .guardian(let userId) = authority {
            guard request.guardianUserId.isEmpty || request.guardianUserId == userId else {
                throw APIError(.forbidden, field: "guardian_user_id", "consent.decide: guardians decide for themselves alone")
            }
            return ConsentGuardian(userId: userId, email: email)
        }
        guard !request.guardianUserId.isEmpty || !email.isEmpty else {
            throw APIError(.invalidArgument, field: "guardian_user_id", "is required, or guardian_email: which guardian")
        }
        if !request.guardianUserId.isEmpty {
            try PreferencesHandlers.checkUser(request.guardianUserId, field: "guardian_user_id")
            guard try await directory.isGuardian(request.guardianUserId, of: request.childUserId, tenant: request.tenant) else {
                throw APIError(.invalidValue, field: "guardian_user_id", "is not a guardian of this child; relate them first")
            }
        }
        return ConsentGuardian(userId: request.guardianUserId, email: email)
    }

    /// In lower case, so that one address is one guardian.
    private static func email(_ text: String) throws(APIError) -> String {
        guard !text.isEmpty else { return "" }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard text.utf8.count <= 320, parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F })
        else { throw APIError(.invalidValue, field: "guardian_email", "is an address NAME@DOMAIN of at most 320 characters") }
        return text.lowercased()
    }

    private static func action(_ text: String, field: String) throws(APIError) -> ConsentAction {
        guard !text.isEmpty else { throw APIError(.invalidArgument, field: field, "is required") }
        guard let action = ConsentAction(rawValue: text) else {
            throw APIError(.invalidValue, field: field, "“\(text)” is none of: \(ConsentAction.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return action
    }
}
