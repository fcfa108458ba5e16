import EvaluatorService
import ServiceKit

await ServiceMain.run(EvaluatorService.definition, EvaluatorService.build)
