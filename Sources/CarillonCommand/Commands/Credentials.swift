import ArgumentParser
import CarillonAPI
import ServiceKit
import SystemControl

/// `carillon credentials` (DISP-33).
struct Credentials: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Provider credentials of an app: encrypted at once, never shown again.",
        subcommands: [CredentialsList.self, CredentialsAPNs.self, CredentialsFCM.self], defaultSubcommand: CredentialsList.self)
}

/// `carillon credentials list`.
struct CredentialsList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List an app's credentials by fingerprint, and those replaced within the last day."
    )
    .example("carillon credentials list --app shop")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions

    struct Row: Encodable {
        var credentialId, provider, fingerprint, createdAt: String
        /// Nil for the credential in use.
        var replacedAt: String?

        init(_ credential: DispatcherV1.Credential) {
            (credentialId, provider, fingerprint) = (credential.credentialId, credential.provider, credential.fingerprint)
            createdAt = Instant(milliseconds: credential.createdAtMs).rfc3339
            replacedAt = credential.replacedAtMs.map { Instant(milliseconds: $0).rfc3339 }
        }
    }

    static func table(_ rows: [Row]) -> TextTable {
        var table = TextTable(["provider", "state", "credential", "fingerprint", "put at"])
        for row in rows {
            table.add([
                row.provider, row.replacedAt.map { "replaced \($0)" } ?? "in use", row.credentialId, row.fingerprint, row.createdAt,
            ])
        }
        return table
    }

    func run() async throws {
        let clients = try system.clients()
        let rows = try await clients.dispatcher.listCredentials(.init(tenant: tenant.resolve(clients))).credentials.map(Row.init)
        if system.json { return try printList(rows) }
        print(rows.isEmpty ? "no credentials: put them with `carillon credentials apns` and `carillon credentials fcm`" : Self.table(rows).text)
    }
}

/// `carillon credentials apns`.
struct CredentialsAPNs: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "apns", abstract: "Set the app's APNs signing key (.p8).")
        .example("carillon credentials apns key.p8 --key-id KEY --team-id TEAM --topic com.acme")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "The .p8 file from Apple.") var file: String
    @Option(help: "Its key id, 10 characters.") var keyID: String
    @Option(help: "The team id, 10 characters.") var teamID: String
    @Option(help: "The app's bundle id.") var topic: String

    func run() async throws {
        let clients = try system.clients()
        let key = try InputFile.text(file)
        let answer = try await clients.dispatcher.putCredential(
            .init(
                tenant: tenant.resolve(clients), provider: "apns",
                fields: ["key_id": keyID, "team_id": teamID, "private_key_pem": key, "topic": topic]))
        try PutCredential.show(answer, system)
    }
}

/// `carillon credentials fcm`.
struct CredentialsFCM: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "fcm", abstract: "Set the app's Firebase service account.")
        .example("carillon credentials fcm service-account.json --app shop")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "The JSON file from Google.") var file: String

    func run() async throws {
        let clients = try system.clients()
        let account = try InputFile.text(file)
        let answer = try await clients.dispatcher.putCredential(
            .init(tenant: tenant.resolve(clients), provider: "fcm", fields: ["json": account]))
        try PutCredential.show(answer, system)
    }
}

private enum PutCredential {
    static func show(_ answer: DispatcherV1.PutCredentialResponse, _ system: SystemOptions) throws {
        if system.json { return try printJSON(["credential_id": answer.credentialId, "fingerprint": answer.fingerprint]) }
        print("credential \(answer.credentialId), fingerprint \(answer.fingerprint)")
    }
}
