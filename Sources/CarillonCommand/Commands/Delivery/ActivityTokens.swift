import ArgumentParser
import CarillonAPI
import Cryptography
import SystemControl

/// `carillon activities register`.
struct ActivitiesRegister: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "register", abstract: "Register a token of a Live Activity or of an extension, as the app on the device would.",
        discussion: """
            `carillon devices addresses USER` lists them. A push-to-start token starts activities; the app then registers a token of kind \
            live_activity for each activity, by which it is updated and ended.
            """
    )
    .example("carillon activities register order-7 --user ann")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @OptionGroup var channel: ChannelOptions
    @Argument(help: "The name by which `activities send` finds the token: the id of an activity, or the type of its attributes to start one.")
    var name: String
    @Option(help: "The user of the device.") var user: String
    @Option(help: "live_activity, push_to_start, voip, complication, file_provider, location, push_to_talk, widgets or controls.")
    var kind = "live_activity"
    @Option(help: "The push device id of the user's iPhone; needed where the user has several.") var device: String?
    @Option(help: "Apple's token; one that the simulators accept is made when not given.") var token: String?

    func validate() throws { try requireWord(kind, of: "--kind", among: RegistryV1.ActivityKind.words) }

    struct Row: Encodable {
        var addressId, pushDeviceId, kind, name: String
        /// A made one: nobody else has it.
        var token: String?
    }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        let phone: String
        if let device { phone = device } else { phone = try await Self.phone(of: user, owner, clients) }
        let made = token == nil ? Self.madeToken(user, kind, name) : nil
        let request = RegistryV1.RegisterActivityAddressRequest(
            tenant: owner, userId: user, pushDeviceId: phone, kind: try .init(word: kind, field: "kind"), name: name, token: token ?? made ?? "",
            environment: channel.sandbox ? .sandbox : .unspecified)
        guard let address = try await clients.addresses.registerActivityAddress(request).address else { return }
        let row = Row(
            addressId: address.addressId, pushDeviceId: address.pushDeviceId, kind: address.kind.name, name: address.name, token: made)
        if system.json { return try printJSON(row) }
        print("\(row.addressId) \(row.kind) \(row.name)")
        if let made { print("token \(made)") }
    }

    /// The same at every call. Tokens of Live Activities are longer than those of devices.
    static func madeToken(_ user: String, _ kind: String, _ name: String) -> String {
        let digest = SHA256.hexadecimal("\(kind):\(user):\(name)")
        return digest + digest.prefix(32)
    }

    private static func phone(of user: String, _ owner: CommonV1.Tenant, _ clients: OperatorClients) async throws -> String {
        let devices = try await clients.registry.listDevices(.init(tenant: owner, userId: user)).devices
        return try phone(among: devices.filter { $0.pushTokenType == .apns }.map(\.pushDeviceId), of: user)
    }

    /// - Throws: ``InputError`` where there is none, and where there are several.
    static func phone(among phones: [String], of user: String) throws -> String {
        guard let first = phones.first else {
            throw InputError("\(user) has no device of Apple: register one with `carillon devices register \(user) --platform ios`")
        }
        guard phones.count == 1 else {
            throw InputError("\(user) has \(phones.count) devices of Apple: name one with --device (\(phones.joined(separator: ", ")))")
        }
        return first
    }
}
