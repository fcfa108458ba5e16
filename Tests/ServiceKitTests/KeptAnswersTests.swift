import CarillonAPI
import Storage
import Synchronization
import Testing

@testable import ServiceKit

private func user(_ id: String, app: String = "chat") -> ChangedUser { ChangedUser(organization: "acme", app: app, user: id) }
private func at(_ seconds: Int64) -> Instant { Instant(milliseconds: seconds * 1_000) }

@Suite("ARCH-09 What a cache keeps")
struct KeptAnswersTests {
    private var kept = KeptAnswers<String, String>(mostEntries: 4)

    private mutating func keep(_ answer: String, _ id: String, _ question: String = "may I?", until: Instant = at(100)) {
        let ticket = kept.begin()
        kept.keep(answer, to: question, of: user(id), from: at(10), until: until, ticket)
        kept.end(ticket)
    }

    @Test("ARCH-09 an answer is kept for its question, its user and its time, not before and not after")
    mutating func time() {
        keep("yes", "ann", until: at(20))
        #expect(kept.answer(to: "may I?", of: user("ann"), at: at(10)) == "yes")
        #expect(kept.answer(to: "may I?", of: user("ann"), at: at(19)) == "yes")
        #expect(kept.answer(to: "may I?", of: user("ann"), at: at(20)) == nil)
        #expect(kept.answer(to: "may I?", of: user("ann"), at: at(9)) == nil)
        #expect(kept.answer(to: "and now?", of: user("ann"), at: at(10)) == nil)
        #expect(kept.answer(to: "may I?", of: user("ann", app: "other"), at: at(10)) == nil)
        keep("never", "ben", until: at(10))
        #expect(kept.count == 1, "what is over before it begins is not kept")
    }

    @Test("ARCH-09 a change forgets everything of its user and nothing of others")
    mutating func change() {
        keep("yes", "ann")
        keep("also", "ann", "and this?")
        keep("yes", "ben")
        kept.forget(StoreChanges([user("ann"), user("nobody")]))
        #expect(kept.answer(to: "may I?", of: user("ann"), at: at(10)) == nil)
        #expect(kept.answer(to: "and this?", of: user("ann"), at: at(10)) == nil)
        #expect(kept.answer(to: "may I?", of: user("ben"), at: at(10)) == "yes")
        #expect(kept.count == 1)
    }

    @Test("ARCH-09 what a change overtook on its way is not kept, what came for others meanwhile is")
    mutating func overtaken() {
        let slow = kept.begin()
        kept.forget(StoreChanges([user("ann")]))
        let later = kept.begin()
        kept.keep("old", to: "may I?", of: user("ann"), from: at(10), until: at(100), slow)
        kept.keep("fine", to: "may I?", of: user("ben"), from: at(10), until: at(100), slow)
        #expect(kept.answer(to: "may I?", of: user("ann"), at: at(10)) == nil)
        #expect(kept.answer(to: "may I?", of: user("ben"), at: at(10)) == "fine")
        kept.keep("new", to: "may I?", of: user("ann"), from: at(10), until: at(100), later)
        #expect(kept.answer(to: "may I?", of: user("ann"), at: at(10)) == "new")
        kept.end(slow)
        kept.end(later)
        var everything = StoreChanges()
        everything.insertEverything()
        let last = kept.begin()
        kept.forget(everything)
        kept.keep("old", to: "may I?", of: user("cem"), from: at(10), until: at(100), last)
        #expect(kept.count == 0)
        kept.end(last)
    }

    @Test("ARCH-09 the number of answers is bounded: whoever came first goes first, with all of theirs")
    mutating func bounded() {
        keep("1", "ann")
        keep("2", "ann", "and this?")
        keep("3", "ben")
        keep("4", "cem")
        #expect(kept.count == 4)
        keep("5", "dan")
        #expect(kept.count == 3)
        #expect(kept.answer(to: "may I?", of: user("ann"), at: at(10)) == nil)
        #expect(kept.answer(to: "may I?", of: user("dan"), at: at(10)) == "5")
        for index in 0..<10_000 {
            keep("x", "user \(index)")
            if index.isMultiple(of: 3) { kept.forget(StoreChanges([user("user \(index)")])) }
        }
        #expect(kept.count <= 4)
        var none = KeptAnswers<String, String>(mostEntries: 0)
        let ticket = none.begin()
        none.keep("x", to: "may I?", of: user("ann"), from: at(10), until: at(100), ticket)
        #expect(none.count == 0)
    }
}

