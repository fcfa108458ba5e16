import PreferencesService
import ServiceKit

await ServiceMain.run(PreferencesComposition.definition, PreferencesComposition.build)
