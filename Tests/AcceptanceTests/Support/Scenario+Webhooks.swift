import CarillonAPI
import SystemControl

extension Scenario {
    /// Has the scenario's app post to the simulated host, which checks signatures by the secret in its path `/webhook/SECRET`.
    func postToSimulator(path: String, secret: String) async throws {
        let address = try system.folder.runningService(CarillonSystem.simulator).address("fcm")
        _ = try await clients.dispatcher.putCredential(
            .init(tenant: tenant, provider: "webhook", fields: ["url": "https://\(address)\(path)", "secret": secret]))
    }
}
