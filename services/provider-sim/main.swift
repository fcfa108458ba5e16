import ProviderSimulator
import ServiceKit

await ServiceMain.run(ProviderSimulatorService.definition) { try await ProviderSimulatorService.make($0) }
