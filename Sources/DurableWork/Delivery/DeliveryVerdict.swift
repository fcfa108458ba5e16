public import CarillonAPI
import Protobuf
import RPC
import ServiceKit

/// The meaning of a peer's error for the items of the call.
public enum DeliveryVerdict: Sendable, Hashable {
    /// The peer refuses the items for good: they are malformed or too large.
    case refused(APIError)
    /// The peer is away, starting, overloaded or slow: the same call may succeed later.
    ///
    /// - Parameters:
    ///   - after: the delay that the peer asks for; nil: none.
    ///   - isTimeout: the call timed out; a smaller one may not.
    case later(after: Duration?, isTimeout: Bool)
    /// The peer failed. Only further calls show whether one of the items is the cause.
    ///
    /// - Parameter concernsCaller: the error is about the caller or the whole peer rather than about an item.
    case unclear(APIError, concernsCaller: Bool)

    /// The verdict on an error that a call threw.
    public init(_ error: any Error) {
        switch error {
        case let error as Protobuf.DecodingError: self = .refused(APIError(.invalidArgument, "the stored message cannot be read: \(error)"))
        case let error as any RPCErrorConvertible: self.init(error.rpcError)
        default: self = .unclear(APIError(.internalError, "\(error)"), concernsCaller: false)
        }
    }

    /// The verdict on a call about a single item, which cannot be bisected: a timeout is a failure without a reason. It counts against the item only
    /// where the peer answers about other items.
    func ofSingleItem(_ error: any Error) -> Self {
        guard self == .later(after: nil, isTimeout: true), let error = error as? any RPCErrorConvertible else { return self }
        return .unclear(APIError(error.rpcError), concernsCaller: true)
    }

    private init(_ error: RPCError) {
        guard !error.isTooLarge else {
            self = .refused(APIError(error))
            return
        }
        switch error.code {
        case .invalidArgument, .outOfRange: self = .refused(APIError(error))
        case .unavailable, .resourceExhausted, .cancelled: self = .later(after: error.retryAfter, isTimeout: false)
        case .deadlineExceeded: self = .later(after: error.retryAfter, isTimeout: true)
        case .unauthenticated, .permissionDenied, .unimplemented: self = .unclear(APIError(error), concernsCaller: true)
        default: self = .unclear(APIError(error), concernsCaller: false)
        }
    }
}

extension CommonV1.ItemResult {
    /// The peer does not know the item's subject, such as a removed app or device. No operator needs to act.
    public var saysGone: Bool { reason == ErrorReason.notFound.code }

    /// The peer cannot answer about the item now, such as while it cannot read the policy of the item's app. It answers about other items.
    public var saysLater: Bool { reason == ErrorReason.unavailable.code }

    /// The result as an error.
    public var error: APIError {
        APIError(ErrorReason(code: reason) ?? .internalError, field: field.isEmpty ? nil : field, message)
    }
}
