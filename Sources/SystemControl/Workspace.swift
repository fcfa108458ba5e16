public import CarillonAPI
import Cryptography
public import Foundation
import RPC
import ServiceKit

/// A workspace set up in a running system: organization, app, credentials, users with one or more devices, channels.
///
/// The demo, the replay and the acceptance tests start from one. It is set up by the calls of host systems and apps, but in batches.
public struct Workspace: Sendable {
    /// A user with one device for each platform.
    public struct Member: Sendable, Hashable {
        /// The user's id.
        public var userID: String
        /// The name for other users.
        public var displayName: String
        /// `ios` and `android`, one device each.
        public var platforms: [String]
        /// IANA zone of the user's devices.
        public var timezone: String
        /// Roles in the host system: `member`, `student`, `guardian` …
        public var roles: [String]
        /// Language of the user in the directory; nil: that of the devices counts.
        public var locale: String?

        /// A member.
        public init(
            userID: String, displayName: String, platforms: [String], timezone: String = "UTC", roles: [String] = ["member"], locale: String? = nil
        ) {
            self.roles = roles
            self.locale = locale
            self.userID = userID
            self.displayName = displayName
            self.platforms = platforms
            self.timezone = timezone
        }

        /// The provider's token of the member's device of a platform; the same at every call.
        ///
        /// - Parameter device: the id of a further device of the platform; nil: the member's own, ``deviceID(on:)``.
        public func token(on platform: String, device: String? = nil) -> String {
            let digest = SHA256.hexadecimal(name(of: device, on: platform))
            // Agents of desktops name themselves.
            return ["ios", "linux", "windows", "macos"].contains(platform.lowercased()) ? digest : "fcm-\(digest):APA91b\(digest)"
        }

        /// The token of the member's device of a platform where the app sends through Expo; of a further device as for ``token(on:device:)``.
        public func expoToken(on platform: String, device: String? = nil) -> String {
            "ExponentPushToken[\(SHA256.hexadecimal("expo:\(name(of: device, on: platform))").prefix(22))]"
        }

        /// What a token is made of. A token of two devices would make the second one take the place of the first.
        private func name(of device: String?, on platform: String) -> String {
            let name = "\(platform):\(userID)"
            guard let device, device != deviceID(on: platform) else { return name }
            // User ids have no control characters, so no other user and device have the same name.
            return "\(name)\n\(device)"
        }

        /// The device id that the app chose.
        public func deviceID(on platform: String) -> String {
            "\(platform)-\(SHA256.hexadecimal(userID).prefix(16))"
        }
    }

    /// Most items in one call.
    static let batch = 500

    /// The organization and app.
    public let tenant: CommonV1.Tenant
    private let clients: OperatorClients
    private let runFolder: URL

    /// A workspace in a system. Nothing is written yet.
    public init(organization: String, app: String, clients: OperatorClients, runFolder: URL) {
        self.tenant = CommonV1.Tenant(organizationId: organization, appId: app)
        self.clients = clients
        self.runFolder = runFolder
    }

    /// Creates the organization and its app with a profile. With simulators the app also accepts users' tokens of the run folder's demo issuer, and
    /// sends with the run folder's credentials.
    public func create(name: String, profile: String = "chat", overrides: [String: String] = [:], withSimulators: Bool = true) async throws {
        var organization = RegistryV1.Organization()
        organization.organizationId = tenant.organizationId
        organization.name = name
        organization.timezone = "UTC"
        organization.defaultLocale = "en"
        organization.profile = profile
        _ = try await clients.tenants.upsertOrganization(.init(organization: organization))

        try await createApp(
            name: name, profile: profile, overrides: overrides, withDemoIssuer: withSimulators, withDemoCredentials: withSimulators)
    }

