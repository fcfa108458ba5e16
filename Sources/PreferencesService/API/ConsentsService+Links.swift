import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

extension ConsentsService {
    /// A call of its own, so that no link is in an answer that is stored for an idempotency key.
    func getConsentLink(
        _ request: PreferencesV1.GetConsentLinkRequest, context: ServerContext
    ) async throws -> PreferencesV1.GetConsentLinkResponse {
        try context.requireScope(tenant: request.tenant)
        guard let consent = try await store.read({ try ConsentTable.find(request.consentId, $0) }),
            consent.tenant == request.tenant ?? .init(),
            let expiry = consent.linkExpiresAt
        else { throw APIError(.notFound, field: "consent_id", "there is no such consent with a link") }
        guard consent.linkUsedAt == nil else { throw APIError(.consentLinkSpent, "this link was used already; ask for a new one") }
        return .init(
            linkToken: links.token(for: ConsentLink(consentId: consent.consentId, number: consent.linkNumber, expiresAt: expiry)))
    }

    func answerConsentLink(
        _ request: PreferencesV1.AnswerConsentLinkRequest, context: ServerContext
    ) async throws -> PreferencesV1.AnswerConsentLinkResponse {
        let action = try request.decision.required(field: "decision")
        try ConsentAuthority.link.check(action)
        let unknown = APIError(.notFound, field: "link_token", "there is no such link")
        guard let link = links.read(request.linkToken) else { throw unknown }
        return try await guardianships.settled { stillHolds in
            guard let asked = try await named(by: link) else { throw unknown }
            try await checkGuardian(of: asked)
            let mode = await telemetryMode(of: asked.tenant)
            let change = change(action, of: asked.child, by: .link, telemetryMode: mode, requestID: context.requestID)
            try await record(change, try await store.read { try ConsentRecording.step(change, by: link, to: asked, $0) }, context)
            return try await store.writeOnce(for: context, clock: clock) { [telemetry] database in
                try stillHolds()
                guard let known = try Self.named(by: link, database) else { throw unknown }
                let step = try ConsentRecording.step(change, by: link, to: known, database)
                try ConsentRecording.save(step, of: change, raisingFrom: telemetry, database)
                return PreferencesV1.AnswerConsentLinkResponse(consent: step.consent.message())
            }.response
        }
    }

    /// The consent of a link. Nil when the guardian was erased since.
    private func named(by link: ConsentLink) async throws -> Consent? {
        try await store.read { try Self.named(by: link, $0) }
    }

    private static func named(by link: ConsentLink, _ database: Database) throws -> Consent? {
        guard let consent = try ConsentTable.find(link.consentId, database), !consent.guardian.isErased else { return nil }
        return consent
    }

    /// Checks in the directory that a guardian with an account is still the child's guardian. A guardian without an account cannot be checked: only
    /// the host system knows the owner of the address.
    ///
    /// - Throws: `forbidden` for a guardianship that has ended.
    private func checkGuardian(of consent: Consent) async throws {
        guard !consent.guardian.userId.isEmpty else { return }
        guard try await directory.isGuardian(consent.guardian.userId, of: consent.child.id, tenant: consent.tenant) else {
            throw APIError(
                .forbidden, field: "link_token", "consent.decide: the person whom this link was made for is no longer the child's guardian")
        }
    }

    /// The telemetry mode of a consent's app. Off while the policy cannot be read, so that telemetry does not prevent a decision.
    func telemetryMode(of tenant: CommonV1.Tenant) async -> TelemetryMode {
        (try? await policies.current(for: tenant))?.policy.telemetryMode ?? .off
    }
}
