import ReceiptsService
import ServiceKit

await ServiceMain.run(ReceiptsService.definition, ReceiptsService.build)
