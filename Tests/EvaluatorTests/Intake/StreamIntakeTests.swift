import CarillonAPI
import GRDB
import JetStream
import Protobuf
import RPC
import ServiceKit
import Storage
import TestConditions
import TestNATS
import Testing

@testable import EvaluatorService

/// Events of a stream in a real NATS server.
@Suite("Events from a stream")
struct StreamIntakeTests {
    private static let protobuf = ["Content-Type": "application/protobuf"]

    @Test("EVAL-01 EVAL-02 An event of the stream is pushed as one of a call, in JSON and in protobuf, with and without a content type")
    func forms() async throws {
        try await IntakeFixture.run { fixture in
            try await fixture.publish(IntakeFixture.json("e1"))
            try await fixture.publish(IntakeFixture.json("e2"), ["content-type": "application/json; charset=utf-8"])
            try await fixture.publish(ChatApp.message("e3", channel: "c3", mentions: [ChatApp.mention("carol")]).bytes(), Self.protobuf)
            try await fixture.publish(ChatApp.message("e4", channel: "c4", mentions: [ChatApp.mention("carol")]).bytes())
            try await fixture.counted(4, "accepted")
            #expect(fixture.pushes.sorted() == ["bob", "bob", "carol", "carol"])
            for id in ["e1", "e2", "e3", "e4"] { #expect(try await fixture.evaluator.decisions(id).values.sorted() == ["sent"], "\(id)") }
            try await fixture.drained()
        }
    }

    @Test("EVAL-58 An event that came by a call, too, or twice in the stream, notifies once")
    func repeats() async throws {
        try await IntakeFixture.run { fixture in
            try await fixture.evaluator.submit(ChatApp.message("e1", mentions: [ChatApp.mention("bob")]))
            try await fixture.publish(ChatApp.message("e1", mentions: [ChatApp.mention("bob")]).bytes(), Self.protobuf)
            try await fixture.publish(IntakeFixture.json("e2", mentions: "carol"))
            try await fixture.publish(IntakeFixture.json("e2", mentions: "carol"))
            try await fixture.counted(2, "duplicate")
            #expect(fixture.pushes.sorted() == ["bob", "carol"])
            #expect(fixture.count("accepted") == 1)
        }
    }

    @Test("T39 An evaluator that died after it stored an event, before it acknowledged: the message comes again and sends nothing more")
    func diedBeforeAcknowledgement() async throws {
        let server = try await TestServer()
        var taken: [JetStreamMessage] = []
        try await IntakeFixture.run(
            server: server,
            prepare: { host in
                // The evaluator that dies has both messages.
                _ = try await host.createConsumer("MESSAGES", IntakeFixture.settings(server).consumerConfiguration)
                for id in ["stored", "lost"] { _ = try await host.publish("chat.x", payload: Array(IntakeFixture.json(id).utf8)) }
                let consumer = try PullConsumer(host.connection, stream: "MESSAGES", name: "carillon-evaluator")
                taken = try await consumer.fetch(2, expires: .seconds(20)).messages
            }
        ) { fixture in
            #expect(taken.count == 2)
            try await fixture.evaluator.submit(ChatApp.message("stored", mentions: [ChatApp.mention("bob")]))
            // As when the consumer's wait is over.
            for message in taken { try message.nak() }
            try await fixture.counted(1, "duplicate")
            try await fixture.counted(1, "accepted")
            #expect(fixture.pushes == ["bob", "bob"], "one for each event")
            try await fixture.drained()
        }
    }

    @Test("T10 More events than one fetch are stored in the order of the stream, and an evaluator that stops leaves none unacknowledged")
    func order() async throws {
        let server = try await TestServer()
        try await IntakeFixture.run(server: server, settings: { $0.batch = 100 }) { fixture in
            let ids = (0..<950).map { "e\($0)" }
            let messages = ids.map { OutgoingMessage(subject: "chat.x", payload: Array(IntakeFixture.json($0, mentions: "nobody").utf8)) }
            for outcome in try await fixture.host.publish(messages) { _ = try outcome.get() }
            try await fixture.counted(950, "accepted")
            let stored = try await fixture.evaluator.store.read { try String.fetchAll($0, sql: "SELECT event_id FROM events ORDER BY id") }
            #expect(stored == ids)
        }
        let host = JetStreamClient(try await server.connect())
        try await eventually("nothing waits for an acknowledgement") {
            let consumer = try await host.consumerInfo("MESSAGES", "carillon-evaluator")
            return consumer.ackPending == 0 && consumer.ackFloor == 950
        }
    }

    @Test("EVAL-02 ARCH-16 Messages that no call would take end with a reason and their place in the stream, and hold up no other")
    func refused() async throws {
        try await IntakeFixture.run { fixture in
            var stranger = ChatApp.message("e1", mentions: [ChatApp.mention("bob")])
            stranger.tenant = .init(organizationId: "org_9", appId: "chat")
            // It exists, and is not one of intake.apps.
            fixture.evaluator.policies.set(try ChatApp.app(), for: .init(organizationId: "org_9", appId: "chat"))
            let good = IntakeFixture.json("good")
            var sequences: [String: Int] = [:]
            sequences["tenant.app_id"] = try await fixture.publish(stranger.bytes(), Self.protobuf)
            sequences["channel_id"] = try await fixture.publish(good.replacing(#""channel_id":"ch_good","#, with: ""))
            sequences["override_reason"] = try await fixture.publish(good.replacing(#""event_id""#, with: #""override_reason":"fire","event_id""#))
            sequences["Content-Type"] = try await fixture.publish(good, ["Content-Type": "text/plain"])
            sequences["channel_type"] = try await fixture.publish(good.replacing("public", with: "secret"))
            try await fixture.publish("{\"event_id\":")
            try await fixture.publish([UInt8](repeating: 0xFF, count: 100), Self.protobuf)
            try await fixture.publish([])
            try await fixture.publish(good)
            try await fixture.counted(1, "accepted")
            #expect(fixture.pushes == ["bob"])
            try await fixture.drained()
            #expect(fixture.count("refused", "not_found") == 1)
            #expect(fixture.count("refused", "forbidden") == 1)
            #expect(fixture.count("refused", "unsupported_media_type") == 1)
            for (field, sequence) in sequences {
                let lines = fixture.logs.texts(with: "field=\(field) ")
                #expect(
                    lines.count == 1 && lines[0].contains("sequences=\(sequence) ") && lines[0].contains("stream=MESSAGES"), "\(fixture.logs.all)")
            }
        }
    }

    @Test("ARCH-16 While the store takes nothing, messages are given back and the log says why, once; then they are taken")
    func fullStore() async throws {
        try await IntakeFixture.run { fixture in
            let store = fixture.evaluator.store
            let pages = try await store.write { database -> Int in
                // Steps of the schema leave free pages, in which an event would have room.
                let free = try Int.fetchOne(database, sql: "PRAGMA freelist_count") ?? 0
                try database.execute(sql: "CREATE TABLE filler (bytes BLOB); INSERT INTO filler VALUES (zeroblob(\(free) * 4096))")
                let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
                try database.execute(sql: "PRAGMA max_page_count = \(pages)")
                return pages
            }
            let long = String(repeating: "long ", count: 3_000)
            for id in ["e1", "e2", "e3"] { try await fixture.publish(IntakeFixture.json(id).replacing("hello", with: long)) }
            try await eventually("messages are given back twice") { fixture.count("given_back", "unavailable") >= 4 }
            #expect(fixture.count("refused", "unavailable") == 0 && fixture.pushes.isEmpty)
            #expect(fixture.logs.texts(with: "cannot be taken now").count == 1, "\(fixture.logs.all)")
            #expect(fixture.logs.texts(with: "no space left for the store").count == 1)
            try await store.write { try $0.execute(sql: "PRAGMA max_page_count = \(pages + 10_000)") }
            try await fixture.counted(3, "accepted")
            #expect(fixture.pushes == ["bob", "bob", "bob"])
            try await fixture.drained()
        }
    }

    @Test("EVAL-02 Events of an app whose policy cannot be read come again later, and those of others are taken meanwhile")
    func unreadablePolicy() async throws {
        let other = CommonV1.Tenant(organizationId: "org_2", appId: "chat2")
        try await IntakeFixture.run {
            $0.apps = IntakeApps(["*"])!
        } _: { fixture in
            fixture.evaluator.policies.set(try ChatApp.app(), for: other)
            fixture.evaluator.policies.fail(RPCError(code: .unavailable, message: "away"), for: other)
            var event = ChatApp.message("e1", mentions: [ChatApp.mention("bob")])
            event.tenant = other
            try await fixture.publish(event.bytes(), Self.protobuf)
            try await fixture.publish(IntakeFixture.json("e2", mentions: "carol"))
            try await fixture.counted(1, "accepted")
            #expect(fixture.pushes == ["carol"])
            try await eventually("the other is given back again and again") { fixture.count("given_back", "unavailable") >= 3 }
            #expect(fixture.logs.texts(with: "come again app=chat2 ").count == 1, "\(fixture.logs.all)")
            fixture.evaluator.policies.fail(nil, for: other)
            try await fixture.counted(2, "accepted")
            try await fixture.drained()
        }
    }

    @Test("With as many given-back events as the consumer may have, /readyz and metrics say so, and all events are taken when the app is back")
    func limitOfGivenBack() async throws {
        let other = CommonV1.Tenant(organizationId: "org_2", appId: "chat2")
        try await IntakeFixture.run {
            $0.apps = IntakeApps(["*"])!
            $0.maxAckPending = 5
        } _: { fixture in
            fixture.evaluator.policies.set(try ChatApp.app(), for: other)
            fixture.evaluator.policies.fail(RPCError(code: .unavailable, message: "away"), for: other)
            for number in 1...6 {
                var event = ChatApp.message("o\(number)", mentions: [ChatApp.mention("bob")])
                event.tenant = other
                try await fixture.publish(event.bytes(), Self.protobuf)
            }
            try await fixture.publish(IntakeFixture.json("e1", mentions: "carol"))
            try await eventually("the limit is named: \(fixture.intake.problem ?? "")") {
                fixture.intake.problem?.contains("5 events that were given back wait (intake.ack_pending_limit)") == true
            }
            for line in ["carillon_intake_working 0", "carillon_intake_unacknowledged 5", "carillon_intake_pending 2"] {
                try await eventually("metrics say: \(line)") { fixture.evaluator.metrics.prometheusText().contains(line) }
            }
            #expect(fixture.logs.texts(with: "no events of any app are taken").count == 1 && fixture.pushes.isEmpty, "\(fixture.logs.all)")
            fixture.evaluator.policies.fail(nil, for: other)
            try await fixture.counted(7, "accepted")
            try await fixture.drained()
            try await eventually("the intake works") { fixture.intake.problem == nil }
            #expect(fixture.logs.texts(with: "are taken again").count == 1, "\(fixture.logs.all)")
        }
    }

    @Test("One event that makes the store fail comes again alone, and ends after its last delivery; those that came with it are taken")
    func poisonousEvent() async throws {
        try await IntakeFixture.run(settings: { $0.limits.deliveries = 3 }) { fixture in
            try await fixture.evaluator.store.write {
                try $0.execute(
                    sql: "CREATE TRIGGER p BEFORE INSERT ON events WHEN NEW.event_id = 'poison' BEGIN SELECT RAISE(ABORT, 'poison'); END")
            }
            let messages = ["e1", "poison", "e2"].map { OutgoingMessage(subject: "chat.x", payload: Array(IntakeFixture.json($0).utf8)) }
            for outcome in try await fixture.host.publish(messages) { _ = try outcome.get() }
            try await fixture.counted(2, "accepted")
            try await fixture.counted(1, "refused", "internal")
            #expect(fixture.count("given_back", "internal") == 2)
            #expect(fixture.logs.texts(with: "intake.max_deliveries").count == 1, "\(fixture.logs.all)")
            try await fixture.drained()
        }
    }
}