@Suite("ARCH-09 A cache and its lease")
final class WatchedCacheTests: Sendable {
    private let real = Mutex(ContinuousClock.now)
    private let asked = Mutex<[Int]>([])

    private func makeCache(_ metrics: MetricsRegistry = MetricsRegistry()) -> WatchedCache<String, String> {
        WatchedCache("test", mostEntries: 100, now: { [self] in real.withLock { $0 } }, metrics: metrics)
    }

    private func ask(_ cache: WatchedCache<String, String>, _ ids: String..., meanwhile: () -> Void = {}) async throws -> [String] {
        try await cache.answers(to: ids.map { .init("may I?", of: user($0)) }, at: at(10)) { places in
            asked.withLock { $0.append(places.count) }
            meanwhile()
            return places.map { .init("yes, \(ids[$0])", until: at(100)) }
        }
    }

    private func renew(_ cache: WatchedCache<String, String>) {
        cache.heard(StoreChanges(), echoOf: cache.beat(), lease: .seconds(2))
    }

    @Test("ARCH-09 without a live lease everything is asked each time, and nothing fails for it")
    func withoutLease() async throws {
        let cache = makeCache()
        #expect(try await ask(cache, "ann", "ben") == ["yes, ann", "yes, ben"])
        #expect(try await ask(cache, "ann", "ben") == ["yes, ann", "yes, ben"])
        #expect(asked.withLock { $0 } == [2, 2])
        #expect(cache.count == 0)
    }

    @Test("ARCH-09 OBS-02 with one, what is kept is not asked again; hits, misses, changes and entries are counted")
    func withLease() async throws {
        let metrics = MetricsRegistry()
        let cache = makeCache(metrics)
        renew(cache)
        _ = try await ask(cache, "ann", "ben")
        #expect(try await ask(cache, "cem", "ben", "ann") == ["yes, cem", "yes, ben", "yes, ann"])
        #expect(asked.withLock { $0 } == [2, 1])
        cache.heard(StoreChanges([user("ann")]), echoOf: 0, lease: .seconds(2))
        _ = try await ask(cache, "ann", "ben")
        #expect(asked.withLock { $0 } == [2, 1, 1])
        let page = metrics.prometheusText()
        #expect(page.contains("carillon_cache_lookups_total{cache=\"test\",result=\"hit\"} 3"))
        #expect(page.contains("carillon_cache_lookups_total{cache=\"test\",result=\"miss\"} 4"))
        #expect(page.contains("carillon_cache_invalidations_total{cache=\"test\"} 1"))
        #expect(page.contains("carillon_cache_entries{cache=\"test\"} 3"))
        #expect(page.contains("carillon_cache_usable{cache=\"test\"} 1"))
    }

    @Test("ARCH-09 a holder that hears nothing uses nothing it keeps, and goes on when it is heard again")
    func silence() async throws {
        let cache = makeCache()
        renew(cache)
        _ = try await ask(cache, "ann")
        real.withLock { $0 += .milliseconds(1_499) }
        _ = try await ask(cache, "ann")
        #expect(asked.withLock { $0 } == [1])
        real.withLock { $0 += .milliseconds(1) }
        _ = try await ask(cache, "ann")
        #expect(asked.withLock { $0 } == [1, 1])
        renew(cache)
        _ = try await ask(cache, "ann")
        #expect(asked.withLock { $0 } == [1, 1])
        cache.lost()
        _ = try await ask(cache, "ann")
        #expect(asked.withLock { $0 } == [1, 1, 1])
    }

    @Test("ARCH-09 an answer that a change, or the end of the stream, overtook on its way is used once and not kept")
    func race() async throws {
        let cache = makeCache()
        renew(cache)
        _ = try await ask(cache, "ann") { cache.heard(StoreChanges([user("ann")]), echoOf: 0, lease: .seconds(2)) }
        #expect(cache.count == 0)
        _ = try await ask(cache, "ann") {
            cache.lost()
            renew(cache)
        }
        #expect(cache.count == 0)
        _ = try await ask(cache, "ann")
        #expect(cache.count == 1)
    }

    @Test("ARCH-09 what a fetch throws is thrown, and the next one keeps again")
    func failure() async throws {
        struct Away: Error {}
        let cache = makeCache()
        renew(cache)
        await #expect(throws: Away.self) { try await cache.answers(to: [.init("may I?", of: user("ann"))], at: at(10)) { _ in throw Away() } }
        _ = try await ask(cache, "ann")
        #expect(cache.count == 1)
    }
}
