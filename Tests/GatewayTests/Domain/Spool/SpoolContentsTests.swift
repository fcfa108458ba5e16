import CarillonAPI
import ServiceKit
import Testing

@testable import GatewayService

@Suite("What waits in the spool")
struct SpoolContentsTests {
    private let chat = SpooledRequests.chat
    private let forum = SpooledRequests.forum
    private let now = SpooledRequests.start

    private func refusal(_ contents: inout SpoolContents, _ request: SpooledRequest, _ limits: SpoolLimits, now: Instant) -> APIError? {
        do {
            try contents.take(request, limits, now: now)
            return nil
        } catch {
            return error
        }
    }

    @Test("DR-03 An app's events go behind those that wait, also when the evaluator is back; those of other apps only while it is away")
    func places() throws {
        var contents = SpoolContents()
        #expect(contents.place(of: chat) == .evaluator)
        contents.evaluatorFailed()
        #expect(contents.place(of: forum) == .evaluator, "nothing waits: a spool that takes nothing does not keep requests from the evaluator")
        let request = try SpooledRequests.request(["a"])
        try contents.take(request, SpoolLimits(), now: now)
        #expect(contents.place(of: chat) == .spool && contents.place(of: forum) == .spool)
        contents.evaluatorAnswered()
        #expect(contents.place(of: chat) == .spool && contents.place(of: forum) == .evaluator)
        contents.remove(request, isOldest: true)
        #expect(contents.place(of: chat) == .evaluator)
        #expect(contents.events == 0 && contents.bytes == 0 && contents.oldest == nil)
    }

    @Test("DR-03 A full spool refuses with 503 and says which setting is the limit; what leaves makes room")
    func bytes() throws {
        let request = try SpooledRequests.request(["a", "b"])
        let limits = SpoolLimits(bytes: request.bytes * 2)
        var contents = SpoolContents()
        try contents.take(request, limits, now: now)
        try contents.take(request, limits, now: now)
        #expect(contents.events == 4 && contents.bytes == limits.bytes)
        let refused = refusal(&contents, request, limits, now: now)
        #expect(refused?.reason == .unavailable && refused?.message.contains("spool.max_bytes") == true && refused?.retryAfter != nil)
        #expect(contents.events == 4)
        contents.remove(request, isOldest: true)
        #expect(refusal(&contents, request, limits, now: now) == nil)
    }

    @Test("DR-03 Nothing more is taken for an app whose oldest request waits too long; other apps have their own time")
    func age() throws {
        let limits = SpoolLimits(age: .seconds(60))
        var contents = SpoolContents()
        let first = try SpooledRequests.request(["a"], at: now)
        try contents.take(first, limits, now: now)
        let second = try SpooledRequests.request(["b"], at: now + .seconds(60))
        try contents.take(second, limits, now: now + .seconds(60))
        let refused = refusal(&contents, second, limits, now: now + .seconds(61))
        #expect(refused?.reason == .unavailable && refused?.message.contains("spool.max_age_seconds") == true)
        #expect(refusal(&contents, try SpooledRequests.request(["c"], of: forum), limits, now: now + .seconds(61)) == nil)
        // The first one leaves, and the next is younger.
        contents.remove(first, isOldest: true)
        contents.remove(second, isOldest: true)
        #expect(refusal(&contents, second, limits, now: now + .seconds(61)) == nil)
    }

    @Test("DR-07 A clock that is set back refuses nothing, and the oldest request stays the oldest")
    func clockSetBack() throws {
        var contents = SpoolContents()
        try contents.take(try SpooledRequests.request(["a"], at: now), SpoolLimits(age: .seconds(60)), now: now)
        let earlier = now - .seconds(3_600)
        #expect(refusal(&contents, try SpooledRequests.request(["b"], at: earlier), SpoolLimits(age: .seconds(60)), now: earlier) == nil)
        #expect(contents.oldest == earlier)
    }

    @Test("DR-03 The app that waits longest comes first")
    func order() throws {
        var contents = SpoolContents()
        try contents.take(try SpooledRequests.request(["a"], of: forum, at: now), SpoolLimits(), now: now)
        try contents.take(try SpooledRequests.request(["b"], of: chat, at: now + .seconds(1)), SpoolLimits(), now: now)
        #expect(contents.appsInOrder == [forum, chat] && contents.oldest == now)
    }

    @Test("DR-03 New requests wait for the last ones of their app, and then go to the evaluator; behind many, and while it is away, they are spooled")
    func end() throws {
        var contents = SpoolContents()
        let request = try SpooledRequests.request(["a"])
        for _ in 0...SpoolContents.mostAtEnd { try contents.take(request, SpoolLimits(), now: now) }
        contents.beginEnd(of: chat)
        #expect(contents.place(of: chat) == .spool, "too many")
        contents.remove(request, isOldest: true)
        contents.evaluatorFailed()
        contents.beginEnd(of: chat)
        #expect(contents.place(of: chat) == .spool, "the evaluator is away")
        contents.evaluatorAnswered()
        contents.beginEnd(of: chat)
        #expect(contents.place(of: chat) == .afterLast)
        contents.cancelEnd(of: chat)
        #expect(contents.place(of: chat) == .spool)
        contents.beginEnd(of: chat)
        for _ in 0..<SpoolContents.mostAtEnd { contents.remove(request, isOldest: true) }
        #expect(contents.place(of: chat) == .evaluator)
        contents.beginEnd(of: chat)
        #expect(contents == SpoolContents(), "nothing waits, so nothing ends")
    }

    @Test("DR-03 Nothing is spooled on a file system that is nearly full, so that deletions keep room; the refusal names the setting")
    func freeSpace() throws {
        let request = try SpooledRequests.request(["a"])
        var contents = SpoolContents()
        let error = try #require(throws: APIError.self) { try contents.take(request, SpoolLimits(freeBytes: 1_000), now: now, free: 999) }
        #expect(error.reason == .unavailable && error.message.contains("spool.min_free_bytes"))
        #expect(contents == SpoolContents())
        try contents.take(request, SpoolLimits(freeBytes: 1_000), now: now, free: 1_000)
        #expect(contents.events == 1)
    }
}
