import Testing

@testable import CarillonCommand

@Suite("Progress on a terminal")
struct ProgressTests {
    @Test("CTL-01 a text behind a bar that is not finished begins a line of its own")
    func openLine() {
        let line = OpenLine()
        let bar = Progress("starting", total: 7, isTerminal: true, on: line)
        #expect(line.end() == "\n")
        // The line is ended once, and a finished bar leaves none open.
        #expect(line.end() == "")
        bar.finish()
        #expect(line.end() == "")
        _ = Progress("starting", total: 7, isTerminal: false, on: line)
        _ = Progress("starting", total: 7, quiet: true, isTerminal: true, on: line)
        #expect(line.end() == "")
    }

    @Test("PRIV-09 people who were erased before are named as left out of the demo's workspace")
    func leftOut() {
        #expect(DemoWorkspace.note(leftOut: 0).isEmpty)
        #expect(DemoWorkspace.note(leftOut: 1) == "1 person left out: erased from this run folder before")
    }
}
