import Foundation
import ServiceKit
import Testing

@testable import OutboundMessages

@Suite("DISP-32 The text of a mail")
struct MailTextTests {
    private static func mail(_ title: String = "Title", body: String = "Body", link: String = "", name: String = "", locale: String = "") -> String {
        let message = OutboundMessage(
            id: "notif_1", kind: "fallback", userID: "u1", email: "ann@example.com", title: title, body: body, deepLink: link, locale: locale,
            createdAt: Instant(milliseconds: 1_796_020_721_000))
        return String(decoding: MailText(message, sender: "push@school.example", senderName: name).bytes, as: UTF8.self)
    }

    /// The header fields, a line each.
    private static func header(_ mail: String) -> [String] {
        guard let end = mail.range(of: "\r\n\r\n") else { return [] }
        return mail[..<end.lowerBound].components(separatedBy: "\r\n")
    }

    /// The decoded bodies of the parts.
    private static func parts(_ mail: String) -> [String] {
        mail.components(separatedBy: "Content-Transfer-Encoding: base64\r\n\r\n").dropFirst().map { part in
            let text = part.components(separatedBy: "\r\n--")[0].replacingOccurrences(of: "\r\n", with: "")
            return String(decoding: Data(base64Encoded: text) ?? Data(), as: UTF8.self)
        }
    }

    @Test("DISP-32 A mail has date, sender, recipient, subject and a stable id, and says that no answer is expected")
    func fields() {
        let header = Self.header(Self.mail("New grade", name: "School", locale: "ar"))
        let date = header.first { $0.hasPrefix("Date: ") }
        #expect(date == "Date: Mon, 30 Nov 2026 06:38:41 +0000")
        #expect(header.contains("From: School <push@school.example>") && header.contains("To: <ann@example.com>"))
        #expect(header.contains("Subject: New grade") && header.contains("Message-ID: <notif_1@school.example>"))
        #expect(header.contains("Auto-Submitted: auto-generated") && header.contains("Content-Language: ar"))
    }

    @Test("DISP-32 A path in the app is no link that a reader can open: the mail has none")
    func paths() {
        for link in ["/channels/c1/messages/m1?notification_id=n1", "channels/c1:2"] {
            #expect(Self.parts(Self.mail(link: link)).allSatisfy { !$0.contains("channels") })
        }
        #expect(Self.parts(Self.mail(link: "https://a.example/c1")).allSatisfy { $0.contains("https://a.example/c1") })
        #expect(Self.parts(Self.mail(link: "mlc://a/c1")).allSatisfy { $0.contains("mlc://a/c1") })
    }

    @Test("DISP-32 SEC-06 Line ends in title, sender's name and language add no header field", arguments: ["\r\n", "\n", "\r", "\u{85}"])
    func injection(_ end: String) {
        let attack = "Hi\(end)Bcc: all@example.com"
        let header = Self.header(Self.mail(attack, name: attack, locale: "en\(end)X: y"))
        #expect(!header.contains { $0.hasPrefix("Bcc") || $0.hasPrefix("X:") })
        #expect(header.count == Self.header(Self.mail("a", name: "b")).count)
        #expect(header.allSatisfy { $0.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } })
    }

    @Test("DISP-32 I18N-03 A long title in any script becomes words of at most 75 characters, none of which cuts a character")
    func encodedWords() {
        let title = String(repeating: "واجب جديد 🎓 ", count: 12)
        let words = MailText.words(title).components(separatedBy: "\r\n ")
        let decoded = words.map { word in
            String(data: Data(base64Encoded: String(word.dropFirst(10).dropLast(2))) ?? Data(), encoding: .utf8) ?? "cut"
        }
        #expect(words.count > 1 && words.allSatisfy { $0.utf8.count <= 75 && $0.hasPrefix("=?UTF-8?B?") && $0.hasSuffix("?=") })
        #expect(decoded.joined() == title)
        // A text that looks like an encoded word is not read as one.
        #expect(MailText.words("=?UTF-8?B?QQ==?=").hasPrefix("=?UTF-8?B?PT9V"))
    }

    @Test("DISP-32 Plain text and HTML both have title, body and link, and HTML shows markup as text")
    func bodies() throws {
        let parts = Self.parts(Self.mail("A & B", body: "<script>alert(1)</script>\nline", link: "https://lms.example/a?b=1&c=\"2\""))
        try #require(parts.count == 2)
        #expect(parts[0] == "A & B\n\n<script>alert(1)</script>\nline\n\nhttps://lms.example/a?b=1&c=\"2\"\n")
        #expect(parts[1].contains("<h1>A &amp; B</h1>") && parts[1].contains("<br>line"))
        #expect(!parts[1].contains("<script") && parts[1].contains("href=\"https://lms.example/a?b=1&amp;c=&quot;2&quot;\""))
        let script = Self.parts(Self.mail(link: "javascript:alert(1)"))[1]
        #expect(!script.contains("href") && script.contains("javascript:alert(1)"))
    }

    @Test("DISP-32 No line of a mail has more than 998 bytes, as SMTP demands")
    func lineLength() {
        let mail = Self.mail(String(repeating: "ü", count: 3_000), body: String(repeating: "x", count: 10_000))
        #expect(mail.components(separatedBy: "\r\n").allSatisfy { $0.utf8.count <= 998 })
    }
}
