import CarillonAPI
import Testing

@testable import DispatcherService

@Suite struct RecentPushesTests {
    let now = ContinuousClock.now

    private func push(_ devices: String...) -> QueuedPush {
        QueuedPush(message: TestPushes.push("p", devices: devices))
    }

    @Test("a push is there for each of its deliveries once, and not for a device that came later")
    func taken() {
        var recent = RecentPushes()
        recent.add(push("a", "b"), row: 1, deliveries: 2, now: now)
        #expect(recent.take(row: 1, for: "c") == nil && recent.take(row: 2, for: "a") == nil)
        #expect(recent.take(row: 1, for: "b")?.target(of: "b")?.device?.pushDeviceId == "b")
        #expect(recent.take(row: 1, for: "a") != nil)
        #expect(recent.take(row: 1, for: "a") == nil)
    }

    @Test("T10 memory is bounded, and what is not claimed is forgotten")
    func bounded() {
        var recent = RecentPushes()
        for row in 0..<Int64(RecentPushes.most + 1) { recent.add(push("a"), row: row, deliveries: 1, now: now) }
        #expect(recent.take(row: 0, for: "a") != nil && recent.take(row: Int64(RecentPushes.most), for: "a") == nil)
        recent.forgetOld(now: now + RecentPushes.lifetime)
        #expect(recent.take(row: 1, for: "a") != nil)
        recent.forgetOld(now: now + RecentPushes.lifetime + .nanoseconds(1))
        #expect(recent.take(row: 2, for: "a") == nil)
        recent.add(push("a"), row: 1, deliveries: RecentPushes.mostDevices + 1, now: now)
        #expect(recent.take(row: 1, for: "a") == nil)
    }

    @Test("a push of many devices finds each of them, and the first of two that are the same")
    func targets() {
        var message = TestPushes.push("p", devices: (1...20).map { "dev_\($0)" } + ["dev_7"])
        message.targets[20].contentIndex = 5
        let push = QueuedPush(message: message)
        #expect((1...20).allSatisfy { push.target(of: "dev_\($0)")?.device?.pushDeviceId == "dev_\($0)" })
        #expect(push.target(of: "dev_7")?.contentIndex == 0 && push.target(of: "dev_21") == nil)
    }
}
