import ServiceKit
import Testing

@Suite("A mailbox")
struct MailboxTests {
    @Test("The reader takes all elements at once, in the order in which they came, and then waits for the next", .timeLimit(.minutes(1)))
    func takeAll() async {
        let activity = ActivityTracker()
        let mailbox = Mailbox<Int>(activity: activity)
        mailbox.append(1)
        mailbox.append(contentsOf: [2, 3])
        mailbox.append(contentsOf: [])
        // The process has work before the reader looks.
        #expect(activity.snapshot.busy == 1)
        await mailbox.wait()
        #expect(mailbox.count == 3 && mailbox.takeAll() == [1, 2, 3])
        #expect(mailbox.isEmpty && mailbox.takeAll().isEmpty)
        async let later: Void = mailbox.wait()
        mailbox.append(4)
        await later
        #expect(mailbox.takeAll() == [4])
    }

    @Test("A mailbox of a reader with other work wakes it", .timeLimit(.minutes(1)))
    func sharedSignal() async {
        let signal = WorkSignal()
        let mailbox = Mailbox<String>(waking: signal)
        mailbox.append("a")
        await signal.wait()
        #expect(mailbox.takeAll() == ["a"])
    }
}
