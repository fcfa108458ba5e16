import CarillonAPI
import RPC
import Storage

extension StoreError: RPCErrorConvertible {
    /// What a caller sees: the trouble of the store, without its path (ARCH-03: busy is `STORAGE_BUSY`).
    public var rpcError: RPCError {
        switch self {
        case .busy: APIError(.storageBusy, "the store was locked for more than 5 s; repeat the call", retryAfter: .seconds(1)).rpcError
        case .overloaded:
            APIError(.storageBusy, "more calls wait for the store than it accepts; repeat the call", retryAfter: .seconds(1)).rpcError
        case .groupLost, .closed, .diskFull:
            APIError(.unavailable, "the store cannot take the call now; repeat it", retryAfter: .seconds(1)).rpcError
        default: APIError(.internalError, "the store failed").rpcError
        }
    }
}
