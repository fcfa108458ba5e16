import RPC

/// The cases, by the names every implementation knows them by.
enum InteropCase: String, CaseIterable, Sendable {
    case emptyUnary = "empty_unary"
    case largeUnary = "large_unary"
    case clientCompressedUnary = "client_compressed_unary"
    case serverCompressedUnary = "server_compressed_unary"
    case clientStreaming = "client_streaming"
    case clientCompressedStreaming = "client_compressed_streaming"
    case serverStreaming = "server_streaming"
    case serverCompressedStreaming = "server_compressed_streaming"
    case pingPong = "ping_pong"
    case emptyStream = "empty_stream"
    case customMetadata = "custom_metadata"
    case statusCodeAndMessage = "status_code_and_message"
    case specialStatusMessage = "special_status_message"
    case unimplementedMethod = "unimplemented_method"
    case unimplementedService = "unimplemented_service"
    case cancelAfterBegin = "cancel_after_begin"
    case cancelAfterFirstResponse = "cancel_after_first_response"
    case timeoutOnSleepingServer = "timeout_on_sleeping_server"
    case rpcSoak = "rpc_soak"
    case channelSoak = "channel_soak"
    case concurrentLargeUnary = "concurrent_large_unary"

    /// The cases against broken HTTP/2 servers (grpc negative-http2-interop-test-descriptions.md).
    case goaway
    case rstAfterHeader = "rst_after_header"
    case rstDuringData = "rst_during_data"
    case rstAfterData = "rst_after_data"
    case ping
    case maxStreams = "max_streams"
    case dataFramePadding = "data_frame_padding"
}

/// A case did not go as it should.
struct CaseFailed: Error, CustomStringConvertible {
    let description: String
}

/// Ends the case unless the condition holds.
func expect(_ condition: Bool, _ failure: @autoclosure () -> String) throws {
    if !condition { throw CaseFailed(description: failure()) }
}

/// The status a call fails with; ends the case when it does not fail.
func statusOfFailure(_ body: () async throws -> some Any) async throws -> Status {
    do {
        _ = try await body()
    } catch let error as RPCError {
        return error.status
    }
    throw CaseFailed(description: "the call should have failed")
}
