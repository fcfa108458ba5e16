import Foundation
import ServiceKit
import SystemControl
import Testing

/// The metrics page of a service's admin port, read as strictly as a scraper reads it (text format 0.0.4).
struct MetricsPage {
    /// By family.
    private(set) var types: [String: String] = [:]
    private(set) var helps: [String: String] = [:]
    /// By name with labels, as it stands.
    private(set) var samples: [String: Double] = [:]

    init(of service: String, in runFolder: URL) async throws {
        let record = try Data(contentsOf: runFolder.appending(path: "\(service).json"))
        let address = try JSONDecoder().decode(ProcessRecord.self, from: record).admin
        let colon = try #require(address.lastIndex(of: ":"))
        let port = try #require(Int(address[address.index(after: colon)...]))
        let client = HTTPClient(host: String(address[..<colon]), port: port)
        let answer = try await client.request("GET", "/metrics")
        await client.close()
        try #require(answer.status == 200)
        #expect(answer.headers["content-type"]?.hasPrefix("text/plain; version=0.0.4") == true)
        try self.init(String(decoding: answer.body, as: UTF8.self))
    }

    init(_ text: String) throws {
        for line in text.split(separator: "\n") {
            if let comment = line.wholeMatch(of: #/# (HELP|TYPE) ([a-zA-Z_:][a-zA-Z0-9_:]*) (.+)/#) {
                if comment.1 == "TYPE" { types[String(comment.2)] = String(comment.3) } else { helps[String(comment.2)] = String(comment.3) }
                continue
            }
            let sample = try #require(
                line.wholeMatch(of: #/([a-zA-Z_:][a-zA-Z0-9_:]*)(\{(?:[a-z_]+="(?:[^"\\]|\\.)*",?)*\})? (\S+)/#), "not a sample: \(line)")
            let name = String(sample.1)
            let family = types[name] == nil ? name.replacing(#/_(bucket|sum|count)$/#, with: "") : name
            try #require(types[family] != nil, "\(name) comes without its type")
            let value: Double = try #require(Double(sample.3.replacing("+Inf", with: "inf")), "no number: \(line)")
            samples[name + String(sample.2 ?? "")] = value
        }
    }

    /// 0 for a missing one.
    func value(_ sample: String) -> Double { samples[sample] ?? 0 }
}
