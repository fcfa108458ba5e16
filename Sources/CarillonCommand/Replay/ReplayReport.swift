import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// The results of a replay, per file and in total, from the services' stores and the simulators' counters.
struct ReplayReport: Codable, Sendable {
    /// One file's row.
    struct FileRow: Codable, Sendable {
        var name: String
        var lines: Int
        var malformed: Int
        var users: Int
        var messages: Int
        var mentions: Int
        var threadReplies: Int
        /// (event, recipient) pairs that the evaluator decided.
        var targets: Int64
        var skipped: [String: Int64]
        var pushes: Int64
        var sentByProvider: [String: Int64]
        var delivered: Int64
        var opened: Int64
    }

    struct MalformedLine: Codable, Sendable {
        var file: String
        var line: Int
        var explanation: String
    }

    var files: [FileRow]
    var malformedLines: [MalformedLine]
    var events: Int
    /// New ones.
    var eventsAccepted: Int
    /// Accepted by an earlier replay; they are evaluated once.
    var eventsKnown: Int
    var eventsRejected: [String]
    var eventsEvaluated: Int64
    var threads: Int
    var targets: Int64
    var targetsByType: [String: Int64]
    var skipped: [String: Int64]
    var pushes: Int64
    var sentByProvider: [String: Int64]
    /// Every push device by where it ended, for example `failed`.
    var devicesByStatus: [String: Int64]
    var reachedSimulator: [String: Int64]
    var duplicatesAtSimulator: Int64
    var wireViolations: [String: Int64]
    var delivered: Int
    var opened: Int
    /// Devices of pushes that are neither sent nor finally failed: zero when all is accounted for.
    var openDevices: Int64
    var elapsedSeconds: Double
    /// A notification to trace from event to open.
    var example: String?
    var exampleUser: String?

    /// - Parameter totals: what this replay added to the system's totals.
    init(plan: ReplayPlan, totals: ReplayTotals, counts: ReplayRun.Counts, reported: DeviceReports.Counts, elapsed: Duration) {
        let (ledger, decisions, simulator) = (totals.ledger, totals.decisions, totals.simulator)
        let rows = Dictionary(ledger.channels.map { ($0.channelId, $0) }) { first, _ in first }
        files = plan.conversations.map { Self.row($0, rows[$0.name] ?? .init()) }
        malformedLines = plan.malformed.map { .init(file: $0.file, line: $0.line, explanation: $0.explanation) }
        events = plan.messageCount
        eventsAccepted = counts.accepted
        eventsKnown = counts.duplicates
        eventsRejected = counts.rejected
        eventsEvaluated = decisions.eventsEvaluated
        threads = plan.conversations.reduce(0) { $0 + Set($1.messages.compactMap(\.thread)).count }
        targets = decisions.targets
        targetsByType = decisions.targetsByType
        skipped = ledger.skipped
        pushes = ledger.pushed
        sentByProvider = ledger.sentByProvider
        devicesByStatus = ledger.devicesByStatus
        // Token probes belong to no notification and are not in the ledger (REG-19).
        reachedSimulator = simulator.accepted.filter { $0.key != "oauth" }.merging(simulator.probes) { $0 - $1 }
        duplicatesAtSimulator = simulator.duplicates
        wireViolations = simulator.violations
        delivered = reported.delivered
        opened = reported.opened
        openDevices = ledger.openDevices
        elapsedSeconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
        example = reported.example
        exampleUser = reported.exampleUser
    }

    private static func row(_ conversation: IRCConversation, _ ledger: ReceiptsV1.ChannelStatistics) -> FileRow {
        FileRow(
            name: conversation.name, lines: conversation.lineCount, malformed: conversation.malformed.count, users: conversation.users.count,
            messages: conversation.messages.count, mentions: conversation.messages.count { $0.mention != nil },
            threadReplies: conversation.messages.count { $0.thread != nil }, targets: ledger.notifications, skipped: ledger.skipped,
            pushes: ledger.pushed, sentByProvider: ledger.sentByProvider, delivered: ledger.clientEvents["delivered"] ?? 0,
            opened: ledger.clientEvents["opened"] ?? 0)
    }

