import CarillonAPI
import Testing

@testable import DispatcherService

@Suite struct AppWaitsTests {
    private let app = TestPushes.tenant
    private let other = CommonV1.Tenant(organizationId: "org_2", appId: "chat")

    @Test("DISP-04 an app waits alone, twice as long after each failure, up to the longest wait")
    func waits() {
        var waits = AppWaits(longest: .milliseconds(300))
        #expect(!waits.isWaiting(app) && waits.reason(of: app) == nil)
        var all: [Duration] = []
        for _ in 0..<4 {
            all.append(waits.failed(app, kind: "away", reason: "away").wait)
            #expect(waits.isWaiting(app) && !waits.isWaiting(other))
            waits.ended(app)
            #expect(!waits.isWaiting(app) && waits.reason(of: app) == "away")
        }
        #expect(all == [100, 200, 300, 300].map { .milliseconds($0) })
        waits.answered(app)
        #expect(waits.reason(of: app) == nil)
        let first = waits.failed(app, kind: "away", reason: "away").wait
        #expect(first == .milliseconds(100))
    }

    @Test("DISP-04 Waits end together on the grid, none too early")
    func together() {
        let ends = [0, 1, 99, 100, 199].map { AppWaits.end(of: .milliseconds(100), from: .milliseconds($0)) }
        #expect(ends == [200, 200, 200, 400, 400].map { .milliseconds($0) })
    }

    @Test("DISP-04 a reason is news once, and again when it is of another kind, whatever its text says")
    func news() {
        var waits = AppWaits(longest: .seconds(1))
        let news = ["away", "away", "slow", "away"].enumerated().map { waits.failed(app, kind: $1, reason: "\($1), attempt \($0)").isNews }
        #expect(news == [true, false, true, true])
        #expect(waits.reason(of: app) == "away, attempt 3")
        let ofOther = waits.failed(other, kind: "away", reason: "away").isNews
        #expect(ofOther)
    }
}
