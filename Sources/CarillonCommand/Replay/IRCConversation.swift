import ServiceKit

/// One log as the `chat` profile sees it: a channel, its users, and its messages with mentions and threads.
struct IRCConversation {
    /// A message, addressed. Users are named by the first nick seen of them.
    struct Message: Equatable {
        /// Line of the log, from 0.
        var line: Int
        /// Milliseconds since the midnight that began the log.
        var offsetMilliseconds: Int64
        var author: String
        var text: String
        var mention: String?
        /// Line that began the thread, where this message answers another.
        var thread: Int?
        /// Authors of the thread's earlier messages, each once, without this author, in order of first word.
        var followers: [String] = []
    }

    /// A line that could not be read, for the report.
    struct Malformed: Equatable {
        var file: String
        /// From 1, as editors count.
        var line: Int
        var explanation: String
    }

    /// The log's name: the channel id.
    let name: String
    let lineCount: Int
    let users: [String]
    let messages: [Message]
    let malformed: [Malformed]

    /// Reads a log and its links. Nothing in it is fatal: what cannot be read is named in `malformed`.
    init(name: String, log: [UInt8], links: IRCLinks = IRCLinks(), linksName: String = "") {
        let lines = Self.lines(of: log).map { IRCLogLine($0) }
        var nicknames = IRCNicknames()
        var malformed: [Malformed] = []
        for (number, line) in lines.enumerated() {
            switch line {
            case .message(_, let nick, _): nicknames.see(nick)
            case .rename(let from, let to): nicknames.rename(from: from, to: to)
            case .system(let subject): nicknames.see(subject)
            case .action: break
            case .malformed(let reason):
                malformed.append(Malformed(file: name, line: number + 1, explanation: reason.explanation))
            }
        }
        malformed += links.malformed.map {
            Malformed(file: linksName, line: $0 + 1, explanation: "a link is two line numbers and a dash, as in `972 1000 -`")
        }
        self.name = name
        self.lineCount = lines.count
        self.users = nicknames.people
        self.messages = Self.messages(lines: lines, nicknames: nicknames, links: links)
        self.malformed = malformed
    }

    /// Lines are split at LF only: a stray CR or form feed belongs to the text.
    private static func lines(of log: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines = log.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    private static func messages(lines: [IRCLogLine], nicknames: IRCNicknames, links: IRCLinks) -> [Message] {
        var timeline = IRCTimeline()
        var minutes: [Int] = []
        var messages: [Message] = []
        var speakers: [Int: [String]] = [:]
        for (number, line) in lines.enumerated() {
            guard case .message(let minute, let nick, let text) = line, let author = nicknames.person(behind: nick) else { continue }
            minutes.append(timeline.minutes(for: minute))
            let root = links.root(of: number)
            var message = Message(
                line: number, offsetMilliseconds: 0, author: author, text: text, mention: nicknames.addressee(of: text))
            if root != number {
                message.thread = root
                message.followers = (speakers[root] ?? []).filter { $0 != author }
            }
            if speakers[root]?.contains(author) != true { speakers[root, default: []].append(author) }
            messages.append(message)
        }
        spread(&messages, over: minutes)
        return messages
    }

    /// The n messages of one minute are spread evenly over its 60 seconds, in order, from second 0.
    private static func spread(_ messages: inout [Message], over minutes: [Int]) {
        var start = 0
        while start < messages.count {
            let end = minutes[start...].firstIndex { $0 != minutes[start] } ?? minutes.endIndex
            for index in start..<end {
                let within = 60_000 * (index - start) / (end - start)
                messages[index].offsetMilliseconds = Int64(minutes[start]) * 60_000 + Int64(within)
            }
            start = end
        }
    }

    /// The user id of a nick: ids hold only `[A-Za-z0-9._:%@-]`, so every other byte is percent-encoded (ARCH-06).
    func userID(of nick: String) -> String {
        "irc:\(name):" + PercentEncoding.encode(nick) { PercentEncoding.isUnreserved($0) && $0 != UInt8(ascii: "~") }
    }
}
