import NIOCore

extension RPCError {
    /// What a handler's error becomes on the wire.
    ///
    /// An error that is not meant for callers is `UNKNOWN` and its text stays here: it may hold what the caller must not see.
    /// The request id leads to it in the service's log.
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
