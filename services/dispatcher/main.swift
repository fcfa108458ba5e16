import DispatcherService
import ServiceKit

await ServiceMain.run(DispatcherModule.definition) { runtime in
    try await DispatcherModule.build(runtime)
}
