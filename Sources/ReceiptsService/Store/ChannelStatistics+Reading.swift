import CarillonAPI
import GRDB
import Storage

extension ReceiptsV1.ChannelStatistics {
    /// An app's counts by conversation channel. They are counted from the rows at each call, because such reports are rare.
    static func read(_ tenant: CommonV1.Tenant, _ database: Database) throws -> [ReceiptsV1.ChannelStatistics] {
        var channels: [String: ReceiptsV1.ChannelStatistics] = [:]
        func change(_ channelID: String, _ body: (inout ReceiptsV1.ChannelStatistics) -> Void) {
            body(&channels[channelID, default: .init(channelId: channelID)])
        }
        let scope: StatementArguments = [tenant.organizationId, tenant.appId]

        let notifications = try Row.fetchCursor(
            database,
            sql: """
                SELECT channel_id, type_id, skip_reason, COUNT(*) FROM notifications
                WHERE tenant = \(TenantTable.number) AND push_number = 0 GROUP BY 1, 2, 3
                """, arguments: scope)
        while let row = try notifications.next() {
            let (type, reason, count): (String, CommonV1.SkipReason, Int64) = (row[1], .init(rawValue: row[2]), row[3])
            change(row[0]) { channel in
                channel.notifications += count
                channel.byType[type, default: 0] += count
                if reason == .unspecified {
                    channel.pushed += count
                } else {
                    channel.skipped[reason.name, default: 0] += count
                }
            }
        }

        func counts(_ table: String, status: String) -> String {
            """
            SELECT n.channel_id, \(table).\(status), \(table).provider, COUNT(*), COUNT(\(table).sent_at_ms), COUNT(\(table).delivered_at_ms),
              COUNT(\(table).displayed_at_ms), COUNT(\(table).opened_at_ms), COUNT(\(table).dismissed_at_ms), \(table).push_device_id = ''
            """
        }
        let devices = try Row.fetchCursor(
            database,
            sql: """
                \(counts("n", status: "device_status"))
                FROM notifications n WHERE n.tenant = \(TenantTable.number) AND n.push_device_id <> '' GROUP BY 1, 2, 3, 10
                UNION ALL \(counts("d", status: "status"))
                FROM devices d JOIN notifications n ON n.id = d.notification_row WHERE d.tenant = \(TenantTable.number) GROUP BY 1, 2, 3, 10
                """, arguments: scope + scope)
        while let row = try devices.next() {
            let status = CommonV1.DeliveryStatus(rawValue: row[1])
            let (provider, sent): (String, Int64) = (row[2], row[4])
            let isWhole: Bool = row[9]
            change(row[0]) { channel in
                if !isWhole { channel.devicesByStatus[status.name, default: 0] += row[3] }
                if sent > 0 { channel.sentByProvider[provider, default: 0] += sent }
                for (position, kind) in ClientReportKind.allCases.enumerated() {
                    let count: Int64 = row[5 + position]
                    if count > 0 { channel.clientEvents[kind.name, default: 0] += count }
                }
            }
        }
        return channels.values.sorted { $0.channelId < $1.channelId }
    }
}
