import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// `carillon.receipts.v1.UserData`: exports what the ledger holds of a user, and erases the user from it.
struct LedgerUserDataService: ReceiptsV1.UserData.ServiceProtocol {
    let data: StoredUserData

    init(store: Store, audit: any AuditSink, ids: IdentifierSource, clock: any DomainClock) {
        data = StoredUserData(service: "receipts", store: store, tables: LedgerUserData.tables(ids: ids), audit: audit, clock: clock)
    }

    func eraseUser(_ request: CommonV1.EraseStoredUserRequest, context: ServerContext) async throws -> CommonV1.EraseStoredUserResponse {
        try await data.erase(request, context)
    }

    func exportUser(
        _ request: CommonV1.ExportStoredUserRequest, response: ResponseWriter<CommonV1.ExportStoredUserResponse>, context: ServerContext
    ) async throws { try await data.export(request, response, context) }

    func exportOwnData(
        _ request: CommonV1.ExportOwnStoredDataRequest, response: ResponseWriter<CommonV1.ExportStoredUserResponse>, context: ServerContext
    ) async throws { try await data.exportOwn(response, context) }
}
