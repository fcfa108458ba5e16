import Cryptography
import Foundation

/// The demo's chat: mentions, @here and @all, direct messages and threads, the same at every run.
struct DemoConversation {
    private let channels: [DemoWorkspace.Channel]
    private let people: [String]
    private var random = SplitMix(seed: 20_260_201)
    private var threads: [(id: String, channel: DemoWorkspace.Channel, followers: [String])] = []
    private var count = 0

    init(channels: [DemoWorkspace.Channel], people: [String]) {
        self.channels = channels
        self.people = people
    }

    /// The next message, as the body of `POST /events` (EVAL-02).
    mutating func next() -> [String: any Sendable] {
        count += 1
        let kind = Int.random(in: 0..<100, using: &random)
        return switch kind {
        case 0..<30: direct()
        case 30..<65: mention()
        case 65..<67: announcement()
        case 67..<85: reply()
        default: plain()
        }
    }

    private mutating func direct() -> [String: any Sendable] {
        let (from, to) = pair(people)
        var event = base(from: from, channel: "dm-\([from, to].sorted().joined(separator: "-"))", name: "")
        event["channel_type"] = "dm"
        event["channel_members"] = [from, to]
        return event
    }

    private mutating func mention() -> [String: any Sendable] {
        let channel = pick(channels)
        let (from, to) = pair(channel.members)
        var event = base(from: from, channel: channel.id, name: channel.name, addressing: "@\(to) ")
        event["mentions"] = [["type": "user", "user_id": to]]
        if threads.count < 200 { threads.append(("th_\(count)", channel, [from, to])) }
        return event
    }

    private mutating func announcement() -> [String: any Sendable] {
        let channel = pick(channels)
        let type = Bool.random(using: &random) ? "here" : "all"
        var event = base(from: pick(channel.members), channel: channel.id, name: channel.name, addressing: "@\(type) ")
        event["mentions"] = [["type": type]]
        return event
    }

    private mutating func reply() -> [String: any Sendable] {
        guard !threads.isEmpty else { return mention() }
        let index = Int.random(in: 0..<threads.count, using: &random)
        let author = pick(threads[index].channel.members)
        var event = base(from: author, channel: threads[index].channel.id, name: threads[index].channel.name)
        event["thread_id"] = threads[index].id
        event["thread_followers"] = threads[index].followers
        if !threads[index].followers.contains(author) { threads[index].followers.append(author) }
        return event
    }

    private mutating func plain() -> [String: any Sendable] {
        let channel = pick(channels)
        return base(from: pick(channel.members), channel: channel.id, name: channel.name)
    }

    private mutating func base(from: String, channel: String, name: String, addressing: String = "") -> [String: any Sendable] {
        let id = "demo-\(count)"
        return [
            "event_id": id, "event_type": "message.sent", "actor_id": from, "channel_id": channel, "channel_type": "public",
            "data": ["message_id": id, "text": addressing + pick(Self.lines), "sender_name": from.capitalized, "channel_name": name],
        ]
    }

    private mutating func pair(_ from: [String]) -> (String, String) {
        let first = pick(from)
        var second = pick(from)
        while second == first { second = pick(from) }
        return (first, second)
    }

    private mutating func pick<T>(_ from: [T]) -> T { from[Int.random(in: 0..<from.count, using: &random)] }

    private static let lines = [
        "the build is **green** again, thanks for looking into it", "can you review `#482` before lunch?",
        "did anybody see the numbers for last week?\nThey look too good", "meeting moved to 15:30, same room",
        "I pushed a fix, see [the notes](https://notes.example.com/482)", "coffee? ☕️", "who is on call tonight?",
        "> we should write this down\nagreed, I'll start a page", "the demo went well 🎉 questions next time please",
        "please keep the channel for incidents only", "new sticker pack 👩‍💻👨‍👩‍👧‍👦 is out", "- first\n- second\n- third: all done",
        "the customer asked whether we can ship on Thursday; I said probably, but only if the migration is finished and tested before, because "
            + "last time we had to roll back in the middle of the night and nobody wants to do that again, least of all the people who were on call",
    ]
}
