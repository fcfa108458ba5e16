import Testing

@testable import GatewayService

@Suite("Rows that left the spool and are on disk")
struct SettledRowsTests {
    private let chat = SpooledRequests.chat
    private let forum = SpooledRequests.forum

    @Test("DR-03 Settled rows are not read again until they are deleted; a long run of them is one number")
    func order() {
        var settled = SettledRows()
        #expect(settled.isEmpty && settled.of(chat) == .init())
        settled.add([], of: chat, inOrder: true)
        #expect(settled.isEmpty)
        settled.add([1, 2, 4], of: chat, inOrder: true)
        #expect(settled.of(chat).upTo == 4 && settled.of(chat).others.isEmpty && settled.of(forum) == .init())
        // Row 5 waits.
        settled.add([6, 7], of: chat, inOrder: false)
        #expect(settled.of(chat).upTo == 4 && settled.of(chat).others == [6, 7] && settled.of(chat).last == 7)
        settled.add([5], of: chat, inOrder: true)
        #expect(settled.of(chat).upTo == 5 && settled.of(chat).others == [6, 7])
        settled.add([9], of: chat, inOrder: true)
        #expect(settled.of(chat).upTo == 9 && settled.of(chat).others.isEmpty)
    }

    @Test("DR-03 What is settled while rows are deleted is deleted the next time")
    func deleted() throws {
        var settled = SettledRows()
        settled.add([1, 2], of: chat, inOrder: true)
        settled.add([5], of: chat, inOrder: false)
        let first = try #require(settled.onDisk[chat])
        settled.add([3], of: chat, inOrder: true)
        settled.deleted(first, of: chat)
        let second = try #require(settled.onDisk[chat])
        #expect(second.upTo == 3 && second.others.isEmpty)
        settled.deleted(second, of: chat)
        #expect(settled.isEmpty && settled.onDisk.isEmpty)
        #expect(settled.of(chat).upTo == 3, "it goes on behind them")
    }
}
