import Cryptography

@testable import CarillonCommand

/// A small log of the tests' own, in the shape of the real ones: two channels, an hour, mentions and threads.
enum SmallLog {
    static let conversations: [IRCConversation] = ["2005-06-01.north", "2005-06-01.south"].enumerated().map { index, name in
        let (log, links) = text(seed: UInt64(index + 1))
        return IRCConversation(name: name, log: Array(log.utf8), links: IRCLinks(Array(links.utf8)), linksName: "\(name).annotation.txt")
    }

    private static func text(seed: UInt64) -> (log: String, links: String) {
        var random = SplitMix(seed: seed)
        let nicks = ["ada", "bob|away", "c`", "[d]", "eve_", "frank-", "gus^", "{hal}"]
        var lines: [String] = []
        var links: [String] = []
        for minute in 0..<60 {
            for _ in 0..<Int.random(in: 3...12, using: &random) {
                let nick = nicks.randomElement(using: &random)!
                let mention = Int.random(in: 0..<3, using: &random) == 0 ? "\(nicks.randomElement(using: &random)!): " : ""
                if Int.random(in: 0..<4, using: &random) == 0, lines.count > 5 {
                    links.append("\(lines.count - Int.random(in: 1...5, using: &random)) \(lines.count) -")
                }
                lines.append("[\(minute < 30 ? "11" : "12"):\(minute % 30 < 10 ? "0" : "")\(minute % 30)] <\(nick)> \(mention)line \(lines.count) 🎵")
            }
            if minute == 20 { lines.append("=== newcomer [~n@host]  has joined #test") }
            if minute == 40 { lines.append("[12:10] <ada>") }
        }
        return (lines.joined(separator: "\n") + "\n", links.joined(separator: "\n") + "\n")
    }

    /// Targets and pushes by the rules of the `chat` profile, computed without the services.
    static func expected(_ conversations: [IRCConversation]) -> (targets: Int, pushes: Int) {
        var (targets, pushes) = (0, 0)
        for conversation in conversations {
            var lastPush: [String: Int64] = [:]
            for message in conversation.messages {
                let recipients = Set([message.mention].compactMap { $0 } + message.followers).subtracting([message.author])
                targets += recipients.count
                for user in recipients {
                    if let last = lastPush[user], message.offsetMilliseconds - last < 30_000 { continue }
                    lastPush[user] = message.offsetMilliseconds
                    pushes += 1
                }
            }
        }
        return (targets, pushes)
    }
}
