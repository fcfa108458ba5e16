import RPC

/// The cases against servers that break off, shut down or are stingy.
extension InteropClient {
    /// The server ends the connection with GOAWAY behind the first call; nobody should notice.
    func goaway(_ service: Service) async throws {
        try await largeUnary(service)
        try await largeUnary(service)
    }

    /// The server resets the stream before the status. With NO_ERROR, which means INTERNAL.
    func reset(_ service: Service) async throws {
        let status = try await statusOfFailure { try await largeUnary(service) }
        try expect(status.code == .internalError, "the status was \(status)")
    }

    /// One call learns the server's limit, then ten share one stream.
    func maxStreams(_ service: Service) async throws {
        try await largeUnary(service)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<10 { group.addTask { try await largeUnary(service) } }
            try await group.waitForAll()
        }
    }
}
