import RPC

/// Errors of calls that say that a peer is away.
enum PeerOutage {
    /// Whether the peer or its store cannot answer now. The peer may nevertheless have done what the call asks for.
    static func explains(_ error: any Error) -> Bool {
        guard let code = (error as? any RPCErrorConvertible)?.rpcError.code else { return false }
        return code == .unavailable || code == .deadlineExceeded
    }
}
