import PreferencesService
import ServiceKit

await ServiceMain.run(PreferencesService.definition, PreferencesService.build)
