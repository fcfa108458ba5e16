import GatewayService
import ServiceKit

await ServiceMain.run(Gateway.definition) { runtime in
    try await Gateway(runtime).parts()
}
