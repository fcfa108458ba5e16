import ArgumentParser
import CarillonAPI
import SystemControl

/// `carillon sim stats`.
struct SimulatorStatistics: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats", abstract: "What the simulators accepted and refused, and the rules that requests broke, since the last reset."
    )
    .example("carillon sim stats")
    @OptionGroup var system: SystemOptions

    /// The counters, for people and programs. Keys are providers, `provider/code`, or rules.
    struct View: Encodable {
        var accepted, refused, violations, connections, probes: [String: Int64]
        var duplicates: Int64

        init(_ answer: SimulatorV1.SimulatorStatisticsResponse) {
            accepted = answer.accepted
            refused = answer.refused
            violations = answer.violations
            connections = answer.connections
            probes = answer.probes
            duplicates = answer.duplicates
        }

        /// A row for each counter that is not 0.
        var text: String {
            var table = TextTable(["counter", "of", "count"])
            let groups: [(name: String, counters: [String: Int64])] = [
                ("accepted", accepted), ("without a notification id", probes), ("refused", refused), ("broken rules", violations),
                ("connections", connections), ("duplicates", duplicates > 0 ? ["all": duplicates] : [:]),
            ]
            for (name, counters) in groups {
                for (key, count) in counters.sorted(by: { $0.key < $1.key }) { table.add([name, key, Format.count(count)]) }
            }
            return groups.allSatisfy { $0.counters.isEmpty } ? "nothing was sent yet" : table.text
        }
    }

    func run() async throws {
        let view = View(try await system.clients().simulator.statistics(.init()))
        if system.json { return try printJSON(view) }
        print(view.text)
    }
}