    /// The discrepancies; empty when every accepted event is accounted for.
    var discrepancies: [String] {
        var found: [String] = []
        func expect(_ what: String, _ left: Int64, _ right: Int64) {
            if left != right { found.append("\(what): \(left) against \(right)") }
        }
        let skips = skipped.values.reduce(0, +)
        expect("events accepted against events evaluated", Int64(eventsAccepted), eventsEvaluated)
        expect("targets against pushes and skips", targets, pushes + skips - (skipped["no_recipients"] ?? 0))
        expect(
            "ledger's sent against the simulators' accepted, without repeats", sentByProvider.values.reduce(0, +),
            reachedSimulator.values.reduce(0, +) - duplicatesAtSimulator)
        expect("pushes against devices in the ledger", pushes, devicesByStatus.values.reduce(0, +))
        expect("devices still open", openDevices, 0)
        if !eventsRejected.isEmpty { found.append("\(eventsRejected.count) events rejected, the first: \(eventsRejected[0])") }
        if !wireViolations.isEmpty { found.append("the simulators saw violations: \(wireViolations)") }
        return found
    }

    /// The report for people.
    var text: String {
        var table = TextTable(["file", "messages", "mentions", "replies", "targets", "skipped", "pushes", "apns", "fcm", "delivered", "opened"])
        for file in files {
            table.add(
                cells(
                    file.name, file.messages, file.mentions, file.threadReplies, file.targets, file.skipped.values.reduce(0, +), file.pushes,
                    file.sentByProvider, file.delivered, file.opened))
        }
        if files.count > 1 {
            table.add(
                cells(
                    "all \(files.count)", events, files.reduce(0) { $0 + $1.mentions }, files.reduce(0) { $0 + $1.threadReplies }, targets,
                    skipped.values.reduce(0, +), pushes, sentByProvider, Int64(delivered), Int64(opened)))
        }
        let known = eventsKnown == 0 ? "" : ", \(Format.count(eventsKnown)) known from an earlier replay"
        var lines = [table.text, ""]
        lines.append("lines        \(Format.count(files.reduce(0) { $0 + $1.lines })), malformed \(malformedLines.count)")
        lines += malformedLines.prefix(10).map { "             \($0.file), line \($0.line): \($0.explanation)" }
        if malformedLines.count > 10 { lines.append("             … \(malformedLines.count - 10) more (--json lists all)") }
        lines.append("users        \(Format.count(files.reduce(0) { $0 + $1.users }))")
        lines.append(
            "events       \(Format.count(eventsAccepted)) accepted of \(Format.count(events)), \(Format.count(eventsEvaluated)) evaluated\(known)")
        lines.append("threads      \(Format.count(threads))")
        lines.append("targets      \(Format.count(targets))  (\(Self.list(targetsByType)))")
        lines.append("skipped      \(skipped.isEmpty ? "none" : Self.list(skipped))")
        lines.append("pushes       \(Format.count(pushes)), sent \(Self.list(sentByProvider)); devices now \(Self.list(devicesByStatus))")
        lines.append("reached      \(Self.list(reachedSimulator)), \(duplicatesAtSimulator) repeats")
        lines.append("receipts     \(Format.count(delivered)) delivered, \(Format.count(opened)) opened")
        lines.append(
            "took         \(Format.decimal(elapsedSeconds)) s: \(Format.count(Int(Double(events) / elapsedSeconds))) events/s, "
                + "\(Format.count(Int(Double(pushes) / elapsedSeconds))) pushes/s"
        )
        lines.append(discrepancies.isEmpty ? "adds up      yes" : "adds up      NO: " + discrepancies.joined(separator: "; "))
        return lines.joined(separator: "\n")
    }

    private func cells(
        _ name: String, _ messages: Int, _ mentions: Int, _ replies: Int, _ targets: Int64, _ skipped: Int64, _ pushes: Int64,
        _ sent: [String: Int64], _ delivered: Int64, _ opened: Int64
    ) -> [String] {
        [name]
            + [Int64(messages), Int64(mentions), Int64(replies), targets, skipped, pushes, sent["apns"] ?? 0, sent["fcm"] ?? 0, delivered, opened]
            .map { Format.count($0) }
    }

    private static func list(_ counts: [String: Int64]) -> String {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) \(Format.count($0.value))" }.joined(separator: ", ")
    }
}
