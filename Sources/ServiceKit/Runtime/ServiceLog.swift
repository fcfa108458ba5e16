import Logging

/// The log of a process: its destination and level.
struct ServiceLog: Sendable {
    let level: LogLevel
    let writer: LogWriter
    let logger: Logger

    /// - Throws: ``ConfigurationError``.
    init(instance: ServiceInstance, config: ServiceConfig, runFolder: RunFolder) throws {
        let name = try config.choice("log_level", of: Logger.Level.allCases.map(\.rawValue), default: Logger.Level.info.rawValue)
        let level = LogLevel(Logger.Level(rawValue: name) ?? .info)
        let destination = try config.choice("log_to", of: ["stderr", "file"], default: "stderr")
        let writer = destination == "file" ? try LogWriter(path: runFolder.logPath(of: instance.name)) : LogWriter()
        self.level = level
        self.writer = writer
        self.logger = Logger(label: instance.name) { _ in JSONLogHandler(service: instance.name, level: level, writer: writer) }
    }
}
