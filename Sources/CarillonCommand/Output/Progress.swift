import Foundation
import Synchronization

/// Whether a stream ends with a progress bar, so that the next text needs a new line.
final class OpenLine: Sendable {
    static let standardError = OpenLine()
    private let isOpen = Atomic(false)

    func begin() { isOpen.store(true, ordering: .relaxed) }

    /// The line break that ends the bar's line; empty where there is no bar.
    func end() -> String { isOpen.exchange(false, ordering: .relaxed) ? "\n" : "" }
}

/// Shows how far a long piece of work is: a bar that redraws itself on a terminal, a plain line now and then in a pipe.
/// Always on standard error, so that `--json` output stays clean.
final class Progress {
    private let title: String
    private let total: Int
    private let isTerminal: Bool
    private let start = ContinuousClock.now
    private var lastDrawn = ContinuousClock.now - .seconds(60)
    private var done = 0
    private let isQuiet: Bool
    private let line: OpenLine

    init(
        _ title: String, total: Int, quiet: Bool = false, isTerminal: Bool = isatty(STDERR_FILENO) == 1, on line: OpenLine = .standardError
    ) {
        self.title = title
        self.isTerminal = isTerminal
        self.line = line
        self.total = max(total, 1)
        self.isQuiet = quiet
        draw()
    }

    /// Work that was done since the last call.
    func advance(by count: Int = 1, note: String = "") { reach(done + count, note: note) }

    /// All work that is done now.
    func reach(_ count: Int, note: String = "") {
        done = min(max(count, done), total)
        let interval: Duration = isTerminal ? .milliseconds(100) : .seconds(5)
        if ContinuousClock.now - lastDrawn >= interval { draw(note) }
    }

    func finish(note: String = "") {
        done = total
        draw(note)
        write(line.end())
    }

    private func draw(_ note: String = "") {
        guard !isQuiet else { return }
        lastDrawn = .now
        let elapsed = Double((ContinuousClock.now - start).components.seconds) + Double((ContinuousClock.now - start).components.attoseconds) / 1e18
        let share = min(1, Double(done) / Double(total))
        let percent = String(format: "%3.0f%%", share * 100)
        let counts = "\(done)/\(total)"
        let time = String(format: "%.1f s", elapsed)
        if isTerminal {
            let width = 28
            let filled = Int(share * Double(width))
            let bar = String(repeating: "█", count: filled) + String(repeating: "·", count: width - filled)
            line.begin()
            write("\r\u{1B}[2K\(title)  \(bar) \(percent)  \(counts)  \(time)  \(note)")
        } else {
            write("\(title): \(percent) (\(counts), \(time)) \(note)\n")
        }
    }

    private func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
