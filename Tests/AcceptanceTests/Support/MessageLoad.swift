import CarillonAPI
import Foundation
import RPC
import ServiceKit
import SystemControl
import TestConditions
import Testing

/// Direct messages that a host sends at a pace, each to one person, while a test kills what it wants. The host repeats a call that failed.
///
/// Runs on real time: with other programs that have clocks of their own.
struct MessageLoad: Sendable {
    let scenario: Scenario
    let count: Int
    /// Events of one call.
    private static let batch = 50
    /// Between two calls.
    private static let pause = Duration.milliseconds(100)
    /// Milliseconds in which the provider still receives what a killed dispatcher sent. Less than a lease, after which another one repeats it.
    private static let onTheWay: Int64 = 500

    /// People with an iPhone each, one for each message.
    static func prepare(_ count: Int, in scenario: Scenario) async throws -> MessageLoad {
        try await scenario.people((0..<count).map { "user-\($0)" })
        return MessageLoad(scenario: scenario, count: count)
    }

    private static func text(_ number: Int) -> String { "load \(number)" }

    private func event(_ number: Int) -> EvaluatorV1.Event {
        EvaluatorV1.Event(
            tenant: scenario.tenant, eventId: "load-\(number)", eventType: "message.sent", actorId: "host-system", channelId: "dm-\(number)",
            channelType: .dm, channelMembers: ["host-system", "user-\(number)"],
            data: ["message_id": "m\(number)", "text": Self.text(number), "sender_name": "Host"])
    }

    /// Sends all messages. Returns when the evaluator has acknowledged each.
    func send() async throws {
        for first in stride(from: 0, to: count, by: Self.batch) {
            let events = (first..<min(first + Self.batch, count)).map(event)
            try await eventually("the evaluator accepts the events from \(first) on") {
                do {
                    let answer = try await scenario.clients.evaluator.submitEvents(.init(events: events), options: .init(timeout: .seconds(10)))
                    return answer.rejected.isEmpty
                } catch let error as RPCError where [.unavailable, .deadlineExceeded].contains(error.code) {
                    return false
                }
            }
            try await Task.sleep(for: Self.pause)
        }
    }

    /// The requests for messages of the load that the provider accepted, by text.
    func accepted() async throws -> [String: [SimulatorV1.RecordedRequest]] {
        var found: [String: [SimulatorV1.RecordedRequest]] = [:]
        var after: Int64 = 0
        while true {
            let page = try await scenario.clients.simulator.listRequests(.init(provider: "apns", afterSequence: after, limit: 1_000)).requests
            guard let last = page.last else { return found }
            for request in page where request.status == 200 && request.message.hasPrefix("load ") {
                found[request.message, default: []].append(request)
            }
            after = last.sequence
        }
    }

    /// Waits until the provider has accepted this many messages of the load.
    func untilAccepted(_ wanted: Int) async throws {
        try await eventually("the provider accepted \(wanted) messages", every: .milliseconds(100)) { try await accepted().count >= wanted }
    }

    /// All messages arrived: each once, or again as the same notification on the device; the ledger knows all, and nothing waits or is a dead letter.
    ///
    /// - Parameter faults: when the test killed, stopped or woke a process. A repeat is allowed only where one lies between it and the send
    ///   before it (DISP-26).
    /// - Returns: the number of messages that were sent more than once.
    @discardableResult
    func expectAllArrived(faults: [Date]) async throws -> Int {
        try await untilAccepted(count)
        try await eventually("the ledger knows of all \(count) pushes", every: .milliseconds(200)) {
            let ledger = try await scenario.clients.receipts.statistics(.init(tenant: scenario.tenant))
            return ledger.sentByProvider == ["apns": Int64(count)] && ledger.openDevices == 0
        }
        let all = try await accepted()
        #expect(Set(all.keys) == Set((0..<count).map(Self.text)))
        let repeated = all.values.filter { $0.count > 1 }
        let faults = faults.map { Int64($0.timeIntervalSince1970 * 1_000) }
        for requests in repeated {
            let times = requests.map(\.receivedAtMs).sorted()
            for (earlier, later) in zip(times, times.dropFirst()) {
                let explained = faults.contains { (earlier - Self.onTheWay...later).contains($0) }
                #expect(explained, "\(requests[0].message) was sent at \(times), the faults were at \(faults)")
            }
            #expect(Set(requests.map { $0.headers["apns-collapse-id"] ?? "none" }).count == 1, "a repeat replaces the first on the device")
        }
        try await eventually("the queue is empty") {
            // A dispatcher that was started again may not have reached NATS yet.
            guard let queue = try? await scenario.clients.dispatcher.queueStatus(.init(tenant: scenario.tenant)) else { return false }
            #expect(queue.deadLetters == 0)
            return queue.queued + queue.leased + queue.waitingRetry == 0
        }
        return repeated.count
    }
}
