import RegistryService
import ServiceKit

await ServiceMain.run(RegistryService.definition, RegistryService.build)
