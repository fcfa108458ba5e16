import CarillonAPI
import Foundation
import JetStream
import Logging
import NATSKit
import ServiceKit
import TLS
import TestCertificates
import TestConditions
import TestFolders
import TestNATS
import Testing

@testable import EvaluatorService

/// Settings, streams and servers that are not as they should be, and NATS that comes and goes.
@Suite("Setup of events from a stream")
struct IntakeSetupTests {
    /// An event by a call, which needs no NATS.
    private func call(_ fixture: IntakeFixture, _ id: String) async throws {
        let answer = try await fixture.evaluator.submit(ChatApp.message(id, mentions: [ChatApp.mention("bob")]))
        #expect(answer.accepted.map(\.duplicate) == [false])
    }

    private func awaitProblem(_ text: String, _ fixture: IntakeFixture) async throws {
        do {
            try await eventually("the problem is: \(text)") { fixture.intake.problem?.contains(text) == true }
        } catch is NeverHappened {
            throw TestServer.Failed("not \(text): \(fixture.intake.problem ?? "none")")
        }
    }

    @Test("Without its stream the intake names setting and stream once, calls go on, and it takes all events once the stream is there")
    func missingStream() async throws {
        try await IntakeFixture.run(stream: nil, awaitsConsumer: false) { fixture in
            try await awaitProblem("intake.stream: NATS has no stream MESSAGES", fixture)
            try await call(fixture, "by call")
            #expect(fixture.evaluator.metrics.prometheusText().contains("carillon_intake_working 0"))
            _ = try await fixture.host.createStream(IntakeFixture.stream)
            // Before the intake finds the stream.
            try await fixture.publish(IntakeFixture.json("e1"))
            try await eventually("the intake works") { fixture.intake.problem == nil }
            #expect(fixture.evaluator.metrics.prometheusText().contains("carillon_intake_working 1"))
            #expect(fixture.logs.texts(with: "no events are taken").count == 1, "\(fixture.logs.all)")
            try await fixture.counted(1, "accepted")
        }
    }

    @Test("A stream that is deleted while events are taken is named")
    func deletedStream() async throws {
        try await IntakeFixture.run { fixture in
            try await fixture.publish(IntakeFixture.json("e1"))
            try await fixture.counted(1, "accepted")
            try await fixture.host.deleteStream("MESSAGES")
            try await awaitProblem("no stream MESSAGES", fixture)
        }
    }

    @Test("A consumer with other limits is refused with each difference and the remedy, and used once it is changed")
    func otherLimits() async throws {
        try await IntakeFixture.run(
            prepare: { host in
                var other = ConsumerConfiguration(name: "carillon-evaluator")
                (other.deliver, other.maxAckPending, other.ackWait) = (.all, 7, .seconds(5))
                _ = try await host.createConsumer("MESSAGES", other)
            }, awaitsConsumer: false
        ) { fixture in
            try await awaitProblem("max_ack_pending 7, not 50000", fixture)
            #expect(fixture.intake.problem?.contains("ack_wait") == true && fixture.intake.problem?.contains("nats consumer edit") == true)
            var right = IntakeFixture.settings(fixture.server).consumerConfiguration
            // Where it began is the host's choice.
            right.deliver = .all
            _ = try await fixture.host.createConsumer("MESSAGES", right)
            try await eventually("the intake works") { fixture.intake.problem == nil }
        }
    }

    @Test("A new consumer begins with new messages; intake.start_at all takes those that are there")
    func start() async throws {
        for (start, expected) in [(IntakeSettings.Start.new, ["carol"]), (.all, ["bob", "carol"])] {
            try await IntakeFixture.run(
                settings: { $0.start = start },
                prepare: { _ = try await $0.publish("chat.x", payload: Array(IntakeFixture.json("old").utf8)) }
            ) { fixture in
                try await fixture.publish(IntakeFixture.json("new", mentions: "carol"))
                try await fixture.counted(expected.count, "accepted")
                #expect(fixture.pushes == expected)
            }
        }
    }

