import CarillonAPI
import Foundation
import JetStream
import Logging
import NATSKit
import ServiceKit
import Synchronization
import TestConditions
import TestNATS

@testable import EvaluatorService

/// An evaluator that takes events from a stream of a NATS server, and the host system that publishes there.
final class IntakeFixture: Sendable {
    let evaluator: EvaluatorFixture
    let server: TestServer
    /// The host system's.
    let host: JetStreamClient
    let intake: StreamIntake
    let logs: LogLines

    private init(
        _ evaluator: EvaluatorFixture, _ server: TestServer, _ host: JetStreamClient, _ settings: IntakeSettings, _ logs: LogLines
    ) async throws {
        (self.evaluator, self.server, self.host, self.logs) = (evaluator, server, host, logs)
        intake = try await StreamIntake.connect(
            settings, evaluator.acceptance, metrics: evaluator.metrics, logger: Logger(label: "intake") { _ in logs.handler })
    }

    /// The stream of a host system that keeps its messages.
    static var stream: StreamConfiguration { StreamConfiguration(name: "MESSAGES", subjects: ["chat.>"]) }

    /// Settings with short waits, for the app of the tests.
    static func settings(_ server: TestServer) -> IntakeSettings {
        var settings = IntakeSettings(NATSSettings(servers: [server.url]), apps: IntakeApps(["org_1/chat"])!)
        settings.limits.firstWait = .milliseconds(50)
        settings.limits.longestWait = .milliseconds(200)
        // Not one of the waits: see `fetchAvailable`.
        settings.patience = .seconds(1)
        settings.checkInterval = .milliseconds(100)
        return settings
    }

    /// Runs the body with an evaluator that takes events.
    ///
    /// - Parameters:
    ///   - stream: nil: there is none.
    ///   - prepare: what the host system does before the evaluator starts.
    static func run(
        server: TestServer? = nil, stream: StreamConfiguration? = IntakeFixture.stream, settings change: (inout IntakeSettings) -> Void = { _ in },
        prepare: (JetStreamClient) async throws -> Void = { _ in }, awaitsConsumer: Bool = true,
        _ body: (IntakeFixture) async throws -> Void
    ) async throws {
        let server = if let server { server } else { try await TestServer() }
        let host = JetStreamClient(try await server.connect())
        if let stream { _ = try await host.createStream(stream) }
        try await prepare(host)
        var settings = settings(server)
        change(&settings)
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"), ChatApp.user("carol"))
            let fixture = try await IntakeFixture(evaluator, server, host, settings, LogLines())
            let worker = Task { try await fixture.intake.run() }
            defer { worker.cancel() }
            if awaitsConsumer {
                try await eventually("the intake works: \(fixture.intake.problem ?? "")") { fixture.intake.problem == nil }
            }
            try await body(fixture)
            worker.cancel()
            _ = await worker.result
            await fixture.intake.close()
        }
        await host.connection.close()
    }

    // MARK: The host system

    @discardableResult
    func publish(_ payload: [UInt8], _ headers: [String: String] = [:], to subject: String = "chat.general") async throws -> Int {
        try await host.publish(subject, headers: headers.map { NATSHeader($0.key, $0.value) }, payload: payload).sequence
    }

    @discardableResult
    func publish(_ json: String, _ headers: [String: String] = [:]) async throws -> Int { try await publish(Array(json.utf8), headers) }

    /// A message that mentions a user, as JSON.
    static func json(_ id: String, mentions user: String = "bob") -> String {
        #"""
        {"organization_id":"org_1","app_id":"chat","event_id":"\#(id)","event_type":"message.sent","actor_id":"alice","channel_id":"ch_\#(id)",
        "channel_type":"public","mentions":[{"type":"user","user_id":"\#(user)"}],"data":{"message_id":"m_\#(id)","text":"hello"}}
        """#
    }

    // MARK: What comes of it

    /// The consumer of the evaluator.
    var consumer: ConsumerInfo {
        get async throws { try await host.consumerInfo("MESSAGES", "carillon-evaluator") }
    }

    /// Messages with an outcome, and with a reason.
    func count(_ outcome: String, _ reason: String = "") -> Int {
        Int(evaluator.metrics.counter("carillon_intake_messages_total", ["outcome": outcome, "reason": reason]).value)
    }

    /// Waits until an outcome was counted so often, and all that was accepted is decided.
    func counted(_ number: Int, _ outcome: String, _ reason: String = "") async throws {
        do {
            try await eventually("\(number) messages are \(outcome) \(reason)") { count(outcome, reason) >= number }
        } catch is NeverHappened {
            throw TestServer.Failed("\(count(outcome, reason)) of \(number) \(outcome) \(reason); \(intake.problem ?? "works"); \(logs.all)")
        }
        try await evaluator.settled()
    }

    /// Waits until no message waits for an acknowledgement, and none was left in the stream.
    func drained() async throws {
        try await eventually("the consumer has nothing left") {
            let consumer = try await consumer
            return consumer.pending == 0 && consumer.ackPending == 0
        }
    }

    /// The user of each push, in order, repeats included.
    var pushes: [String] { evaluator.peers.with { $0.enqueued.map(\.userId) } }
}
