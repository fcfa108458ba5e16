import ServiceKit
import Testing

@Suite("The heartbeats of many streams")
struct HeartbeatWheelTests {
    @Test("GW-06 Each of 1,000 streams gets one heartbeat in 25 s, and each second 40 of them")
    func round() {
        #expect(HeartbeatWheel.pause * HeartbeatWheel.slots == .seconds(25))
        var wheel = HeartbeatWheel()
        let slots = (0..<1_000).map { _ in wheel.slotOfNewStream() }
        var beaten = Array(repeating: 0, count: slots.count)
        for _ in 0..<HeartbeatWheel.slots {
            let slot = wheel.turn()
            let due = slots.indices.filter { slots[$0] == slot }
            #expect(due.count == 40)
            for stream in due { beaten[stream] += 1 }
        }
        #expect(beaten.allSatisfy { $0 == 1 })
    }
}
