import ServiceKit
import Testing

@testable import RegistryUsers

@Suite("Queue of devices that wait for a probe")
struct ProbeQueueTests {
    private func queue(new: [Int64] = [], old: [Int64] = [], most: Int = 100) -> ProbeQueue {
        var queue = ProbeQueue(notBefore: SteadyInstant(milliseconds: 0))
        queue.add(new: new)
        queue.add(old: old, most: most)
        return queue
    }

    @Test("REG-12 new tokens come before old ones, in the order of their arrival")
    func order() {
        var queue = queue(new: [3, 1], old: [7, 8])
        #expect(queue.take(3) == [3, 1, 7])
        #expect(queue.take(3) == [8] && queue.isEmpty)
    }

    @Test("REG-12 a new token waits once, and again after its probe")
    func once() {
        var queue = queue(new: [1, 1])
        queue.add(new: [1])
        #expect(queue.take(5) == [1])
        queue.add(new: [1])
        #expect(queue.take(5) == [1])
    }

    @Test("REG-19 a round replaces the old tokens of the round before, and takes no more than it can probe")
    func rounds() {
        var queue = queue(new: [1], old: [7, 8, 9], most: 2)
        queue.beginRound()
        queue.add(old: [4, 5, 6], most: 2)
        #expect(queue.take(10) == [1, 4, 5])
    }

    @Test("REG-12 devices whose probe could not be sent are the next ones, also old ones")
    func givenBack() {
        var queue = queue(new: [1, 2], old: [7])
        let first = queue.take(1)
        queue.giveBack(first)
        #expect(queue.take(2) == [1, 2])
        let old = queue.take(1)
        queue.giveBack(old)
        queue.add(new: [3, 7])
        #expect(queue.take(5) == [7, 3])
    }
}
