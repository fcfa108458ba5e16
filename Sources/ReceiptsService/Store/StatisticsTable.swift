import CarillonAPI
import Storage

/// The table `statistics`: the ledger's counts by app and name (``StatisticName``).
enum StatisticsTable {
    /// Adds changes to the stored counts. Those of metrics are in ``MetricCountTable``.
    static func add(_ changes: StatisticsChanges, _ database: Database) throws {
        let addition = """
            INSERT INTO statistics (tenant, name, value) VALUES (?, ?, ?)
            ON CONFLICT (tenant, name) DO UPDATE SET value = value + excluded.value
            """
        for (key, change) in changes.changes where change != 0 {
            try database.runDirectly(addition) {
                $0.add(key.tenant)
                $0.add(key.name.text)
                $0.add(change)
            }
        }
    }

    /// One app's counts. With an empty app id, the sums of the organization; with an empty tenant, the sums of all apps.
    static func read(_ tenant: CommonV1.Tenant, _ database: Database) throws -> ReceiptsV1.LedgerStatisticsResponse {
        var response = ReceiptsV1.LedgerStatisticsResponse()
        var confirmed: [String: Int64] = [:]
        var (attempted, first): (Int64, Int64) = (0, 0)
        try database.readDirectly(
            """
            SELECT name, SUM(value) FROM statistics JOIN tenants ON tenants.id = tenant
            WHERE (?2 = '' OR app_id = ?2) AND (?1 = '' AND ?2 = '' OR organization_id = ?1) GROUP BY name
            """
        ) {
            $0.add(tenant.organizationId)
            $0.add(tenant.appId)
        } _: { row in
            let name = row.text(0)
            let value = row.number(1)
            func rest(_ prefix: String) -> String { String(name.dropFirst(prefix.count)) }
            switch name {
            case StatisticName.notifications.text: response.notifications = value
            case StatisticName.pushed.text: response.pushed = value
            case StatisticName.attempted.text: attempted = value
            case StatisticName.firstAttempt.text: first = value
            case _ where value == 0: break
            case _ where name.hasPrefix(StatisticName.skippedPrefix): response.skipped[rest(StatisticName.skippedPrefix)] = value
            case _ where name.hasPrefix(StatisticName.devicePrefix): response.devicesByStatus[rest(StatisticName.devicePrefix)] = value
            case _ where name.hasPrefix(StatisticName.sentPrefix): response.sentByProvider[rest(StatisticName.sentPrefix)] = value
            case _ where name.hasPrefix(StatisticName.confirmedPrefix): confirmed[rest(StatisticName.confirmedPrefix)] = value
            case _ where name.hasPrefix(StatisticName.clientPrefix): response.clientEvents[rest(StatisticName.clientPrefix)] = value
            default: break
            }
        }
        for status in CommonV1.DeliveryStatus.allCases where status.isOpen {
            response.openDevices += response.devicesByStatus[status.name] ?? 0
        }
        response.deliveries = DeliveryRate.deliveries(accepted: response.sentByProvider, confirmed: confirmed)
        response.firstAttempts = ReceiptsV1.FirstAttempts(attempted: attempted, first: first)
        return response
    }
}
