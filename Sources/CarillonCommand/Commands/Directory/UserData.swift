import ArgumentParser
import CarillonAPI
import Foundation
import RPC
import SystemControl

/// `carillon users erase` (PRIV-09).
struct UsersErase: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "erase", abstract: "Erase a user's data in all services; receipts stay, without the user's name.",
        discussion: """
            For 30 days afterwards no service stores data of this id. A service that does not run erases when it runs again: until then the exit \
            code is 1, and the same command with --unknown shows how far the erasure is. An id that the directory does not have is refused, because \
            it may be a typo; with --unknown the other services erase their data of it all the same, and store none for 30 days.
            """
    )
    .example("carillon users erase alice")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id.") var user: String
    @Flag(help: "Go on although the directory has no such user.") var unknown = false

    struct Service: Encodable {
        var service, status: String
        var erased: [String: Int64]
    }
    struct Record: Encodable {
        var erasureId, status: String
        var services: [Service]
    }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        if !unknown, let refused = Self.refusal(user, owner, isKnown: try await KnownUsers.contains(user, owner, clients)) { throw refused }
        guard let erasure = try await clients.userData.eraseUser(.init(tenant: owner, userId: user)).erasure else { return }
        let services = erasure.services.map { Service(service: $0.service, status: $0.status.name, erased: $0.erased) }
        try show(Record(erasureId: erasure.erasureId, status: erasure.status.name, services: services))
    }

    /// Prints an erasure.
    ///
    /// - Throws: exit code 1 where it is not done: a script must not take it for done.
    func show(_ erasure: Record) throws {
        let waiting = erasure.services.filter { $0.status != RegistryV1.ErasureStatus.done.name }.map(\.service)
        try system.json ? printJSON(erasure) : print(Self.text(erasure, waiting: waiting))
        guard waiting.isEmpty else {
            let names = waiting.joined(separator: ", ")
            Carillon.say(
                "carillon: \(user) is not erased yet in \(names): that comes when it runs; "
                    + "`carillon users erase \(user) --unknown` shows how far it is"
            )
            throw ExitCode.failure
        }
    }

    private static func text(_ erasure: Record, waiting: [String]) -> String {
        var table = TextTable(["service", "what", "erased"])
        for service in erasure.services {
            for (what, count) in service.erased.sorted(by: { $0.key < $1.key }) where count > 0 {
                table.add([service.service, what.replacing("_", with: " "), Format.count(count)])
            }
        }
        let sum = "\(erasure.erasureId) \(waiting.isEmpty ? "done" : "waits for \(waiting.joined(separator: ", "))")"
        return erasure.services.contains { $0.erased.values.contains { $0 > 0 } } ? "\(table.text)\n\(sum)" : sum
    }

    /// The error for an id that the directory does not have; nil for a user. An erasure blocks the id for 30 days, so a typo could block another
    /// user.
    static func refusal(_ user: String, _ owner: CommonV1.Tenant, isKnown: Bool) -> RPCError? {
        guard !isKnown else { return nil }
        return RPCError(
            code: .notFound,
            message: "no user '\(user)' in app \(owner.appId): --unknown erases the data that other services have of this id all the same; "
                + "no service stores data of it for 30 days then")
    }
}

/// `carillon users export` (PRIV-11).
struct UsersExport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Print a user's data of all services, as JSON.",
        discussion: "It has no tokens, only their hashes."
    )
    .example("carillon users export alice")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id.") var user: String
    @Flag(help: "Go on although the directory has no such user: other services may have data of the id.") var unknown = false

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        if !unknown { try await KnownUsers.require([user], owner, clients) }
        var services: [String: [String: [Any]]] = [:]
        try await clients.userData.exportUser(.init(tenant: owner, userId: user)) { responses in
            for try await response in responses { try Self.add(response.section, to: &services["registry", default: [:]]) }
        }
        try await clients.preferenceData.exportUser(.init(tenant: owner, userId: user)) { responses in
            for try await response in responses { try Self.add(response.section, to: &services["preferences", default: [:]]) }
        }
        let request = CommonV1.ExportStoredUserRequest(tenant: owner, userId: user)
        try await clients.evaluatorData.exportUser(request) { responses in
            for try await response in responses { try Self.add(response.section, to: &services["evaluator", default: [:]]) }
        }
        try await clients.dispatcherData.exportUser(request) { responses in
            for try await response in responses { try Self.add(response.section, to: &services["dispatcher", default: [:]]) }
        }
        try await clients.receiptsData.exportUser(request) { responses in
            for try await response in responses { try Self.add(response.section, to: &services["receipts", default: [:]]) }
        }
        let document: [String: Any] = ["user_id": user, "services": services]
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        print(String(decoding: try JSONSerialization.data(withJSONObject: document, options: options), as: UTF8.self))
    }

    private static func add(_ section: CommonV1.UserDataSection?, to sections: inout [String: [Any]]) throws {
        guard let section else { return }
        sections[section.name, default: []] += try section.rows.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
    }
}
