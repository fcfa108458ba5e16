import ArgumentParser
import CarillonAPI
import Foundation
import Providers
import ServiceKit
import SystemControl

/// `carillon devices`.
struct Devices: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Devices. Tokens are never shown, only their hashes.",
        subcommands: [
            DevicesList.self, DevicesShow.self, DevicesRegister.self, DevicesRemove.self, DevicesDeactivate.self, DevicesRevoke.self,
            DevicesRefresh.self, DevicesExport.self, DevicesStats.self, DevicesAddresses.self, DevicesVerdicts.self,
        ])
}

/// `carillon devices list`.
struct DevicesList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List a user's devices, or all devices that match the options."
    )
    .example("carillon devices list --status expired --platform iOS")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @OptionGroup var filter: DeviceFilterOptions
    @Argument(help: "User id; everybody when not given.") var user = ""
    @Flag(help: "With a user: revoked devices and the history of tokens as well.") var all = false
    @OptionGroup var page: PageOptions

    struct Row: Encodable {
        var pushDeviceId, userId, deviceId, platform, platformVersion, status, revokedReason, revokedCode, tokenHash: String
        /// The provider of the token, and the reason of the last push to it that failed.
        var provider, failureReason: String
        /// Nil for an entry of the token history, which has neither.
        var lastUsedAt: String?
        var supportsRichContent: Bool?
        var belowClientFloor: Bool

        init(_ device: RegistryV1.Device) {
            (pushDeviceId, userId, deviceId) = (device.pushDeviceId, device.userId, device.deviceId)
            (platform, platformVersion) = (device.platform, device.platformVersion)
            (status, revokedReason, revokedCode) = (device.status.name, device.revokedReason.name, device.revokedCode)
            tokenHash = device.tokenHash
            (provider, failureReason) = (device.pushTokenType.name, device.failureReason)
            lastUsedAt = device.lastUsedAtMs == 0 ? nil : Instant(milliseconds: device.lastUsedAtMs).rfc3339
            supportsRichContent = device.platform.isEmpty ? nil : device.supportsRichContent
            belowClientFloor = device.belowClientFloor
        }
    }

    func validate() throws {
        guard all, user.isEmpty || !(filter.isEmpty || filter.isRevokedAlone) else { return }
        throw ValidationError("--all takes a user, and no filter but --status revoked")
    }

    func run() async throws {
        let clients = try system.clients()
        let (devices, next) = try await found(clients)
        let view = ListPage(devices.map(Row.init), next: next)
        if system.json { return try printJSON(view) }
        print(view.text(empty: "no devices", after: page.after, Self.table))
    }

    private static let invalid = [RegistryV1.DeviceStatus.expired.name, RegistryV1.DeviceStatus.invalid.name]

    static func table(_ rows: [Row]) -> TextTable {
        var table = TextTable(["push device", "user", "device", "platform", "provider", "rich", "status", "token hash", "last used"])
        for row in rows {
            // A token that nobody revoked is invalid because its provider refuses it.
            let isRefused = row.revokedReason.isEmpty && Self.invalid.contains(row.status)
            let why = (isRefused ? [row.provider, row.failureReason] : [row.revokedReason, row.revokedCode])
                .filter { !$0.isEmpty }.joined(separator: " ")
            let status = why.isEmpty ? row.status : "\(row.status) (\(why))"
            let rich = row.supportsRichContent.map { $0 ? "yes" : row.belowClientFloor ? "no (below floor)" : "no" } ?? ""
            table.add([
                row.pushDeviceId, row.userId, row.deviceId, [row.platform, row.platformVersion].filter { !$0.isEmpty }.joined(separator: " "),
                row.provider, rich, status, row.tokenHash.isEmpty ? "" : String(row.tokenHash.prefix(19)) + "…", row.lastUsedAt ?? "",
            ])
        }
        return table
    }

    private func found(_ clients: OperatorClients) async throws -> (devices: [RegistryV1.Device], next: String) {
        if !user.isEmpty, !filter.everywhere { try await KnownUsers.require([user], try await tenant.resolve(clients), clients) }
        if !user.isEmpty, filter.isEmpty || filter.isRevokedAlone {
            let isRevoked = filter.isRevokedAlone
            let request = RegistryV1.ListDevicesRequest(
                tenant: try await tenant.resolve(clients), userId: user, includeRevoked: all || isRevoked)
            let devices = try await clients.registry.listDevices(request).devices
            return (isRevoked ? devices.filter { $0.status == .revoked } : devices, "")
        }
        let filter = try await filter.filter(user: user, tenant, system, clients)
        let answer = try await page.read {
            try await clients.deviceAdministration.listAllDevices(.init(filter: filter, pageSize: page.limit, pageToken: page.after))
        }
        return (answer.devices, answer.nextPageToken)
    }
}

/// `carillon devices register`.
struct DevicesRegister: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "register", abstract: "Register a device with a token, as its app would.")
        .example("carillon devices register alice --platform ios")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id.") var user: String
    @Option(help: "ios, android, chrome, firefox, safari, edge, linux, windows or macos.") var platform: String
    @Option(help: "The provider's token, Expo's too; one that the simulators accept is made when not given: another one for each --device.")
    var token: String?
    @Option(help: "The installation's own id; one of the user and platform when not given.") var device: String?

    func run() async throws {
        let clients = try system.clients()
        let member = Workspace.Member(userID: user, displayName: user, platforms: [platform])
        var request = RegistryV1.RegisterDeviceRequest()
        let app = try await tenant.resolve(clients)
        let workspace = Workspace(organization: app.organizationId, app: app.appId, clients: clients, runFolder: system.runFolder)
        request.tenant = app
        request.userId = user
        request.platform = platform
        request.deviceId = device ?? member.deviceID(on: platform)
        if let token { request.token = token } else { request.token = try await workspace.token(of: member, on: platform, device: device) }
        if let type = ProviderList.typeNamed(by: request.token) { request.pushTokenType = type }
        let answer = try await clients.registry.registerDevice(request)
        guard let registered = answer.device else { return }
        // A made token is shown once: nobody else has it, and simulated devices are named by it.
        let made = token == nil ? request.token : nil
        if system.json {
            var view = ["push_device_id": registered.pushDeviceId, "status": registered.status.name, "device_id": registered.deviceId]
            view["token"] = made
            return try printJSON(view)
        }
        print("\(registered.pushDeviceId) \(registered.status.name)\(answer.created ? "" : ", known before")")
        print("device \(registered.deviceId)\(made.map { ", token \($0)" } ?? "")")
    }
}

/// `carillon devices remove`.
struct DevicesRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Remove a device, as a logout does.")
        .example("carillon devices remove alice PUSH_DEVICE_ID")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id.") var user: String
    @Argument(help: "Push device id.") var pushDevice: String

    func run() async throws {
        let clients = try system.clients()
        _ = try await clients.registry.removeDevice(.init(tenant: tenant.resolve(clients), userId: user, pushDeviceId: pushDevice))
        if system.json { return try printJSON(["removed": pushDevice]) }
        print("removed \(pushDevice)")
    }
}
