import CarillonAPI
import RPC
import ServiceKit

/// The meaning of an error of the evaluator for requests of the spool.
enum ReplayVerdict: Sendable, Hashable {
    /// It is away, starting, overloaded or slow: everything waits.
    case away(asked: Duration?)
    /// It cannot take events of this app now.
    case appWaits
    /// It refuses the request for good.
    case refused(APIError)
    /// It fails. The request may be the cause, or the evaluator.
    case unclear(APIError)

    init(_ error: any Error) {
        guard let error = (error as? any RPCErrorConvertible)?.rpcError else {
            self = .unclear(APIError(.internalError, "\(error)"))
            return
        }
        let known = APIError(error)
        switch error.code {
        case _ where error.isTooLarge: self = .refused(known)
        // With the reason `unavailable` the evaluator itself answers, such as while it cannot read the policy of the app.
        case .unavailable where error.reason == ErrorReason.unavailable.code: self = .appWaits
        case .unavailable, .deadlineExceeded, .resourceExhausted, .cancelled: self = .away(asked: error.retryAfter)
        // About the gateway, and not about the events.
        case .permissionDenied where known.reason == .forbidden, .unauthenticated: self = .unclear(known)
        case .invalidArgument, .outOfRange, .notFound, .permissionDenied, .failedPrecondition, .aborted, .alreadyExists:
            self = error.reason == nil ? .unclear(known) : .refused(known)
        default: self = .unclear(known)
        }
    }
}
