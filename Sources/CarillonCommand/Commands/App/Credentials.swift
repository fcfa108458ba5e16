import ArgumentParser
import CarillonAPI
import Providers
import ServiceKit
import SystemControl

/// `carillon credentials` (DISP-33).
struct Credentials: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Provider credentials of an app: encrypted at once, never shown again.",
        subcommands: [CredentialsList.self, CredentialsPut.self, CredentialsRemove.self], defaultSubcommand: CredentialsList.self)
}

/// `carillon credentials list`.
struct CredentialsList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List an app's credentials: in use, stopped and why, replaced within the last day. No secret is shown."
    )
    .example("carillon credentials list --app shop")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions

    /// A secret that the dispatcher reads elsewhere, as `GET /admin/credentials` has it.
    struct Secret: Encodable {
        var field, name: String
    }

    struct Row: Encodable {
        var credentialId, provider, fingerprint, createdAt: String
        /// `in_use`, `stopped` or `replaced`.
        var state: String
        /// Nil for the credential that the app sends with.
        var replacedAt: String?
        /// Why nothing is sent with it; nil while it is sent with, or where nothing was to be sent since the dispatcher started.
        var stopped: String?
        /// Whether its key is in use for a year or longer; nil: not so long.
        var rotationDue: Bool?
        /// When it was put last.
        var putAt: String?
        /// When it will be a year old; nil where it is replaced.
        var rotationDueAt: String?
        /// Values that operators recognize the account by, such as `key_id`.
        var details: [String: String]
        /// `store`, `file` or `command`; nil where it is not known.
        var secretSource: String?
        /// Names of secrets that the dispatcher reads elsewhere, with the fields that they are for.
        var secrets: [Secret]
        /// Why the credential or a secret of it cannot be read; nil: it can.
        var problem: String?

        /// - Parameter lanes: those of the app. A lane that depends on one credential names it. That of a credential which cannot be opened, and so
        ///   has no lane yet, is named by its provider and app.
        init(_ credential: DispatcherV1.Credential, of owner: CommonV1.Tenant, lanes: [LaneView] = []) {
            (credentialId, provider, fingerprint) = (credential.credentialId, credential.provider, credential.fingerprint)
            createdAt = Instant(milliseconds: credential.createdAtMs).rfc3339
            replacedAt = credential.replacedAtMs.map { Instant(milliseconds: $0).rfc3339 }
            let unopened = "\(credential.provider) \(owner.organizationId)/\(owner.appId)"
            let own = lanes.filter { $0.lane == unopened || $0.lane.split(separator: " ").contains { $0 == credential.credentialId } }
            // Browsers' push services have a lane each: a host that cannot be reached stops no other.
            stopped = replacedAt == nil && own.allSatisfy { !$0.isOpen } ? own.first?.obstacle : nil
            rotationDue = credential.rotationDue ? true : nil
            putAt = credential.putAtMs == 0 ? nil : Instant(milliseconds: credential.putAtMs).rfc3339
            rotationDueAt = credential.rotationDueAtMs.map { Instant(milliseconds: $0).rfc3339 }
            details = credential.details
            secretSource = credential.secretSource.isEmpty ? nil : credential.secretSource
            secrets = credential.secrets.map { Secret(field: $0.field, name: $0.name) }
            problem = credential.problem.isEmpty ? nil : credential.problem
            // Before its first push it has no lane that says so.
            if stopped == nil, credential.unreadable { stopped = problem }
            state = replacedAt != nil ? "replaced" : stopped != nil ? "stopped" : "in_use"
        }

        /// The state for people.
        var words: String {
            replacedAt.map { "replaced \($0)" } ?? stopped.map { "stopped: \($0)" } ?? problem.map { "in use; its secret cannot be read: \($0)" }
                ?? (rotationDue == true ? "in use, for more than a year: rotate it" : "in use")
        }

        /// The account, for people.
        var account: String { details.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ") }

        /// Where the secrets are, for people.
        var place: String {
            guard !secrets.isEmpty else { return secretSource ?? "" }
            let names = secrets.sorted { $0.field < $1.field }.map { "\($0.field)=\($0.name)" }
            return "\(secretSource ?? "elsewhere"): \(names.joined(separator: ", "))"
        }
    }

    static func table(_ rows: [Row]) -> TextTable {
        // A key that is put again keeps its age.
        var table = TextTable(["provider", "state", "credential", "account", "secrets", "fingerprint", "since", "put at", "rotate by"])
        for row in rows {
            table.add([
                row.provider, row.words, row.credentialId, row.account, row.place, row.fingerprint, row.createdAt, row.putAt ?? "",
                row.rotationDueAt ?? "",
            ])
        }
        return table
    }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        let lanes = try await clients.dispatcher.queueStatus(.init(tenant: owner)).lanes.map(LaneView.init)
        let rows = try await clients.dispatcher.listCredentials(.init(tenant: owner)).credentials.map { Row($0, of: owner, lanes: lanes) }
        if system.json { return try printList(rows) }
        print(rows.isEmpty ? "no credentials: put them with `carillon credentials put`" : Self.table(rows).text)
    }
}

