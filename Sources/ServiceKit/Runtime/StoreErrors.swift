import CarillonAPI
public import GRDB
public import RPC
public import Storage

extension StoreError: RPCErrorConvertible {
    /// What a caller sees: the trouble of the store, without its path (ARCH-03: busy is `STORAGE_BUSY`; ARCH-16: a store that cannot be
    /// used is 503).
    public var rpcError: RPCError {
        switch self {
        // A wait as long as the lock's: a client that tried again sooner would run into its deadline and hear of that instead.
        case .busy: APIError(.storageBusy, "the store was locked for more than 5 s; repeat the call", retryAfter: .seconds(5)).rpcError
        case .overloaded:
            APIError(.storageBusy, "more calls wait for the store than it accepts; repeat the call", retryAfter: .seconds(1)).rpcError
        case .groupLost, .closed, .diskFull:
            APIError(.unavailable, "the store cannot take the call now; repeat it", retryAfter: .seconds(1)).rpcError
        case .corrupt, .unreadable:
            APIError(.unavailable, "the store cannot be used until an operator has mended it; the service's log has the reason").rpcError
        default: APIError(.internalError, "the store failed").rpcError
        }
    }

    /// Whether the service's log must have it although the caller is only told to come again: it will not pass by itself.
    var isOperatorsBusiness: Bool {
        switch self {
        case .overloaded, .closed: false
        default: true
        }
    }
}

/// What is left after ``StoreError`` took what concerns the whole store: a statement that SQLite refuses, which is a fault of ours.
extension DatabaseError: RPCErrorConvertible {
    /// Without the statement, which is in the service's log.
    public var rpcError: RPCError {
        APIError(.internalError, "the store refused what the service asked of it; the service's log has the reason").rpcError
    }
}