    /// Creates the app in an existing organization, or changes it.
    ///
    /// - Parameters:
    ///   - withDemoIssuer: the app accepts users' tokens of the run folder's demo issuer, unless it has an issuer of its own.
    ///   - withDemoCredentials: the app sends with the run folder's provider keys, which the simulators trust.
    public func createApp(
        name: String, profile: String = "chat", overrides: [String: String] = [:], apnsTopic: String = KeyMaterial.apnsTopic,
        fcmProject: String = KeyMaterial.fcmProject, expoProject: String = KeyMaterial.expoProject, withDemoIssuer: Bool = true,
        withDemoCredentials: Bool = false
    ) async throws {
        var app = RegistryV1.App()
        app.appId = tenant.appId
        app.organizationId = tenant.organizationId
        app.name = name
        app.profile = profile
        app.policyOverrides = overrides
        app.apnsTopic = apnsTopic
        app.apnsEnvironment = .production
        app.fcmProjectId = fcmProject
        app.expoProject = expoProject
        if withDemoIssuer, try await !hasOwnIssuer() { app.auth = try UserTokens(runFolder: runFolder).tokenIssuer }
        _ = try await clients.tenants.upsertApp(.init(app: app))
        if withDemoCredentials { try await putCredentials() }
    }

    /// Whether the app exists and accepts tokens of another issuer than a run folder's demo issuer.
    public func hasOwnIssuer() async throws -> Bool {
        do {
            return try await clients.tenants.getApp(.init(appId: tenant.appId)).app?.auth.map { !$0.isDemo } ?? false
        } catch let error as RPCError where error.code == .notFound {
            return false
        }
    }

    /// The token that a member's device of a platform gets from the provider that serves it by the app's policy, as the registry chooses.
    ///
    /// - Parameter device: the id of a further device of the platform; nil: the member's own.
    public func token(of member: Member, on platform: String, device: String? = nil) async throws -> String {
        Self.usesExpo(on: platform, enabled: try await enabledProviders())
            ? member.expoToken(on: platform, device: device) : member.token(on: platform, device: device)
    }

    /// The providers' words in the app's policy.
    private func enabledProviders() async throws -> Set<String> {
        let value = try await clients.tenants.getPolicy(.init(tenant: tenant)).settings.first { $0.name == "enabled_providers" }?.value ?? ""
        return Set(value.split { !$0.isLetter && $0 != "_" }.map(String.init))
    }

    /// Whether the app's policy has a provider of phones.
    public func sendsToPhones() async throws -> Bool { try await !enabledProviders().isDisjoint(with: ["apns", "fcm", "expo"]) }

    /// Expo serves phones whose own provider the app does not use, and which FCM does not serve.
    private static func usesExpo(on platform: String, enabled: Set<String>) -> Bool {
        enabled.contains("expo") && !enabled.contains("fcm") && (platform != "ios" || !enabled.contains("apns"))
    }

    /// Stores the APNs key and the FCM account of the run folder in the dispatcher, and Expo's project where the app uses Expo.
    private func putCredentials() async throws {
        let key = try String(contentsOf: runFolder.appending(path: "apns/AuthKey.p8"), encoding: .utf8)
        let account = try String(contentsOf: runFolder.appending(path: "fcm/service-account.json"), encoding: .utf8)
        _ = try await clients.dispatcher.putCredential(
            .init(
                tenant: tenant, provider: "apns",
                fields: [
                    "key_id": KeyMaterial.apnsKeyID, "team_id": KeyMaterial.apnsTeamID, "private_key_pem": key, "topic": KeyMaterial.apnsTopic,
                ]))
        _ = try await clients.dispatcher.putCredential(
            .init(tenant: tenant, provider: "fcm", fields: ["json": account, "project_id": KeyMaterial.fcmProject]))
        guard try await enabledProviders().contains("expo") else { return }
        _ = try await clients.dispatcher.putCredential(.init(tenant: tenant, provider: "expo", fields: ["project": KeyMaterial.expoProject]))
    }

