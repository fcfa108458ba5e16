import Foundation
import OutboundHTTP
import OutboundMessages
import ServiceKit
import TestCertificates
import TestConditions
import TestFolders
import TLS
import Testing

/// Mails to a mail server of other people, aiosmtpd, whose parser of mails is Python's.
@Suite("DISP-32 Mails to a foreign mail server", .serialized, .timeLimit(.minutes(2)))
struct MailServerTests {
    /// A mail server with an account, and what it got.
    private final class Server {
        let authority: TestAuthority
        let mails: URL
        let port: Int
        private let process: Process

        /// - Parameter security: `starttls`, `tls`, or `plain` for a server without TLS.
        init(_ security: String) async throws {
            let python = ProjectFolder.root.appending(path: ".build/python/bin/python")
            try #require(
                FileManager.default.isExecutableFile(atPath: python.path), "the Python peers are missing: make them with scripts/python-env.sh")
            authority = try TestAuthority()
            mails = authority.folder.appending(path: "mails")
            try FileManager.default.createDirectory(at: mails, withIntermediateDirectories: true)
            let files = try authority.issueService("localhost")
            let portFile = authority.folder.appending(path: "port").path
            process = Process()
            process.executableURL = python
            process.arguments = [
                ProjectFolder.root.appending(path: "Tests/python/mail_server.py").path, files.certificateChainPath, files.privateKeyPath, portFile,
                mails.path, security,
            ]
            process.standardInput = Lifeline.input
            process.standardError = FileHandle.nullDevice
            try process.run()
            do {
                port = try await eventualValue("the mail server listens") {
                    (try? String(contentsOfFile: portFile, encoding: .utf8)).flatMap { Int($0) }
                }
            } catch {
                process.terminate()
                throw error
            }
        }

        deinit { process.terminate() }

        /// The only mail.
        func mail() throws -> [String: Any] {
            let data = try Data(contentsOf: mails.appending(path: "0.json"))
            return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        }

        var isEmpty: Bool { get throws { try FileManager.default.contentsOfDirectory(atPath: mails.path).isEmpty } }
    }

    private static let title = "New grade: «Алгебра» 🎓\r\nBcc: all@example.com"
    private static let body = "Line one\n.\nA line with a dot before it is no end: <b>10 & 5</b>"

    private func send(
        to server: Server, _ security: MailServer.Security, recipient: String = "ann@example.com", password: String = "s3cret word",
        allowing hosts: [String] = ["localhost"], trusts: Bool = true
    ) async throws -> MessageAttempt {
        let client = OutboundClient(
            hosts: OutboundHosts(allowing: hosts), caFile: trusts ? server.authority.caPath : nil, timeout: .seconds(20), concurrency: 1)
        let message = OutboundMessage(
            id: "m1", kind: "fallback", userID: "u1", email: recipient, title: Self.title, body: Self.body, deepLink: "https://lms.example/a?b=1&c=2",
            locale: "en", createdAt: Instant(milliseconds: 1_796_020_721_000))
        let account = MailServer(host: "localhost", port: server.port, security: security, user: "carillon", password: password)
        let channel = MessageChannel.mail(account, sender: "push@school.example", senderName: "Schüler, \"A\"")
        let attempt = try await MessageTransport(client).send(message, over: channel, now: Instant(milliseconds: 1_796_020_721_000))
        await client.close()
        return attempt
    }

    @Test("DISP-32 The mail arrives over TLS, after a log-in, with title, body and link as they were", arguments: ["starttls", "tls"])
    func arrives(_ security: String) async throws {
        let server = try await Server(security)
        let attempt = try await send(to: server, try #require(MailServer.Security(rawValue: security)))
        #expect(attempt == .taken)
        let mail = try server.mail()
        #expect(mail["from"] as? String == "push@school.example" && mail["to"] as? [String] == ["ann@example.com"])
        #expect(mail["tls"] as? Bool == true && mail["account"] as? String == "carillon" && (mail["defects"] as? [String])?.isEmpty == true)
        let headers = Dictionary((mail["headers"] as? [[String]] ?? []).map { ($0[0], $0[1]) }) { "\($0) twice \($1)" }
        #expect(headers["Subject"] == "New grade: «Алгебра» 🎓  Bcc: all@example.com" && headers["Bcc"] == nil)
        #expect(headers["From"]?.hasSuffix("<push@school.example>") == true && headers["Message-ID"] == "<m1@school.example>")
        let parts = mail["parts"] as? [[String: String]] ?? []
        #expect(parts.map { $0["type"] } == ["text/plain", "text/html"])
        #expect(parts.first?["text"]?.contains(Self.body) == true)
        #expect(parts.last?["text"]?.contains("&lt;b&gt;10 &amp; 5&lt;/b&gt;") == true)
    }

    @Test("DISP-32 A server without STARTTLS gets neither password nor mail")
    func withoutTLS() async throws {
        let server = try await Server("plain")
        let attempt = try await send(to: server, .starttls)
        #expect(attempt == .retry(code: "unreachable"))
        #expect(try server.isEmpty)
    }

    @Test("DISP-32 A mailbox that is refused for good, one that is full, and a wrong password are told apart")
    func refusals() async throws {
        let server = try await Server("starttls")
        let unknown = try await send(to: server, .starttls, recipient: "550@example.com")
        let full = try await send(to: server, .starttls, recipient: "452@example.com")
        let locked = try await send(to: server, .starttls, password: "wrong")
        #expect(unknown == .refused(code: "smtp_550") && full == .retry(code: "smtp_452") && locked == .retry(code: "smtp_535"))
        #expect(try server.isEmpty)
    }

    @Test("SEC-07 A server of an unknown authority, and one on this machine that nobody allowed, get no mail")
    func forbidden() async throws {
        let server = try await Server("starttls")
        let untrusted = try await send(to: server, .starttls, trusts: false)
        let notAllowed = try await send(to: server, .starttls, allowing: [])
        #expect(untrusted == .retry(code: "unreachable") && notAllowed == .retry(code: "address_not_allowed"))
        #expect(try server.isEmpty)
    }
}
