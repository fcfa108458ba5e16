import CarillonAPI
import RPC
import SystemControl
import Testing

extension Scenario {
    /// Has the scenario's app mail to the simulated mail server.
    func mailToSimulator() async throws {
        let address = try system.folder.runningService(CarillonSystem.simulator).address("smtp")
        let (host, port) = (address.prefix { $0 != ":" }, address.drop { $0 != ":" }.dropFirst())
        _ = try await clients.dispatcher.putCredential(
            .init(
                tenant: tenant, provider: "smtp",
                fields: ["host": String(host), "port": String(port), "security": "tls", "from": "push@mlc.example.com"]))
    }

    /// Gives users an address: `ann@example.com`.
    func addresses(of users: [String]) async throws {
        for user in users {
            let answer = try await asHost("PUT", "/directory/users/\(user)", ["email": "\(user)@example.com"])
            #expect(answer.status == 200)
        }
    }

    /// The mails about the app's notifications in order: recipients, each with the notification. Other scenarios of the system mail, too.
    func mails() async throws -> [String] {
        var found: [String] = []
        for mail in try await clients.simulator.listRequests(.init(provider: "smtp", limit: 1_000)).requests {
            do {
                _ = try await clients.receipts.getNotification(.init(tenant: tenant, notificationId: mail.notificationId))
                found.append("\(mail.token) \(mail.notificationId)")
            } catch let error as RPCError where error.code == .notFound || error.code == .invalidArgument {
                continue
            }
        }
        return found
    }
}
