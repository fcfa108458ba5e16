import JetStream
import NATSKit
import ServiceKit
import TestFolders
import Testing

@Suite("Settings of NATS")
struct NATSSettingsTests {
    private func read(_ values: [String: String], isUsed: Bool = true) throws -> NATSSettings {
        let values = Dictionary(uniqueKeysWithValues: values.map { ("queue.nats.\($0)", $1) })
        return try NATSSettings.read(ServiceConfig(service: "dispatcher", values: values), "queue.nats", isUsed: isUsed)
    }

    @Test("The password is read from its file, without the line's end; credentials come before user and password")
    func authentication() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("secret\n", to: "password")
        guard case .password("carillon", "secret") = try read(["user": "carillon", "password_file": file]).authentication else {
            Issue.record("another authentication")
            return
        }
        guard case .credentials("a.creds") = try read(["user": "u", "credentials_file": "a.creds"]).authentication else {
            Issue.record("another authentication")
            return
        }
        guard case .none = try read([:]).authentication else {
            Issue.record("an authentication")
            return
        }
    }

    @Test("Servers and TLS; by default a server on this machine without TLS")
    func servers() throws {
        let settings = try read(["servers": "tls://a:4222, tls://b:4222", "ca_file": "ca", "certificate_file": "c", "key_file": "k"])
        #expect(settings.servers == ["tls://a:4222", "tls://b:4222"])
        #expect(settings.tls?.caPath == "ca" && settings.tls?.certificatePath == "c" && settings.tls?.keyPath == "k")
        #expect(try read([:]).servers == ["nats://127.0.0.1:4222"] && read([:]).tls == nil)
    }

    @Test(
        "What does not fit is named, and only where NATS is used",
        arguments: [
            (["user": "u"], "queue.nats.user needs queue.nats.password_file"),
            (["user": "u", "password_file": "/nowhere/password"], "queue.nats.password_file: /nowhere/password cannot be read"),
            (["key_file": "k"], "queue.nats.certificate_file and queue.nats.key_file are set together"),
            (["certificate_file": "c"], "queue.nats.certificate_file"),
            (["servers": ","], "queue.nats.servers"),
        ])
    func refusals(values: [String: String], text: String) throws {
        let error = #expect(throws: ConfigurationError.self) { try read(values) }
        #expect("\(error.map { "\($0)" } ?? "")".contains(text))
        _ = try read(values, isUsed: false)
    }
}