/// `carillon credentials put`: of any provider in ``ProviderList``. Its adapter names the fields.
struct CredentialsPut: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "put", abstract: "Set the key or account that an app sends with at a provider.", discussion: fieldList
    )
    .example("carillon credentials put fcm --field json=@service-account.json --app shop")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "The provider.") var provider: String
    @Option(name: .customLong("field"), help: "name=value, or name=@file for what a file holds; `@-` is standard input. One for each field.")
    var fields: [String] = []
    @Option(
        name: .customLong("secret"),
        help: "name=secret: the dispatcher reads the field from its folder or program of secrets, now and whenever it changes. One for each field.")
    var secrets: [String] = []
    @Flag(help: "Also where it lacks a key that subscriptions of browsers were made with: pushes to these fail then.") var force = false
    /// ``fields`` and ``secrets`` by their names, as they are typed.
    private var texts: CredentialFields = [:]
    private(set) var secretNames: [String: String] = [:]

    private enum CodingKeys: CodingKey { case system, tenant, provider, fields, secrets, force }

    /// Each provider with its fields, for the help.
    private static var fieldList: String {
        let lines = ProviderList.credentials.flatMap { adapter in
            ["\(adapter.id):"] + adapter.credentialFields.map { "  \($0.name): \($0.meaning)" }
        }
        return "Give keys as files: other users of this machine see the words of a command.\n\n" + lines.joined(separator: "\n")
    }

    /// Refuses names that the provider does not know, before a file is read or a service called.
    mutating func validate() throws {
        try requireWord(provider, of: "the provider", among: ProviderList.credentials.map { "\($0.id)" })
        texts = try Self.texts(of: fields, option: "--field")
        secretNames = try Self.texts(of: secrets, option: "--secret")
        if let twice = secretNames.keys.filter({ texts[$0] != nil }).min() { throw ValidationError("\(twice) is given by --field and by --secret") }
        guard let adapter = ProviderList.credential(named: provider) else { return }
        do { try adapter.checkNames(of: texts.merging(secretNames) { $1 }, isComplete: false) } catch { throw ValidationError("--field \(error)") }
    }

    /// Fields as they are typed, by their names.
    private static func texts(of fields: [String], option: String) throws -> CredentialFields {
        var texts: CredentialFields = [:]
        for field in fields {
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            // What has no name may be a secret: it is not repeated.
            guard parts.count == 2, !parts[0].isEmpty else {
                throw ValidationError(option == "--field" ? "--field is name=value or name=@file" : "--secret is name=secret")
            }
            guard texts.updateValue(parts[1], forKey: parts[0]) == nil else { throw ValidationError("\(option) \(parts[0]) is given twice") }
        }
        return texts
    }

    /// The fields with what their files hold. Where the value itself begins with `@`, only `@-` is a file.
    ///
    /// - Throws: ``InputError`` that names the file.
    func values() throws -> CredentialFields {
        let words = Set(ProviderList.credential(named: provider)?.credentialFields.filter(\.beginsWithAt).map(\.name) ?? [])
        var values = texts
        for (name, text) in texts where text.hasPrefix("@") && (text == "@-" || !words.contains(name)) {
            values[name] = try InputFile.text(String(text.dropFirst()))
        }
        return values
    }

    func run() async throws {
        let clients = try system.clients()
        let read = try values()
        let owner = try await tenant.resolve(clients)
        let answer = try await clients.dispatcher.putCredential(
            .init(tenant: owner, provider: provider, fields: read, force: force, secrets: secretNames))
        if system.json { return try printJSON(["credential_id": answer.credentialId, "fingerprint": answer.fingerprint]) }
        // It is put, also where nobody answers now.
        let listed = try? await clients.dispatcher.listCredentials(.init(tenant: owner)).credentials
        let details = listed?.first { $0.credentialId == answer.credentialId }?.details ?? [:]
        print(TerminalText.oneLine(Self.words(answer, of: provider, details, given: Set(texts.keys).union(secretNames.keys))))
    }

    /// What was put, for people: values that the app gave in place of missing fields, such as Expo's project, are seen here first.
    ///
    /// - Parameters:
    ///   - details: values that operators recognize the account by.
    ///   - given: the fields of the command line.
    static func words(
        _ answer: DispatcherV1.PutCredentialResponse, of provider: String, _ details: [String: String], given: Set<String>
    ) -> String {
        // An optional one may have come from elsewhere, such as the project of FCM's file.
        let required = (ProviderList.credential(named: provider)?.credentialFields ?? []).filter { $0.ofApp != nil && !$0.isOptional }
        let ofApp = Set(required.map { $0.name }).subtracting(given)
        let account = details.sorted { $0.key < $1.key }.map { ", \($0.key) \($0.value)\(ofApp.contains($0.key) ? " (not given: the app's)" : "")" }
        return "credential \(answer.credentialId), fingerprint \(answer.fingerprint)\(account.joined())"
    }
}
