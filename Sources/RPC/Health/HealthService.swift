/// `grpc.health.v1.Health`. Source: grpc health-checking.md.
struct HealthService: GRPCHealthV1.Health.ServiceProtocol {
    let state: HealthState

    func check(
        _ request: GRPCHealthV1.HealthCheckRequest, context: ServerContext
    ) async throws -> GRPCHealthV1.HealthCheckResponse {
        guard let status = await self.state.answer(about: request.service) else {
            throw RPCError(code: .notFound, message: "this server has no service '\(request.service)'")
        }
        return .init(status: status)
    }

    func list(
        _ request: GRPCHealthV1.HealthListRequest, context: ServerContext
    ) async throws -> GRPCHealthV1.HealthListResponse {
        .init(statuses: await self.state.answers.mapValues { .init(status: $0) })
    }

    func watch(
        _ request: GRPCHealthV1.HealthCheckRequest, response: ResponseWriter<GRPCHealthV1.HealthCheckResponse>,
        context: ServerContext
    ) async throws {
        var last: HealthState.ServingStatus?
        for await _ in self.state.changes() {
            let status = await self.state.answer(about: request.service) ?? .serviceUnknown
            if status != last {
                last = status
                try await response.write(.init(status: status))
            }
        }
        try Task.checkCancellation()
        throw RPCError(code: .unavailable, message: "the server is shutting down; watch again")
    }
}
