import ServiceKit
import SystemControl

/// What each process of a system used, for people.
enum ProcessTable {
    static func text(before: [String: ProcessUsage], after: [String: ProcessUsage]) -> String {
        var table = TextTable(["process", "cpu s", "peak MB", "now MB"])
        let services = [CarillonSystem.simulator] + CarillonSystem.services
        let names = services.flatMap { service in after.keys.filter { ServiceInstance(named: $0).service == service }.sorted() }
        for name in names {
            guard let used = after[name] else { continue }
            let cpu = used.cpuSeconds - (before[name]?.cpuSeconds ?? 0)
            table.add([
                name, Format.decimal(cpu), Format.decimal(Double(used.peakResidentBytes) / 1e6), Format.decimal(Double(used.residentBytes) / 1e6),
            ])
        }
        return table.text
    }
}

/// The processes of a system that another process started, by their run files.
struct RunningProcesses {
    let usage: [String: ProcessUsage]

    init(_ runFolder: RunFolder) {
        var usage: [String: ProcessUsage] = [:]
        for service in [CarillonSystem.simulator] + CarillonSystem.services {
            for name in runFolder.recordedInstances(of: service).map(\.name) {
                if let record = runFolder.record(of: name) { usage[name] = ProcessUsage(pid: record.pid) }
            }
        }
        self.usage = usage
    }
}
