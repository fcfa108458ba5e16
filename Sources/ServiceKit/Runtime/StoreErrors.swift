import CarillonAPI
public import GRDB
public import RPC
public import Storage

extension StoreError: RPCErrorConvertible {
    /// The error for callers, without the store's path (ARCH-03: busy is `STORAGE_BUSY`; ARCH-16: an unusable store is 503).
    public var rpcError: RPCError {
        switch self {
        // As long as the lock's timeout: an earlier retry would run into its deadline instead.
        case .busy: APIError(.storageBusy, "the store was locked for more than 5 s; repeat the call", retryAfter: .seconds(5)).rpcError
        case .overloaded:
            APIError(.storageBusy, "more calls wait for the store than it accepts; repeat the call", retryAfter: .seconds(1)).rpcError
        case .diskFull:
            APIError(.unavailable, "the disk of the service's store is full; repeat the call when an operator has made room", retryAfter: .seconds(1))
                .rpcError
        case .groupLost, .closed:
            APIError(.unavailable, "the store cannot take the call now; repeat it", retryAfter: .seconds(1)).rpcError
        case .corrupt, .unreadable:
            APIError(.unavailable, "the store cannot be used until an operator has mended it; the service's log has the reason").rpcError
        default: APIError(.internalError, "the store failed").rpcError
        }
    }

    /// Whether an operator must act, because the error does not pass by itself: the service logs it.
    var isOperatorsBusiness: Bool {
        switch self {
        case .overloaded, .closed: false
        default: true
        }
    }
}

/// Errors that are no ``StoreError``: SQLite refused a statement, which is a bug.
extension DatabaseError: RPCErrorConvertible {
    /// Without the statement, which is in the service's log.
    public var rpcError: RPCError {
        APIError(.internalError, "the store refused what the service asked of it; the service's log has the reason").rpcError
    }
}
