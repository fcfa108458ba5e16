import Foundation
import ServiceKit

/// The text of a mail: title, body and link, as plain text and as HTML (RFC 5322, RFC 2045 to 2047).
///
/// No text of a notification can add a header field or a part: header fields are ASCII without control characters, and bodies are base64.
public struct MailText: Sendable {
    private let message: OutboundMessage
    private let sender: String
    private let senderName: String

    /// - Parameters:
    ///   - sender: the address that the mail comes from.
    ///   - senderName: shown beside it; empty: none.
    public init(_ message: OutboundMessage, sender: String, senderName: String = "") {
        self.message = message
        self.sender = sender
        self.senderName = senderName
    }

    /// The mail, with CR LF at line ends.
    public var bytes: [UInt8] {
        // Base64 has no hyphen, so no body holds the boundary.
        let boundary = "--carillon-part"
        var lines = [
            "Date: \(Self.date(message.createdAt))",
            "From: \(senderName.isEmpty ? "" : Self.words(senderName) + " ")<\(sender)>",
            "To: <\(message.email)>",
            "Subject: \(Self.words(message.title))",
            "Message-ID: <\(Self.messageID(message.id))@\(sender.split(separator: "@").last ?? "localhost")>",
            // Nobody's out-of-office assistant answers (RFC 3834).
            "Auto-Submitted: auto-generated",
            "X-Auto-Response-Suppress: All",
            "MIME-Version: 1.0",
            "Content-Type: multipart/alternative; boundary=\"\(boundary)\"",
        ]
        if !message.locale.isEmpty, ASCII.isIdentifier(message.locale, with: "-") { lines.append("Content-Language: \(message.locale)") }
        for (type, text) in [("plain", plain), ("html", html)] {
            lines += ["", "--\(boundary)", "Content-Type: text/\(type); charset=utf-8", "Content-Transfer-Encoding: base64", ""]
            lines += Self.base64Lines(text)
        }
        lines += ["", "--\(boundary)--", ""]
        return Array(lines.joined(separator: "\r\n").utf8)
    }

    private var plain: String {
        [message.title, message.body, link].filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private var html: String {
        var text = "<!DOCTYPE html><html><head><meta charset=\"utf-8\"><title>\(Self.escaped(message.title))</title></head><body dir=\"auto\">"
        text += "<h1>\(Self.escaped(message.title))</h1>"
        text += "<p>\(Self.escaped(message.body).replacing("\n", with: "<br>"))</p>"
        if !link.isEmpty {
            let isWeb = link.hasPrefix("https://")
            let shown = Self.escaped(link)
            // Programs open no other links in mails, and `javascript:` is one of those.
            text += isWeb ? "<p><a href=\"\(shown)\">\(shown)</a></p>" : "<p>\(shown)</p>"
        }
        return text + "</body></html>\n"
    }

    /// Empty for a path in the app: without the app's `web_fallback_base_url` a reader cannot open it.
    private var link: String {
        let scheme = message.deepLink.prefix { $0 != ":" && $0 != "/" }
        return message.deepLink.dropFirst(scheme.count).first == ":" ? message.deepLink : ""
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    private static func base64Lines(_ text: String) -> [String] {
        let encoded = Array(Data(text.utf8).base64EncodedString().utf8)
        return stride(from: 0, to: encoded.count, by: 76).map { String(decoding: encoded[$0...].prefix(76), as: UTF8.self) }
    }

    // MARK: Header fields

    /// Most bytes of text in an encoded word, which has at most 75 characters with its marks (RFC 2047 §2).
    private static let longestWord = 45

    /// A text as RFC 2047 encodes it. Control characters, which would end the field, become spaces.
    static func words(_ text: String) -> String {
        var words: [[UInt8]] = [[]]
        for scalar in text.unicodeScalars {
            let bytes = Array(String(scalar.properties.generalCategory == .control ? " " : scalar).utf8)
            if words[words.count - 1].count + bytes.count > longestWord { words.append([]) }
            words[words.count - 1] += bytes
        }
        if words.count == 1, ASCII.isIdentifier(String(decoding: words[0], as: UTF8.self), with: " -") {
            return String(decoding: words[0], as: UTF8.self)
        }
        return words.map { "=?UTF-8?B?\(Data($0).base64EncodedString())?=" }.joined(separator: "\r\n ")
    }

    /// The left part of a Message-ID: letters, digits, `-`, `_`.
    private static func messageID(_ id: String) -> String {
        String(decoding: id.utf8.map { ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == UInt8(ascii: "-") ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
    }

    /// `Mon, 30 Nov 2026 06:38:41 +0000` (RFC 5322 §3.3).
    static func date(_ instant: Instant) -> String {
        let local = LocalDateTime(instant, .utc)
        let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let day = "\(days[local.date.isoWeekday - 1]), \(two(local.date.day)) \(months[local.date.month - 1]) \(local.date.year)"
        return "\(day) \(two(local.hour)):\(two(local.minute)):\(two(local.second)) +0000"
    }
}
