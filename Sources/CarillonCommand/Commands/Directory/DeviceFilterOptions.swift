import ArgumentParser
import CarillonAPI
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

    /// Whether `--status revoked` is given and no other option.
    var isRevokedAlone: Bool {
        var others = self
        others.status = ""
        return status == RegistryV1.DeviceStatus.revoked.name && others.isEmpty
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
