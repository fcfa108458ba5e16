import ArgumentParser
import CarillonAPI
import Foundation
import RPC
import ServiceKit
import SystemControl

/// The devices that a command is about: those that match every option that is given.
struct DeviceFilterOptions: ParsableArguments {
    @Flag(help: "Devices of all organizations and apps.") var everywhere = false
    @Option(help: "ios, android, web or desktop.") var type = ""
    @Option(help: "iOS, Android, Chrome, Linux …") var platform = ""
    @Option(help: "active, inactive, expired, revoked or invalid.") var status = ""
    @Option(help: "apns, fcm, web_push, desktop or expo.") var tokenType = ""
    @Option(help: "The app's version.") var appVersion = ""
    @Option(help: "not_determined, granted, denied or provisional.") var permission = ""
    @Option(help: Moment.help("Last used from this time on"), transform: Moment.parse) var usedSince: Moment?
    @Option(help: ArgumentHelp("Last used before this time.", valueName: "time"), transform: Moment.parse) var usedUntil: Moment?
    @Option(help: ArgumentHelp("Registered from this time on.", valueName: "time"), transform: Moment.parse) var registeredSince: Moment?
    @Option(help: ArgumentHelp("Registered before this time.", valueName: "time"), transform: Moment.parse) var registeredUntil: Moment?

    func validate() throws {
        try requireWord(type, of: "--type", among: CommonV1.DeviceType.words)
        try requireWord(status, of: "--status", among: RegistryV1.DeviceStatus.words)
        try requireWord(tokenType, of: "--token-type", among: RegistryV1.PushTokenType.words)
        try requireWord(permission, of: "--permission", among: CommonV1.PermissionStatus.words)
    }

    /// Whether no option is given.
    var isEmpty: Bool {
        !everywhere && [type, platform, status, tokenType, appVersion, permission].allSatisfy(\.isEmpty)
            && [usedSince, usedUntil, registeredSince, registeredUntil].allSatisfy { $0 == nil }
    }

    func filter(user: String, _ tenant: TenantOptions, _ system: SystemOptions, _ clients: OperatorClients) async throws -> RegistryV1.DeviceFilter {
        var filter = RegistryV1.DeviceFilter()
        if !everywhere { filter.tenant = try await tenant.resolve(clients) }
        filter.userId = user
        filter.deviceType = try .init(word: type, field: "device_type")
        filter.platform = platform
        filter.status = try .init(word: status, field: "status")
        filter.pushTokenType = try .init(word: tokenType, field: "push_token_type")
        filter.appVersion = appVersion
        filter.permissionStatus = try .init(word: permission, field: "permission_status")
        (filter.lastUsedFromMs, filter.lastUsedBeforeMs) = try await Moment.bounds(
            ("--used-since", usedSince), ("--used-until", usedUntil), system)
        (filter.registeredFromMs, filter.registeredBeforeMs) = try await Moment.bounds(
            ("--registered-since", registeredSince), ("--registered-until", registeredUntil), system)
        return filter
    }
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

/// `carillon devices show`.
struct DevicesShow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Everything about a device but its token.")
        .example("carillon devices show PUSH_DEVICE_ID")
    @OptionGroup var system: SystemOptions
    @Argument(help: "Push device id.") var pushDevice: String

    func run() async throws {
        let clients = try system.clients()
        guard let device = try await clients.deviceAdministration.getDevice(.init(pushDeviceId: pushDevice)).device else { return }
        try show(device, json: system.json)
    }
}

/// Prints a device, one line for each column that has a value.
private func show(_ device: RegistryV1.Device, json: Bool) throws {
    if json { return try printJSON(DeviceRecord(device)) }
    var table = TextTable(["what", "value"])
    for (column, value) in zip(DeviceReport.columns, DeviceReport.row(device)) where !value.isEmpty {
        table.add([column.replacing("_", with: " "), value])
    }
    print(table.text)
}

/// The device that an operator changes, and the reason.
struct DeviceAndReason: ParsableArguments {
    @OptionGroup var system: SystemOptions
    @Argument(help: "Push device id.") var pushDevice: String
    @Option(help: "Why, for the record.") var reason = ""

    /// Makes the call, and prints the device's new status.
    func change(_ call: (OperatorClients) async throws -> RegistryV1.Device?) async throws {
        guard let device = try await call(try system.clients()) else { return }
        if system.json { return try printJSON(DeviceRecord(device)) }
        print("\(pushDevice) of \(device.userId) is \(device.status.name)")
    }
}

