import CarillonAPI
import OutboundMessages
import Providers
import RPC
import ServiceKit

/// `carillon.dispatcher.v1.Webhooks`: signatures of what host systems post to Carillon (RCPT-27). Their secrets do not leave this service (SEC-02).
struct WebhooksService: DispatcherV1.Webhooks.ServiceProtocol {
    let credentials: CredentialStore
    let clock: any DomainClock

    /// Bytes of a signature at most.
    private static let longestSignature = 1_000

    func checkSignature(
        _ request: DispatcherV1.CheckSignatureRequest, context: ServerContext
    ) async throws -> DispatcherV1.CheckSignatureResponse {
        let tenant = try FieldRules.requireApp(of: request.tenant)
        try context.requireScope(tenant: tenant)
        guard request.signature.utf8.count <= Self.longestSignature, let secrets = self.secrets(of: tenant) else { return .init(verdict: .invalid) }
        switch SignedWebhook.check(request.signature, of: request.body, secrets: secrets, now: clock.now) {
        case .valid: return .init(verdict: .valid)
        case .invalid: return .init(verdict: .invalid)
        case .expired: return .init(verdict: .expired)
        }
    }

    /// Nil: the app has no webhook, or its credential cannot be opened.
    private func secrets(of tenant: CommonV1.Tenant) -> [String]? {
        guard let account = credentials.current(for: tenant, provider: .webhook)?.sender as? PeopleAccount,
            case .webhook(_, let secrets) = account.kind
        else { return nil }
        return secrets
    }
}
