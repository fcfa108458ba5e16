import CarillonAPI
import RPC
import ServiceKit

/// `carillon.receipts.v1.DeliveryChanges`: streams the users whose pushes failed, for the service that sends them to further devices (EVAL-26).
struct DeliveryChangesService: ReceiptsV1.DeliveryChanges.ServiceProtocol {
    /// Told by ``LedgerService``.
    let failures: ChangeFeed

    func watchChanges(
        _ requests: RequestStream<CommonV1.WatchChangesRequest>, response: ResponseWriter<CommonV1.WatchChangesResponse>,
        context: ServerContext
    ) async throws {
        try await failures.serve(requests, response: response)
    }
}
