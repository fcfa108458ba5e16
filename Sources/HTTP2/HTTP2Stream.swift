import NIOCore

/// One request and its response. All members are for the connection's event loop alone.
// Sendable by confinement: see HTTP2Connection.
public final class HTTP2Stream: @unchecked Sendable {
    public let id: Int32
    public let connection: HTTP2Connection
    public var eventLoop: any EventLoop { connection.eventLoop }
    init(id: Int32, connection: HTTP2Connection) { self.id = id; self.connection = connection }

    public func sendHeaders(_ headers: HTTP2Headers, endStream: Bool) {}
    public func sendData(_ data: ByteBuffer, endStream: Bool) {}
    public func sendTrailers(_ trailers: HTTP2Headers) {}
    public func sendResponse(headers: HTTP2Headers, data: ByteBuffer?, trailers: HTTP2Headers?) {}
    public func reset(_ code: HTTP2ErrorCode) {}
    public func consumed(_ bytes: Int) {}
    public var isWritable: Bool { true }
    public var bufferedBytes: Int { 0 }
}
