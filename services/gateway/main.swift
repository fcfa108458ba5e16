import GatewayService
import ServiceKit

await ServiceMain.run(ServiceDefinition(name: "gateway", defaultPort: 7180)) { runtime in
    try await Gateway(runtime).parts()
}
