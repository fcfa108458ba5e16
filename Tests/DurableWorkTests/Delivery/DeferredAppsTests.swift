import CarillonAPI
import DurableWork
import Testing

@Suite("Deferred apps")
struct DeferredAppsTests {
    private let start = ContinuousClock.now
    private let chat = CommonV1.Tenant(organizationId: "org", appId: "chat")
    private let shop = CommonV1.Tenant(organizationId: "org", appId: "shop")

    @Test("ARCH-04 each app waits for its own time, and longer when it is deferred again")
    func retries() {
        var deferred = DeferredApps()
        #expect(deferred.isEmpty && deferred.nextRetry == nil)
        deferred.add([chat], at: start)
        deferred.add([shop], at: start + .milliseconds(200))
        #expect(deferred.apps == [chat, shop] && deferred.nextRetry == start + .milliseconds(500))
        #expect(deferred.takeDue(at: start + .milliseconds(499)).isEmpty)
        #expect(deferred.takeDue(at: start + .milliseconds(500)) == [chat])
        #expect(!deferred.contains(chat) && deferred.contains(shop))
        deferred.add([chat, shop], at: start + .milliseconds(600))
        #expect(deferred.nextRetry == start + .milliseconds(1_100))
        #expect(deferred.takeDue(at: start + .seconds(5)) == [chat, shop])
        #expect(deferred.isEmpty)
    }
}
