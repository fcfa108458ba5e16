import Testing

@testable import CarillonCommand

@Suite("Reading IRC logs")
struct IRCConversationTests {
    private func conversation(_ log: String, links: String = "") -> IRCConversation {
        IRCConversation(name: "2005-01-01.test", log: Array(log.utf8), links: IRCLinks(Array(links.utf8)), linksName: "links")
    }

    @Test("Messages, actions and system lines are told apart, and odd lines are named")
    func shapes() {
        let read = conversation(
            """
            [04:59] <ra> ok, so try apt-get install ssh
            === robertj [~robertj@host]  has joined #ubuntu
            [05:00]  * robertj waves
            [05:00] <ra>
            [25:00] <ra> late
            [01:09] (soundray/#ubuntu) thomas: have you seen it
            [05:01] <ra> 

            """)
        #expect(read.messages.map(\.text) == ["ok, so try apt-get install ssh", ""])
        #expect(read.users == ["ra", "robertj"])
        #expect(read.malformed.map(\.line) == [4, 5, 6])
        #expect(read.malformed[0].explanation.contains("<nick>"))
    }

    @Test("A time that goes back is midnight, a 12-hour wrap, or kept")
    func wraps() {
        var timeline = IRCTimeline()
        #expect([23 * 60 + 59, 1, 0, 2].map { timeline.minutes(for: $0) } == [1439, 1441, 1441, 1442])
        var halfDays = IRCTimeline()
        #expect([12 * 60 + 50, 1 * 60].map { halfDays.minutes(for: $0) } == [770, 780])
    }

    @Test("The messages of a minute are spread evenly from second 0")
    func spread() {
        let read = conversation("[00:01] <a> 1\n[00:01] <b> 2\n[00:01] <a> 3\n[00:02] <a> 4\n")
        #expect(read.messages.map(\.offsetMilliseconds) == [60_000, 80_000, 100_000, 120_000])
    }

    @Test("A rename folds two nicks into one user, for the whole file")
    func renames() {
        let read = conversation("[00:01] <bob> hi\n[00:01] <ann|away> hi\n=== ann is now known as ann|away\n[00:02] <bob> ann: hello\n")
        #expect(read.users == ["bob", "ann|away"])
        #expect(read.messages.last?.mention == "ann|away")
        #expect(read.userID(of: "ann|away") == "irc:2005-01-01.test:ann%7Caway")
    }

    @Test(
        "The longest nick at the start is addressed, with a mark before or a delimiter behind",
        arguments: [
            ("bob: hi", "bob"), ("bob2, hi", "bob2"), ("@bob hi", "bob"), ("bob hi", nil), ("Bob: hi", nil), ("bob- hi", "bob"),
            ("bob>> hi", "bob"), ("T`: hi", "T`"), ("bob", nil), ("@bob", "bob"), ("bob22: hi", nil), ("[x] : hi", nil),
        ] as [(String, String?)])
    func mentions(text: String, expected: String?) {
        let read = conversation("[00:01] <bob> a\n[00:01] <bob2> a\n[00:01] <T`> a\n[00:01] <[x] > a\n[00:02] <bob2> \(text)\n")
        #expect(read.messages.last?.mention == expected)
    }

    @Test("Followers are the authors of the thread's earlier messages, without the sender")
    func threads() {
        let read = conversation(
            "[00:01] <a> q\n[00:01] <b> r\n[00:01] <c> other\n[00:02] <a> s\n[00:02] <b> t\n",
            links: "0 0 -\n0 1 -\n1 3 -\n3 4 -\n0 4 -\nnonsense\n")
        #expect(read.messages.map(\.thread) == [nil, 0, nil, 0, 0])
        #expect(read.messages.map(\.followers) == [[], ["a"], [], ["b"], ["a"]])
        #expect(read.malformed == [.init(file: "links", line: 6, explanation: read.malformed[0].explanation)])
    }

    @Test("Stray bytes and control characters are text, not errors")
    func strayBytes() {
        let read = IRCConversation(name: "n", log: Array("[00:01] <a> x".utf8) + [0xFF, 0x03, 0x0D] + Array("\n".utf8))
        #expect(read.messages.first?.text == "x\u{FFFD}\u{3}\r")
    }
}
