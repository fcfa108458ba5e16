import Logging
import Synchronization

/// The messages that were logged, from `notice` on, in order and without their metadata.
final class LogLines: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    func count(_ beginning: String) -> Int { all.count { $0.hasPrefix(beginning) } }

    var handler: any LogHandler { Handler(lines: self) }

    private struct Handler: LogHandler {
        let lines: LogLines
        var logLevel = Logger.Level.notice
        var metadata: Logger.Metadata = [:]

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) { lines.lines.withLock { $0.append("\(event.message)") } }
    }
}
