import DispatcherService
import ServiceKit

await ServiceMain.run(DispatcherService.definition, DispatcherService.build)
