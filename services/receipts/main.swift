import ReceiptsService
import ServiceKit

await ServiceMain.run(ReceiptsProcess.definition, ReceiptsProcess.build)
