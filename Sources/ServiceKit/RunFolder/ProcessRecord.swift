import Foundation

/// `run/NAME.json`: the addresses that a process listens on. Written after it listens, removed at a regular stop.
public struct ProcessRecord: Sendable, Hashable, Codable {
    /// The process's id.
    public var pid: Int32
    /// `ipv4:127.0.0.1:5123`, `unix:/…/registry.sock`; empty for a process without RPC.
    public var rpc: [String]
    /// Whether its TCP addresses use mutual TLS; Unix sockets never do.
    public var tls: Bool
    /// `127.0.0.1:7201`.
    public var admin: String
    /// Other addresses by name, for example `http`.
    public var extra: [String: String]

    /// A record.
    public init(pid: Int32, rpc: [String], tls: Bool, admin: String, extra: [String: String] = [:]) {
        self.pid = pid
        self.rpc = rpc
        self.tls = tls
        self.admin = admin
        self.extra = extra
    }
}

extension RunFolder {
    /// Reads the record of a process; nil without a file, or for a malformed one.
    public func record(of service: String) -> ProcessRecord? {
        guard let data = FileManager.default.contents(atPath: recordPath(of: service)) else { return nil }
        return try? JSONDecoder().decode(ProcessRecord.self, from: data)
    }

    /// The records of all processes of a service that share the folder.
    public func records(of service: String) -> [ProcessRecord] { recordedInstances(of: service).compactMap { record(of: $0.name) } }

    /// Replaces the file atomically.
    ///
    /// - Throws: ``ConfigurationError`` with the file and the cause.
    public func write(_ record: ProcessRecord, of service: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let file = recordPath(of: service)
        do {
            try encoder.encode(record).write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw ConfigurationError("cannot write \(file): \(FileProblem.words(of: error))")
        }
    }

    /// Removes the file if this process wrote it.
    func removeRecord(of service: String) {
        guard record(of: service)?.pid == getpid() else { return }
        try? FileManager.default.removeItem(atPath: recordPath(of: service))
    }
}
