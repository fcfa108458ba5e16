import CarillonAPI
import Providers

/// A credential in use that cannot be opened, for example after a restore without its key. Its app's pushes wait in the queue.
struct UnreadableCredential: Sendable, Hashable {
    var id: String
    var tenant: CommonV1.Tenant
    var provider: ProviderID
    var cause: String
    /// Whether it names external secrets, which are read again and again.
    var namesSecrets = false

    /// For operators.
    var reason: String {
        // The secret is what an operator looks for, and tables show credential and app beside it.
        if namesSecrets { return "\(cause); it tries again by itself" }
        return "credential \(id) of app '\(tenant.label)' cannot be opened (\(cause)): \(remedy)"
    }

    var remedy: String {
        if namesSecrets { return "let the dispatcher read the secret: it tries again by itself" }
        return "put it again (`carillon credentials put \(provider.rawValue)`), "
            + "or bring back the credential key ring of its time and restart the dispatcher"
    }
}
