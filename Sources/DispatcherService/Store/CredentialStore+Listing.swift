import CarillonAPI
import Providers
import ServiceKit
import Storage
import Synchronization

// What operators see of credentials: no secrets.
extension CredentialStore {
    /// Lists an app's credentials, as ``CredentialTable/list(of:_:)``. Those in use have what operators recognize them by.
    func list(of tenant: CommonV1.Tenant) async throws -> [DispatcherV1.Credential] {
        var listed = try await store.read { try CredentialTable.list(of: tenant, $0) }
        for place in listed.indices where listed[place].replacedAtMs == nil { describe(&listed[place], of: tenant) }
        return listed
    }

    private func describe(_ credential: inout DispatcherV1.Credential, of tenant: CommonV1.Tenant) {
        let key = Key(tenant: tenant, provider: ProviderID(rawValue: credential.provider))
        let (sender, draft, unreadable, problem) = state.withLock { state in
            (state.current[key]?.sender, state.withSecrets[key], state.unreadable[key], state.secretProblems[key])
        }
        credential.details = sender?.details ?? [:]
        credential.secrets = (draft?.secrets ?? [:]).sorted { $0.key < $1.key }.map { .init(field: $0.key, name: $0.value) }
        credential.secretSource = draft?.secrets == nil ? "store" : secrets.source?.word ?? ""
        credential.problem = unreadable?.cause ?? problem ?? ""
        credential.unreadable = unreadable != nil
    }

    /// Notes how the last look at an external secret ended.
    ///
    /// - Parameter problem: nil: it could be read.
    func note(secretProblem problem: String?, of tenant: CommonV1.Tenant, provider: ProviderID) {
        let key = Key(tenant: tenant, provider: provider)
        // It may be removed, or put without external secrets, meanwhile.
        state.withLock { $0.secretProblems[key] = $0.withSecrets[key] == nil ? nil : problem }
    }
}
