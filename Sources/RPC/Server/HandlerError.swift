import NIOCore

extension RPCError {
    /// The status of a handler's error.
    ///
    /// An error that is not meant for callers becomes `UNKNOWN` without its text, which may have secrets. The service's log has the text under the
    /// request id.
    static func fromHandler(_ error: any Error, context: ServerContext) -> RPCError {
        switch error {
        case let error as any RPCErrorConvertible:
            return error.rpcError
        case is CancellationError:
            if let deadline = context.deadline, deadline <= .now() {
                return RPCError(code: .deadlineExceeded, message: "\(context.method): the deadline passed before the answer was ready")
            }
            return RPCError(code: .cancelled, message: "\(context.method) was cancelled")
        default:
            return RPCError(
                code: .unknown,
                message: "\(context.method) failed; the service's log has the reason under request \(context.requestID)",
                cause: error)
        }
    }
}
