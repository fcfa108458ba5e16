import CNghttp2
import NIOCore

/// Callbacks of the session while it reads bytes of the peer. They run inside `nghttp2_session_mem_recv`.
extension HTTP2Connection {
    /// A request begins.
    func acceptStream(_ id: Int32) -> HTTP2Stream {
        let stream = HTTP2Stream(id: id, connection: self)
        stream.openedAt = liveness.lastHeard
        insert(stream)
        streamsOpened += 1
        floodGuard.earn(Self.framesPerStream)
        return stream
    }

    /// A header block is complete and well-formed.
    func receivedHeaders(_ stream: HTTP2Stream, endStream: Bool) {
        let headers = headerBlock.fields
        if endStream { stream.isRemoteEndReceived = true }
        guard stream.resetSent == nil else { return }
        if stream.isFinalHeadReceived {
            stream.delegate?.stream(stream, didReceiveTrailers: headers)
            return
        }
        if lifecycle.role == .client, headers.firstValue(":status", { $0.first == UInt8(ascii: "1") }) ?? false { return countCheapFrame() }
        stream.isFinalHeadReceived = true
        if stream.delegate == nil { stream.delegate = makeStreamDelegate?(stream) }
        stream.delegate?.stream(stream, didReceive: headers, endStream: endStream)
    }

    /// Bytes of a body arrived. They are credited also without a reader, because the connection's window is for all streams.
    func receivedBytes(_ count: Int) {
        SessionCode.check(nghttp2_session_consume_connection(session, count), "consume_connection")
    }

    /// A piece of a body. `data` lies inside `inbound`.
    func receiveData(_ stream: HTTP2Stream, _ data: UnsafeRawBufferPointer, endsFrameOfStream: Bool) {
        guard !stream.isClosed, stream.resetSent == nil, data.count > 0 else { return }
        stream.releaseHeldData(endStream: false)
        stream.heldData = pieceOfInbound(data, isLast: endsFrameOfStream)
    }

    /// A slice costs nothing, but keeps the whole read buffer alive. It is used for the last piece of a body, which is processed at once, and for
    /// large pieces. Small pieces are copied, so that a peer cannot make us keep 64 KiB for each byte.
    private func pieceOfInbound(_ data: UnsafeRawBufferPointer, isLast: Bool) -> ByteBuffer {
        if let inbound, isLast || data.count * 4 >= inbound.capacity {
            let offset = inbound.withUnsafeReadableBytes { data.baseAddress! - $0.baseAddress! }
            return inbound.getSlice(at: inbound.readerIndex + offset, length: data.count)!
        }
        return ByteBuffer(bytes: data)
    }

    /// A DATA frame is complete.
    func receivedData(_ stream: HTTP2Stream, endStream: Bool) {
        if endStream { stream.isRemoteEndReceived = true }
        guard stream.resetSent == nil else { return }
        stream.releaseHeldData(endStream: endStream)
    }

    func receivedSettings() {
        let granted = Int(nghttp2_session_get_remote_settings(session, NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS))
        let isFirst = lifecycle.receivedSettings()
        let changed = granted != peerMaxConcurrentStreams
        if granted > peerMaxConcurrentStreams { capacityIncreased = true }
        peerMaxConcurrentStreams = granted
        if isFirst {
            liveness.handshakeCompleted()
            rescheduleTimer()
            ready.succeed()
        } else if changed {
            onSettingsChange?(self)
        }
    }

    func receivedGoAway(_ goAway: HTTP2GoAway) {
        countCheapFrame()
        lifecycle.receivedGoAway(goAway)
        onGoAway?(self, goAway)
    }

    func receivedPingAnswer(_ payload: UInt64) {
        guard let ping = pings.remove(payload) else { return }
        ping.completion(.success(eventLoop.now - ping.sentAt))
    }

    // MARK: The end of streams

    /// Our side of the stream is complete and serialized.
    func sentEnd(_ stream: HTTP2Stream) {
        stream.isLocalEndSent = true
        // The response is complete before the request: tells the client to stop sending (RFC 9113 §8.1).
        if lifecycle.role == .server, !stream.isRemoteEndReceived, !stream.isClosed { submitReset(stream, .noError) }
    }

    /// The session has closed the stream.
    func sessionClosed(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) {
        finish(stream, closeReason(stream, code))
    }

    private func closeReason(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) -> HTTP2StreamCloseReason {
        switch code {
        case .noError:
            // A server may finish before the request ends, with RST_STREAM(NO_ERROR): the exchange is complete for both sides.
            let isComplete = lifecycle.role == .client ? stream.isRemoteEndReceived : stream.isLocalEndSent
            return isComplete ? .normal : .reset(.noError, byPeer: stream.isResetReceived)
        case .refusedStream where lifecycle.role == .client && stream.resetSent == nil:
            return .refused
        default:
            return .reset(stream.resetSent ?? code, byPeer: stream.isResetReceived && stream.resetSent == nil)
        }
    }

    /// The request was never sent, because the peer's GOAWAY or our own reset came first.
    func requestWasNotSent(_ id: Int32) {
        guard let stream = streams.first(where: { $0.id == id }) else { return }
        // Keeps the object, because the session may still report the stream as closed.
        nghttp2_session_set_stream_user_data(session, id, nil)
        finish(stream, stream.resetSent.map { .reset($0, byPeer: false) } ?? .refused)
    }
}
