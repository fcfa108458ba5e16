import GatewayService
import ServiceKit

// Strangers call here: while a peer is away, their requests are answered, and do not pile up behind it.
await ServiceMain.run(ServiceDefinition(name: "gateway", defaultPort: 7180, peerPatience: .seconds(5))) { runtime in
    try await Gateway(runtime).parts()
}
