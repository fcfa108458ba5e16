import CarillonAPI
import RPC
import ServiceKit

/// `carillon.gateway.v1.Media`: pictures of events, for the evaluator (EVAL-33).
struct MediaService: GatewayV1.Media.ServiceProtocol {
    let publisher: MediaPublisher

    func prepareMedia(_ request: GatewayV1.PrepareMediaRequest, context: ServerContext) async throws -> GatewayV1.PrepareMediaResponse {
        let tenant = request.tenant ?? .init()
        try context.requireScope(tenant: tenant)
        guard !request.sourceUrl.isEmpty, request.sourceUrl.utf8.count <= Self.addressBytes else {
            throw APIError(.invalidValue, field: "source_url", "is an https address of at most \(Self.addressBytes) bytes")
        }
        return .init(media: try await publisher.prepare(request.sourceUrl, of: tenant))
    }

    private static let addressBytes = 2_000
}
