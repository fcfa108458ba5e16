import CarillonAPI
import Protobuf
import RPC
import ServiceKit
import Testing

@testable import EvaluatorService

/// What does not fit into a message, with limits small enough that some kilobytes are too much.
@Suite("What does not fit into a message")
struct OversizedMessageTests {
    private static let people = (0..<40).map { "user_\($0)" }
    private static let limit = 8_000

    private func limit(_ method: MethodDescriptor, in evaluator: EvaluatorFixture) {
        evaluator.peers.with { $0.largest[method.name] = Self.limit }
    }

    /// Everybody, and mallory, who brings more than fits.
    private func town(
        _ evaluator: EvaluatorFixture, mallory: RegistryV1.ResolvedUser = ChatApp.user("mallory"), settings: FakePeers.Settings = .init()
    ) {
        evaluator.peers.with { state in
            for id in Self.people { state.users[id] = ChatApp.user(id) }
            state.users["mallory"] = mallory
            state.settings["mallory"] = settings
            state.channels["ch_general"] = .init(name: "general", channelType: .public, members: Self.people + ["mallory"])
        }
    }

    /// An event for everybody, and one for somebody else behind it.
    private func tell(_ evaluator: EvaluatorFixture) async throws {
        try await evaluator.submit(ChatApp.message("e1", mentions: [ChatApp.everybody]))
        try await evaluator.submit(ChatApp.message("e2", channel: "ch_2", mentions: [ChatApp.mention("user_7")]))
        try await evaluator.settled()
    }

    private static let allButMallory = Dictionary(uniqueKeysWithValues: people.map { ($0, "sent") })

    private static func devices(_ count: Int, envelope: Int = 3) -> [CommonV1.SendableDevice] {
        (0..<count).map { number in
            var device = ChatApp.device("dev_\(number)", of: "mallory")
            device.address?.envelope = .init(repeating: 1, count: envelope)
            return device
        }
    }

    @Test("ARCH-02 ARCH-04 what preferences answer of one user is larger than a message: that user gets nothing, and nobody else waits")
    func answer() async throws {
        try await withEvaluator { evaluator in
            limit(PreferencesV1.Preferences.Method.checkSend, in: evaluator)
            town(evaluator, settings: .init(sound: "a" + String(repeating: "\u{301}", count: Self.limit)))
            try await tell(evaluator)
            #expect(try await evaluator.decisions("e1") == Self.allButMallory.merging(["mallory": "cancelled"]) { $1 })
            #expect(try await evaluator.decision("e1", of: "mallory").detail.contains("does not fit into a message"))
            #expect(try await evaluator.decisions("e2") == ["user_7": "sent"])
            #expect(Set(evaluator.peers.pushedUsers) == Set(Self.people))
        }
    }

    @Test("ARCH-02 ARCH-04 the registry knows more of one user than a message takes: that user gets nothing, and nobody else waits")
    func user() async throws {
        try await withEvaluator { evaluator in
            limit(RegistryV1.Registry.Method.resolve, in: evaluator)
            town(evaluator, mallory: ChatApp.user("mallory", devices: Self.devices(1, envelope: Self.limit)))
            try await tell(evaluator)
            #expect(try await evaluator.decisions("e1") == Self.allButMallory.merging(["mallory": "cancelled"]) { $1 })
            #expect(try await evaluator.decisions("e2") == ["user_7": "sent"])
        }
    }

