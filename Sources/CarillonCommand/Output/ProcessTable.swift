import ServiceKit
import SystemControl

/// What each process of a system used, for people.
enum ProcessTable {
    static func text(before: [String: ProcessUsage], after: [String: ProcessUsage]) -> String {
        var table = TextTable(["process", "cpu s", "peak MB", "now MB"])
        for name in after.keys.map(ServiceInstance.init(named:)).sorted().map(\.name) {
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
        let records = runFolder.processNames.compactMap { name in runFolder.record(of: name).map { (name, $0) } }
        usage = Dictionary(uniqueKeysWithValues: records).compactMapValues { ProcessUsage(pid: $0.pid) }
    }
}
