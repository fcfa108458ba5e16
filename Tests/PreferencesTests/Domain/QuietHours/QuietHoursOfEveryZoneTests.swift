import Foundation
import ServiceKit
import TestFolders
import Testing

@testable import PreferencesService

@Suite("Quiet hours of every zone")
struct QuietHoursOfEveryZoneTests {
    /// What `Tests/python/quiet_hours.py` computes with Python's `zoneinfo`.
    private func computedByPython(firstYear: Int) throws -> String {
        let python = ProjectFolder.root.appending(path: ".build/python/bin/python")
        try #require(
            FileManager.default.isExecutableFile(atPath: python.path), "the Python peers are missing: make them with scripts/python-env.sh")
        let process = Process()
        let output = Pipe()
        process.executableURL = python
        process.arguments = [ProjectFolder.root.appending(path: "Tests/python/quiet_hours.py").path, "\(firstYear)"]
        process.standardOutput = output
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: text, as: UTF8.self)
    }

    /// One line: a window of a zone with instants, and for each the end that Python found.
    private struct Case {
        let zone: String
        let window: QuietWindow
        let answers: [(probe: Int64, end: Int64?)]

        init?(_ line: Substring) {
            let words = line.split(separator: " ")
            guard words.count > 4, let zone = IANA.zone(named: String(words[0])), let start = LocalTime(String(words[1])),
                let end = LocalTime(String(words[2]))
            else { return nil }
            self.zone = String(words[0])
            window = QuietWindow(start: start, end: end, daysOfWeek: Set(words[3].compactMap(\.wholeNumberValue)), zone: zone)
            answers = words[4...].compactMap { word in
                let parts = word.split(separator: ":")
                return parts.count == 2 ? Int64(parts[0]).map { ($0, Int64(parts[1])) } : nil
            }
        }
    }

    @Test("PREF-09 ARCH-05 T41 Around every change of every zone's clocks in two years, quiet hours are what Python's zoneinfo says")
    func everyTransition() throws {
        var zones = Set<String>()
        var probes = 0
        var wrong: [String] = []
        for line in try computedByPython(firstYear: 2026).split(separator: "\n") {
            let found = try #require(Case(line), "not understood: \(line)")
            zones.insert(found.zone)
            for (probe, end) in found.answers {
                probes += 1
                let instant = Instant(milliseconds: probe * 1_000)
                let status = found.window.status(at: instant)
                let expected = end.map { Instant(milliseconds: $0 * 1_000) }
                if status.endsAt != expected {
                    wrong.append("\(found.zone) \(found.window.start)–\(found.window.end) at \(instant): \(status), not \(expected as Any)")
                }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.count) of \(probes): \(wrong.prefix(5))")
        // The database holds some 600 names, and a third of them change their clocks twice a year.
        #expect(zones.count > 500 && probes > 100_000, "\(zones.count) zones, \(probes) instants")
    }
}
