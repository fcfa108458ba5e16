public import CarillonAPI
import Protobuf
import RPC
import ServiceKit

/// What an error of a peer means for the items that were to be delivered to it.
public enum DeliveryVerdict: Sendable, Hashable {
    /// The peer will never take them as they are: they are malformed, or too large. Repeating the call changes nothing.
    case refused(APIError)
    /// The peer is away, starting, full or slow: the same call will be taken later.
    ///
    /// - Parameters:
    ///   - after: how long the peer asks to be left alone, where it says so.
    ///   - isTimeout: the call took too long; one about less may not.
    case later(after: Duration?, isTimeout: Bool)
    /// The peer failed. Whether one of the items made it fail, only further calls can tell.
    ///
    /// - Parameter concernsCaller: it is rather about who calls, or the peer as such, than about an item.
    case unclear(APIError, concernsCaller: Bool)

    /// The verdict on what a call threw.
    public init(_ error: any Error) {
        switch error {
        case let error as Protobuf.DecodingError: self = .refused(APIError(.invalidArgument, "the stored message cannot be read: \(error)"))
        case let error as any RPCErrorConvertible: self.init(error.rpcError)
        default: self = .unclear(APIError(.internalError, "\(error)"), concernsCaller: false)
        }
    }

    /// The verdict on a call about one item alone. It cannot be made about less, so a time-out is a failure without a reason; where the peer
    /// answers about nothing else the peer is slow, and nothing is held against the item.
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
    /// The peer knows nothing that the item is about, such as an app or a device that is gone. Nobody needs to look at that.
    public var saysGone: Bool { reason == ErrorReason.notFound.code }

    /// The result as an error.
    public var error: APIError {
        APIError(ErrorReason(code: reason) ?? .internalError, field: field.isEmpty ? nil : field, message)
    }
}
