/// What a handler says about its response besides the messages.
struct ResponseOptions: Sendable {
    var initialMetadata = Metadata()
    var trailingMetadata = Metadata()
    /// `nil`: as the client compresses its own messages.
    var compresses: Bool?
}

extension ServerContext {
    /// Adds to the metadata the client gets before the first response. In vain once a streaming handler has written one.
    public func addInitialMetadata(_ metadata: Metadata) {
        self.call.changeResponse { $0.initialMetadata.add(contentsOf: metadata) }
    }

    /// Adds to the metadata the client gets with the status, whichever it is.
    public func addTrailingMetadata(_ metadata: Metadata) {
        self.call.changeResponse { $0.trailingMetadata.add(contentsOf: metadata) }
    }

    /// Has the responses of this call compressed, or not, if the client can read compressed ones. Without it they are when the client
    /// compresses its own and they are not very small. In vain once a streaming handler has written a response.
    public func compressResponses(_ compresses: Bool) {
        self.call.changeResponse { $0.compresses = compresses }
    }

    /// What goes with the status: the error's own metadata and what the handler added.
    func trailingMetadata(of error: RPCError?) -> Metadata {
        var metadata = error?.metadata ?? Metadata()
        if let options = self.call.responseOptions { metadata.add(contentsOf: options.trailingMetadata) }
        return metadata
    }
}

/// What a client may learn of a response besides its messages: see `CallOptions.responseObserver`.
public enum ResponseEvent: Sendable, Hashable {
    /// The server began to answer. Does not come when the status is all that the server says.
    case initialMetadata(Metadata)
    /// A message arrived, which may be before the caller takes it.
    case message(isCompressed: Bool)
    /// The status arrived. Comes last, and not at all when the call ends without one.
    case trailingMetadata(Metadata)
}
