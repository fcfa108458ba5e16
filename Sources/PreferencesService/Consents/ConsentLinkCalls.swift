import CarillonAPI
import RPC
import ServiceKit
import Storage

extension ConsentHandlers {
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
        return try await guardianships.settled { stillHolds in
            guard let asked = try await named(by: link) else { throw unknown }
            try await checkGuardian(of: asked)
            let mode = await telemetryMode(of: asked.tenant)
            let change = change(action, of: asked.userId, asked.tenant, by: .link, telemetryMode: mode, requestID: context.requestID)
            try await record(change, try await store.read { try change.step(link, to: asked, $0) }, context)
            return try await store.writeOnce(for: context, clock: clock) { database in
                try stillHolds()
                guard let known = try Self.named(by: link, database) else { throw unknown }
                let step = try change.step(link, to: known, database)
                try change.write(step, database)
                return PreferencesV1.AnswerConsentLinkResponse(consent: step.row.message())
            }.response
        }
    }

    /// The consent that a link was made for. That of a guardian who was erased since has none.
    private func named(by link: ConsentLink) async throws -> ConsentRow? {
        try await store.read { try Self.named(by: link, $0) }
    }

    private static func named(by link: ConsentLink, _ database: Database) throws -> ConsentRow? {
        guard let row = try ConsentRows.find(link.consentId, database), !row.guardian.isErased else { return nil }
        return row
    }

    /// Whoever has an account is asked about, as when they decide there. Of an address alone nobody but the host system knows whose it is.
    ///
    /// - Throws: `forbidden` for a guardianship that has ended.
    private func checkGuardian(of row: ConsentRow) async throws {
        guard !row.guardian.userId.isEmpty else { return }
        let tenant = CommonV1.Tenant(organizationId: row.tenant.organization, appId: row.tenant.app)
        guard try await directory.isGuardian(row.guardian.userId, of: row.userId, tenant: tenant) else {
            throw APIError(
                .forbidden, field: "link_token", "consent.decide: whoever this link was made for is not the child's guardian any more")
        }
    }

    /// What the app of a consent wants to hear. While that is not known, nothing is told: telemetry keeps nobody from deciding.
    func telemetryMode(of tenant: Tenant) async -> TelemetryMode {
        let app = try? await policies.current(for: .init(organizationId: tenant.organization, appId: tenant.app))
        return app?.policy.telemetryMode ?? .off
    }
}
