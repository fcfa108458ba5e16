import CarillonAPI
import SystemControl

/// Counters of the services and the simulators since their start, or since an earlier reading.
struct ReplayTotals: Sendable {
    var ledger: ReceiptsV1.LedgerStatisticsResponse
    var decisions: EvaluatorV1.EvaluatorStatisticsResponse
    var simulator: SimulatorV1.SimulatorStatisticsResponse

    /// Reads the counters.
    init(_ clients: OperatorClients, _ tenant: CommonV1.Tenant) async throws {
        ledger = try await clients.receipts.statistics(.init(tenant: tenant, byChannel: true))
        decisions = try await clients.evaluator.statistics(.init(tenant: tenant))
        simulator = try await clients.simulator.statistics(.init())
    }

    init(
        ledger: ReceiptsV1.LedgerStatisticsResponse, decisions: EvaluatorV1.EvaluatorStatisticsResponse,
        simulator: SimulatorV1.SimulatorStatisticsResponse
    ) {
        (self.ledger, self.decisions, self.simulator) = (ledger, decisions, simulator)
    }

    /// The differences to an earlier reading. Open devices are not subtracted, because a replay must leave none.
    func since(_ earlier: ReplayTotals) -> ReplayTotals {
        var added = self
        added.ledger.skipped = ledger.skipped.since(earlier.ledger.skipped)
        added.ledger.pushed -= earlier.ledger.pushed
        added.ledger.sentByProvider = ledger.sentByProvider.since(earlier.ledger.sentByProvider)
        added.ledger.devicesByStatus = ledger.devicesByStatus.since(earlier.ledger.devicesByStatus)
        let channels = Dictionary(earlier.ledger.channels.map { ($0.channelId, $0) }) { first, _ in first }
        added.ledger.channels = ledger.channels.map { channel in
            guard let earlier = channels[channel.channelId] else { return channel }
            var added = channel
            added.notifications -= earlier.notifications
            added.pushed -= earlier.pushed
            added.skipped = channel.skipped.since(earlier.skipped)
            added.sentByProvider = channel.sentByProvider.since(earlier.sentByProvider)
            added.clientEvents = channel.clientEvents.since(earlier.clientEvents)
            return added
        }
        added.decisions.eventsEvaluated -= earlier.decisions.eventsEvaluated
        added.decisions.targets -= earlier.decisions.targets
        added.decisions.targetsByType = decisions.targetsByType.since(earlier.decisions.targetsByType)
        added.simulator.accepted = simulator.accepted.since(earlier.simulator.accepted)
        added.simulator.probes = simulator.probes.since(earlier.simulator.probes)
        added.simulator.violations = simulator.violations.since(earlier.simulator.violations)
        added.simulator.duplicates -= earlier.simulator.duplicates
        return added
    }
}

extension [String: Int64] {
    /// The counts minus those of an earlier reading, without those that did not change.
    fileprivate func since(_ earlier: [String: Int64]) -> [String: Int64] {
        merging(earlier.mapValues { -$0 }, uniquingKeysWith: +).filter { $0.value != 0 }
    }
}
