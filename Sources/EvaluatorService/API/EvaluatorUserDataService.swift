import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// Implements `carillon.evaluator.v1.UserData`: exports and erases a user's data in the evaluator.
struct EvaluatorUserDataService: EvaluatorV1.UserData.ServiceProtocol {
    let data: StoredUserData

    init(store: Store, audit: any AuditSink, clock: any DomainClock) {
        data = StoredUserData(service: "evaluator", store: store, tables: UserDataTables.all, audit: audit, clock: clock)
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
