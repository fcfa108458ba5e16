// EvaluatorService
