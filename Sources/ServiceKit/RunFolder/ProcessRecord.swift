import Foundation

/// `run/NAME.json`: where a process really listens. Written after it listens, removed when it stops as asked.
public struct ProcessRecord: Sendable, Hashable, Codable {
    /// The process's id.
    public var pid: Int32
    /// `ipv4:127.0.0.1:5123`, `unix:/…/registry.sock`; empty for a process without RPC.
    public var rpc: [String]
    /// Whether its TCP addresses speak mutual TLS; sockets are always plain.
    public var tls: Bool
    /// `127.0.0.1:7201`.
    public var admin: String
    /// What else it serves, by name, for example `http`.
    public var extra: [String: String]

    /// What a process says of itself.
    public init(pid: Int32, rpc: [String], tls: Bool, admin: String, extra: [String: String] = [:]) {
        self.pid = pid
        self.rpc = rpc
        self.tls = tls
        self.admin = admin
        self.extra = extra
    }
}

extension RunFolder {
    /// What a process wrote about itself; nil when there is no such file, or one that is not of this form.
    public func record(of service: String) -> ProcessRecord? {
        guard let data = FileManager.default.contents(atPath: recordPath(of: service)) else { return nil }
        return try? JSONDecoder().decode(ProcessRecord.self, from: data)
    }

    /// Replaces the file as a whole, so that a reader never sees half of it.
    ///
    /// - Throws: what the file system says.
    public func write(_ record: ProcessRecord, of service: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        try encoder.encode(record).write(to: URL(fileURLWithPath: recordPath(of: service)), options: .atomic)
    }

    /// Removes the file if this process wrote it.
    func removeRecord(of service: String) {
        guard record(of: service)?.pid == getpid() else { return }
        try? FileManager.default.removeItem(atPath: recordPath(of: service))
    }
}
