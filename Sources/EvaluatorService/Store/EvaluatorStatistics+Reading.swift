import CarillonAPI
import DurableWork
import Storage

extension EvaluatorV1.EvaluatorStatisticsResponse {
    /// The counts of one tenant, or of all tenants where it names no app, with what waits at present.
    static func read(of tenant: CommonV1.Tenant, _ database: Database) throws -> Self {
        var response = Self()
        for (name, value) in try CounterTable.read(database, tenant: tenant) {
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
        response.scheduled = Int64(try DueItemTable.items.count(DueItemKind.scheduledEvent.rawValue, of: tenant, database))
        response.eventsPending = response.eventsAccepted - response.eventsEvaluated - response.scheduled
        response.held = Int64(try DeferralTable.count(of: tenant, database))
        response.outboxDepth = try DecisionOutboxTable.depth(database, tenant: tenant)
        return response
    }
}
