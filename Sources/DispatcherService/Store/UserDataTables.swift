import CarillonAPI
import DurableWork
import ServiceKit
import Storage

extension UserDataContract {
    /// The dispatcher's.
    static let dispatcher = UserDataContract(
        .dispatcher, erase: DispatcherV1.UserData.Method.eraseUser, export: DispatcherV1.UserData.Method.exportUser,
        exportOwn: DispatcherV1.UserData.Method.exportOwnData)
}

extension UserDataTables {
    /// The tables of the dispatcher's store that can have data of a user. Deliveries are deleted with their push. The settlement of a delivery in
    /// flight then finds no row and changes nothing. The send-time check asks the registry about the device.
    static let dispatcher = UserDataTables(
        service: "dispatcher",
        tables: [
            UserDataTable("pushes", export: PushTable.export, erase: PushTable.erase),
            AwaitedReceiptTable.userData, DesktopMessageTable.userData, PersonMessageTable.userData,
            // Outcomes are delivered without the user's id. The ledger finds the user by the notification, unless the user was erased there.
            Outbox<ReceiptsV1.Outcome>.userData { $0.withoutUser() }, .quarantine, IdempotencyRecords.table(),
        ],
        // Deliveries are deleted with their pushes. Reports on tokens name devices only, causes of alerts apps and providers.
        withoutUsers: [
            "routes", "deliveries", "token_outbox", "credentials", "erased_users", "erased_users_salt", "fleet_position", "finished_messages",
            "cancellations", "awaited_receipts_counts", "person_messages_counts", "lane_orders", "alert_outbox",
        ])
}
