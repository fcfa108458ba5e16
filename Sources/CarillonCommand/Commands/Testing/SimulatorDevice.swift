import ArgumentParser
import CarillonAPI
import ServiceKit
import SystemControl

/// `carillon sim device`.
struct SimulatorDevice: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "device", abstract: "Simulated devices: they show what the simulators accept, and confirm, open and dismiss it.",
        subcommands: [
            SimulatorDevicePut.self, SimulatorDeviceList.self, SimulatorDeviceOpen.self, SimulatorDeviceDismiss.self, SimulatorDeviceEvents.self,
            SimulatorDeviceReport.self,
        ])
}

/// `carillon sim device put`.
struct SimulatorDevicePut: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "put", abstract: "Add a simulated device, or change it: what is not given stays as it is.",
        discussion: """
            A device has the token that its app registers: 64 hexadecimal digits of an iPhone, or the last part of a simulated browser's endpoint. \
            By itself it only shows and confirms what it gets; --open, --dismiss and --act let its user react to shares of it.
            """
    )
    .example("carillon sim device put TOKEN --platform ios --open 0.2")
    @OptionGroup var system: SystemOptions
    @Argument(help: "The provider's token, or the name of a simulated browser's subscription.") var token: String
    @Option(help: "ios, android or web; of a new device it must be given.") var platform: String?
    @Option(help: "granted (at first), provisional, denied or not_determined. A browser without it loses its subscription.") var permission: String?
    @Option(help: "What the app does: foreground, background (at first) or killed, by force.") var state: String?
    @Flag(inversion: .prefixedNo, help: "Whether the app is installed; without it, the provider refuses the token as dead.") var installed: Bool?
    @Option(help: "A category of iOS or channel of Android that the user switches off; may be repeated; replaces earlier ones.")
    var block: [String] = []
    @Option(help: "User of the app, for reports.") var user: String?
    @Option(help: "The app's id of the device, for reports.") var deviceId: String?
    @Option(help: "Which deliveries the app confirms: system, those for which its system runs it (at first), always or never.") var confirm: String?
    @Option(help: "The share of notifications that the user opens, as 0.2.") var open: Double?
    @Option(help: "The share that the user dismisses.") var dismiss: Double?
    @Option(help: "The share on which the user presses a button; needs --action.") var act: Double?
    @Option(help: "The id of that button.") var action: String?
    @Option(help: "How long the user waits with that: 30s, 5m.") var reactAfter: String?

    private static let confirmations = ["system"] + SimulatorV1.DeviceConfirmation.words

    func validate() throws {
        try requireWord(platform, of: "--platform", among: SimulatorV1.DevicePlatform.words)
        try requireWord(permission, of: "--permission", among: CommonV1.PermissionStatus.words)
        try requireWord(state, of: "--state", among: SimulatorV1.DeviceState.words)
        try requireWord(confirm, of: "--confirm", among: Self.confirmations)
        for (name, share) in [("--open", open), ("--dismiss", dismiss), ("--act", act)] {
            if let share, !(0...1).contains(share) { throw ValidationError("\(name) \(share): name a share from 0 to 1") }
        }
        if let reactAfter, DurationText.seconds(reactAfter).map({ $0 > 366 * 86_400 }) ?? true {
            throw ValidationError("--react-after '\(reactAfter)' is not a duration such as 30s, 5m, at most a year")
        }
    }

    func run() async throws {
        let simulator = try system.clients().simulator
        let known = try await simulator.listDevices(.init(token: token)).devices.first
        let device = try changed(known)
        _ = try await simulator.putDevices(.init(devices: [device]))
        if system.json { return try printJSON(SimulatedDeviceView(device)) }
        print(known == nil ? "the device is added" : "the device is changed")
    }

    /// The device with what the options say.
    ///
    /// - Parameter known: the device as it is; nil for a new one.
    func changed(_ known: SimulatorV1.SimulatedDevice?) throws -> SimulatorV1.SimulatedDevice {
        guard known != nil || platform != nil else { throw InputError("--platform: there is no such device yet; name ios, android or web") }
        var device = known ?? SimulatorV1.SimulatedDevice(token: token)
        if let platform { device.platform = try .init(word: platform, field: "platform") }
        if let permission { device.permission = try .init(word: permission, field: "permission") }
        if let state { device.state = try .init(word: state, field: "state") }
        if let installed { device.uninstalled = !installed }
        if !block.isEmpty { device.blockedCategories = block }
        if let user { device.userId = user }
        if let deviceId { device.deviceId = deviceId }
        var script = device.script ?? SimulatorV1.DeviceScript()
        if let confirm { script.confirmation = confirm == "system" ? .unspecified : try .init(word: confirm, field: "confirm") }
        if let open { script.openShare = open }
        if let dismiss { script.dismissShare = dismiss }
        if let act { script.actShare = act }
        if let action { script.action = action }
        if let seconds = reactAfter.flatMap(DurationText.seconds) { script.afterMs = seconds * 1_000 }
        device.script = script
        return device
    }
}

