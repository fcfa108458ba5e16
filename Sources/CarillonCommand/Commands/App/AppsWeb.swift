import ArgumentParser
import CarillonAPI
import RPC
import ServiceKit
import SystemControl

/// `carillon apps web`: where an app's pages stand, and what browsers subscribe with (REG-15, REG-37).
struct AppsWeb: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "web", abstract: "Show or change an app's web pages and VAPID keys.",
        discussion: """
            A new VAPID key is for new subscriptions. Those made with an earlier one stay valid until their browsers renew them: keep its \
            private half until the table shows no more subscriptions of it.
            """
    )
    .example("carillon apps web shop --allowed-origin https://shop.example.com")
    @OptionGroup var system: SystemOptions
    @Argument(help: "The app's id.") var id: String
    @Option(help: "The public key that browsers subscribe with from now on: an uncompressed P-256 point in base64url.") var vapidPublicKey = ""
    @Option(help: "An origin of the app's pages, such as https://app.example.com; repeat it for several. They replace those there were.")
    var allowedOrigin: [String] = []

    struct Key: Encodable {
        var keyId, publicKey: String
        var current: Bool
        var since: String
        var subscriptions: Int64
    }
    struct View: Encodable {
        var allowedOrigins: [String]
        var serviceWorkerPath: String
        var vapidKeys: [Key]
    }

    func run() async throws {
        let clients = try system.clients()
        var app = try await clients.existingApp(id)
        if !vapidPublicKey.isEmpty || !allowedOrigin.isEmpty {
            var changes = RegistryV1.App(appId: id, organizationId: app.organizationId)
            changes.vapidPublicKey = vapidPublicKey
            changes.allowedOrigins = allowedOrigin
            app = try await clients.tenants.upsertApp(.init(app: changes)).app ?? app
        }
        let keys = try await clients.addresses.listVapidKeys(.init(tenant: .init(organizationId: app.organizationId, appId: id))).keys
        let view = View(
            allowedOrigins: app.allowedOrigins, serviceWorkerPath: app.serviceWorkerPath.isEmpty ? "/sw.js" : app.serviceWorkerPath,
            vapidKeys: keys.map {
                Key(
                    keyId: $0.keyId, publicKey: $0.publicKey, current: $0.current, since: Instant(milliseconds: $0.sinceMs).rfc3339,
                    subscriptions: $0.subscriptions)
            })
        if system.json { return try printJSON(view) }
        print("pages           \(view.allowedOrigins.isEmpty ? "none" : view.allowedOrigins.joined(separator: ", "))")
        print("service worker  \(view.serviceWorkerPath)")
        print("public key      \(view.vapidKeys.first { $0.current }?.publicKey ?? "none")")
        var table = TextTable(["id of VAPID key", "state", "since", "subscriptions"])
        for key in view.vapidKeys {
            table.add([key.keyId, key.current ? "current" : "for its subscriptions", key.since, Format.count(key.subscriptions)])
        }
        print(table.text)
    }
}
