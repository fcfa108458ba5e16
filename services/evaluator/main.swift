import EvaluatorService
import ServiceKit

await ServiceMain.run(EvaluatorProcess.definition, EvaluatorProcess.build)
