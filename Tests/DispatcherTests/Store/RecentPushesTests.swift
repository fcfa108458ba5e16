import CarillonAPI
import Testing

@testable import DispatcherService

@Suite struct RecentPushesTests {
    let now = ContinuousClock.now

    private func push(_ devices: String...) -> QueuedPush {
        QueuedPush(message: TestPushes.push("p", devices: devices))
    }

    private func add(_ push: QueuedPush, row: Int64, to recent: inout RecentPushes) {
        recent.add(push, row: row, queuedUntil: TestPushes.start, now: now)
    }

    private func delivery(_ push: Int64, place: Int64 = 0) -> Int64 { DeliveryKey.row(ofPush: push, place: place) }

    @Test("a delivery is there once, and not one that came later")
    func taken() {
        var recent = RecentPushes()
        add(push("a", "b"), row: 1, to: &recent)
        #expect(recent.take(delivery(1, place: 2)) == nil && recent.take(delivery(1, place: 4_000)) == nil && recent.take(delivery(2)) == nil)
        let second = recent.take(delivery(1, place: 1))
        #expect(second?.place == 1 && second?.queuedUntil == TestPushes.start)
        #expect(recent.take(delivery(1, place: 1)) == nil, "its row may say more by now")
        #expect(recent.take(delivery(1)) != nil)
        #expect(recent.take(delivery(1)) == nil)
    }

    @Test("T10 memory is bounded, and what is not claimed is forgotten")
    func bounded() {
        var recent = RecentPushes()
        for row in 0..<Int64(RecentPushes.most + 1) { add(push("a"), row: row, to: &recent) }
        #expect(recent.take(delivery(0)) != nil && recent.take(delivery(Int64(RecentPushes.most))) == nil)
        recent.forgetOld(now: now + RecentPushes.lifetime)
        #expect(recent.take(delivery(1)) != nil)
        recent.forgetOld(now: now + RecentPushes.lifetime + .nanoseconds(1))
        #expect(recent.take(delivery(2)) == nil)
        add(QueuedPush(message: TestPushes.push("p", devices: (0...RecentPushes.mostDevices).map { "dev_\($0)" })), row: 1, to: &recent)
        #expect(recent.take(delivery(1)) == nil)
        add(QueuedPush(message: TestPushes.push("p", devices: (1...RecentPushes.mostDevices).map { "dev_\($0)" })), row: 2, to: &recent)
        #expect((0..<Int64(RecentPushes.mostDevices)).allSatisfy { recent.take(delivery(2, place: $0)) != nil })
    }

    @Test("a push of many devices finds each of them, and the first of two that are the same")
    func targets() {
        let push = QueuedPush(message: TestPushes.push("p", devices: (1...20).map { "dev_\($0)" } + ["dev_7"]))
        #expect((1...20).allSatisfy { push.place(of: "dev_\($0)") == $0 - 1 })
        #expect(push.place(of: "dev_21") == nil)
    }
}
