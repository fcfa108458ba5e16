import RPC

/// The server's half of the cases. Its `UnimplementedCall` is not registered: the case wants a missing method.
struct TestService: RegistrableService {
    private typealias Method = GRPCTesting.TestService.Method
    private typealias Output = GRPCTesting.StreamingOutputCallRequest

    /// The largest payload a request may ask for.
    private static let maxPayloadBytes: Int32 = 16 * 1024 * 1024

    func registerMethods(with router: inout RPCRouter) {
        router.unary(Method.emptyCall) { (_: GRPCTesting.Empty, _) in GRPCTesting.Empty() }
        router.unary(Method.unaryCall) { (request, context) in try await unary(request, context) }
        router.clientStreaming(Method.streamingInputCall) { (requests, _) in try await sum(requests) }
        router.serverStreaming(Method.streamingOutputCall) { (request: Output, response, context) in
            try await answer(request, response, context)
        }
        router.bidirectional(Method.fullDuplexCall) { (requests: RequestStream<Output>, response, context) in
            echoMetadata(context)
            for try await request in requests { try await answer(request, response, context) }
        }
        router.bidirectional(Method.halfDuplexCall) { (requests: RequestStream<Output>, response, context) in
            var all: [Output] = []
            for try await request in requests { all.append(request) }
            for request in all { try await answer(request, response, context) }
        }
    }

    private func unary(_ request: GRPCTesting.SimpleRequest, _ context: ServerContext) async throws -> GRPCTesting.SimpleResponse {
        echoMetadata(context)
        try expect(request.expectCompressed, context.requestWasCompressed)
        if let compressed = request.responseCompressed { context.compressResponses(compressed.value) }
        try echo(request.responseStatus)
        return GRPCTesting.SimpleResponse(payload: try payload(request.responseSize))
    }

    private func sum(_ requests: RequestStream<GRPCTesting.StreamingInputCallRequest>) async throws
        -> GRPCTesting.StreamingInputCallResponse
    {
        var bytes = 0
        var iterator = requests.makeAsyncIterator()
        while let request = try await iterator.next() {
            try expect(request.expectCompressed, iterator.lastWasCompressed)
            bytes += request.payload?.body.count ?? 0
        }
        return GRPCTesting.StreamingInputCallResponse(aggregatedPayloadSize: Int32(clamping: bytes))
    }

    private func answer(
        _ request: Output, _ response: ResponseWriter<GRPCTesting.StreamingOutputCallResponse>, _ context: ServerContext
    ) async throws {
        if request.responseParameters.contains(where: { $0.compressed?.value == true }) { context.compressResponses(true) }
        try echo(request.responseStatus)
        for parameters in request.responseParameters {
            if parameters.intervalUs > 0 { try await Task.sleep(for: .microseconds(Int64(parameters.intervalUs))) }
            try await response.write(
                GRPCTesting.StreamingOutputCallResponse(payload: try payload(parameters.size)),
                compressed: parameters.compressed?.value ?? false)
        }
    }

    private func echoMetadata(_ context: ServerContext) {
        if let value = context.metadata[string: MetadataKey.initial] {
            context.addInitialMetadata([MetadataKey.initial: value])
        }
        if let value = context.metadata[binary: MetadataKey.trailing] {
            var trailing = Metadata()
            trailing.addBinary(value, forKey: MetadataKey.trailing)
            context.addTrailingMetadata(trailing)
        }
    }

    private func expect(_ compressed: GRPCTesting.BoolValue?, _ wasCompressed: Bool) throws {
        guard let compressed, compressed.value != wasCompressed else { return }
        throw RPCError(
            code: .invalidArgument, message: "the request came \(wasCompressed ? "compressed" : "uncompressed"), against expectation")
    }

    private func echo(_ status: GRPCTesting.EchoStatus?) throws {
        guard let status, status.code != 0 else { return }
        throw RPCError(code: Status.Code(rawValue: Int(status.code)) ?? .unknown, message: status.message)
    }

    private func payload(_ bytes: Int32) throws -> GRPCTesting.Payload {
        guard (0...Self.maxPayloadBytes).contains(bytes) else {
            throw RPCError(code: .invalidArgument, message: "a payload has from 0 to \(Self.maxPayloadBytes) bytes, not \(bytes)")
        }
        return GRPCTesting.Payload(body: [UInt8](repeating: 0, count: Int(bytes)))
    }
}

/// The metadata that servers send back.
enum MetadataKey {
    static let initial = "x-grpc-test-echo-initial"
    static let trailing = "x-grpc-test-echo-trailing-bin"
}
