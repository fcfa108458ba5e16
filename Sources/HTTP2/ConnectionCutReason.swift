/// Why the server refused or ended a connection or a stream to protect itself, over HTTP/1.1 or HTTP/2. The raw value is the label of a metric.
public enum ConnectionCutReason: String, Sendable, Hashable, CaseIterable {
    /// The listener had the most open connections: `HTTP2Limits.maxConnections`.
    case connectionLimit = "connection_limit"
    /// The address had the most open connections: `HTTP2Limits.maxConnectionsPerPeer`.
    case peerConnectionLimit = "peer_connection_limit"
    /// The address caused too many of the reasons below: the gateway's `limits.address_faults`. The connection was not served.
    case peerFaults = "peer_faults"
    /// TLS or the start of HTTP/2 failed, or took longer than `HTTP2Limits.handshakeTimeout`.
    case handshake
    /// A header block was larger than `HTTP2Limits.maxHeaderListBytes`. One stream is answered or reset.
    case headerList = "header_list"
    /// A header block did not end in time: `HTTP2Limits.headTimeout`.
    case slowHead = "slow_head"
    /// A request did not end in time: `HTTP2Limits.requestTimeout`. One stream is reset.
    case slowRequest = "slow_request"
    /// The peer does not read a response: `HTTP2Limits.stalledWriteTimeout`. Only the stream is reset if the peer reads others.
    case slowReader = "slow_reader"
    /// More bytes wait to be sent than `HTTP2Limits.maxOutboundBufferedBytes`.
    case unreadBytes = "unread_bytes"
    /// More frames wait to be sent than `HTTP2Limits.maxQueuedFrames`.
    case unreadFrames = "unread_frames"
    /// An HTTP/1.1 client sent more requests ahead of their answers than the server takes.
    case pipelining
    /// More cheap frames than `HTTP2Limits.controlFrameBurst` and `controlFramesPerSecond` allow.
    case controlFlood = "control_flood"
    /// More resets, by the peer or caused by it, than `HTTP2Limits.resetBurst` and `resetsPerSecond` allow.
    case resetFlood = "reset_flood"
    /// More CONTINUATION frames than `HTTP2Limits.maxContinuations`.
    case continuationFlood = "continuation_flood"
    /// The request of a call exceeded the server's budget of memory. One call is answered.
    case messageBudget = "message_budget"
    /// The peer broke the protocol.
    case protocolViolation = "protocol_violation"
    /// A keepalive PING was not answered.
    case silence
}
