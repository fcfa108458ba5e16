import ArgumentParser
import CarillonAPI
import Foundation
import RPC
import ServiceKit
import SystemControl

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
