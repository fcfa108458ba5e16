import NIOCore

public final class TLSHandler: ChannelDuplexHandler {
    public typealias InboundIn = ByteBuffer
    public typealias InboundOut = ByteBuffer
    public typealias OutboundIn = ByteBuffer
    public typealias OutboundOut = ByteBuffer

    public init(context: TLSServerContext, handshakeTimeout: TimeAmount = .seconds(10)) throws {}
    public init(context: TLSClientContext, serverName: String?, handshakeTimeout: TimeAmount = .seconds(10)) throws {}
}
