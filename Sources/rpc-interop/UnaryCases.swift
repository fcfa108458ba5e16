import RPC

/// The cases of one request and one response.
extension InteropClient {
    private static let requestBytes = 271_828
    private static let responseBytes = 314_159

    private func largeRequest() -> GRPCTesting.SimpleRequest {
        GRPCTesting.SimpleRequest(responseSize: Int32(Self.responseBytes), payload: .zeros(Self.requestBytes))
    }

    private func expectLarge(_ response: GRPCTesting.SimpleResponse) throws {
        try expect(
            response.payload == .zeros(Self.responseBytes), "\(response.payload?.body.count ?? 0) bytes instead of \(Self.responseBytes) zeros")
    }

    func emptyUnary(_ service: Service) async throws {
        _ = try await service.emptyCall(GRPCTesting.Empty(), options: Self.options)
    }

    func largeUnary(_ service: Service) async throws {
        try expectLarge(try await service.unaryCall(largeRequest(), options: Self.options))
    }

    func clientCompressedUnary(_ service: Service) async throws {
        var request = largeRequest()
        if probesCompression {
            request.expectCompressed = .init(value: true)
            let probe = try await statusOfFailure { try await service.unaryCall(request, options: Self.options) }
            try expect(probe.code == .invalidArgument, "the probe ended with \(probe)")
        }
        for compressed in [true, false] {
            request.expectCompressed = probesCompression ? .init(value: compressed) : nil
            let options = CallOptions(timeout: Self.timeout, compression: compressed ? .gzip : .none)
            try expectLarge(try await service.unaryCall(request, options: options))
        }
    }

    func serverCompressedUnary(_ service: Service) async throws {
        for compressed in [true, false] {
            var request = largeRequest()
            request.responseCompressed = .init(value: compressed)
            let record = ResponseRecord()
            try expectLarge(try await service.unaryCall(request, options: record.options()))
            try expect(record.compressed == [compressed], "compressed: \(record.compressed) instead of \(compressed)")
        }
    }

    func customMetadata(_ service: Service) async throws {
        let (text, bytes): (String, [UInt8]) = ("test_initial_metadata_value", [0xAB, 0xAB, 0xAB])
        var metadata: Metadata = [MetadataKey.initial: text]
        metadata.addBinary(bytes, forKey: MetadataKey.trailing)
        func check(_ record: ResponseRecord) throws {
            try expect(record.initialMetadata?[string: MetadataKey.initial] == text, "initial: \(String(describing: record.initialMetadata))")
            try expect(record.trailingMetadata?[binary: MetadataKey.trailing] == bytes, "trailing: \(String(describing: record.trailingMetadata))")
        }

        let unary = ResponseRecord()
        try expectLarge(try await service.unaryCall(largeRequest(), options: unary.options(metadata: metadata)))
        try check(unary)

        let duplex = ResponseRecord()
        let request = largeRequest()
        let sizes = try await service.fullDuplexCall(
            options: duplex.options(metadata: metadata),
            requests: { writer in
                try await writer.write(.init(responseParameters: [.init(size: request.responseSize)], payload: request.payload))
            },
            onResponse: { try await $0.payloadSizes() })
        try expect(sizes == [Self.responseBytes], "payloads of \(sizes) bytes")
        try check(duplex)
    }

    /// The server is asked for a status, of both kinds of calls.
    func status(_ code: Int32, _ message: String, _ service: Service, unaryOnly: Bool = false) async throws {
        let wanted = GRPCTesting.EchoStatus(code: code, message: message)
        func check(_ status: Status) throws {
            try expect(status.code.rawValue == Int(code) && status.message == message, "the status was \(status)")
        }
        try check(try await statusOfFailure { try await service.unaryCall(.init(responseStatus: wanted), options: Self.options) })
        if unaryOnly { return }
        try check(
            try await statusOfFailure {
                try await service.fullDuplexCall(
                    options: Self.options, requests: { try await $0.write(.init(responseStatus: wanted)) },
                    onResponse: { try await $0.payloadSizes() })
            })
    }

    func unimplementedMethod(_ service: Service) async throws {
        let status = try await statusOfFailure { try await service.unimplementedCall(.init(), options: Self.options) }
        try expect(status.code == .unimplemented, "the status was \(status)")
    }

    func unimplementedService(_ channel: ClientChannel) async throws {
        let service = GRPCTesting.UnimplementedService.Client(channel)
        let status = try await statusOfFailure { try await service.unimplementedCall(.init(), options: Self.options) }
        try expect(status.code == .unimplemented, "the status was \(status)")
    }

    /// A channel for each call.
    func channelSoak() async throws {
        try await soak.run {
            let channel = makeChannel()
            do {
                try await largeUnary(Service(channel))
            } catch {
                await channel.shutdown()
                throw error
            }
            await channel.shutdown()
        }
    }

    func concurrentLargeUnary(_ service: Service) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<concurrentCalls { group.addTask { try await largeUnary(service) } }
            try await group.waitForAll()
        }
    }
}

extension GRPCTesting.Payload {
    static func zeros(_ count: Int) -> Self { Self(body: [UInt8](repeating: 0, count: count)) }
}

extension ResponseStream<GRPCTesting.StreamingOutputCallResponse> {
    /// Reads to the end: the size of each payload, which must be zeros.
    func payloadSizes() async throws -> [Int] {
        var sizes: [Int] = []
        for try await response in self {
            let body = response.payload?.body ?? []
            try expect(body.allSatisfy { $0 == 0 }, "payload \(sizes.count) has other bytes than zeros")
            sizes.append(body.count)
        }
        return sizes
    }
}
