import ArgumentParser
import CarillonAPI
import RPC
import ServiceKit
import SystemControl

/// `carillon queues`.
struct Queues: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "queues", abstract: "Show what each lane to a provider does, and why it waits."
    )
    .example("carillon queues")
    @OptionGroup var system: SystemOptions

    func run() async throws {
        let clients = try system.clients()
        let view = QueuesView(try await clients.dispatcher.queueStatus(.init()))
        if system.json { return try printJSON(view) }
        print(view.text)
    }
}

/// The queue of the dispatchers and their lanes, for people and programs.
struct QueuesView: Encodable {
    var queued, inFlight, waitingRetry, deadLetters: Int64
    /// Nil when nothing is queued.
    var oldestQueuedAt: String?
    var lanes: [LaneView]
    /// Dispatchers whose part is missing in the numbers.
    var silentDispatchers: [String]

    init(_ status: DispatcherV1.QueueStatusResponse) {
        queued = status.queued
        inFlight = status.leased
        waitingRetry = status.waitingRetry
        deadLetters = status.deadLetters
        oldestQueuedAt = status.oldestQueuedAtMs.map { Instant(milliseconds: $0).rfc3339 }
        lanes = status.lanes.map(LaneView.init)
        silentDispatchers = status.dispatchers.filter(\.silent).map(\.name)
    }

    var text: String {
        var lines = [
            "\(Format.count(queued)) queued\(oldestQueuedAt.map { ", the oldest since \($0)" } ?? ""), \(Format.count(inFlight)) in flight, "
                + "\(Format.count(waitingRetry)) between attempts, \(Format.counted(deadLetters, "dead letter"))"
        ]
        lines += silentDispatchers.map { TerminalText.oneLine("\($0) does not answer: its part is missing") }
        guard !lanes.isEmpty else { return (lines + ["no lanes in use"]).joined(separator: "\n") }
        var table = TextTable(["lane", "state", "waiting", "in flight", "connections", "why"])
        for lane in lanes {
            table.add([lane.lane, lane.state, Format.count(lane.waiting), String(lane.inFlight), String(lane.connections), lane.obstacle])
        }
        return (lines + [table.text]).joined(separator: "\n")
    }
}
