import ArgumentParser
import CarillonAPI
import Foundation
import RPC
import ServiceKit
import SystemControl

/// `carillon devices export`.
struct DevicesExport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Print devices as CSV, or as JSON lines. Tokens are not among the columns, only their hashes."
    )
    .example("carillon devices export --status expired --format csv")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @OptionGroup var filter: DeviceFilterOptions
    @Option(help: "User id.") var user = ""
    @OptionGroup var output: ExportFormatOptions

    func validate() throws { _ = try output.chosen(json: system.json) }

    func run() async throws {
        let clients = try system.clients()
        let format = try output.chosen(json: system.json) ?? .csv
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if format == .csv { write(DeviceReport.csvHeader) }
        let filter = try await filter.filter(user: user, tenant, system, clients)
        try await clients.deviceAdministration.exportDevices(.init(filter: filter)) { responses in
            for try await response in responses {
                guard isOutputRead() else { return }
                for device in response.devices {
                    switch format {
                    case .csv: write(DeviceReport.csvLine(device))
                    case .json: write(String(decoding: try encoder.encode(DeviceRecord(device)), as: UTF8.self) + "\n")
                    }
                }
            }
        }
    }

    private func write(_ text: String) { print(text, terminator: "") }
}

/// A device with all its columns, as JSON.
struct DeviceRecord: Encodable {
    /// A column's value. The report has texts only.
    private enum Value: Encodable {
        case text(String)
        case flag(Bool)
        case count(Int64)

        func encode(to encoder: any Encoder) throws {
            switch self {
            case .text(let text): try text.encode(to: encoder)
            case .flag(let flag): try flag.encode(to: encoder)
            case .count(let count): try count.encode(to: encoder)
            }
        }
    }

    private static let flags: Set = ["is_valid", "notifications_enabled", "supports_rich_content", "below_client_floor", "is_primary"]
    private static let counts: Set = [
        "failure_count", "total_notifications_sent", "total_notifications_delivered", "total_notifications_opened",
    ]

    private let members: [String: Value]

    init(_ device: RegistryV1.Device) {
        let columns = zip(DeviceReport.columns, DeviceReport.row(device)).map { column, text in
            let count = Self.counts.contains(column) ? Int64(text) : nil
            return (column, Self.flags.contains(column) ? Value.flag(text == "true") : count.map(Value.count) ?? .text(text))
        }
        members = Dictionary(uniqueKeysWithValues: columns)
    }

    func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }
}

/// `carillon devices stats`.
struct DevicesStats: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats", abstract: "Devices counted by type, platform and status; who can be reached."
    )
    .example("carillon devices stats")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions

    struct Group: Encodable {
        var name: String
        var devices, users: Int64
    }
    struct Record: Encodable {
        var organizationId, appId: String
        var activeDevices, multiDeviceUsers, activeUsers, pushEnabledUsers, tokensExpiredThisWeek: Int64
        var byType, byPlatform, byStatus: [Group]
        var pushEnabledRatio, permissionDeniedRate: Double?
        var registrationsAttempted, registrationsTaken: Int64
        var languages: [Language]
        var metrics: [MetricsView.Reading]
        /// For a large app, the time of the last count.
        var countedAt: String
        var languagesCountedAt: String?
    }
    struct Language: Encodable {
        var language: String
        var users: Int64
        var share: Double
    }

    func run() async throws {
        let clients = try system.clients()
        let apps = try await clients.deviceAdministration.deviceStats(.init(tenant: tenant.resolve(clients))).apps
        var records: [Record] = []
        for app in apps {
            let prompts = try await clients.permissions.permissionStatistics(.init(tenant: app.tenant))
            var record = Self.record(app)
            record.metrics.append(.init(CatalogueReader.grants(prompts)))
            records.append(record)
        }
        // The request names one app: there is one record.
        guard let record = records.first else { return }
        if system.json { return try printJSON(record) }
        print(Self.text(record))
    }

    static func record(_ stats: RegistryV1.AppDeviceStats) -> Record {
        func groups(_ groups: [RegistryV1.DeviceGroup]) -> [Group] {
            groups.map { Group(name: $0.name, devices: $0.devices, users: $0.users) }
        }
        func rate(_ part: Int64, of whole: Int64) -> Double? { whole == 0 ? nil : Double(part) / Double(whole) }
        return Record(
            organizationId: stats.tenant?.organizationId ?? "", appId: stats.tenant?.appId ?? "", activeDevices: stats.activeDevices,
            multiDeviceUsers: stats.multiDeviceUsers, activeUsers: stats.activeUsers, pushEnabledUsers: stats.pushEnabledUsers,
            tokensExpiredThisWeek: stats.tokensExpiredThisWeek, byType: groups(stats.byType), byPlatform: groups(stats.byPlatform),
            byStatus: groups(stats.byStatus), pushEnabledRatio: rate(stats.pushEnabledUsers, of: stats.activeUsers),
            permissionDeniedRate: rate(stats.permissionDeniedDevices, of: stats.permissionDeterminedDevices),
            registrationsAttempted: stats.registrationsAttempted, registrationsTaken: stats.registrationsTaken,
            languages: stats.languages.map { Language(language: $0.language, users: $0.users, share: $0.share) },
            metrics: stats.metrics.map(MetricsView.Reading.init),
            countedAt: Instant(milliseconds: stats.countedAtMs).rfc3339,
            languagesCountedAt: stats.languagesCountedAtMs == 0 ? nil : Instant(milliseconds: stats.languagesCountedAtMs).rfc3339)
    }

    static func text(_ record: Record) -> String {
        func percent(_ rate: Double?) -> String { rate.map { " (\(Format.decimal($0 * 100)) %)" } ?? "" }
        var table = TextTable(["what", "group", "devices", "users", "share"])
        for (what, groups) in [("type", record.byType), ("platform", record.byPlatform), ("status", record.byStatus)] {
            for group in groups { table.add([what, group.name, Format.count(group.devices), Format.count(group.users), ""]) }
        }
        for language in record.languages {
            table.add(["language", language.language, "", Format.count(language.users), Format.decimal(language.share * 100) + " %"])
        }
        var metrics = TextTable(["metric", "value", "target", "met"])
        // The table above has the groups.
        for metric in record.metrics where metric.group.isEmpty {
            metrics.add([metric.name, metric.shown, metric.target, metric.met.map { $0 ? "yes" : "no" } ?? ""])
        }
        let languages = record.languagesCountedAt.map { $0 == record.countedAt ? "" : ", languages \($0)" } ?? ", languages not yet"
        return """
            \(record.appId): \(Format.counted(record.activeDevices, "active device")), counted \(record.countedAt)\(languages)

            \(table.text)

            users with two or more devices  \(Format.count(record.multiDeviceUsers))
            active users with push enabled  \(Format.count(record.pushEnabledUsers)) of \(Format.count(record.activeUsers))\
            \(percent(record.pushEnabledRatio))
            permission denied               \(record.permissionDeniedRate.map { Format.decimal($0 * 100) + " %" } ?? "unknown")
            tokens expired this week        \(Format.count(record.tokensExpiredThisWeek))

            \(metrics.text)
            """
    }
}
