import HTTP2

/// A mail, as the simulated mail server gets it.
struct SimulatedMail: Hashable {
    /// Larger ones are refused.
    static let mostBytes = 10 << 20
    /// Longest line without its end (RFC 5322 §2.1.1).
    private static let longestLine = 998

    var sender = ""
    var recipients: [String] = []
    /// Header and body, with CR LF at line ends; at most ``mostBytes`` and one line.
    var bytes: [UInt8] = []

    /// The envelope, as headers of a recorded request.
    var envelope: HTTP2Headers {
        var headers = HTTP2Headers()
        headers.add("mail-from", sender)
        for recipient in recipients { headers.add("rcpt-to", recipient) }
        return headers
    }

    /// The lines of the header, without their ends.
    private var headerLines: [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            if text.isEmpty { return lines }
            lines.append(text)
        }
        return lines
    }

    /// The values of a field. A folded line is not joined.
    private func values(_ name: String) -> [String] {
        headerLines.compactMap { line in
            let text = String(decoding: line, as: UTF8.self)
            guard text.lowercased().hasPrefix(name.lowercased() + ":") else { return nil }
            return String(text.dropFirst(name.count + 1).drop { $0 == " " })
        }
    }

    /// The left part of the Message-ID, which Carillon makes of the id of the message; empty: there is none.
    var messageID: String {
        String((values("Message-ID").first ?? "").drop { $0 == "<" }.prefix { $0 != "@" && $0 != ">" })
    }

    /// The rule that it breaks (RFC 5322); nil: none.
    var brokenRule: String? {
        if bytes.count > Self.mostBytes { return "size" }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.contains(where: { $0.count > Self.longestLine + 1 }) { return "line_length" }
        if headerLines.contains(where: { $0.contains { $0 > 126 } }) { return "header_bytes" }
        if ["Date", "From", "To", "Subject", "Message-ID"].contains(where: { values($0).count != 1 }) { return "header_fields" }
        return nil
    }
}
