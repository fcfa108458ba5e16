import CNghttp2
import NIOCore

/// What a connection does against a peer that costs more than it should. Every bound is a member of `HTTP2Limits`.
///
/// nghttp2 1.52 bounds by itself: CONTINUATION frames after HEADERS, entries of one SETTINGS, unsent answers to PING and SETTINGS, resets a
/// second (with INTERNAL_ERROR and on its own clock; set so wide here that ours comes first), the length of one field, the size of the
/// compression tables. PRIORITY, which we announce that we do not use, it skips without a word, as it does frames it does not know: they
/// cost what reading them costs. The rest is ours.
extension HTTP2Connection {
    /// Cheap frames that a stream of the peer, and a DATA frame of ours, entitle it to: a window for the stream, one for the connection, a
    /// PING to measure.
    static let framesPerStream = 2.0
    static let framesPerDataFrame = 4.0

    /// A frame that costs the peer nothing.
    func countCheapFrame() {
        guard !isClosing, !floodGuard.admit(now: eventLoop.now) else { return }
        fail(
            HTTP2Error(
                .peerExceededLimit,
                "\(remoteDescription) sent more than \(limits.controlFrameBurst) frames in a burst that carry nothing (PING, SETTINGS, empty DATA …)",
                cut: .controlFlood),
            goAway: .enhanceYourCalm)
    }

    /// A stream of the peer ended by force: its own reset, or ours for what it had sent. The work for it was for nothing.
    func countReset() {
        guard lifecycle.role == .server, !isClosing, !resetGuard.admit(now: eventLoop.now) else { return }
        fail(
            HTTP2Error(
                .peerExceededLimit,
                "\(remoteDescription) reset more than \(limits.resetBurst) streams in a burst, or made us reset them; the connection was closed",
                cut: .resetFlood),
            goAway: .enhanceYourCalm)
    }

    /// We reset a stream. Those that only end an answered request early, and those refused because the client did not know the limit yet,
    /// are nobody's fault.
    func sentReset(_ code: HTTP2ErrorCode) {
        if code != .noError, code != .refusedStream { countReset() }
    }

    /// The header block being received went beyond `maxHeaderListBytes`. Its stream is answered, and over, before the session reads on: for a
    /// stream that is over it reads a block for the compression table alone. To check and to report its fields costs far more where a byte
    /// stands for a long field.
    func refuseHeaderBlock(_ session: OpaquePointer) {
        guard let stream = SessionCallbacks.stream(session, headerBlock.takeStreamToRefuse()), stream.resetSent == nil else { return }
        onCut?(.headerList)
        if stream.isFinalHeadReceived || lifecycle.role == .client {
            stream.delegate?.stream(stream, didRefuseHeadersLargerThan: limits.maxHeaderListBytes)
        }
        if lifecycle.role == .server, !stream.isHeadSent {
            // RFC 6585 §5.
            stream.sendHeaders([":status": "431", "content-length": "0"], endStream: true)
        }
        if hasFramesToCollect { collectDuringRead(session) }
        if stream.isClosed {
            // An answer cost us more than the request cost the peer; a reset is counted when it leaves.
            countReset()
        } else {
            stream.reset(.enhanceYourCalm)
        }
    }

    /// After each pass: what could not be sent is bounded.
    func checkQueuedFrames() {
        guard queuedFrames > limits.maxQueuedFrames else { return }
        fail(
            HTTP2Error(
                .peerExceededLimit, "\(remoteDescription) leaves more than \(limits.maxQueuedFrames) frames unread; the connection was closed",
                cut: .unreadFrames),
            goAway: .enhanceYourCalm)
    }

    /// Fatal words of the session, as an error of ours.
    func sessionFailure(_ code: Int) -> HTTP2Error {
        switch nghttp2_error(Int32(code)) {
        case NGHTTP2_ERR_BAD_CLIENT_MAGIC:
            HTTP2Error(.protocolViolation, "\(remoteDescription) does not speak HTTP/2: it sent no connection preface", cut: .handshake)
        case NGHTTP2_ERR_TOO_MANY_CONTINUATIONS:
            HTTP2Error(
                .peerExceededLimit, "\(remoteDescription) sent more than \(limits.maxContinuations) CONTINUATION frames after one HEADERS",
                cut: .continuationFlood)
        case NGHTTP2_ERR_FLOODED:
            HTTP2Error(.peerExceededLimit, "\(remoteDescription) leaves the answers to its PING and SETTINGS unread", cut: .unreadFrames)
        default:
            HTTP2Error(
                .protocolViolation, "\(remoteDescription) broke the HTTP/2 protocol: \(sessionComplaint ?? SessionCode.describe(Int32(code)))",
                cut: .protocolViolation)
        }
    }

    // MARK: Progress

    /// At the end of a read: whether a header block is left open.
    func noteHeaderBlock() {
        guard frameBounds.openHeaderBlock != liveness.openHeaderBlock else { return }
        liveness.headerBlock(frameBounds.openHeaderBlock, now: eventLoop.now)
    }

    /// Resets requests that do not come to their end, and complete responses that nobody reads.
    func checkStreams() {
        guard lifecycle.role == .server, let requestTimeout = limits.requestTimeout else { return }
        let now = eventLoop.now
        // A copy: who is told of a reset may do things.
        for stream in streams where stream.resetSent == nil {
            if !stream.isRemoteEndReceived, !stream.takesItsTime, stream.openedAt + requestTimeout <= now {
                cut(stream, .slowRequest)
            } else if !stream.outbox.isEmpty, !stream.outbox.acceptsMore {
                checkReader(of: stream, now)
            }
        }
        // Again in a while, as long as there are streams.
        if !streams.isEmpty { liveness.streamsOpen(streams.count, now: now) }
    }

    private func checkReader(of stream: HTTP2Stream, _ now: NIODeadline) {
        guard let mark = stream.readingMark, stream.outbox.bytes > mark.bytes - limits.minimumReadBytes else {
            stream.readingMark = (stream.outbox.bytes, now)
            return
        }
        if mark.at + limits.stalledWriteTimeout <= now { cut(stream, .slowReader) }
    }

    private func cut(_ stream: HTTP2Stream, _ reason: HTTP2CutReason) {
        onCut?(reason)
        stream.reset(.enhanceYourCalm)
    }
}
