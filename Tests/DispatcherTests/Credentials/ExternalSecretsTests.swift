import CarillonAPI
import Cryptography
import Foundation
import Glibc
import Providers
import RPC
import ServiceKit
import Storage
import TestConditions
import TestFolders
import Testing

@testable import DispatcherService

/// Secrets of credentials that stay in files or come from a program (DISP-33, SEC-02).
@Suite("External secrets")
struct ExternalSecretsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.file("secrets"), withIntermediateDirectories: true)
    }

    private func write(_ secret: String, as name: String = "apns-key") throws {
        try secret.write(toFile: folder.file("secrets/\(name)"), atomically: true, encoding: .utf8)
    }

    private var files: ExternalSecrets { ExternalSecrets(.folder(folder.file("secrets"))) }

    private static let draft = CredentialDraft(
        provider: .apns, fields: ["key_id": "KEY0000001", "team_id": "TEAM000001", "topic": "com.example.chat"],
        secrets: ["private_key_pem": "apns-key"])

    /// A program for secrets.
    private func command(_ script: String) throws -> ExternalSecrets {
        let path = folder.file("secret.sh")
        try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
        return ExternalSecrets(.command(path))
    }

    private func problem(_ secrets: ExternalSecrets, _ name: String = "apns-key") async -> String {
        var draft = Self.draft
        draft.secrets = ["private_key_pem": name]
        do {
            _ = try await secrets.fields(of: draft)
            return ""
        } catch {
            return (error as? CredentialError).map { "\($0.field): \($0.problem)" } ?? "\(error)"
        }
    }

    @Test("DISP-33 SEC-02 a credential that names a file's secret is used, and the store has the name and not the secret, also after a restart")
    func file() async throws {
        let pem = try P256PrivateKey.generate().pem
        try write(pem)
        let ring = try KeyRing.create(at: folder.file("ring.json"))
        let store = try folder.openStore()
        let credentials = try await CredentialStore(store: store, keyRing: ring, adapters: try .own(), secrets: files)
        let stored = try await credentials.put(Self.draft, of: TestPushes.tenant, now: TestPushes.start)
        let sealed = try #require(try await store.read(CredentialTable.inUse).first)
        let plain = String(decoding: try ring.open(sealed.envelope, associatedData: Array(sealed.id.utf8)), as: UTF8.self)
        #expect(plain.contains("apns-key") && !plain.contains("PRIVATE KEY"))
        let again = try await CredentialStore(store: store, keyRing: ring, adapters: try .own(), secrets: files)
        #expect(again.current(for: TestPushes.tenant, provider: .apns)?.fingerprint == stored.fingerprint)
        // Without the file it waits for it.
        try FileManager.default.removeItem(atPath: folder.file("secrets/apns-key"))
        let without = try await CredentialStore(store: store, keyRing: ring, adapters: try .own(), secrets: files)
        #expect(without.current(for: TestPushes.tenant, provider: .apns) == nil)
        let reason = without.unreadable(of: TestPushes.tenant, provider: .apns)?.reason ?? ""
        #expect(reason.contains("no such file") && reason.contains("tries again by itself"), "\(reason)")
        #expect(!reason.contains("cred_"), "credential and app stand beside it")
        await store.close()
    }

    @Test("DISP-33 SEC-13 a secret that changed is used without a restart, once and on record; one that cannot be used changes nothing")
    func rotation() async throws {
        let fixture = try await DispatcherFixture.start(secrets: files)
        let (first, second) = (try P256PrivateKey.generate(), try P256PrivateKey.generate())
        try write(try first.pem)
        var fields = try await fixture.apnsKey("KEY0000009")
        fields["private_key_pem"] = nil
        func put(_ principal: Principal) async throws {
            _ = try await fixture.components.pushes.putCredential(
                .init(tenant: TestPushes.tenant, provider: "apns", fields: fields, secrets: ["private_key_pem": "apns-key"]),
                context: ServerContext(method: DispatcherV1.Dispatcher.Method.putCredential, principal: principal))
        }
        // Another app's administrator must not send with the installation's secrets.
        let actor = Principal.Actor(
            userID: "root", organizationID: TestPushes.tenant.organizationId, appID: TestPushes.tenant.appId, roles: ["system_admin"])
        let refusal = await #expect(throws: APIError.self) { try await put(Principal(service: "gateway", actor: actor)) }
        #expect(refusal?.reason == .forbidden)
        try await put(Principal(service: "operator"))
        func current() -> StoredCredential? { fixture.components.credentials.current(for: TestPushes.tenant, provider: .apns) }
        let before = try #require(current())
        let watcher = fixture.components.secretWatcher
        #expect(await watcher.look().isEmpty && current()?.id == before.id)
        try write("no key")
        let problems = await watcher.look()
        #expect(problems.count == 1 && problems.values.allSatisfy { $0.contains("private_key_pem") } && current()?.id == before.id)
        #expect(await watcher.look(knowing: problems) == problems)
        func shown() async throws -> DispatcherV1.Credential? {
            try await fixture.components.credentials.list(of: TestPushes.tenant).first { $0.provider == "apns" && $0.replacedAtMs == nil }
        }
        let broken = try await shown()
        #expect(broken?.secretSource == "file" && broken?.secrets == [.init(field: "private_key_pem", name: "apns-key")])
        #expect(broken?.problem.hasPrefix("private_key_pem: ") == true && broken?.unreadable == false && broken?.details["key_id"] == "KEY0000009")
        #expect(fixture.logs.count("a credential's secret cannot be used") == 1)
        try write(try second.pem)
        #expect(await watcher.look().isEmpty)
        #expect(try await shown()?.problem == "")
        let after = try #require(current())
        #expect(after.id != before.id && after.fingerprint != before.fingerprint)
        #expect(fixture.records.all == ["credential.changed apns \(after.id)"])
        #expect(await watcher.look().isEmpty && fixture.records.all.count == 1)
        let listed = try await fixture.components.credentials.list(of: TestPushes.tenant).filter { $0.provider == "apns" }
        #expect(listed.first?.credentialId == after.id && listed.dropFirst().allSatisfy { $0.replacedAtMs != nil })
        await fixture.stopAll()
    }

    @Test("DISP-33 SEC-13 a secret that is read while an operator puts another credential does not replace the operator's")
    func putMeanwhile() async throws {
        // The program says when it is asked, and waits until it may answer.
        let (key, asked, go) = (folder.file("key"), folder.file("asked"), folder.file("go"))
        let secrets = try command("touch '\(asked)'; while [ ! -e '\(go)' ]; do sleep 0.01; done; cat '\(key)'")
        let fixture = try await DispatcherFixture.start(secrets: secrets)
        var fields = try await fixture.apnsKey("KEY0000009")
        try (fields.removeValue(forKey: "private_key_pem") ?? "").write(toFile: key, atomically: true, encoding: .utf8)
        try Data().write(to: URL(filePath: go))
        _ = try await fixture.components.pushes.putCredential(
            .init(tenant: TestPushes.tenant, provider: "apns", fields: fields, secrets: ["private_key_pem": "apns-key"]),
            context: DispatcherFixture.context)
        try P256PrivateKey.generate().pem.write(toFile: key, atomically: true, encoding: .utf8)
        for file in [asked, go] { try FileManager.default.removeItem(atPath: file) }
        async let problems = fixture.components.secretWatcher.look()
        try await fixture.until("the secret is read") { FileManager.default.fileExists(atPath: asked) }
        try await fixture.putAPNsKey("KEY0000010")
        let current = fixture.components.credentials.current(for: TestPushes.tenant, provider: .apns)
        try Data().write(to: URL(filePath: go))
        let found = await problems
        #expect(found.isEmpty)
        #expect(fixture.components.credentials.current(for: TestPushes.tenant, provider: .apns)?.id == current?.id)
        #expect(fixture.records.all.isEmpty)
        let listed = try await fixture.components.credentials.list(of: TestPushes.tenant).first { $0.provider == "apns" }
        #expect(listed?.credentialId == current?.id && listed?.replacedAtMs == nil)
        await fixture.stopAll()
    }

    @Test("DISP-33 DISP-16 SEC-13 a secret without a key that browsers' subscriptions use is not taken, as when an operator puts it")
    func lackedKey() async throws {
        let fixture = try await DispatcherFixture.start(secrets: files)
        let (old, new) = (try P256PrivateKey.generate(), try P256PrivateKey.generate())
        try write(try old.pem, as: "vapid")
        _ = try await fixture.components.pushes.putCredential(
            .init(
                tenant: TestPushes.tenant, provider: "web_push", fields: ["subject": "mailto:push@example.com"],
                secrets: ["private_key_pem": "vapid"]), context: DispatcherFixture.context)
        let provider = ProviderID(rawValue: WebPushAddress.word)
        func current() -> String? { fixture.components.credentials.current(for: TestPushes.tenant, provider: provider)?.id }
        let before = try #require(current())
        let point = Base64URL.encode(old.publicKey.x963)
        fixture.peers.say([.init(keyId: VapidKey.id(of: point), publicKey: point, subscriptions: 3)])
        try write(try new.pem, as: "vapid")
        let problems = await fixture.components.secretWatcher.look()
        #expect(problems.values.contains { $0.contains("\(point) of 3 subscriptions") } && current() == before && fixture.records.all.isEmpty)
        try write(try new.pem + old.pem, as: "vapid")
        #expect(await fixture.components.secretWatcher.look().isEmpty && current() != before)
        await fixture.stopAll()
    }

    @Test("DISP-33 SEC-02 a program prints the secret of a name; one that fails, hangs or prints too much is told with its path")
    func program() async throws {
        let secrets = try command("printf '%s\\n' \"secret of $1\"")
        #expect(try await secrets.fields(of: Self.draft)["private_key_pem"] == "secret of apns-key")
        let failing = try command("echo half; exit 3")
        #expect(await problem(failing).contains("secret.sh apns-key failed with status 3"))
        let large = try command("exec head -c 700000 /dev/zero")
        #expect(await problem(large).contains("prints more than a key"))
        var slow = try command("exec sleep 60")
        slow.timeLimit = .milliseconds(200)
        #expect(await problem(slow).contains("takes longer than"))
        #expect(await problem(ExternalSecrets(.command("/none/secret"))).contains("/none/secret does not start"))
    }

    @Test("SEC-02 DISP-33 secrets that hang hold the start back for the time of one together, and no credential whose secret is there")
    func hangingStart() async throws {
        try write(try P256PrivateKey.generate().pem)
        let (stuck, key) = (folder.file("stuck"), folder.file("secrets/apns-key"))
        var secrets = try command("[ -e \(stuck) ] && [ $1 = slow ] && exec sleep 600\nexec cat \(key)")
        let ring = try KeyRing.create(at: folder.file("ring.json"))
        let store = try folder.openStore()
        let credentials = try await CredentialStore(store: store, keyRing: ring, adapters: try .own(), secrets: secrets)
        func tenant(_ app: String) -> CommonV1.Tenant { .init(organizationId: "org", appId: app) }
        func draft(_ name: String) -> CredentialDraft {
            CredentialDraft(provider: .apns, fields: Self.draft.fields, secrets: ["private_key_pem": name])
        }
        let slow = (0..<10).map { "slow\($0)" }
        for app in slow { _ = try await credentials.put(draft("slow"), of: tenant(app), now: TestPushes.start) }
        _ = try await credentials.put(draft("quick"), of: tenant("quick"), now: TestPushes.start)

        try "".write(toFile: stuck, atomically: true, encoding: .utf8)
        secrets.timeLimit = .seconds(3)
        let begin = ContinuousClock.now
        let again = try await CredentialStore(store: store, keyRing: ring, adapters: try .own(), secrets: secrets)
        let taken = ContinuousClock.now - begin
        #expect(taken < .seconds(15), "one after the other they take 30 s: \(taken)")
        #expect(again.current(for: tenant("quick"), provider: .apns) != nil)
        let reasons = slow.compactMap { again.unreadable(of: tenant($0), provider: .apns)?.reason }
        #expect(reasons.count == 10 && reasons.allSatisfy { $0.contains("takes longer than") && $0.contains("tries again by itself") }, "\(reasons)")
        #expect(again.withSecrets.count == 11, "the next reading has all of them")
        await store.close()
    }

    @Test("SEC-02 SEC-13 DISP-33 secrets that hang hold a look back for the time of one together, and one that changed is used")
    func hangingLook() async throws {
        let (stuck, key) = (folder.file("stuck"), folder.file("key"))
        var secrets = try command("[ -e \(stuck) ] && [ $1 = slow ] && exec sleep 600\nexec cat \(key)")
        secrets.timeLimit = .seconds(3)
        try P256PrivateKey.generate().pem.write(toFile: key, atomically: true, encoding: .utf8)
        let fixture = try await DispatcherFixture.start(secrets: secrets)
        func put(_ name: String, of tenant: CommonV1.Tenant) async throws {
            let draft = CredentialDraft(provider: .apns, fields: Self.draft.fields, secrets: ["private_key_pem": name])
            _ = try await fixture.components.credentials.put(draft, of: tenant, now: TestPushes.start)
        }
        for number in 0..<10 { try await put("slow", of: .init(organizationId: "org", appId: "slow\(number)")) }
        try await put("quick", of: TestPushes.tenant)
        func current() -> String? { fixture.components.credentials.current(for: TestPushes.tenant, provider: .apns)?.id }
        let before = try #require(current())

        try "".write(toFile: stuck, atomically: true, encoding: .utf8)
        try P256PrivateKey.generate().pem.write(toFile: key, atomically: true, encoding: .utf8)
        let begin = ContinuousClock.now
        let problems = await fixture.components.secretWatcher.look()
        let taken = ContinuousClock.now - begin
        #expect(taken < .seconds(15), "one after the other they take 30 s: \(taken)")
        #expect(problems.count == 10 && problems.values.allSatisfy { $0.contains("takes longer than") }, "\(problems)")
        #expect(current() != before)
        await fixture.stopAll()
    }

    @Test("SEC-02 a named pipe in place of a secret is refused at once: nobody waits for a writer", .timeLimit(.minutes(1)))
    func namedPipe() async throws {
        let path = folder.file("secrets/pipe")
        try #require(mkfifo(path, 0o600) == 0)
        #expect(await problem(files, "pipe").contains("is no regular file"))
        var draft = Self.draft
        draft.secrets = ["private_key_pem": "none"]
        await #expect(throws: CredentialError.self) { _ = try await files.fields(of: draft, until: ContinuousClock.now) }
    }

    @Test("SEC-02 who waits for a file of a mount that does not answer gives up, and its thread is counted until the mount answers")
    func deadMount() async {
        let overdue = OverdueReads()
        var pending: PendingRead?
        do {
            _ = try await withCheckedThrowingContinuation { (waiter: CheckedContinuation<[UInt8], any Error>) in
                let read = PendingRead(waiter, overdue)
                pending = read
                read.giveUp(CancellationError())
            }
            Issue.record("it was not read")
        } catch {
            #expect(error is CancellationError)
        }
        #expect(overdue.count == 1)
        pending?.end(.success([1]))
        #expect(overdue.count == 0)
    }

    @Test(
        "SEC-02 a program that hangs leaves no process behind: what it called ends with it, also when it ended before",
        arguments: ["wait", "exit 0"])
    func childrenEnd(_ last: String) async throws {
        let note = folder.file("child")
        var hanging = try command("sleep 600 &\necho $! > \(note).new\nmv \(note).new \(note)\n\(last)")
        hanging.timeLimit = .seconds(2)
        #expect(await problem(hanging).contains("takes longer than"))
        let child = try String(contentsOfFile: note, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        try #require(Int(child) != nil)
        try await eventually("the child has ended") {
            // One that nobody has waited for yet is a zombie.
            guard let state = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8) else { return true }
            return state.contains(") Z ")
        }
    }

    @Test("SEC-02 SEC-06 a name leads nowhere but into the folder; without a source, and for an empty file, the field is named")
    func names() async throws {
        try write("x", as: "x")
        for name in ["../x", "", ".x", "a/b", "a b", String(repeating: "a", count: 201)] {
            #expect(await problem(files, name).hasPrefix("private_key_pem: no name of a secret"), "\(name)")
        }
        #expect(await problem(files, "none").contains("no such file"))
        #expect(await problem(ExternalSecrets(), "x").contains("set secrets.folder or secrets.command"))
        try write("", as: "empty")
        #expect(await problem(files, "empty").contains("is empty"))
        try write("word\n", as: "line")
        var draft = Self.draft
        draft.secrets = ["topic": "line"]
        #expect(try await files.fields(of: draft)["topic"] == "word")
    }

    @Test("SEC-02 the settings name a folder or a program, and not both")
    func settings() throws {
        func source(_ values: [String: String]) throws -> ExternalSecrets {
            try ExternalSecrets(ServiceConfig(service: "dispatcher", values: values))
        }
        #expect(try source([:]).source == nil)
        #expect(try source(["secrets.folder": "/run/secrets"]).source == .folder("/run/secrets"))
        let command = try source(["secrets.command": "/usr/local/bin/secret", "secrets.interval_seconds": "5"])
        #expect(command.source == .command("/usr/local/bin/secret") && command.interval == .seconds(5))
        #expect(throws: ConfigurationError.self) { try source(["secrets.folder": "/a", "secrets.command": "/b"]) }
    }
}
