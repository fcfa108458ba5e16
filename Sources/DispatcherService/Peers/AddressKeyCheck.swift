import CarillonAPI
import Providers
import ServiceKit

/// Refuses credentials without keys that addresses of the app's devices were made with: pushes to them would fail for good.
struct AddressKeyCheck: Sendable {
    let apps: any AppSource

    /// - Throws: `invalid_credential` that names the missing keys; errors of a call to the registry.
    func require(keysOfAddressesIn tenant: CommonV1.Tenant, in sender: any ProviderSender) async throws {
        guard let keys = sender.addressKeys else { return }
        let missing = try await apps.addressKeys(of: tenant).filter { $0.subscriptions > 0 && !$0.keyId.isEmpty && !keys.ids.contains($0.keyId) }
        guard !missing.isEmpty else { return }
        let named = missing.map { "\($0.publicKey) of \($0.subscriptions) subscriptions" }.joined(separator: ", ")
        throw APIError(
            .invalidCredential, field: keys.field,
            "lacks the private half of \(named); add it behind the new key, or set `force`: pushes to these subscriptions then fail")
    }
}