    @Test("A work queue needs intake.start_at all, which the error says; taken messages leave it")
    func workQueue() async throws {
        var queue = IntakeFixture.stream
        queue.retention = .workQueue
        let server = try await TestServer()
        try await IntakeFixture.run(server: server, stream: queue, awaitsConsumer: false) { fixture in
            try await awaitProblem("set intake.start_at to all", fixture)
        }
        try await IntakeFixture.run(server: server, stream: nil, settings: { $0.start = .all }) { fixture in
            try await fixture.publish(IntakeFixture.json("e1"))
            try await fixture.publish("no event")
            try await fixture.counted(1, "accepted")
            try await eventually("the queue is empty") { try await fixture.host.streamInfo("MESSAGES").messages == 0 }
        }
    }

    @Test("Only messages with the subject of intake.subject are taken")
    func subject() async throws {
        try await IntakeFixture.run(settings: { $0.subject = "chat.push.*" }) { fixture in
            try await fixture.publish(Array(IntakeFixture.json("no").utf8), to: "chat.general")
            try await fixture.publish(Array(IntakeFixture.json("yes", mentions: "carol").utf8), to: "chat.push.x")
            try await fixture.counted(1, "accepted")
            #expect(fixture.pushes == ["carol"])
            try await fixture.drained()
        }
    }

    @Test("T10 NATS is killed and comes back: the problem names it, calls go on, and events that came last are taken")
    func restart() async throws {
        try await IntakeFixture.run { fixture in
            try await fixture.publish(IntakeFixture.json("e1"))
            try await fixture.counted(1, "accepted")
            try await fixture.server.kill()
            try await awaitProblem("no connection to NATS at \(fixture.server.url)", fixture)
            try await call(fixture, "by call")
            try await fixture.server.start()
            try await eventually("the intake works") { fixture.intake.problem == nil }
            try await eventually("the host can publish") { (try? await fixture.publish(IntakeFixture.json("e2", mentions: "carol"))) != nil }
            try await eventually("the event is taken") { fixture.count("accepted") + fixture.count("duplicate") >= 2 }
            try await fixture.evaluator.settled()
            #expect(fixture.pushes == ["bob", "bob", "carol"])
        }
    }

    /// The permissions of the evaluator's user, from docs/operations.md.
    private static func documentedPermissions() throws -> Substring {
        let text = try String(contentsOf: ProjectFolder.root.appending(path: "docs/operations.md"), encoding: .utf8)
        return try #require(text.firstMatch(of: /permissions: \{[^}]+\}/)).output
    }

