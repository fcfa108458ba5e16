import RPC

/// Errors of calls that say that a peer is away.
enum PeerOutage {
    /// Whether the peer or its store cannot answer now. The call may have had its effect all the same.
    static func explains(_ error: any Error) -> Bool {
        guard let code = (error as? any RPCErrorConvertible)?.rpcError.code else { return false }
        return code == .unavailable || code == .deadlineExceeded
    }
}