    @Test("ARCH-02 ARCH-04 an event whose audience does not fit into a message ends with its reason, and the events around it are decided")
    func event() async throws {
        try await withEvaluator { evaluator in
            town(evaluator)
            limit(RegistryV1.Registry.Method.resolve, in: evaluator)
            evaluator.peers.with { state in
                state.channels["ch_huge"] = .init(name: "huge", channelType: .public, members: (0..<2_000).map { "nobody_\($0)" })
            }
            let events = (0..<7).map { number in
                ChatApp.message("e_\(number)", channel: "ch_\(number)", mentions: [ChatApp.mention("user_\(number)")])
            }
            let huge = ChatApp.message("huge", channel: "ch_huge", mentions: [ChatApp.everybody])
            try await evaluator.submit(Array(events[..<4]) + [huge] + events[4...])
            try await evaluator.settled()
            #expect(try await evaluator.decisions("huge") == ["": "cancelled"])
            for number in 0..<7 { #expect(try await evaluator.decisions("e_\(number)") == ["user_\(number)": "sent"]) }
            #expect(try await evaluator.statistics.eventsEvaluated == 8)
        }
    }

    @Test("ARCH-02 ARCH-04 a push that is larger than a message ends as failed in the ledger, and the others go out")
    func push() async throws {
        try await withEvaluator { evaluator in
            limit(DispatcherV1.Dispatcher.Method.enqueue, in: evaluator)
            town(evaluator, mallory: ChatApp.user("mallory", devices: Self.devices(2, envelope: Self.limit)))
            try await tell(evaluator)
            #expect(Set(evaluator.peers.pushedUsers) == Set(Self.people))
            let outcomes = evaluator.peers.with { $0.outcomes }
            #expect(outcomes.map(\.pushDeviceId) == ["dev_0", "dev_1"] && outcomes.allSatisfy { $0.status == .failed && $0.userId == "mallory" })
            #expect(outcomes.allSatisfy { $0.failureReason == "payload_too_large" && $0.providerErrorMessage.contains("8000 bytes") })
            #expect(try await evaluator.statistics.outboxDepth == 0)
        }
    }

    @Test("ARCH-02 ARCH-04 a notification that does not fit into the ledger's message is pushed without a badge, and the others are recorded")
    func record() async throws {
        try await withEvaluator { evaluator in
            limit(ReceiptsV1.Receipts.Method.recordNotification, in: evaluator)
            town(evaluator, mallory: ChatApp.user("mallory", devices: Self.devices(400)))
            try await tell(evaluator)
            #expect(Set(evaluator.peers.pushedUsers) == Set(Self.people + ["mallory"]))
            #expect(Set(evaluator.peers.with { $0.recorded.map(\.userId) }) == Set(Self.people))
            let pushes = evaluator.peers.with { $0.enqueued }
            #expect(pushes.allSatisfy { ($0.badge == nil) == ($0.userId == "mallory") })
        }
    }

    @Test("EVAL-22 ARCH-02 what waited for the end of quiet hours and does not fit any more ends, and the others are released")
    func release() async throws {
        try await withSleepers("ann", "bob", "mallory") { evaluator in
            try await evaluator.submit(NightShift.mention("e", of: "ann", "mallory", "bob", priority: .high))
            try await evaluator.settled()
            #expect(try await evaluator.statistics.held == 3)
            limit(PreferencesV1.Preferences.Method.checkSend, in: evaluator)
            limit(RegistryV1.Registry.Method.resolve, in: evaluator)
            evaluator.peers.with { state in
                state.settings["mallory"] = .init(sound: String(repeating: "a", count: Self.limit))
                state.users["ann"] = ChatApp.user("ann", devices: Self.devices(1, envelope: Self.limit))
            }
            try await evaluator.wait(until: NightShift.morning)
            #expect(evaluator.peers.pushedUsers == ["bob"])
            #expect(try await evaluator.decisions("e") == ["ann": "cancelled", "bob": "sent", "mallory": "cancelled"])
            #expect(try await evaluator.statistics.held == 0)
        }
    }

    @Test("A batch ends by the bytes of its records and pushes, so that it fits a message")
    func batches() throws {
        let push = DispatcherV1.Push(
            contents: [.init(title: "t", sound: String(repeating: "a", count: 50_000))],
            userRoles: Array(repeating: String(repeating: "r", count: 256), count: 50))
        var builder = OutboxBatchBuilder(tenant: ChatApp.tenant)
        for number in 0..<50 { try builder.add(.init(notificationId: "n\(number)"), push: push) }
        let batches = builder.take()
        #expect(batches.map(\.notifications) == [16, 16, 16, 2])
        #expect(batches.allSatisfy { $0.records.count + $0.pushes.count < OutboxBatchBuilder.bytesPerBatch + 70_000 })
        let records = try batches.flatMap { try ReceiptsV1.RecordNotificationRequest(bytes: $0.records).notifications }
        #expect(records.map(\.notificationId) == (0..<50).map { "n\($0)" })
        #expect(try batches.flatMap { try DispatcherV1.EnqueueRequest(bytes: $0.pushes).pushes } == Array(repeating: push, count: 50))
    }
}