/// `carillon sim device list`.
struct SimulatorDeviceList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "The simulated devices, with what they show.")
        .example("carillon sim device list")
    @OptionGroup var system: SystemOptions
    @Argument(help: "Only the device with this token.") var token: String?
    @Option(parsing: .unconditional, help: "How many devices.") var limit: Int32 = 100
    @Option(help: "The devices with tokens behind this one.") var after: String?

    func validate() throws {
        if !(1...1_000).contains(limit) { throw ValidationError("--limit \(limit): name 1 to 1,000") }
    }

    func run() async throws {
        let devices = try await system.clients().simulator.listDevices(.init(token: token ?? "", afterToken: after ?? "", limit: limit)).devices
        let next = devices.count == Int(limit) ? devices.last?.token ?? "" : ""
        let view = ListPage(devices.map(SimulatedDeviceView.init), next: next)
        if system.json { return try printJSON(view) }
        print(view.text(empty: "no simulated devices", after: after ?? "", SimulatedDeviceView.table))
    }
}

/// A notification that a user opens or dismisses.
struct ShownNotificationOptions: ParsableArguments {
    @Argument(help: "The device's token.") var token: String
    @Argument(help: "Notification id; without it, the newest that the device shows.") var notification: String?

    func use(_ act: SimulatorV1.DeviceAct, action: String = "", text: String = "", _ system: SystemOptions) async throws {
        let request = SimulatorV1.UseDeviceRequest(
            token: token, act: act, notificationId: notification ?? "", action: action, textInput: text)
        guard let event = try await system.clients().simulator.useDevice(request).event else { return }
        let view = DeviceEventView(event)
        try system.json ? printJSON(view) : print("\(view.kind) \(view.notificationId)")
    }
}

/// `carillon sim device open`.
struct SimulatorDeviceOpen: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "open", abstract: "Open a notification on a simulated device, or press its button.")
        .example("carillon sim device open TOKEN --action REPLY --text 'On my way'")
    @OptionGroup var system: SystemOptions
    @OptionGroup var shown: ShownNotificationOptions
    @Option(help: "The button that is pressed.") var action = ""
    @Option(help: "What the user types at the button.") var text = ""

    func validate() throws {
        if !text.isEmpty, action.isEmpty { throw ValidationError("--text is what the user types at a button: name it with --action") }
    }

    func run() async throws { try await shown.use(.open, action: action, text: text, system) }
}

/// `carillon sim device dismiss`.
struct SimulatorDeviceDismiss: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "dismiss", abstract: "Dismiss a notification on a simulated device.")
        .example("carillon sim device dismiss TOKEN")
    @OptionGroup var system: SystemOptions
    @OptionGroup var shown: ShownNotificationOptions

    func run() async throws { try await shown.use(.dismiss, system) }
}

/// `carillon sim device events`.
struct SimulatorDeviceEvents: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "events", abstract: "What the apps on simulated devices learned, oldest first.")
        .example("carillon sim device events --after 20")
    @OptionGroup var system: SystemOptions
    @Option(help: "Only of the device with this token.") var token = ""
    @Option(parsing: .unconditional, help: "The events after this number.") var after: Int64 = 0
    @Option(parsing: .unconditional, help: "How many events.") var limit: Int32 = 100

    func validate() throws {
        if after < 0 { throw ValidationError("--after \(after): events are numbered from 1") }
        if !(1...1_000).contains(limit) { throw ValidationError("--limit \(limit): name 1 to 1,000") }
    }

    func run() async throws {
        let events = try await system.clients().simulator.listDeviceEvents(.init(token: token, afterSequence: after, limit: limit)).events
        let next = events.count == Int(limit) ? events.last.map { "\($0.sequence)" } ?? "" : ""
        let view = ListPage(events.map(DeviceEventView.init), next: next)
        if system.json { return try printJSON(view) }
        print(view.text(empty: "no events", after: after == 0 ? "" : "\(after)", DeviceEventView.table))
    }
}

/// `carillon sim device report`.
struct SimulatorDeviceReport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Report the events of simulated devices with a user to the services, as the app would."
    )
    .example("carillon sim device report --after 20")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Option(parsing: .unconditional, help: "Only the events after this number, which the last report printed.") var after: Int64 = 0

    func validate() throws {
        if after < 0 { throw ValidationError("--after \(after): events are numbered from 1") }
    }

    func run() async throws {
        let clients = try system.clients()
        let counts = try await DeviceReports.send(after: after, tenant: tenant.resolve(clients), clients: clients)
        if system.json { return try printJSON(counts) }
        print("delivered \(counts.delivered), displayed \(counts.displayed), opened \(counts.opened), dismissed \(counts.dismissed)")
        print("acted \(counts.acted), permissions \(counts.permissions), skipped \(counts.skipped), refused \(counts.refused)")
        if let refusal = counts.refusal {
            print("first refusal: \(refusal)" + (refusal.contains("device") ? "; `carillon devices list USER` shows the ids of devices" : ""))
        }
        print("next: --after \(counts.lastEvent)")
    }
}