    /// Writes users and registers their devices.
    ///
    /// - Parameters:
    ///   - skippingErased: skips users who were erased from the app before, instead of failing.
    ///   - progress: gets the number of finished members of a batch.
    /// - Returns: the members who exist now.
    @discardableResult
    public func add(
        _ members: [Member], skippingErased: Bool = false, progress: (Int) -> Void = { _ in }
    ) async throws -> [Member] {
        var added: [Member] = []
        let enabled = try await enabledProviders()
        for start in stride(from: 0, to: members.count, by: Self.batch) {
            let part = members[start..<min(start + Self.batch, members.count)]
            let users = part.map { member in
                var user = RegistryV1.User()
                user.tenant = tenant
                user.userId = member.userID
                user.displayName = member.displayName
                user.roles = member.roles
                user.locale = member.locale
                return user
            }
            let results = try await clients.registry.upsertUsers(.init(users: users)).results
            let erased = Set(skippingErased ? results.filter { $0.reason == "conflict" && $0.field == "user_id" }.map(\.index) : [])
            try Self.check(results.filter { !erased.contains($0.index) }, "user")
            let present = part.enumerated().filter { !erased.contains(UInt32($0.offset)) }.map(\.element)
            let devices = present.flatMap { member in member.platforms.map { registration(of: member, on: $0, enabled: enabled) } }
            try Self.check(try await clients.registry.registerDevices(.init(devices: devices)).results, "device")
            added += present
            progress(part.count)
        }
        return added
    }

    /// Writes a channel with its members.
    public func addChannel(_ id: String, name: String, type: CommonV1.ChannelType = .public, members: [String]) async throws {
        for start in stride(from: 0, to: max(members.count, 1), by: 5_000) {
            var channel = RegistryV1.Channel()
            channel.tenant = tenant
            channel.channelId = id
            channel.name = name
            channel.channelType = type
            channel.addMembers = Array(members[start..<min(start + 5_000, members.count)])
            try Self.check(try await clients.registry.upsertDirectory(.init(channels: [channel])).results, "channel")
        }
    }

    /// Writes a group with its members.
    public func addGroup(_ id: String, name: String, kind: RegistryV1.GroupKind, members: [String]) async throws {
        let group = RegistryV1.Group(tenant: tenant, groupId: id, name: name, kind: kind)
        try Self.check(try await clients.groups.upsertGroups(.init(changes: [.init(group: group, addMembers: members)])).results, "group")
    }

    /// Relates guardians to their children, as verified.
    public func relate(_ guardians: [(guardian: String, child: String)]) async throws {
        guard !guardians.isEmpty else { return }
        let relationships = guardians.map {
            RegistryV1.Relationship(tenant: tenant, guardianUserId: $0.guardian, childUserId: $0.child, verifiedNow: true)
        }
        try Self.check(try await clients.relationships.upsertRelationships(.init(relationships: relationships)).results, "relationship")
    }

    private func registration(of member: Member, on platform: String, enabled: Set<String>) -> RegistryV1.RegisterDeviceRequest {
        var device = RegistryV1.RegisterDeviceRequest()
        device.tenant = tenant
        device.userId = member.userID
        device.deviceId = member.deviceID(on: platform)
        device.platform = platform
        device.token = Self.usesExpo(on: platform, enabled: enabled) ? member.expoToken(on: platform) : member.token(on: platform)
        device.platformVersion = platform == "ios" ? "18.1" : "15"
        device.deviceModel = platform == "ios" ? "iPhone 16" : "Pixel 9"
        device.appVersion = "1.0.0"
        device.locale = "en-US"
        device.timezone = member.timezone
        return device
    }

    private static func check(_ results: [CommonV1.ItemResult], _ what: String) throws {
        if let bad = results.first(where: { !$0.reason.isEmpty }) {
            throw WorkspaceError(description: "\(what) \(bad.index) refused: \(bad.reason) \(bad.field): \(bad.message)")
        }
    }
}

/// A set-up call was refused.
public struct WorkspaceError: Error, CustomStringConvertible, Sendable {
    /// The item and the reason.
    public let description: String

    /// An error with a description.
    public init(description: String) { self.description = description }
}
