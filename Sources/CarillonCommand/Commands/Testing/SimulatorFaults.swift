import ArgumentParser
import CarillonAPI
import ServiceKit
import SystemControl

/// `carillon sim faults`.
struct SimulatorFaults: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "faults", abstract: "The scripted faults that may still apply, with the number of requests that they applied to."
    )
    .example("carillon sim faults")
    @OptionGroup var system: SystemOptions

    /// A scripted fault, for people and programs.
    struct View: Encodable {
        var provider, token, action, reason: String
        var status: Int32
        var applied: Int64
        /// 0: the fault has none of it.
        var times, retryAfterSeconds: Int32
        var delayMs, quota, quotaMs: Int64
        /// Of the matching requests; nil: all.
        var share: Double?
        var maxConcurrentStreams, initialWindowBytes: UInt32?
        /// Nil: until it is removed.
        var left: Int64?
        var begin: String
        /// Nil: without end.
        var end: String?

        init(_ active: SimulatorV1.ActiveFault) {
            let fault = active.fault ?? SimulatorV1.Fault()
            provider = fault.provider
            token = fault.token
            action = fault.action == .unspecified ? "answer" : fault.action.name
            reason = fault.reason
            status = fault.status
            applied = active.applied
            (times, retryAfterSeconds) = (fault.times, fault.retryAfterSeconds)
            (delayMs, quota, quotaMs) = (fault.delayMs, fault.quota, fault.quotaMs)
            share = fault.share > 0 ? fault.share : nil
            (maxConcurrentStreams, initialWindowBytes) = (fault.maxConcurrentStreams, fault.initialWindowBytes)
            left = fault.times > 0 ? Int64(fault.times) - active.applied : nil
            begin = Instant(milliseconds: active.beginMs).rfc3339
            end = active.endMs > 0 ? Instant(milliseconds: active.endMs).rfc3339 : nil
        }

        /// The requests that it is for, and what it does beside its status; empty: all, and nothing.
        var detail: String {
            let parts: [String?] = [
                share.map { "\(Format.decimal($0 * 100)) %" }, quotaMs > 0 ? "beyond \(quota) per \(Format.decimal(Double(quotaMs) / 1_000)) s" : nil,
                delayMs > 0 ? "after \(delayMs) ms" : nil, retryAfterSeconds > 0 ? "Retry-After \(retryAfterSeconds)" : nil,
                maxConcurrentStreams.map { "\($0) streams" }, initialWindowBytes.map { "window \($0)" },
            ]
            return parts.compactMap(\.self).joined(separator: ", ")
        }

        static func table(_ rows: [View]) -> TextTable {
            var table = TextTable(["provider", "token", "action", "status", "reason", "of", "applied", "left", "begin", "end"])
            for row in rows {
                table.add([
                    row.provider, String(row.token.prefix(24)), row.action, row.status == 0 ? "" : String(row.status), row.reason, row.detail,
                    Format.count(row.applied), row.left.map { Format.count($0) } ?? "", row.begin, row.end ?? "",
                ])
            }
            return table
        }
    }

    func run() async throws {
        let rows = try await system.clients().simulator.listFaults(.init()).faults.map(View.init)
        if system.json { return try printList(rows) }
        print(ListPage(rows, next: "").text(empty: "no faults", View.table))
    }
}
