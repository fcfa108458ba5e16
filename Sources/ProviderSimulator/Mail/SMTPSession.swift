/// The dialogue of one connection to the simulated mail server (RFC 5321). It takes every account.
struct SMTPSession {
    /// The server's first line.
    static let greeting = "220 provider-sim ESMTP"

    /// What follows a line of the client.
    enum Answer: Hashable {
        /// A reply without its line end.
        case reply(String)
        /// A reply, after which the server closes.
        case quit(String)
        /// A mail that waits for its reply.
        case mail(SimulatedMail)
    }

    private enum State {
        case commands
        /// The client sends the account: this many lines are left.
        case account(linesLeft: Int)
        case data
    }

    private var state = State.commands
    private var isGreeted = false
    private var hasSender = false
    private var mail = SimulatedMail()

    /// Takes a line without its end.
    ///
    /// - Returns: nil: the next line follows without an answer.
    mutating func take(_ line: [UInt8]) -> Answer? {
        switch state {
        case .commands: return command(String(decoding: line, as: UTF8.self))
        case .account(let left):
            state = left > 1 ? .account(linesLeft: left - 1) : .commands
            // "Password:" in base64.
            return .reply(left > 1 ? "334 UGFzc3dvcmQ6" : "235 2.7.0 accepted")
        case .data:
            if line == [UInt8(ascii: ".")] {
                defer { reset() }
                return .mail(mail)
            }
            guard mail.bytes.count <= SimulatedMail.mostBytes else { return nil }
            // A dot before a line with a dot was added by the client (RFC 5321 §4.5.2).
            mail.bytes += line.first == UInt8(ascii: ".") ? line.dropFirst() : line[...]
            mail.bytes += [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
            return nil
        }
    }

    private mutating func command(_ text: String) -> Answer {
        let words = text.split(separator: " ", maxSplits: 1)
        let (verb, rest) = (words.first.map { $0.uppercased() } ?? "", words.count > 1 ? words[1] : "")
        switch verb {
        case "EHLO", "HELO":
            reset()
            isGreeted = true
            guard verb == "EHLO" else { return .reply("250 provider-sim") }
            return .reply("250-provider-sim\r\n250-SIZE \(SimulatedMail.mostBytes)\r\n250-8BITMIME\r\n250 AUTH PLAIN LOGIN")
        case "AUTH": return account(rest)
        case "MAIL":
            guard isGreeted, !hasSender else { return Self.outOfOrder }
            guard let sender = Self.address(in: rest, after: "FROM:") else { return Self.badAddress }
            mail.sender = sender
            hasSender = true
            return .reply("250 2.1.0 ok")
        case "RCPT":
            guard hasSender else { return Self.outOfOrder }
            guard let recipient = Self.address(in: rest, after: "TO:"), !recipient.isEmpty else { return Self.badAddress }
            mail.recipients.append(recipient)
            return .reply("250 2.1.5 ok")
        case "DATA":
            guard !mail.recipients.isEmpty else { return Self.outOfOrder }
            state = .data
            return .reply("354 end with a line of one dot")
        case "RSET":
            reset()
            return .reply("250 2.0.0 ok")
        case "NOOP": return .reply("250 2.0.0 ok")
        case "QUIT": return .quit("221 2.0.0 bye")
        default: return .reply("502 5.5.1 no such command")
        }
    }

    private mutating func account(_ text: Substring) -> Answer {
        guard isGreeted, !hasSender else { return Self.outOfOrder }
        let words = text.split(separator: " ")
        switch (words.first?.uppercased() ?? "", words.count > 1) {
        case ("PLAIN", true): return .reply("235 2.7.0 accepted")
        case ("PLAIN", false):
            state = .account(linesLeft: 1)
            return .reply("334 ")
        case ("LOGIN", let hasName):
            state = .account(linesLeft: hasName ? 1 : 2)
            // "Username:" and "Password:" in base64.
            return .reply(hasName ? "334 UGFzc3dvcmQ6" : "334 VXNlcm5hbWU6")
        default: return .reply("504 5.5.4 no such mechanism")
        }
    }

    private mutating func reset() {
        state = .commands
        hasSender = false
        mail = SimulatedMail()
    }

    private static let outOfOrder = Answer.reply("503 5.5.1 out of order")
    private static let badAddress = Answer.reply("501 5.1.3 no such address")

    /// `<a@b>` after a word.
    private static func address(in text: Substring, after word: String) -> String? {
        guard text.uppercased().hasPrefix(word), let open = text.firstIndex(of: "<"), let close = text.firstIndex(of: ">"), open < close else {
            return nil
        }
        return String(text[text.index(after: open)..<close])
    }
}
