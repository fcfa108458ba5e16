import RPC

/// The cases with streams of messages.
extension InteropClient {
    private static let requestSizes = [27_182, 8, 1_828, 45_904]
    private static let responseSizes = [31_415, 9, 2_653, 58_979]

    func clientStreaming(_ service: Service) async throws {
        let response = try await service.streamingInputCall(options: Self.options) { writer in
            for size in Self.requestSizes { try await writer.write(.init(payload: .zeros(size))) }
        }
        try expect(response.aggregatedPayloadSize == 74_922, "the server counted \(response.aggregatedPayloadSize) bytes")
    }

    func clientCompressedStreaming(_ service: Service) async throws {
        @Sendable func message(_ size: Int, compressed: Bool) -> GRPCTesting.StreamingInputCallRequest {
            .init(payload: .zeros(size), expectCompressed: probesCompression ? .init(value: compressed) : nil)
        }
        if probesCompression {
            let probe = try await statusOfFailure {
                try await service.streamingInputCall(options: Self.options) { try await $0.write(message(27_182, compressed: true)) }
            }
            try expect(probe.code == .invalidArgument, "the probe ended with \(probe)")
        }
        let response = try await service.streamingInputCall(options: CallOptions(timeout: Self.timeout, compression: .gzip)) { writer in
            try await writer.write(message(27_182, compressed: true))
            try await writer.write(message(45_904, compressed: false), compressed: false)
        }
        try expect(response.aggregatedPayloadSize == 73_086, "the server counted \(response.aggregatedPayloadSize) bytes")
    }

    func serverStreaming(_ service: Service) async throws {
        let request = GRPCTesting.StreamingOutputCallRequest(responseParameters: Self.responseSizes.map { .init(size: Int32($0)) })
        let sizes = try await service.streamingOutputCall(request, options: Self.options) { try await $0.payloadSizes() }
        try expect(sizes == Self.responseSizes, "payloads of \(sizes) bytes")
    }

    func serverCompressedStreaming(_ service: Service) async throws {
        let request = GRPCTesting.StreamingOutputCallRequest(responseParameters: [
            .init(size: 31_415, compressed: .init(value: true)), .init(size: 92_653, compressed: .init(value: false)),
        ])
        let record = ResponseRecord()
        let sizes = try await service.streamingOutputCall(request, options: record.options()) { try await $0.payloadSizes() }
        try expect(sizes == [31_415, 92_653], "payloads of \(sizes) bytes")
        try expect(record.compressed == [true, false], "compressed: \(record.compressed)")
    }

    /// Each request waits for the answer to the one before.
    func pingPong(_ service: Service) async throws {
        let (turns, turn) = AsyncStream.makeStream(of: Int.self)
        turn.yield(0)
        let sizes = try await service.fullDuplexCall(
            options: Self.options,
            requests: { writer in
                for await index in turns where index < Self.requestSizes.count {
                    try await writer.write(
                        .init(
                            responseParameters: [.init(size: Int32(Self.responseSizes[index]))],
                            payload: .zeros(Self.requestSizes[index])))
                }
            },
            onResponse: { responses in
                var sizes: [Int] = []
                for try await response in responses {
                    sizes.append(response.payload?.body.count ?? 0)
                    if sizes.count < Self.requestSizes.count { turn.yield(sizes.count) } else { turn.finish() }
                }
                return sizes
            })
        try expect(sizes == Self.responseSizes, "payloads of \(sizes) bytes")
    }

    func emptyStream(_ service: Service) async throws {
        let sizes = try await service.fullDuplexCall(
            options: Self.options, requests: { _ in }, onResponse: { try await $0.payloadSizes() })
        try expect(sizes.isEmpty, "payloads of \(sizes) bytes")
    }

    func cancelAfterBegin(_ service: Service) async throws {
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let call = Task {
            try await service.streamingInputCall(options: Self.options) { _ in
                begin.finish()
                try await Task.sleep(for: Self.timeout)
            }
        }
        for await _ in begun {}
        call.cancel()
        try await expectCancelled(call)
        // The server is none the worse for it.
        try await emptyUnary(service)
    }

    func cancelAfterFirstResponse(_ service: Service) async throws {
        let (answered, answer) = AsyncStream.makeStream(of: Void.self)
        let call = Task {
            try await service.fullDuplexCall(
                options: Self.options,
                requests: { writer in
                    try await writer.write(.init(responseParameters: [.init(size: 31_415)], payload: .zeros(27_182)))
                    try await Task.sleep(for: Self.timeout)
                },
                onResponse: { responses in
                    for try await _ in responses { answer.finish() }
                })
        }
        for await _ in answered {}
        call.cancel()
        try await expectCancelled(call)
        try await emptyUnary(service)
    }

    /// In Swift a cancelled call is a cancelled task, which says so with its own error.
    private func expectCancelled(_ call: Task<some Sendable, any Error>) async throws {
        switch await call.result {
        case .success: throw CaseFailed(description: "the cancelled call ended well")
        case .failure(let error): try expect(error is CancellationError, "the cancelled call ended with \(error)")
        }
    }

    func timeoutOnSleepingServer(_ service: Service) async throws {
        let status = try await statusOfFailure {
            try await service.fullDuplexCall(
                options: CallOptions(timeout: .milliseconds(1)),
                requests: { writer in
                    try await writer.write(.init(payload: .zeros(27_182)))
                    try await Task.sleep(for: Self.timeout)
                },
                onResponse: { try await $0.payloadSizes() })
        }
        try expect(status.code == .deadlineExceeded, "the status was \(status)")
    }
}
