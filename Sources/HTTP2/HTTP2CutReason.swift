/// Why this side turned a peer away, or ended its connection or one of its streams, in its own defence. The raw value is the label of a metric.
public enum HTTP2CutReason: String, Sendable, Hashable, CaseIterable {
    /// As many connections as the listener takes were open: `HTTP2Limits.maxConnections`.
    case connectionLimit = "connection_limit"
    /// As many connections as one address may have were open: `HTTP2Limits.maxConnectionsPerPeer`.
    case peerConnectionLimit = "peer_connection_limit"
    /// TLS failed, or HTTP/2 did not begin properly, or either took longer than `HTTP2Limits.handshakeTimeout`.
    case handshake
    /// A header block was larger than `HTTP2Limits.maxHeaderListBytes`. One stream is answered or reset.
    case headerList = "header_list"
    /// A header block was begun and not finished: `HTTP2Limits.headTimeout`.
    case slowHead = "slow_head"
    /// A request was begun and not finished: `HTTP2Limits.requestTimeout`. One stream is reset.
    case slowRequest = "slow_request"
    /// What was asked for is not read: `HTTP2Limits.stalledWriteTimeout`. One stream is reset if the others flow.
    case slowReader = "slow_reader"
    /// More waits to be sent than `HTTP2Limits.maxOutboundBufferedBytes`.
    case unreadBytes = "unread_bytes"
    /// More frames wait to be sent than `HTTP2Limits.maxQueuedFrames`.
    case unreadFrames = "unread_frames"
    /// More cheap frames than `HTTP2Limits.controlFrameBurst` and `controlFramesPerSecond` allow.
    case controlFlood = "control_flood"
    /// More resets, the peer's or those it made us send, than `HTTP2Limits.resetBurst` and `resetsPerSecond` allow.
    case resetFlood = "reset_flood"
    /// More CONTINUATION frames than `HTTP2Limits.maxContinuations`.
    case continuationFlood = "continuation_flood"
    /// A call would have held more of its request than the server has room for. One call is answered.
    case messageBudget = "message_budget"
    /// The peer broke the protocol.
    case protocolViolation = "protocol_violation"
    /// A keepalive PING was not answered.
    case silence
}
