import CarillonAPI
import Foundation
import JetStream
import ServiceKit
import Synchronization
import TestConditions
import TestFolders
import TestNATS
import Testing

@testable import DispatcherService

/// What a server that was killed leaves wrong. Other tests kill it; these make what a loss of power makes.
@Suite("A queue on NATS after its server was killed or lost its power") struct StreamRepairTests {
    @Test("A consumer ahead of the stream is made anew; messages that it gives to nobody are cleared; otherwise nothing is done")
    func decisions() {
        func repair(_ ackFloor: Int, _ delivered: Int, first: Int?, last: Int) -> StreamRepair? {
            StreamRepair(ackFloor: ackFloor, delivered: delivered, first: first, last: last)
        }
        #expect(repair(20, 20, first: nil, last: 19) == .recreateConsumer)
        #expect(repair(10, 20, first: 11, last: 13) == .recreateConsumer, "what is published next would be delivered never")
        #expect(repair(20, 25, first: 20, last: 30) == .clearStranded(upTo: 20))
        #expect(repair(20, 25, first: 21, last: 30) == nil)
        #expect(repair(20, 25, first: nil, last: 30) == nil)
        #expect(repair(0, 3, first: 1, last: 3) == nil, "nothing was ever acknowledged")
        #expect(repair(0, 0, first: nil, last: 0) == nil)
    }

    /// Twenty pushes are acknowledged, the first ten by a dispatcher that ended them. Then the server is killed, and its stream has all again, but
    /// its consumer gives them to nobody.
    private func strand(_ queue: ContractQueue) async throws {
        let stream = try #require(queue.stream)
        let files = NATSFiles(stream.server)
        for number in 10...29 { try await queue.enqueue(TestPushes.push("p\(number)")) }
        try await stream.server.kill()
        try files.save()
        try await stream.server.start()
        try await eventually("the queue is connected") { stream.queue.connection.isConnected }
        for (number, delivery) in try await queue.claimAll(20).enumerated() {
            if number < 10 {
                try await queue.settle(delivery, .sent)
            } else {
                // Nobody sent it: the consumer forgets it.
                let message = stream.queue.state.withLock { state in
                    defer { state.forget(delivery.row) }
                    return state.messages[delivery.row]
                }
                try await message?.ackConfirmed()
            }
        }
        let name = StreamSubjects.consumer(.urgent)
        try await eventually("all are acknowledged") { try await stream.session.client.consumerInfo("NOTIFICATIONS", name).ackFloor >= 20 }
        try await files.untilWritten(consumer: name)
        try await stream.server.kill()
        try files.restore()
        try await stream.server.start()
        try await eventually("the queue is connected again") { stream.queue.connection.isConnected }
        #expect(try await stream.session.client.streamInfo("NOTIFICATIONS").messages == 20, "the test made what it wants to show")
        #expect(try await stream.session.client.consumerInfo("NOTIFICATIONS", name).ackFloor >= 20)
    }

    private static func repair(_ queue: ContractQueue) async throws {
        let stream = try #require(queue.stream)
        _ = try await stream.queue.repair(stream.session)
    }

    @Test("DISP-26 Of pushes that NATS gives to nobody, those that this dispatcher sent are not sent again, also after its own kill")
    func sentBefore() async throws {
        let first = try await ContractQueue(.jetstream)
        try await strand(first)
        let again = try await first.restart()
        try await Self.repair(again)
        let client = try #require(again.stream).session.client
        #expect(try await client.streamInfo("NOTIFICATIONS").messages == 10)
        #expect(try await client.nextMessage("NOTIFICATIONS", subject: "notifications.>", from: 1)?.sequence == 11)
    }

    @Test("DISP-26 Pushes that NATS gives to nobody, and that nobody sent, are sent once after a lease, though two dispatchers find them")
    func sentByNobody() async throws {
        let first = try await ContractQueue(.jetstream)
        try await strand(first)
        let second = try await ContractQueue(.jetstream, server: first.stream?.server)
        let client = try #require(first.stream).session.client
        for _ in 0..<2 {
            for queue in [second, first] { try await Self.repair(queue) }
            #expect(try await client.streamInfo("NOTIFICATIONS").messages == 10, "another dispatcher that sent them may come back")
        }
        for queue in [first, second] { queue.stream?.clock.advance(by: .seconds(30)) }
        async let one: Void = Self.repair(first)
        async let two: Void = Self.repair(second)
        _ = try await (one, two)
        #expect(try await client.streamInfo("NOTIFICATIONS").messages == 0)
        var claimed: [ClaimedDelivery] = []
        try await eventually("they come") {
            for queue in [first, second] {
                try await queue.park(.open)
                try await queue.arrive()
                for delivery in try await queue.claim() {
                    claimed.append(delivery)
                    try await queue.settle(delivery, .sent)
                }
            }
            return claimed.count >= 10
        }
        #expect(try claimed.map { try $0.pushID }.sorted() == (20...29).map { "p\($0)" })
        for queue in [first, second] { try await Self.repair(queue) }
        try await eventually("nothing is left") {
            let queued = try await client.streamInfo("NOTIFICATIONS").messages
            let parked = try await first.parked
            return queued == 0 && parked == 0
        }
    }

    @Test("T39 The stream lost its end with the power: what is published afterwards is delivered, and operators are told")
    func lostEnd() async throws {
        let server = try await TestServer()
        let queue = try await ContractQueue(.jetstream, server: server)
        let files = NATSFiles(server)
        try await server.kill()
        try files.save()
        try await server.start()
        try await eventually("the queue is connected") { queue.stream?.queue.connection.isConnected == true }
        for number in 1...20 { try await queue.enqueue(TestPushes.push("p\(number)")) }
        for delivery in try await queue.claimAll(20) { try await queue.settle(delivery, .sent) }
        let client = try #require(queue.stream).session.client
        let name = StreamSubjects.consumer(.urgent)
        try await eventually("all are acknowledged") { try await client.consumerInfo("NOTIFICATIONS", name).ackFloor >= 20 }
        try await files.untilWritten(consumer: name)
        try await server.kill()
        try files.restore()
        try await server.start()
        try await eventually("the queue is connected again") { queue.stream?.queue.connection.isConnected == true }
        let floor = try await client.consumerInfo("NOTIFICATIONS", name).ackFloor
        #expect(try await client.streamInfo("NOTIFICATIONS").lastSequence < floor, "the test made what it wants to show")

        _ = try await queue.stream?.queue.repair(try #require(queue.stream).session)
        try await queue.enqueue(TestPushes.push("p30"))
        #expect(try await queue.claimAll(1).map { try $0.name } == ["p30/dev_1"])
    }
}
