import CarillonAPI
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("Cache of contents: an app's parsed templates and the contents of its types")
struct ContentCacheTests {
    private func tenant(_ number: Int) -> CommonV1.Tenant { .init(organizationId: "org_1", appId: "app_\(number)") }

    @Test("an app's contents are made once for a policy")
    func once() throws {
        var cache = ContentCache()
        let (app, other) = (try ChatApp.app(), try ChatApp.app())
        let contents = cache.contents(of: tenant(1), app)
        #expect(cache.contents(of: tenant(2), other) !== contents)
        #expect(cache.contents(of: tenant(1), app) === contents)
        let type = try #require(app.catalogue.type("mention"))
        let content = contents.content(of: type, deviceType: .ios, locale: "en", reader: "", keepsEmoji: true)
        #expect(contents.content(of: type, deviceType: .ios, locale: "en", reader: "", keepsEmoji: true) === content)
        #expect(contents.content(of: type, deviceType: .android, locale: "en", reader: "", keepsEmoji: true) !== content)
    }

    @Test("OBS-02 an app whose policy changes again and again takes the memory of one policy")
    func changingPolicy() throws {
        var cache = ContentCache()
        weak var first: Policy?
        var sizes: [Int] = []
        for version in 1...20 {
            let app = AppPolicy(policy: try ChatApp.policy(version: Int64(version)), catalogue: ChatApp.catalogue)
            if version == 1 { first = app.policy }
            let contents = cache.contents(of: ChatApp.tenant, app)
            for type in app.catalogue.types { _ = contents.content(of: type, deviceType: .ios, locale: "en", reader: "", keepsEmoji: true) }
            _ = cache.contents(of: tenant(1), app)
            sizes.append(cache.bytes)
        }
        let isKept = first != nil
        #expect(!isKept, "no policy of an earlier version is kept")
        // The second app was counted once, as the contents of its policy.
        #expect(Set(sizes.dropFirst()).count == 1, "\(sizes)")
    }

    @Test("OBS-02 the contents of many apps stay within a bound; the apps in use stay")
    func bounded() throws {
        let capacity = 100_000
        var cache = ContentCache(capacity: capacity)
        let app = try ChatApp.app()
        let used = cache.contents(of: tenant(0), app)
        for number in 1...200 {
            let contents = cache.contents(of: tenant(number), app)
            for type in app.catalogue.types { _ = contents.content(of: type, deviceType: .ios, locale: "en", reader: "", keepsEmoji: true) }
            #expect(cache.contents(of: tenant(0), app) === used)
            #expect(cache.bytes <= 2 * capacity)
        }
        // One app has a bound of its own: the tags of languages are other people's texts.
        for number in 0..<50_000 { _ = used.language("xx-\(number)") }
        #expect(used.bytes <= AppContents.capacity)
    }
}
