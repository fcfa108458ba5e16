import CarillonAPI
import Foundation
import JetStream
import ServiceKit
import TestConditions
import TestFolders
import TestNATS
import Testing

@testable import DispatcherService

/// What a server that was killed leaves wrong. Other tests kill it; these make what a loss of power makes.
@Suite("A queue on NATS after its server was killed or lost its power") struct StreamRepairTests {
    @Test("A consumer ahead of the stream is made anew; acknowledged messages that are back are removed; otherwise nothing is done")
    func decisions() {
        func repair(_ ackFloor: Int, _ delivered: Int, _ outstanding: Int, messages: Int, last: Int) -> StreamRepair? {
            StreamRepair(ackFloor: ackFloor, delivered: delivered, outstanding: outstanding, messages: messages, last: last)
        }
        #expect(repair(20, 20, 0, messages: 0, last: 19) == .recreateConsumer)
        #expect(repair(10, 20, 9, messages: 3, last: 13) == .recreateConsumer, "what is published next would be delivered never")
        #expect(repair(20, 25, 3, messages: 5, last: 30) == .removeAcknowledged(before: 21))
        #expect(repair(20, 25, 5, messages: 5, last: 30) == nil)
        #expect(repair(20, 25, 5, messages: 4, last: 30) == nil, "one was removed between the two looks")
        #expect(repair(0, 3, 0, messages: 3, last: 3) == nil, "nothing was ever acknowledged")
        #expect(repair(0, 0, 0, messages: 0, last: 0) == nil)
    }

    @Test("T39 The stream lost its end with the power: what is published afterwards is delivered, and operators are told")
    func lostEnd() async throws {
        let server = try await TestServer()
        let queue = try await ContractQueue(.jetstream, server: server)
        let messages = server.folder.file("store/jetstream/$G/streams/NOTIFICATIONS/msgs")
        let saved = server.folder.file("saved")
        try await server.kill()
        try FileManager.default.copyItem(atPath: messages, toPath: saved)
        try await server.start()
        try await eventually("the queue is connected") { queue.stream?.queue.connection.isConnected == true }
        for number in 1...20 { try await queue.enqueue(TestPushes.push("p\(number)")) }
        for delivery in try await queue.claimAll(20) { try await queue.settle(delivery, .sent) }
        let client = try #require(queue.stream).session.client
        let name = StreamSubjects.consumer(.urgent)
        try await eventually("all are acknowledged") { try await client.consumerInfo("NOTIFICATIONS", name).ackFloor >= 20 }
        // NATS writes the state of a consumer a moment later.
        let state = server.folder.file("store/jetstream/$G/streams/NOTIFICATIONS/obs/\(name)/o.dat")
        let written = try FileManager.default.attributesOfItem(atPath: state)[.modificationDate] as? Date
        try await eventually("the state of the consumer is on disk") {
            try FileManager.default.attributesOfItem(atPath: state)[.modificationDate] as? Date != written
                || (written?.timeIntervalSinceNow ?? 0) < -2
        }
        try await server.kill()
        try FileManager.default.removeItem(atPath: messages)
        try FileManager.default.copyItem(atPath: saved, toPath: messages)
        try await server.start()
        try await eventually("the queue is connected again") { queue.stream?.queue.connection.isConnected == true }
        let floor = try await client.consumerInfo("NOTIFICATIONS", name).ackFloor
        #expect(try await client.streamInfo("NOTIFICATIONS").lastSequence < floor, "the test made what it wants to show")

        _ = try await queue.stream?.queue.repair(try #require(queue.stream).session)
        try await queue.enqueue(TestPushes.push("p30"))
        #expect(try await queue.claimAll(1).map { try $0.name } == ["p30/dev_1"])
    }
}
