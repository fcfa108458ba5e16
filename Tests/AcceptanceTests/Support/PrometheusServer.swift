import Foundation
import ServiceKit
import SystemControl
import TestConditions
import TestFolders
import TestNATS

/// A Prometheus of a test's own, on a free port of 127.0.0.1, that scrapes a running system each second. It ends with the tests.
final class PrometheusServer: Sendable {
    struct Failed: Error, CustomStringConvertible {
        let description: String
    }

    private let folder: TemporaryFolder
    /// The server lives until its writing end is closed: with this object, or with the tests.
    private let lifeline: Pipe
    private let client: HTTPClient

    // Without `wait` and `trap`: threads that start a process block signals, and the shell inherits that.
    private static let script = #"exec 3<&0; "$@" </dev/null 3<&- & child=$!; read -r _ <&3; kill -9 $child"#

    /// Starts it.
    ///
    /// - Parameters:
    ///   - runFolder: of the system: its run files have the addresses of the admin ports.
    ///   - rules: the path of a file with rules.
    init(scraping runFolder: URL, rules: String) async throws {
        folder = try TemporaryFolder()
        let targets = try CarillonSystem.services.map { service in
            let record = try JSONDecoder().decode(ProcessRecord.self, from: Data(contentsOf: runFolder.appending(path: "\(service).json")))
            return "      - {targets: ['\(record.admin)'], labels: {service: \(service)}}\n"
        }
        let configuration = """
            global: {scrape_interval: 1s, evaluation_interval: 1s}
            rule_files: ['\(rules)']
            scrape_configs:
              - job_name: carillon
                static_configs:
            \(targets.joined())
            """
        let file = try folder.write(configuration, to: "prometheus.yml")
        guard let port = try FreePorts.find(1).first else { throw Failed(description: "no free port") }
        let log = URL(filePath: try folder.write("", to: "log"))
        lifeline = Lifeline.pipe()
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c", Self.script, "sh", "prometheus", "--config.file=\(file)", "--storage.tsdb.path=\(folder.file("data"))",
            "--web.listen-address=127.0.0.1:\(port)",
        ]
        process.standardInput = lifeline
        let output = try FileHandle(forWritingTo: log)
        process.standardOutput = output
        process.standardError = output
        try process.run()
        client = HTTPClient(host: "127.0.0.1", port: port)
        try await eventually("Prometheus is ready", every: .milliseconds(200)) {
            let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
            if text.contains("level=error") { throw Failed(description: "Prometheus ended: \(text.suffix(2_000))") }
            return text.contains("Server is ready to receive web requests")
        }
    }

    deinit { try? lifeline.fileHandleForWriting.close() }

    /// The number of series that an expression has now.
    ///
    /// - Throws: ``Failed`` with the words of Prometheus for an expression that it refuses.
    func series(_ expression: String) async throws -> Int {
        guard let query = expression.addingPercentEncoding(withAllowedCharacters: .alphanumerics) else { throw Failed(description: expression) }
        let answer = try await client.request("GET", "/api/v1/query?query=\(query)")
        guard answer.status == 200, let data = answer.json["data"] as? [String: any Sendable], let result = data["result"] as? [any Sendable] else {
            throw Failed(description: "\(expression): \(String(decoding: answer.body, as: UTF8.self))")
        }
        return result.count
    }

    /// What Prometheus's own tool says of a file; nil: it is right.
    static func complaint(_ kind: String, about file: String) async throws -> String? {
        let folder = try TemporaryFolder()
        let log = URL(filePath: folder.file("log"))
        let tool = try ServiceProcess(name: "promtool", executable: URL(filePath: "/usr/bin/promtool"), arguments: ["check", kind, file], log: log)
        guard await tool.wait() != 0 else { return nil }
        return try String(contentsOf: log, encoding: .utf8)
    }
}

/// What `deploy/monitoring` asks Prometheus.
enum MonitoringFiles {
    private static let folder = ProjectFolder.root.appending(path: "deploy/monitoring")
    static let rules = folder.appending(path: "rules.yml").path
    static let configuration = folder.appending(path: "prometheus.yml").path

    /// The expressions of the dashboard's panels, by the panel's title, without the dashboard's variables, and also where nothing is to be divided.
    static func panels() throws -> [(title: String, expression: String)] {
        let data = try Data(contentsOf: folder.appending(path: "grafana/carillon.json"))
        let dashboard = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        var found: [(title: String, expression: String)] = []
        for panel in dashboard?["panels"] as? [[String: Any]] ?? [] {
            for target in panel["targets"] as? [[String: Any]] ?? [] {
                guard let expression = target["expr"] as? String else { continue }
                let plain = expression.replacing("$__rate_interval", with: "1m").replacing("$__range", with: "1h").replacing("$app", with: ".*")
                    .replacing("[1h])) > 0)", with: "[1h])))")
                found.append((title: panel["title"] as? String ?? "", expression: plain))
            }
        }
        return found
    }

    /// The selectors of all series in an expression, or in a file of rules: `up{job="carillon"}`.
    static func selectors(in text: String) -> Set<String> {
        let names = /\b(?:carillon[a-z0-9_:]*|process_[a-z_]+|up)(?:\{[^}]*\})?/
        return Set(text.matches(of: names).map { String($0.0) })
    }

    /// The expressions of the rules, without names, labels and annotations.
    static func expressions() throws -> String {
        let lines = try String(contentsOfFile: rules, encoding: .utf8).split(separator: "\n")
        let others = ["- alert:", "- record:", "- name:", "labels:", "annotations:", "for:", "#"]
        return lines.filter { line in
            let text = line.drop { $0 == " " }
            return !others.contains { text.hasPrefix($0) }
        }.joined(separator: "\n")
    }
}
