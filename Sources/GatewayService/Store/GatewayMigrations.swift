import Storage

/// The tables of a gateway: its spool alone (DR-03).
enum GatewayMigrations {
    static let all = [Migration("0001 spool", SpoolTable.schema), Migration("0002 keys of the spool", SpoolTable.keySchema)]
}
