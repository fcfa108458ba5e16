import CarillonAPI
import DurableWork
import Storage

extension CounterTable {
    /// The counts of one tenant, or of all tenants where it names no app, with what waits at present.
    static func statistics(of tenant: CommonV1.Tenant, _ database: Database) throws -> EvaluatorV1.EvaluatorStatisticsResponse {
        var response = EvaluatorV1.EvaluatorStatisticsResponse()
        for (name, value) in try read(database, tenant: tenant) {
            switch name {
            case CounterName.accepted: response.eventsAccepted = value
            case CounterName.evaluated: response.eventsEvaluated = value
            case CounterName.targets: response.targets = value
            case CounterName.enqueued: response.enqueued = value
            default:
                if name.hasPrefix(CounterName.skippedPrefix) {
                    response.skipped[String(name.dropFirst(CounterName.skippedPrefix.count))] = value
                } else if name.hasPrefix(CounterName.typePrefix) {
                    response.targetsByType[String(name.dropFirst(CounterName.typePrefix.count))] = value
                } else if name.hasPrefix(CounterName.eventSkippedPrefix) {
                    response.eventsSkipped[String(name.dropFirst(CounterName.eventSkippedPrefix.count))] = value
                }
            }
        }
        response.eventsPending = response.eventsAccepted - response.eventsEvaluated
        response.held = Int64(try DeferralTable.items.count(of: tenant, database))
        response.outboxDepth = try DecisionOutboxTable.depth(database, tenant: tenant)
        return response
    }
}
