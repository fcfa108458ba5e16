import Foundation
import SystemControl
import Testing

@testable import CarillonCommand

@Suite("The table of what processes used")
struct ProcessTableTests {
    @Test("CTL-01 processes are listed in the order of their start, dispatchers by number")
    func order() throws {
        let usage = try #require(ProcessUsage(pid: getpid()))
        let names = ["provider-sim", "registry", "dispatcher", "dispatcher-2", "dispatcher-10", "gateway"]
        let text = ProcessTable.text(before: [:], after: Dictionary(uniqueKeysWithValues: names.map { ($0, usage) }))
        let rows = text.split(separator: "\n").dropFirst(2)
        #expect(rows.map { String($0.prefix { $0 != " " }) } == names, "\(text)")
    }
}
