import Testing

@testable import ProviderSimulator

@Suite("SIM-01 The dialogue of the simulated mail server")
struct SMTPSessionTests {
    /// The replies to lines, by their codes; a mail is `mail`.
    private func codes(_ session: inout SMTPSession, _ lines: String...) -> [String] {
        lines.compactMap { line in
            switch session.take(Array(line.utf8)) {
            case nil: return nil
            case .reply(let text), .quit(let text): return String(text.prefix(3))
            case .mail: return "mail"
            }
        }
    }

    @Test("SIM-01 A mail arrives with its envelope, and dots at the beginnings of lines are as they were")
    func mail() {
        var session = SMTPSession()
        let begun = codes(&session, "EHLO me", "AUTH PLAIN AGEAYg==", "MAIL FROM:<a@x.example> SIZE=9", "RCPT TO:<b@y.example>", "DATA")
        #expect(begun == ["250", "235", "250", "250", "354"])
        let text = codes(&session, "Subject: S", "", "..", ".. two")
        #expect(text.isEmpty)
        let mail = SimulatedMail(sender: "a@x.example", recipients: ["b@y.example"], bytes: Array("Subject: S\r\n\r\n.\r\n. two\r\n".utf8))
        let taken = session.take(Array(".".utf8))
        #expect(taken == .mail(mail))
        let end = codes(&session, "QUIT")
        #expect(end == ["221"])
    }

    @Test("SIM-01 Commands out of order, without an address and unknown ones are refused, and an account is asked for in two steps")
    func refusals() {
        var session = SMTPSession()
        let disordered = codes(&session, "MAIL FROM:<a@x.example>", "EHLO me", "RCPT TO:<b@y.example>", "DATA", "MAIL FROM:a", "TURN")
        #expect(disordered == ["503", "250", "503", "503", "501", "502"])
        let account = codes(&session, "AUTH LOGIN", "YQ==", "Yg==", "AUTH DIGEST-MD5", "MAIL FROM:<>", "RCPT TO:<>")
        #expect(account == ["334", "334", "235", "504", "250", "501"])
    }

    @Test(
        "SIM-01 A mail with a broken header, or a line that is too long, is refused by its rule",
        arguments: [
            ("", nil), ("Subject: two\r\n", "header_fields"), ("X: ü\r\n", "header_bytes"),
            ("X: \(String(repeating: "x", count: 996))\r\n", "line_length"),
        ] as [(String, String?)])
    func rules(_ more: String, _ rule: String?) {
        let header = "Date: D\r\nFrom: <a@x.example>\r\nTo: <b@y.example>\r\nSubject: S\r\nMessage-ID: <notif_1@x.example>\r\n"
        let mail = SimulatedMail(bytes: Array((header + more + "\r\nbody ü\r\n").utf8))
        #expect(mail.brokenRule == rule)
        #expect(mail.messageID == "notif_1")
    }
}
