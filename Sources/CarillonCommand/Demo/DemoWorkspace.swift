import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// The workspace of the demo and of `make run`: a few hundred people in a dozen channels.
struct DemoWorkspace {
    static let organization = "acme"
    static let app = "acme-chat"

    /// A channel with its members' user ids.
    struct Channel: Sendable {
        var id: String
        var name: String
        var members: [String]
    }

    let workspace: Workspace
    let members: [Workspace.Member]
    let channels: [Channel]
    private let system: CarillonSystem

    init(system: CarillonSystem, people: Int = 300) {
        self.system = system
        workspace = Workspace(organization: Self.organization, app: Self.app, clients: system.clients, runFolder: system.options.runFolder)
        members = (0..<people).map { index in
            let name = index < Self.names.count ? Self.names[index] : "\(Self.names[index % Self.names.count])\(index / Self.names.count + 1)"
            // Most users have one phone, every tenth has both kinds, and every twentieth has none.
            let platforms: [String] = index % 20 == 19 ? [] : index % 10 == 3 ? ["ios", "android"] : [index.isMultiple(of: 2) ? "ios" : "android"]
            return Workspace.Member(userID: name, displayName: name.capitalized, platforms: platforms, timezone: "Europe/Berlin")
        }
        let ids = members.map(\.userID)
        channels = Self.channelNames.enumerated().map { index, name in
            Channel(id: "ch_\(name)", name: name, members: ids.enumerated().filter { ($0.offset + index) % (2 + index % 4) == 0 }.map(\.element))
        }
    }

    /// Creates the workspace, and sets preferences of some users. Without simulators the app gets no credentials and no issuer of users' tokens.
    ///
    /// - Parameter overrides: settings of the app that differ from its profile.
    func create(quiet: Bool, overrides: [String: String] = [:]) async throws {
        let isSimulated = system.options.simulateProviders
        try await workspace.create(name: "Acme chat", overrides: overrides, withSimulators: isSimulated)
        let progress = Progress("people and devices", total: members.count, quiet: quiet)
        // Users who were erased from this run folder stay erased.
        let present = try await workspace.add(members, skippingErased: true) { progress.advance(by: $0) }
        progress.finish(note: Self.note(leftOut: members.count - present.count))
        let ids = Set(present.map(\.userID))
        for channel in channels { try await workspace.addChannel(channel.id, name: channel.name, members: channel.members.filter(ids.contains)) }
        guard isSimulated else { return Carillon.say(Self.noSimulators) }
        // The gateway refuses the demo's tokens where the app has an issuer of its own.
        if try await !workspace.hasOwnIssuer() { try await choosePreferences(of: ids) }
    }

    /// What the workspace lacks in a system on real providers.
    static let noSimulators = """
        \(app) sends nothing yet: put what it sends with (`carillon credentials put`), and whose user tokens it accepts (`carillon apps issuer`); \
        its users' devices are invented, and providers refuse their tokens
        """

    /// The sentence about users who are not in the workspace; empty when all are.
    static func note(leftOut count: Int) -> String {
        count == 0 ? "" : "\(Format.counted(count, "person", "people")) left out: erased from this run folder before"
    }

    /// A service key for the chat server's calls to the gateway.
    func serviceKey() async throws -> String {
        try await system.clients.tenants.createServiceKey(
            .init(appId: Self.app, name: "chat server", scopes: [.events, .directory, .actAsUser])
        ).secret
    }

    /// Sets preferences through the gateway, as apps would: every 8th user mutes a channel, every 12th turns mentions off, and every 15th is
    /// looking at #general.
    private func choosePreferences(of present: Set<String>) async throws {
        let gateway = try system.clients.gateway()
        let tokens = try UserTokens(runFolder: system.options.runFolder)
        let now = SystemClock().now
        for (index, member) in members.enumerated() where present.contains(member.userID) {
            func call(_ method: String, _ path: String, _ body: [String: any Sendable]) async throws {
                let token = try tokens.token(user: member.userID, app: Self.app, now: now)
                let answer = try await gateway.request(method, path, headers: [("authorization", "Bearer \(token)")], json: body)
                guard (200..<300).contains(answer.status) else {
                    throw WorkspaceError(
                        description: "\(method) \(path) for \(member.userID): \(answer.status) \(String(decoding: answer.body, as: UTF8.self))")
                }
            }
            if index % 8 == 5, let channel = channels.first(where: { $0.members.contains(member.userID) }) {
                try await call("POST", "/api/v1/channels/\(channel.id)/mute", ["muted": true, "duration": "1h"])
            }
            if index % 12 == 7 {
                try await call("PUT", "/api/v1/users/me/notifications", ["notifications": ["mention": ["push": false, "email": false]]])
            }
            if index % 15 == 4 {
                try await call("PUT", "/api/v1/presence", ["status": "online", "active_channel": "ch_general", "device_id": "laptop"])
            }
        }
        await gateway.close()
    }

    private static let channelNames = [
        "general", "random", "engineering", "design", "support", "sales", "ops", "incidents", "releases", "music", "books", "lunch",
    ]
    private static let names = [
        "alice", "bob", "carol", "dave", "erin", "frank", "grace", "heidi", "ivan", "judy", "karl", "laura", "mallory", "nina", "oscar", "peggy",
        "quinn", "rupert", "sybil", "trent", "ursula", "victor", "wendy", "xavier", "yvonne", "zoe", "amir", "bianca", "chen", "dalia", "emeka",
        "fatima", "goran", "hana", "ines", "jonas", "kofi", "lena", "mateo", "noor", "olga", "pablo", "rosa", "sven", "tariq", "uma", "vera",
        "wei", "ximena", "yusuf",
    ]
}
