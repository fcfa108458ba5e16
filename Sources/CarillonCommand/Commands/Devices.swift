import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// `carillon devices`.
struct Devices: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Devices of a user. Tokens are never shown, only their hashes.",
        subcommands: [DevicesList.self, DevicesRegister.self, DevicesRemove.self, DevicesVerdicts.self])
}

/// `carillon devices list`.
struct DevicesList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List a user's devices.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id.") var user: String
    @Flag(help: "Show revoked registrations as well.") var all = false

    struct Row: Encodable { var pushDeviceId, deviceId, platform, status, revokedReason, tokenHash, lastUsedAt: String }

    func run() async throws {
        let clients = try system.clients()
        let devices = try await clients.registry.listDevices(.init(tenant: tenant.resolve(clients), userId: user, includeRevoked: all)).devices
        let rows = devices.map { device in
            Row(
                pushDeviceId: device.pushDeviceId, deviceId: device.deviceId, platform: device.platform, status: device.status,
                revokedReason: device.revokedReason, tokenHash: device.tokenHash, lastUsedAt: Instant(milliseconds: device.lastUsedAtMs).rfc3339)
        }
        if system.json { return try printJSON(rows) }
        var table = TextTable(["push device", "device", "platform", "status", "token hash", "last used"])
        for row in rows {
            let status = row.revokedReason.isEmpty ? row.status : "\(row.status) (\(row.revokedReason))"
            table.add([row.pushDeviceId, row.deviceId, row.platform, status, String(row.tokenHash.prefix(19)) + "…", row.lastUsedAt])
        }
        print(table.text)
    }
}

/// `carillon devices register`.
struct DevicesRegister: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "register", abstract: "Register a device with a token, as its app would.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id.") var user: String
    @Option(help: "ios or android.") var platform: String
    @Option(help: "The provider's token; one that the simulators accept is made when not given.") var token: String?
    @Option(help: "The installation's own id.") var device: String?

    func run() async throws {
        let clients = try system.clients()
        let member = Workspace.Member(userID: user, displayName: user, platforms: [platform])
        var request = RegistryV1.RegisterDeviceRequest()
        request.tenant = try await tenant.resolve(clients)
        request.userId = user
        request.platform = platform
        request.deviceId = device ?? member.deviceID(on: platform)
        request.token = token ?? member.token(on: platform)
        let answer = try await clients.registry.registerDevice(request)
        guard let registered = answer.device else { return }
        if system.json { return try printJSON(["push_device_id": registered.pushDeviceId, "status": registered.status]) }
        print("\(registered.pushDeviceId) \(registered.status)\(answer.created ? "" : ", known before")")
    }
}

/// `carillon devices remove`.
struct DevicesRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Remove a device, as a logout does.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id.") var user: String
    @Argument(help: "Push device id.") var pushDevice: String

    func run() async throws {
        let clients = try system.clients()
        _ = try await clients.registry.removeDevice(.init(tenant: tenant.resolve(clients), userId: user, pushDeviceId: pushDevice))
        print("removed \(pushDevice)")
    }
}
