import Foundation
import JSON
public import Logging
import RPC
import Synchronization

/// The log level of a process, changeable while it runs (OBS-01).
public final class LogLevel: Sendable {
    private let level: Mutex<Logger.Level>

    /// A level that can be changed while the service runs.
    public init(_ level: Logger.Level) { self.level = Mutex(level) }

    /// The level in force.
    public var current: Logger.Level {
        get { level.withLock { $0 } }
        set { level.withLock { $0 = newValue } }
    }
}

/// Writes each event as one line of JSON: time, level, service, message, the metadata, and inside a call its request id and trace id (OBS-01,
/// OBS-09). Redacts secrets, texts of users and addresses of people (SEC-14).
public struct JSONLogHandler: LogHandler {
    /// Metadata of all lines of the logger.
    public var metadata: Logger.Metadata = [:]

    private let service: String
    private let level: LogLevel
    private var ownLevel: Logger.Level?
    private let writer: LogWriter
    private let now: @Sendable () -> Instant

    /// A handler for one service; `now` is the time stamped on each line.
    public init(service: String, level: LogLevel, writer: LogWriter, now: @escaping @Sendable () -> Instant = { SystemClock().now }) {
        self.service = service
        self.level = level
        self.writer = writer
        self.now = now
    }

    /// The process's level, unless it was set on this logger.
    public var logLevel: Logger.Level {
        get { ownLevel ?? level.current }
        set { ownLevel = newValue }
    }

    public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    /// Writes one line of JSON (OBS-01).
    public func log(event: LogEvent) {
        var line = JSONLine()
        line.add("time", now().rfc3339)
        line.add("level", event.level.rawValue)
        line.add("service", service)
        line.add("message", Redaction.text(event.message.description))
        if let call = ServerContext.current {
            line.add("request_id", call.requestID)
            if let trace = TraceContext.traceText(of: call.traceparent) { line.add("trace_id", trace) }
        }
        if let error = event.error { line.add("error", Redaction.text("\(error)")) }
        let merged = event.metadata.map { metadata.merging($0) { _, new in new } } ?? metadata
        for (key, value) in merged.sorted(by: { $0.key < $1.key }) { line.add(key, Redaction.metadata(key, "\(value)")) }
        writer.write(line.finished())
    }
}

/// Redacts secrets and personal data in logs (SEC-14).
enum Redaction {
    /// Metadata keys whose values are secrets or personal texts.
    private static let secretKeys: Set<String> = [
        "token", "push_token", "device_token", "authorization", "bearer", "key", "private_key", "secret", "password", "jwt",
        "title", "body", "text", "subtitle", "email", "endpoint", "auth", "p256dh", "payload",
    ]

    static func metadata(_ key: String, _ value: String) -> String {
        secretKeys.contains(key.lowercased()) ? "[redacted]" : text(value)
    }

    /// Shortens bearer credentials, JSON Web Tokens, e-mail addresses and DIDs in running text.
    static func text(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: " ") })
        else { return text }
        var isAfterBearer = false
        var changed = false
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
            defer { isAfterBearer = word.lowercased() == "bearer" }
            let replacement = isAfterBearer && !word.isEmpty ? "[redacted]" : Redaction.word(word)
            if replacement != nil { changed = true }
            return replacement ?? String(word)
        }
        return changed ? words.joined(separator: " ") : text
    }

    /// The replacement of a word; nil: it stays.
    private static func word(_ word: Substring) -> String? {
        if let start = word.range(of: "did:")?.lowerBound, word[start...].utf8.count > 20 {
            return word[..<start] + word[start...].prefix(16) + "…"
        }
        if let start = word.range(of: "eyJ")?.lowerBound, word[start...].utf8.count > 40, word[start...].contains(".") {
            return word[..<start] + "[redacted]"
        }
        if let at = word.firstIndex(of: "@"), at != word.startIndex, word[at...].dropFirst().contains("."), !word.contains("/") {
            return "[redacted]" + word[at...]
        }
        return nil
    }
}

/// One JSON object on one line, members in the order they were added.
struct JSONLine {
    private var writer = JSONWriter(capacity: 256)

    init() { writer.beginObject() }

    mutating func add(_ key: String, _ value: String) { writer.member(name: key, value) }

    func finished() -> [UInt8] {
        var writer = writer
        writer.endObject()
        return writer.bytes + [UInt8(ascii: "\n")]
    }
}
