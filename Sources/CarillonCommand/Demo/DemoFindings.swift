import CarillonAPI
import Foundation
import SystemControl

/// What a system sent in a month, as the provider simulators and the ledger have it.
struct DemoFindings {
    /// Type → pushes that a provider accepted.
    private(set) var pushes: [String: Int] = [:]
    /// Type → title and text of its first push.
    private(set) var examples: [String: String] = [:]
    private(set) var toReadersOfArabic = 0
    /// Pushes with an Arabic title.
    private(set) var inArabic = 0
    /// Pushes that a simulator accepted a second time.
    private(set) var repeats = 0
    /// Notifications that were sent in a group.
    private(set) var grouped = 0
    /// Notifications that were not sent.
    private(set) var skipped = 0

    private init() {}

    /// Asks the simulators and the ledger.
    static func read(_ clients: OperatorClients, tenant: CommonV1.Tenant, people: [Workspace.Member]) async throws -> DemoFindings {
        var findings = DemoFindings()
        let readers = people.filter { $0.locale == "ar" }
        let tokens = Set(readers.flatMap { reader in reader.platforms.map { reader.token(on: $0) } })
        var last: Int64 = 0
        while true {
            let page = try await clients.simulator.listRequests(.init(afterSequence: last, limit: 1_000)).requests
            guard let newest = page.last else { break }
            last = newest.sequence
            // What has no notification validates a token.
            for request in page where request.status == 200 && !request.notificationId.isEmpty { findings.add(request, readersOfArabic: tokens) }
        }
        findings.repeats = Int(try await clients.simulator.statistics(.init()).duplicates)
        let skipped = try await clients.receipts.statistics(.init(tenant: tenant)).skipped
        findings.grouped = Int(skipped["grouped"] ?? 0)
        findings.skipped = Int(skipped.values.reduce(0, +)) - findings.grouped
        return findings
    }

    private mutating func add(_ request: SimulatorV1.RecordedRequest, readersOfArabic: Set<String>) {
        let type = Self.type(of: request)
        pushes[type, default: 0] += 1
        if examples[type] == nil { examples[type] = Self.withoutIsolates("\(request.title) / \(request.message)") }
        if readersOfArabic.contains(request.token) { toReadersOfArabic += 1 }
        if request.title.unicodeScalars.contains(where: { (0x600...0x6FF).contains($0.value) }) { inArabic += 1 }
    }

    /// The type in the data of a message of FCM.
    private static func type(of request: SimulatorV1.RecordedRequest) -> String {
        let root = (try? JSONSerialization.jsonObject(with: Data(request.body))) as? [String: Any]
        let message = root?["message"] as? [String: Any]
        return (message?["data"] as? [String: Any])?["type"] as? String ?? "unknown"
    }

    /// Terminals get no characters that isolate a direction.
    private static func withoutIsolates(_ text: String) -> String {
        var scalars = text.unicodeScalars
        scalars.removeAll { (0x2066...0x2069).contains($0.value) }
        return String(scalars)
    }
}
