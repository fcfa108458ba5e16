import Foundation
import SystemControl
import TestConditions

/// A user's stream of server-sent events, read by curl as an open app reads it.
struct LiveStream: Sendable {
    /// An event with a name.
    struct Event: Sendable {
        let name: String
        let data: [String: any Sendable]
    }

    private let process: ServiceProcess
    private let log: URL

    /// Opens a stream, and waits for its first badge.
    ///
    /// - Parameters:
    ///   - after: the id of the last event of an earlier stream.
    ///   - version: curl's option for the version of HTTP.
    static func open(_ scenario: Scenario, as user: String, after: String? = nil, version: String = "--http1.1") async throws -> LiveStream {
        let token = try await scenario.accessToken(of: user)
        let address = try scenario.system.folder.runningService("gateway").address("http")
        let log = scenario.system.options.runFolder.appending(path: "stream-\(UUID().uuidString).log")
        let place = after.map { ["-H", "Last-Event-ID: \($0)"] } ?? []
        let retries = ["--retry", "20", "--retry-delay", "1", "--retry-connrefused"]
        let arguments = ["-sNf", version, "-H", "Authorization: Bearer \(token)"] + retries + place + ["http://\(address)/api/v1/stream"]
        let process = try ServiceProcess(name: "curl", executable: URL(filePath: "/usr/bin/curl"), arguments: arguments, log: log)
        let stream = LiveStream(process: process, log: log)
        try await eventually("the stream begins") { stream.events.contains { $0.name == "badge" } }
        return stream
    }

    private var text: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

    /// All events so far.
    var events: [Event] {
        text.components(separatedBy: "\n\n").compactMap { block in
            let lines = block.split(separator: "\n")
            func value(_ field: String) -> Substring? { lines.first { $0.hasPrefix(field + ": ") }?.dropFirst(field.count + 2) }
            guard let name = value("event") else { return nil }
            let data = (try? JSONSerialization.jsonObject(with: Data((value("data") ?? "").utf8))) as? [String: any Sendable]
            return Event(name: String(name), data: data ?? [:])
        }
    }

    /// Changes of entries: `added ID`, `read ID`, `withdraw ID`.
    var changes: [String] {
        events.filter { $0.name == "inbox" || $0.name == "withdraw" }.map {
            "\($0.data["change"] as? String ?? $0.name) \($0.data["notification_id"] as? String ?? "")"
        }
    }

    /// The counts of the badges.
    var unread: [Int] { events.filter { $0.name == "badge" }.compactMap { $0.data["unread"] as? Int } }

    /// The id with which the app comes back.
    var lastID: String? { text.split(separator: "\n").last { $0.hasPrefix("id: ") }.map { String($0.dropFirst(4)) } }

    /// Ends the app.
    func close() async { await process.kill() }

    /// Waits until the other side has ended the stream.
    func ended() async { _ = await process.wait() }
}
