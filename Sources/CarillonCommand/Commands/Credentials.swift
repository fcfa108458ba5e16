import ArgumentParser
import CarillonAPI
import Foundation
import SystemControl

/// `carillon credentials` (DISP-33).
struct Credentials: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Provider credentials of an app: sealed at once, never shown again.", subcommands: [CredentialsAPNs.self, CredentialsFCM.self])
}

/// `carillon credentials apns`.
struct CredentialsAPNs: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "apns", abstract: "Put an APNs signing key (.p8).")
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
            .init(tenant: tenant.resolve(clients), credential: .apns(.init(keyId: keyID, teamId: teamID, privateKeyPem: key, topic: topic))))
        try PutCredential.show(answer, system)
    }
}

/// `carillon credentials fcm`.
struct CredentialsFCM: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "fcm", abstract: "Put a Firebase service account file.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "The JSON file from Google.") var file: String

    func run() async throws {
        let clients = try system.clients()
        let account = try InputFile.text(file)
        let answer = try await clients.dispatcher.putCredential(.init(tenant: tenant.resolve(clients), credential: .fcm(.init(json: account))))
        try PutCredential.show(answer, system)
    }
}

private enum PutCredential {
    static func show(_ answer: DispatcherV1.PutCredentialResponse, _ system: SystemOptions) throws {
        if system.json { return try printJSON(["credential_id": answer.credentialId, "fingerprint": answer.fingerprint]) }
        print("credential \(answer.credentialId), fingerprint \(answer.fingerprint)")
    }
}
