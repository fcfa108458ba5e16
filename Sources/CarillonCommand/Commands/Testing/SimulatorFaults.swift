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
            left = fault.times > 0 ? Int64(fault.times) - active.applied : nil
            begin = Instant(milliseconds: active.beginMs).rfc3339
            end = active.endMs > 0 ? Instant(milliseconds: active.endMs).rfc3339 : nil
        }

        static func table(_ rows: [View]) -> TextTable {
            var table = TextTable(["provider", "token", "action", "status", "reason", "applied", "left", "begin", "end"])
            for row in rows {
                table.add([
                    row.provider, String(row.token.prefix(24)), row.action, row.status == 0 ? "" : String(row.status), row.reason,
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
