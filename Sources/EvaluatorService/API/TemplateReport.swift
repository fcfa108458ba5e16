import CarillonAPI

/// The report on an app's texts.
enum TemplateReport {
    /// The most findings in an answer: an app that lacks a language lacks every text in it.
    static let mostFindings = 1_000

    static func make(_ check: TemplateCheck) async -> EvaluatorV1.CheckTemplatesResponse {
        var result = TemplateCheck.Result()
        for use in check.uses {
            for locale in check.locales { check.check(use, locale: locale, into: &result) }
            // A large catalogue takes longer than other calls of the connection should wait.
            await Task.yield()
        }
        let count = result.findings.count
        return EvaluatorV1.CheckTemplatesResponse(
            rendered: Int32(clamping: result.rendered), findings: Array(result.findings.prefix(mostFindings)),
            more: Int32(clamping: max(0, count - mostFindings)))
    }
}