    /// Calls that the evaluator never makes. A user with the evaluator's permissions must not be able to make them.
    private func checkDenied(_ client: JetStreamClient) async throws {
        let calls: [(what: String, call: () async throws -> Void)] = [
            ("delete the consumer", { try await client.deleteConsumer("MESSAGES", "carillon-evaluator") }),
            ("delete the stream", { try await client.deleteStream("MESSAGES") }),
            ("empty the stream", { _ = try await client.purge("MESSAGES") }),
            ("read any message", { _ = try await client.message("MESSAGES", sequence: 1) }),
            ("make another consumer", { _ = try await client.createConsumer("MESSAGES", ConsumerConfiguration(name: "other")) }),
            ("publish an event", { _ = try await client.publish("chat.x", payload: [1]) }),
        ]
        for (what, call) in calls { #expect(try await failure(call).kind == .permissionDenied, "\(what)") }
    }

    @Test("User, password file and TLS come from the settings, the documented permissions are enough and no more, a wrong password is named")
    func security() async throws {
        let authority = try TestAuthority()
        let files = try authority.issue("nats", dnsNames: ["localhost"])
        let server = try await TestServer(
            """
            authorization { users: [
              { user: host, password: host }
              { user: evaluator, password: right, \(try Self.documentedPermissions()) }
            ] }
            tls { cert_file: "\(files.certificateChainPath)", key_file: "\(files.privateKeyPath)" }

            """)
        func read(_ password: String, user: String = "evaluator") throws -> IntakeSettings {
            let values = [
                "intake.engine": "jetstream", "intake.apps": "org_1/chat", "intake.nats.servers": "tls://localhost:\(server.port)",
                "intake.nats.user": user, "intake.nats.password_file": try server.folder.write(password + "\n", to: password),
                "intake.nats.ca_file": authority.caPath,
            ]
            return try #require(try IntakeSettings.read(ServiceConfig(service: "evaluator", values: values)))
        }
        let events = ConnectionEvents(of: "test", waiting: "events", logger: .init(label: "host") { _ in LogLines().handler })
        let host = JetStreamClient(try await read("host", user: "host").nats.connect(name: "host", events: events))
        try await eventually("the host system is connected") { host.connection.isConnected }
        _ = try await host.createStream(IntakeFixture.stream)
        try await withEvaluator { evaluator in
            let log = LogLines()
            for (password, problem) in [("wrong", "uthorization"), ("right", nil)] as [(String, String?)] {
                let intake = try await StreamIntake.connect(
                    read(password), evaluator.acceptance, metrics: evaluator.metrics, logger: .init(label: "intake") { _ in log.handler })
                let worker = Task { try await intake.run() }
                try await eventually("\(problem ?? "the intake works"): \(intake.problem ?? "")") {
                    if let problem { intake.problem?.contains(problem) == true } else { intake.problem == nil }
                }
                if problem == nil {
                    _ = try await host.publish("chat.x", payload: Array(IntakeFixture.json("e1").utf8))
                    try await eventually("the message is acknowledged") {
                        try await host.consumerInfo("MESSAGES", "carillon-evaluator").ackFloor == 1
                    }
                }
                worker.cancel()
                _ = await worker.result
                await intake.close()
            }
            #expect(log.texts(with: "NATS refuses this evaluator").count == 1, "\(log.all)")
            #expect(log.texts(with: "wrong").isEmpty && log.texts(with: "right").isEmpty, "no line has the password")
        }
        let evaluator = JetStreamClient(try await read("right").nats.connect(name: "denied", events: events))
        try await eventually("the evaluator's user is connected") { evaluator.connection.isConnected }
        try await checkDenied(evaluator)
        #expect(try await host.consumerInfo("MESSAGES", "carillon-evaluator").ackFloor == 1)
        await evaluator.connection.close()
        await host.connection.close()
    }

    @Test("Off by default; each setting that cannot be is named")
    func settings() throws {
        func read(_ values: [String: String]) throws -> IntakeSettings? {
            try IntakeSettings.read(ServiceConfig(service: "evaluator", values: values))
        }
        #expect(try read([:]) == nil)
        #expect(try read(["intake.apps": "acme"]) == nil, "without the engine nothing is checked")
        let engine = ["intake.engine": "jetstream", "intake.apps": "acme/chat"]
        let settings = try #require(try read(engine))
        #expect(settings.stream == "MESSAGES" && settings.consumer == "carillon-evaluator" && settings.start == .new)
        #expect(settings.limits.deliveries == -1 && settings.apps.listed == [.init(organizationId: "acme", appId: "chat")])
        for (key, value) in [
            ("intake.apps", ""), ("intake.apps", "acme"), ("intake.apps", "acme/chat,*"), ("intake.apps", "acme/Chat"), ("intake.stream", "A.B"),
            ("intake.consumer", "a b"), ("intake.start_at", "last"), ("intake.max_deliveries", "0"), ("intake.engine", "kafka"),
            ("intake.nats.servers", ","), ("intake.nats.user", "u"), ("intake.nats.certificate_file", "c.pem"),
        ] {
            let error = #expect(throws: ConfigurationError.self, "\(key) \(value)") { try read(engine.merging([key: value]) { $1 }) }
            #expect("\(error.map { "\($0)" } ?? "")".contains(key), "\(key) \(value)")
        }
    }
}
