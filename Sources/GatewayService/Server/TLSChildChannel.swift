import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import TLS

/// HTTP behind our own TLS: the handshake in front of whatever protocol a base channel speaks.
struct TLSChildChannel<Base: ServerChildChannel>: ServerChildChannel {
    let base: Base
    let context: TLSServerContext

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
        channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(TLSHandler(context: context))
        }.flatMap { base.setup(channel: channel, logger: logger) }
    }

    func handle(value: Base.Value, logger: Logger) async {
        await base.handle(value: value, logger: logger)
    }
}

extension HTTPServerBuilder {
    /// HTTP/1.1 over TLS.
    static func tls(_ context: TLSServerContext) -> HTTPServerBuilder {
        HTTPServerBuilder { responder in TLSChildChannel(base: HTTP1Channel(responder: responder), context: context) }
    }
}
