import ArgumentParser
import CarillonAPI
import ServiceKit
import SystemControl

/// `carillon devices addresses`: what a user's devices have beside their tokens.
struct DevicesAddresses: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "addresses", abstract: "List a user's web-push subscriptions and Live Activity addresses; secrets are never shown."
    )
    .example("carillon devices addresses alice")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id.") var user: String

    struct Row: Encodable { var id, kind, name, pushDeviceId, state, hash, expiresAt: String }

    func run() async throws {
        let clients = try system.clients()
        let tenant = try await tenant.resolve(clients)
        let subscriptions = try await clients.addresses.listWebSubscriptions(.init(tenant: tenant, userId: user)).subscriptions
        let activities = try await clients.addresses.listActivityAddresses(.init(tenant: tenant, userId: user)).addresses
        let rows =
            subscriptions.map { subscription in
                Row(
                    id: subscription.subscriptionId, kind: "web_push", name: subscription.browser, pushDeviceId: subscription.pushDeviceId,
                    state: subscription.isActive ? "active" : subscription.unsubscribedAtMs == nil ? "inactive" : "unsubscribed",
                    hash: subscription.endpointHash, expiresAt: Self.instant(subscription.expiresAtMs))
            }
            + activities.map { address in
                Row(
                    id: address.addressId, kind: address.kind.name, name: address.name, pushDeviceId: address.pushDeviceId, state: "active",
                    hash: address.tokenHash, expiresAt: Self.instant(address.expiresAtMs))
            }
        if system.json { return try printList(rows) }
        if rows.isEmpty { return print("no addresses") }
        var table = TextTable(["address", "kind", "name", "push device", "state", "hash", "expires"])
        for row in rows {
            table.add([row.id, row.kind, row.name, row.pushDeviceId, row.state, String(row.hash.prefix(19)) + "…", row.expiresAt])
        }
        print(table.text)
    }

    private static func instant(_ milliseconds: Int64?) -> String { milliseconds.map { Instant(milliseconds: $0).rfc3339 } ?? "" }
}