/// `carillon devices deactivate`.
struct DevicesDeactivate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "deactivate", abstract: "Send nothing to a device until its user switches it on again; starting the app does not."
    )
    .example("carillon devices deactivate PUSH_DEVICE_ID --reason stolen")
    @OptionGroup var device: DeviceAndReason

    func run() async throws {
        try await device.change {
            try await $0.deviceAdministration.deactivateDevice(.init(pushDeviceId: device.pushDevice, reason: device.reason)).device
        }
    }
}

/// `carillon devices revoke`.
struct DevicesRevoke: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke", abstract: "Take a device's token away; the app must register again."
    )
    .example("carillon devices revoke PUSH_DEVICE_ID --reason stolen")
    @OptionGroup var device: DeviceAndReason

    func run() async throws {
        try await device.change {
            try await $0.deviceAdministration.revokeToken(.init(pushDeviceId: device.pushDevice, reason: device.reason)).device
        }
    }
}

/// `carillon devices refresh`.
struct DevicesRefresh: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "refresh", abstract: "Ask an app by a silent push to register its token again."
    )
    .example("carillon devices refresh PUSH_DEVICE_ID")
    @OptionGroup var system: SystemOptions
    @Argument(help: "Push device id.") var pushDevice: String

    func run() async throws {
        let clients = try system.clients()
        let answer = try await clients.deviceAdministration.refreshToken(.init(pushDeviceId: pushDevice))
        if system.json { return try printJSON(["asked": answer.asked]) }
        print(answer.asked ? "\(pushDevice) is asked by a silent push" : "no sender for this kind of token: nothing was sent")
    }
}

/// `carillon devices export`.
struct DevicesExport: AsyncParsableCommand {
    enum Format: String, ExpressibleByArgument, CaseIterable { case csv, json }

    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Print devices as CSV, or as JSON lines. Tokens are not among the columns, only their hashes."
    )
    .example("carillon devices export --status expired --format csv")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @OptionGroup var filter: DeviceFilterOptions
    @Option(help: "User id.") var user = ""
    @Option(help: "csv or json; json with --json.") var format: Format?

    func run() async throws {
        let clients = try system.clients()
        let format = format ?? (system.json ? .json : .csv)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if format == .csv { write(DeviceReport.csvHeader) }
        let filter = try await filter.filter(user: user, tenant, system, clients)
        try await clients.deviceAdministration.exportDevices(.init(filter: filter)) { responses in
            for try await response in responses {
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
    struct Metric: Encodable {
        var name, target: String
        var value: Double?
        var met: Bool?
    }
    struct Record: Encodable {
        var organizationId, appId: String
        var activeDevices, multiDeviceUsers, activeUsers, pushEnabledUsers, tokensExpiredThisWeek: Int64
        var byType, byPlatform, byStatus: [Group]
        var pushEnabledRatio, permissionDeniedRate: Double?
        var registrationsAttempted, registrationsTaken: Int64
        var languages: [Language]
        var metrics: [Metric]
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
            record.metrics.append(
                Metric(name: "permission_grant_rate", target: prompts.target, value: prompts.grantRate, met: prompts.met))
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
            metrics: stats.metrics.map { Metric(name: $0.name, target: $0.target, value: $0.value, met: $0.met) },
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
        for metric in record.metrics {
            metrics.add([
                metric.name, metric.value.map { Format.decimal($0 * 100) + " %" } ?? "", metric.target, metric.met.map { $0 ? "yes" : "no" } ?? "",
            ])
        }
        let languages = record.languagesCountedAt.map { $0 == record.countedAt ? "" : ", languages \($0)" } ?? ", languages not yet"
        return """
            \(record.appId): \(Format.counted(record.activeDevices, "active device")), counted \(record.countedAt)\(languages)

            \(table.text)

            users with two or more devices  \(Format.count(record.multiDeviceUsers))
            active users with push enabled  \(Format.count(record.pushEnabledUsers)) of \(Format.count(record.activeUsers))\(percent(record.pushEnabledRatio))
            permission denied               \(record.permissionDeniedRate.map { Format.decimal($0 * 100) + " %" } ?? "unknown")
            tokens expired this week        \(Format.count(record.tokensExpiredThisWeek))

            \(metrics.text)
            """
    }
}
