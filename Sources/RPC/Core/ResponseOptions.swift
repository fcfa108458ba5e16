/// A handler's options for its response.
struct ResponseOptions: Sendable {
    var initialMetadata = Metadata()
    var trailingMetadata = Metadata()
    /// `nil`: compresses if the client compresses its messages.
    var compresses: Bool?
}

extension ServerContext {
    /// Adds metadata that the client gets before the first response. No effect after a streaming handler has written a response.
    public func addInitialMetadata(_ metadata: Metadata) {
        self.call.changeResponse { $0.initialMetadata.add(contentsOf: metadata) }
    }

    /// Adds metadata that the client gets with the status.
    public func addTrailingMetadata(_ metadata: Metadata) {
        self.call.changeResponse { $0.trailingMetadata.add(contentsOf: metadata) }
    }

    /// Compresses the responses of this call, or not, if the client accepts compression. By default they are compressed if the client compresses its
    /// messages and they are not very small. No effect after a streaming handler has written a response.
    public func compressResponses(_ compresses: Bool) {
        self.call.changeResponse { $0.compresses = compresses }
    }

    /// The metadata sent with the status: the error's own and the handler's.
    func trailingMetadata(of error: RPCError?) -> Metadata {
        var metadata = error?.metadata ?? Metadata()
        if let options = self.call.responseOptions { metadata.add(contentsOf: options.trailingMetadata) }
        return metadata
    }
}

/// An event of a response besides its messages (`CallOptions.responseObserver`).
public enum ResponseEvent: Sendable, Hashable {
    /// The server began to answer. Absent when the server sends only a status.
    case initialMetadata(Metadata)
    /// A message arrived, which may be before the caller takes it.
    case message(isCompressed: Bool)
    /// The status arrived. Comes last, and not at all when the call ends without one.
    case trailingMetadata(Metadata)
}
