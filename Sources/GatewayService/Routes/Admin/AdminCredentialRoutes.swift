import CarillonAPI
import Hummingbird
import ServiceKit

/// `/admin/credentials`: the keys and accounts that an app sends with (GW-06, DISP-33). The app is the caller's, or `?app_id=`. The dispatcher
/// authorizes the caller, and answers no key.
struct AdminCredentialRoutes {
    let dispatcher: DispatcherV1.Dispatcher.Client
    let tenants: RegistryV1.Tenants.Client

    func add(to endpoints: Endpoints) {
        let (dispatcher, tenants) = (dispatcher, tenants)
        endpoints.on(.get, "/admin/credentials") { http in
            let request = DispatcherV1.ListCredentialsRequest(tenant: try await http.administered(by: tenants))
            return .items(try await dispatcher.listCredentials(request, options: try http.context.options).credentials.map(Self.view))
        }
        endpoints.on(.put, "/admin/credentials/{provider}") { http in
            let request = DispatcherV1.PutCredentialRequest(
                tenant: try await http.administered(by: tenants), provider: try http.parameter("provider"),
                fields: try http.body.stringMap("fields") ?? [:], force: try http.body.bool("force") ?? false,
                secrets: try http.body.stringMap("secrets") ?? [:])
            let stored = try await dispatcher.putCredential(request, options: try http.context.options)
            return .ok(["credential_id": .string(stored.credentialId), "fingerprint": .string(stored.fingerprint)])
        }
        endpoints.on(.delete, "/admin/credentials/{provider}") { http in
            let request = DispatcherV1.RemoveCredentialRequest(
                tenant: try await http.administered(by: tenants), provider: try http.parameter("provider"),
                credentialId: http.query["credential_id"] ?? "")
            let removed = try await dispatcher.removeCredential(request, options: try http.context.options)
            return .ok([
                "removed": .bool(!removed.credentialId.isEmpty), "credential_id": .text(removed.credentialId),
                "fingerprint": .text(removed.fingerprint), "waiting": .integer(removed.waiting),
            ])
        }
    }

    private static func view(_ credential: DispatcherV1.Credential) -> JSONValue {
        [
            "credential_id": .string(credential.credentialId), "provider": .string(credential.provider),
            "fingerprint": .string(credential.fingerprint), "created_at": JSONView.instant(credential.createdAtMs),
            "put_at": JSONView.instant(credential.putAtMs), "replaced_at": JSONView.instant(credential.replacedAtMs),
            "rotation_due": .bool(credential.rotationDue), "rotation_due_at": JSONView.instant(credential.rotationDueAtMs),
            "details": .map(credential.details.mapValues { .string($0) }),
            "secret_source": .text(credential.secretSource),
            "secrets": .list(credential.secrets.map { ["field": .string($0.field), "name": .string($0.name)] }),
            "unreadable": .bool(credential.unreadable), "problem": .text(credential.problem),
        ]
    }
}
