import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// `carillon.preferences.v1.Consents`: a guardian's consent to pushes for a child (PREF-17).
struct ConsentsService: PreferencesV1.Consents.ServiceProtocol {
    let store: Store
    let clock: any DomainClock
    let ids: IdentifierSource
    let policies: any PolicySource
    let directory: any UserDirectory
    let links: ConsentLinks
    let telemetry: TelemetrySource
    let audit: any AuditSink
    /// Shared by all calls of this service.
    let guardianships = GuardianshipWatch()

    // MARK: Changes

    func putConsent(
        _ request: PreferencesV1.PutConsentRequest, context: ServerContext
    ) async throws -> PreferencesV1.PutConsentResponse {
        let action = try request.action.required(field: "action")
        try FieldRules.checkUser(request.childUserId, field: "child_user_id")
        return try await guardianships.settled { stillHolds in
            let authority = try await authority(of: context, over: request.childUserId, tenant: request.tenant)
            try authority.check(action)
            let guardian = try await guardian(of: request, authority)
            let policy = try await policies.current(for: request.tenant ?? .init()).policy
            let mode = policy.telemetryMode
            let change = change(
                action, of: UserKey(request.childUserId, of: request.tenant), by: authority, telemetryMode: mode, requestID: context.requestID)
            let newID = ids.make(prefix: "consent_")
            try await record(change, try await store.read { try ConsentRecording.step(change, to: guardian, newID: newID, $0) }, context)
            return try await store.writeOnce(for: context, clock: clock) { [telemetry, links] database in
                try stillHolds()
                let step = try ConsentRecording.step(change, to: guardian, newID: newID, database)
                try ConsentRecording.save(step, of: change, raisingFrom: telemetry, database)
                if let mail = ConsentMail.message(step, links: links, policy: policy) { try Outbox.insert(mail, database) }
                let history = try ConsentChangeTable.newest(of: step.consent, database)
                return PreferencesV1.PutConsentResponse(consent: step.consent.message(history: history))
            }.response
        }
    }

    /// A change request with the present time.
    func change(
        _ action: ConsentAction, of child: UserKey, by authority: ConsentAuthority, telemetryMode: TelemetryMode, requestID: String
    ) -> ConsentChangeRequest {
        ConsentChangeRequest(
            child: child, action: action, authority: authority, requestID: requestID, now: clock.now, telemetryMode: telemetryMode)
    }

    /// Audits a change before it is made. Without the record, the change is not made (SEC-10).
    func record(_ change: ConsentChangeRequest, _ step: ConsentStep, _ context: ServerContext) async throws {
        if let event = change.audited(step) { try await audit.record(event, context) }
    }

    // MARK: Reading

    func listConsents(
        _ request: PreferencesV1.ListConsentsRequest, context: ServerContext
    ) async throws -> PreferencesV1.ListConsentsResponse {
        try FieldRules.checkUser(request.childUserId, field: "child_user_id")
        let isChild = context.isUser(request.childUserId, of: request.tenant)
        if isChild || Self.isAdministrator(context) {
            try context.requireScope(tenant: request.tenant, userID: request.childUserId)
        } else {
            _ = try await authority(of: context, over: request.childUserId, tenant: request.tenant)
        }
        _ = try await policies.current(for: request.tenant ?? .init())
        let child = UserKey(request.childUserId, of: request.tenant)
        let (consents, satisfied) = try await store.read { database in
            (
                try ConsentTable.all(of: child, database).map { $0.message(history: try ConsentChangeTable.newest(of: $0, database)) },
                try ConsentTable.hasConsent(child, database)
            )
        }
        let required = try await directory.user(request.childUserId, tenant: request.tenant).guardianConsentRequired
        return .init(
            // A child does not see the guardian's mail address.
            consents: isChild ? consents.map(Self.withoutAddress) : consents, required: required, satisfied: satisfied || !required)
    }

    private static func withoutAddress(_ consent: PreferencesV1.Consent) -> PreferencesV1.Consent {
        var consent = consent
        consent.guardianEmail = ""
        return consent
    }

    private static func isAdministrator(_ context: ServerContext) -> Bool {
        context.principal?.actor?.has(.systemAdmin) ?? false
    }

    // MARK: Authority

    /// - Throws: `not_found` for a caller who is not the child's guardian, so that the answer does not disclose the child.
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
        // Another organization's user with the administrator's id may be a guardian there; the administrator is not.
        guard context.isUser(userId, of: tenant), try await directory.isGuardian(userId, of: childId, tenant: tenant) else { throw Self.unknownChild }
        return .guardian(userId: userId)
    }

    private static let unknownChild = APIError(.notFound, field: "child_user_id", "there is no such user")

    /// The guardian that a request is about: the caller, or the guardian that an agent names.
    private func guardian(of request: PreferencesV1.PutConsentRequest, _ authority: ConsentAuthority) async throws -> ConsentGuardian {
        let email = try Self.email(request.guardianEmail)
        if case .guardian(let userId) = authority {
            guard request.guardianUserId.isEmpty || request.guardianUserId == userId else {
                throw APIError(.forbidden, field: "guardian_user_id", "consent.decide: a guardian decides only for themselves")
            }
            return ConsentGuardian(userId: userId, email: email)
        }
        guard !request.guardianUserId.isEmpty || !email.isEmpty else {
            throw APIError(.invalidArgument, field: "guardian_user_id", "is required, unless guardian_email names the guardian")
        }
        if !request.guardianUserId.isEmpty {
            try FieldRules.checkUser(request.guardianUserId, field: "guardian_user_id")
            guard try await directory.isGuardian(request.guardianUserId, of: request.childUserId, tenant: request.tenant) else {
                throw APIError(.invalidValue, field: "guardian_user_id", "is not a guardian of this child; add the relationship first")
            }
        }
        return ConsentGuardian(userId: request.guardianUserId, email: email)
    }

    /// A valid address in lower case, so that one address is one guardian.
    private static func email(_ text: String) throws(APIError) -> String {
        guard !text.isEmpty else { return "" }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard text.utf8.count <= 320, parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F })
        else { throw APIError(.invalidValue, field: "guardian_email", "is an address NAME@DOMAIN of at most 320 characters") }
        return text.lowercased()
    }
}
