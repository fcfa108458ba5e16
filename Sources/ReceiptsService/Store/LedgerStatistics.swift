import CarillonAPI
import Storage

extension StatisticsChanges {
    /// Adds the changes to the stored counts.
    func apply(_ database: Database) throws {
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO statistics (tenant, name, value) VALUES (?, ?, ?)
                ON CONFLICT (tenant, name) DO UPDATE SET value = value + excluded.value
                """)
        for (key, change) in changes where change != 0 {
            try statement.execute(arguments: [key.tenant, key.name.text, change])
        }
    }
}

/// Reads the ledger's counts.
enum LedgerStatistics {
    /// One app's counts. With an empty app id, the sums of the organization; with an empty tenant, the sums of all apps.
    static func read(_ tenant: CommonV1.Tenant, _ database: Database) throws -> ReceiptsV1.LedgerStatisticsResponse {
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT name, SUM(value) FROM statistics JOIN tenants ON tenants.id = tenant
                WHERE (? = '' OR app_id = ?) AND (? = '' AND ? = '' OR organization_id = ?) GROUP BY name
                """,
            arguments: [tenant.appId, tenant.appId, tenant.organizationId, tenant.appId, tenant.organizationId])
        var response = ReceiptsV1.LedgerStatisticsResponse()
        var confirmed: [String: Int64] = [:]
        while let row = try rows.next() {
            let name: String = row[0]
            let value: Int64 = row[1]
            func rest(_ prefix: String) -> String { String(name.dropFirst(prefix.count)) }
            switch name {
            case StatisticName.notifications.text: response.notifications = value
            case StatisticName.pushed.text: response.pushed = value
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
        return response
    }
}
