import RegistryService
import ServiceKit

await ServiceMain.run(RegistryComposition.definition, RegistryComposition.build)
