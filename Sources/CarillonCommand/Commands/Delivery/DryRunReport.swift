import CarillonAPI
import ServiceKit
import SystemControl

/// What would happen to an event that is not sent.
struct DryRunReport: Encodable {
    struct Stage: Encodable {
        var name: String
        var passed: Bool
        var detail: String
    }
    struct Decision: Encodable {
        struct Text: Encodable { var title, subtitle, body: String }
        var userId, typeId, outcome, reason, detail: String
        var stages: [Stage]
        var texts: [Text]
        var pushDeviceIds: [String]
    }
    var eventType: String
    var decisions: [Decision]
    /// Why nobody is a target; empty: somebody is.
    var detail: String

    static func run(file: String, user: String, _ owner: CommonV1.Tenant, _ clients: OperatorClients, asJSON: Bool) async throws {
        let event: EvaluatorV1.Event
        let place = file == "-" ? "standard input" : file
        do {
            let body = try JSONObject(parsing: Array(try InputFile.data(file)))
            event = try EventBody.event(body, tenant: owner, defaultID: "dry-run")
            // A misspelt field would be left out in silence.
            if let unknown = body.ignored.first { throw InputError("\(place): \(unknown): an event has no such field") }
        } catch let error as APIError {
            throw InputError("\(place): \(error.field.map { "\($0): " } ?? "")\(error.message)")
        }
        let report = DryRunReport(try await clients.evaluator.dryRun(.init(event: event, userId: user)), of: event)
        if asJSON { return try printJSON(report) }
        print(report.text(of: user))
    }

    init(_ answer: EvaluatorV1.DryRunResponse, of event: EvaluatorV1.Event) {
        eventType = event.eventType
        detail = answer.detail
        decisions = answer.decisions.map { item in
            let decision = item.decision ?? .init()
            return Decision(
                userId: decision.userId, typeId: decision.typeId, outcome: decision.outcome.name, reason: decision.reason.name,
                detail: decision.detail, stages: item.stages.map { Stage(name: $0.name, passed: $0.passed, detail: $0.detail) },
                texts: item.contents.map { .init(title: $0.title, subtitle: $0.subtitle, body: $0.body) }, pushDeviceIds: item.pushDeviceIds)
        }
    }

    /// - Parameter user: the only user that was asked about; empty: all.
    func text(of user: String) -> String {
        var lines = [TerminalText.oneLine("\(eventType), a dry run as of now: nothing is stored or sent")]
        if decisions.isEmpty {
            lines.append("  " + TerminalText.oneLine(user.isEmpty || !detail.isEmpty ? "nobody: \(detail)" : "\(user) is no target of this event"))
        }
        for decision in decisions {
            let words =
                switch decision.outcome {
                case "sent": "would be sent to \(Format.counted(decision.pushDeviceIds.count, "device"))"
                case "held": "would wait: \(decision.detail)"
                default: "would be skipped: \(decision.reason)"
                }
            lines.append(TerminalText.oneLine("  \(decision.userId)  \(decision.typeId)  \(words)"))
            var shown: [String] = []
            for text in decision.texts {
                let line = [text.title, text.subtitle, text.body].filter { !$0.isEmpty }.joined(separator: " / ")
                // Devices of several kinds often show the same.
                if !shown.contains(line) { shown.append(line) }
            }
            lines += shown.map { "      shows    " + TerminalText.oneLine($0) }
            let passed = decision.stages.filter(\.passed)
            for stage in decision.stages where !stage.passed {
                lines.append("      stops at " + TerminalText.oneLine("\(stage.name): \(stage.detail)"))
            }
            let isAll = passed.count == decision.stages.count
            lines.append("      passes   \(isAll ? "every stage" : "the other \(Format.counted(passed.count, "stage"))")")
            for stage in passed where !stage.detail.isEmpty {
                lines.append("      note     " + TerminalText.oneLine("\(stage.name): \(stage.detail)"))
            }
        }
        return lines.joined(separator: "\n")
    }
}
