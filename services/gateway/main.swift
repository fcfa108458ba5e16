import GatewayService
import ServiceKit

await ServiceMain.run(GatewayService.definition, GatewayService.build)
