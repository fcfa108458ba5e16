public import Logging
import Synchronization

/// The lines of a log, in order.
public final class LogLines: Sendable {
    public struct Line: Sendable, CustomStringConvertible {
        public let level: Logger.Level
        public let message: String
        public let metadata: Logger.Metadata

        /// The message with its metadata, in the order of their names: `the lane is closed app=chat reason=…`.
        public var description: String { message + metadata.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined() }
    }

    private let lines = Mutex<[Line]>([])
    private let level: Logger.Level

    /// - Parameter level: lines below it are not kept.
    public init(from level: Logger.Level = .notice) { self.level = level }

    public var all: [Line] { lines.withLock { $0 } }
    public var messages: [String] { all.map(\.message) }
    public var texts: [String] { all.map(\.description) }

    /// The texts of one level.
    public func texts(_ level: Logger.Level) -> [String] { all.filter { $0.level == level }.map(\.description) }

    /// The texts with some words.
    public func texts(with words: String) -> [String] { texts.filter { $0.contains(words) } }

    /// The number of messages with a beginning.
    public func count(_ beginning: String) -> Int { messages.count { $0.hasPrefix(beginning) } }

    public var handler: any LogHandler { Handler(lines: self, logLevel: level) }

    private struct Handler: LogHandler {
        let lines: LogLines
        var logLevel: Logger.Level
        var metadata: Logger.Metadata = [:]

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            lines.lines.withLock { $0.append(Line(level: event.level, message: "\(event.message)", metadata: event.metadata ?? [:])) }
        }
    }
}
