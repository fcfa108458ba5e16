import ArgumentParser
import CarillonAPI
import Foundation
import Providers
import ServiceKit
import SystemControl
import TestFolders
import Testing

@testable import CarillonCommand

@Suite("carillon service-keys, credentials and token")
struct ServiceKeysCommandTests {
    @Test("GW-03 the commands take what their help says, and refuse the rest")
    func parsing() throws {
        let create = try #require(
            try Carillon.parseAsRoot(["service-keys", "create", "shop backend", "--scope", "events", "--scope", "act_as_user", "--app", "shop"])
                as? ServiceKeysCreate)
        #expect(create.name == "shop backend" && create.scopes == ["events", "act_as_user"] && create.tenant.app == "shop")
        let usual = try #require(try Carillon.parseAsRoot(["service-keys", "create", "shop"]) as? ServiceKeysCreate)
        #expect(usual.scopes == ["events", "directory"])
        #expect(try Carillon.parseAsRoot(["service-keys"]) is ServiceKeysList)
        let revoke = try #require(try Carillon.parseAsRoot(["service-keys", "revoke", "key_1", "--json"]) as? ServiceKeysRevoke)
        #expect(revoke.key == "key_1" && revoke.system.json)
        #expect(throws: (any Error).self) { try Carillon.parseAsRoot(["service-keys", "revoke"]) }
        #expect(throws: (any Error).self) { try Carillon.parseAsRoot(["service-keys", "create"]) }
    }

    @Test("GW-03 a key is shown with what it may do and since when, to people and to programs")
    func rows() throws {
        var key = RegistryV1.ServiceKey(
            keyId: "key_1", tenant: .init(organizationId: "acme", appId: "shop"), scopes: [.events, .directory], name: "shop backend",
            createdAtMs: 1_770_000_000_000)
        let made = ServiceKeys.Row(key)
        key.revokedAtMs = 1_770_000_001_000
        let text = ListPage([made, ServiceKeys.Row(key)], next: "").text(empty: "", ServiceKeys.table)
        #expect(text.contains("key_1  shop  shop backend  events, directory  2026-02-02T02:40:00.000Z\n"))
        #expect(text.hasSuffix("2026-02-02T02:40:00.000Z  2026-02-02T02:40:01.000Z"))
        let json = String(decoding: try JSONEncoder().encode(made), as: UTF8.self)
        #expect(json.contains(#""keyId":"key_1""#) && !json.contains("revokedAt"))
    }

    private let shop = CommonV1.Tenant(organizationId: "acme", appId: "shop")

    @Test("DISP-33 credentials are listed by fingerprint, with what the app sends with and what was replaced")
    func credentials() throws {
        #expect(try Carillon.parseAsRoot(["credentials"]) is CredentialsList)
        #expect(try Carillon.parseAsRoot(["credentials", "list", "--app", "shop", "--json"]) is CredentialsList)
        var credential = DispatcherV1.Credential(
            credentialId: "cred_1", provider: "apns", fingerprint: "sha256:00", createdAtMs: 1_770_000_000_000)
        let used = CredentialsList.Row(credential, of: shop)
        credential.replacedAtMs = 1_770_000_001_000
        let text = CredentialsList.table([used, CredentialsList.Row(credential, of: shop)]).text
        #expect(text.contains("in use") && text.contains("replaced 2026-02-02T02:40:01.000Z") && text.contains("sha256:00"))
        #expect(!(try jsonText(of: used)).contains("replaced_at"))
    }

    @Test("DISP-33 a credential that the provider refuses is listed as stopped, with the reason; those of other lanes are in use")
    func stoppedCredentials() throws {
        let lanes = [
            DispatcherV1.LaneStatus(
                lane: "apns api.push.apple.com:443 cred_1 acme/shop", state: .blocked, reason: "apns refuses the credential: InvalidProviderToken"),
            DispatcherV1.LaneStatus(lane: "fcm fcm.googleapis.com:443 acme-1234", state: .unreachable, reason: "connection refused"),
        ].map(LaneView.init)
        func row(_ id: String, replacedAtMs: Int64? = nil) -> CredentialsList.Row {
            .init(.init(credentialId: id, provider: "apns", fingerprint: "sha256:00", replacedAtMs: replacedAtMs), of: shop, lanes: lanes)
        }
        #expect(row("cred_1").words == "stopped: apns refuses the credential: InvalidProviderToken")
        #expect(row("cred_2").words == "in use" && row("cred_1", replacedAtMs: 1_770_000_001_000).words.hasPrefix("replaced "))
        let json = try jsonText(of: row("cred_1"))
        #expect(json.contains(#""state" : "stopped""#) && json.contains(#""stopped" : "apns refuses the credential: InvalidProviderToken""#))
        #expect(try jsonText(of: row("cred_2")).contains(#""state" : "in_use""#))
    }

    @Test("DISP-33 DISP-14 a push service that cannot be reached does not stop a credential whose others answer")
    func unreachablePushService() {
        let unreachable = DispatcherV1.LaneStatus(lane: "web_push nowhere.example:443 cred_1 acme/shop", state: .unreachable, reason: "no such name")
        let open = DispatcherV1.LaneStatus(lane: "web_push push.example:443 cred_1 acme/shop", state: .open)
        func words(_ lanes: [DispatcherV1.LaneStatus]) -> String {
            CredentialsList.Row(.init(credentialId: "cred_1", provider: "web_push"), of: shop, lanes: lanes.map(LaneView.init)).words
        }
        #expect(words([unreachable, open]) == "in use" && words([unreachable]) == "stopped: no such name")
    }

    @Test("DISP-33 a credential that cannot be opened is stopped: its lane names the provider and the app, and no credential")
    func unopenedCredential() {
        let reason = "credential cred_1 of app 'acme/shop' cannot be opened"
        let lanes = [LaneView(.init(lane: "apns acme/shop", state: .blocked, reason: reason))]
        func words(_ provider: String, of owner: CommonV1.Tenant) -> String {
            CredentialsList.Row(.init(credentialId: "cred_1", provider: provider), of: owner, lanes: lanes).words
        }
        #expect(words("apns", of: shop) == "stopped: \(reason)")
        #expect(words("fcm", of: shop) == "in use" && words("apns", of: .init(organizationId: "acme", appId: "chat")) == "in use")
    }

    @Test("DISP-33 CTL-01 a credential of any provider is put by the names of its fields, as text or as a file")
    func putting() throws {
        let folder = try TemporaryFolder()
        try "key\n".write(toFile: folder.file("key.p8"), atomically: true, encoding: .utf8)
        func parse(_ arguments: [String]) throws -> CredentialsPut? {
            try Carillon.parseAsRoot(["credentials", "put"] + arguments) as? CredentialsPut
        }
        for adapter in ProviderList.credentials {
            let fields = adapter.credentialFields.flatMap { ["--field", "\($0.name)=a=b"] }
            let put = try #require(try parse(["\(adapter.id)", "--app", "shop"] + fields))
            #expect(put.provider == "\(adapter.id)" && put.tenant.app == "shop")
            #expect(try put.values() == Dictionary(uniqueKeysWithValues: adapter.credentialFields.map { ($0.name, "a=b") }))
            let help = Carillon.helpMessage(for: CredentialsPut.self)
            #expect(adapter.credentialFields.allSatisfy { help.contains("\($0.name): \($0.meaning)") }, "\(help)")
        }
        #expect(try parse(["fcm", "--field", "json=@" + folder.file("key.p8")])?.values() == ["json": "key\n"])
        // A project of Expo begins with @, and is no file.
        #expect(try parse(["expo", "--field", "project=@owner/slug"])?.values() == ["project": "@owner/slug"])
        // The app says its topic.
        #expect(try parse(["apns", "--field", "key_id=1", "--field", "team_id=2", "--field", "private_key_pem=3"])?.values().count == 3)
        let secret = try #require(try parse(["fcm", "--secret", "json=fcm-account"]))
        #expect(try secret.secretNames == ["json": "fcm-account"] && secret.values().isEmpty)
        let missing = try #require(try parse(["fcm", "--field", "json=@" + folder.file("none")]))
        #expect(throws: InputError.self) { try missing.values() }
    }

    @Test("DISP-33 CTL-01 an unknown provider or field, a missing one and one given twice are refused by name, with all that there are")
    func putRefusals() throws {
        for (arguments, words) in [
            (["--field", "json={}"], "'<provider>'"),
            (["fmc", "--field", "json={}"], "is none of apns, fcm, web_push, expo, smtp, webhook; did you mean fcm?"),
            (["fcm", "--field", "jsn={}"], "--field jsn: no field of fcm, which has json, project_id"),
            (["fcm"], "--field json: missing; a field of fcm, which has json, project_id"),
            (["fcm", "--field", "json=1", "--field", "json=2"], "--field json is given twice"),
            (["fcm", "--field", "json=1", "--secret", "json=x"], "json is given by --field and by --secret"),
            (["fcm", "--secret", "jsn=x"], "jsn: no field of fcm"),
            (["fcm", "--field", "hidden"], "--field is name=value or name=@file"), (["fcm", "--field", "=hidden"], "--field is name=value"),
            (["fcm", "--secret", "hidden"], "--secret is name=secret"),
        ] {
            let error = try #require(throws: (any Error).self) { try Carillon.parseAsRoot(["credentials", "put"] + arguments) }
            let message = Carillon.fullMessage(for: error)
            #expect(Carillon.exitCode(for: error) == .validationFailure, "\(arguments)")
            #expect(message.contains(words), "\(message)")
            #expect(!message.contains("hidden"))
        }
    }

    @Test("CTL-01 a token is for an id that a user can have, and --role is for users of an app")
    func tokenRefusals() throws {
        for (arguments, words) in [
            (["..", "--app", "shop"], "'..' is no user id"), (["ann smith"], "'ann smith' is no user id"),
            (["root", "--platform", "--role", "teacher"], "--role goes without --platform"),
        ] {
            let error = try #require(throws: (any Error).self) { try Carillon.parseAsRoot(["token"] + arguments) }
            #expect(Carillon.exitCode(for: error) == .validationFailure && Carillon.fullMessage(for: error).contains(words), "\(arguments)")
        }
        let roles = try #require(try Carillon.parseAsRoot(["token", "ann", "--role", "teacher"]) as? Token)
        #expect(roles.role == ["teacher"])
    }

    @Test("ROLE-01 CTL-01 no token of the platform where a gateway runs without the simulators: it would be refused")
    func platformToken() throws {
        // Where nothing runs nobody knows what the gateway will accept.
        #expect(throws: Never.self) { try Token.requireTrust(isGatewayRunning: false, isSimulated: false) }
        #expect(throws: Never.self) { try Token.requireTrust(isGatewayRunning: true, isSimulated: true) }
        let error = try #require(throws: InputError.self) { try Token.requireTrust(isGatewayRunning: true, isSimulated: false) }
        #expect(error.description.contains("--platform") && error.description.contains("platform_issuer"), "\(error)")
    }

    @Test("GW-03 CTL-01 no token for an app that accepts other issuers: the command that lets it accept the run folder's key is named")
    func tokenOfAnotherIssuer() throws {
        let folder = try TemporaryFolder()
        let run = RunFolder(path: folder.path)
        try KeyMaterial.create(at: URL(filePath: folder.path))
        let (tokens, now) = (try UserTokens(runFolder: URL(filePath: folder.path)), Instant(milliseconds: 1_770_000_000_000))
        func refusal(_ auth: RegistryV1.TokenIssuer?, audience: String = "") throws -> String? {
            let token = try tokens.token(user: "ann", app: "shop", audience: audience, now: now)
            do {
                try Token.requireAccepted(token, by: .init(appId: "shop", auth: auth), runFolder: run, now: now)
                return nil
            } catch let error as InputError {
                return error.description
            }
        }
        #expect(try refusal(tokens.tokenIssuer) == nil)
        #expect(try refusal(.init(jwks: tokens.publicKeys, audience: "shop.web"), audience: "shop.web") == nil)
        let other = try TemporaryFolder()
        try KeyMaterial.create(at: URL(filePath: other.path))
        let foreign = try UserTokens(runFolder: URL(filePath: other.path)).publicKeys
        for (auth, words) in [
            (.init(issuer: "https://shop.example.com", jwks: foreign), "its issuer is https://shop.example.com"),
            (.init(issuer: UserTokens.issuer, jwks: foreign), "its issuer has other keys"), (nil, "it has no issuer"),
        ] as [(RegistryV1.TokenIssuer?, String)] {
            let text = try #require(try refusal(auth))
            #expect(text.contains("the app shop does not accept tokens") && text.contains(words), "\(text)")
            #expect(
                text.hasSuffix("carillon apps issuer shop --issuer \(UserTokens.issuer) --jwks \(folder.path)/issuer/jwks.json"), "\(text)")
        }
    }

    @Test("CTL-01 a token comes as JSON as well, with whose it is")
    func token() async throws {
        let folder = try TemporaryFolder()
        try KeyMaterial.create(at: URL(filePath: folder.path))
        func issue(_ arguments: String...) async throws -> Token.Issued {
            let command = try #require(try Carillon.parseAsRoot(["token", "ann", "--run-dir", folder.path, "--json"] + arguments) as? Token)
            return try await command.issue()
        }
        let issued = try await issue("--organization", "acme", "--app", "shop")
        #expect(issued.token.split(separator: ".").count == 3)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(jsonText(of: issued).utf8)) as? [String: String])
        #expect(json == ["token": issued.token, "user_id": "ann", "app_id": "shop"])
        let platform = try await issue("--platform")
        #expect(platform.token.split(separator: ".").count == 3 && platform.appId == nil)
    }
}
