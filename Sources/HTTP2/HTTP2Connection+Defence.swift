import CNghttp2
import NIOCore

/// Defence against hostile peers. Every bound is a member of `HTTP2Limits`.
///
/// nghttp2 1.52 bounds by itself: CONTINUATION frames after HEADERS, entries of one SETTINGS, unsent answers to PING and SETTINGS, resets a second
/// (with INTERNAL_ERROR and on its own clock; set so high that our limit comes first), the length of one field, the size of the compression tables.
/// It skips PRIORITY, which we announce not to use, and unknown frames; they cost only their reading. All other bounds are checked here.
extension HTTP2Connection {
    /// Cheap frames that each stream of the peer and each of our DATA frames allow the peer: a window for the stream, one for the connection, a PING
    /// to measure.
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

    /// A stream of the peer was reset, by the peer or by us for the peer's error. Its work was useless.
    func countReset() {
        guard lifecycle.role == .server, !isClosing, !resetGuard.admit(now: eventLoop.now) else { return }
        fail(
            HTTP2Error(
                .peerExceededLimit,
                "\(remoteDescription) reset more than \(limits.resetBurst) streams in a burst, or made us reset them; the connection was closed",
                cut: .resetFlood),
            goAway: .enhanceYourCalm)
    }

    /// We reset a stream. Resets that only end an answered request early do not count, nor those before the client knew the limit, nor those of
    /// answers that we could not finish (`isOurFault`).
    func sentReset(_ code: HTTP2ErrorCode, isOurFault: Bool) {
        if code != .noError, code != .refusedStream, !isOurFault { countReset() }
    }

    /// The received header block exceeds `maxHeaderListBytes`. Its stream is answered and ended before the session reads on, because for an ended
    /// stream the session reads a block only for the compression table. Checking and reporting its fields would cost far more when one byte means a
    /// long field.
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
            // Counts an answer that costs us more than the request costs the peer. A reset is counted when it is sent.
            countReset()
        } else {
            stream.reset(.enhanceYourCalm)
        }
    }

    /// Checks the limits of unsent frames and bytes after each pass.
    func checkQueuedFrames() {
        guard queuedFrames > limits.maxQueuedFrames else { return }
        fail(
            HTTP2Error(
                .peerExceededLimit, "\(remoteDescription) leaves more than \(limits.maxQueuedFrames) frames unread; the connection was closed",
                cut: .unreadFrames),
            goAway: .enhanceYourCalm)
    }

    /// A fatal code of the session, as an error.
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

    /// Notes at the end of a read whether a header block is open.
    func noteHeaderBlock() {
        guard frameBounds.openHeaderBlock != liveness.openHeaderBlock else { return }
        liveness.headerBlock(frameBounds.openHeaderBlock, now: eventLoop.now)
    }

    /// Resets requests that do not end in time, and complete responses that the peer does not read.
    func checkStreams() {
        guard lifecycle.role == .server, let requestTimeout = limits.requestTimeout else { return }
        let now = eventLoop.now
        // Iterates over a copy, because delegates may open or close streams.
        for stream in streams where stream.resetSent == nil {
            if !stream.isRemoteEndReceived, !stream.takesItsTime, stream.openedAt + requestTimeout <= now {
                cut(stream, .slowRequest)
            } else if !stream.outbox.isEmpty, !stream.outbox.acceptsMore {
                checkReader(of: stream, now)
            }
        }
        // Schedules the next check while there are streams.
        if !streams.isEmpty { liveness.streamsOpen(streams.count, now: now) }
    }

    private func checkReader(of stream: HTTP2Stream, _ now: NIODeadline) {
        guard let mark = stream.readingMark, stream.outbox.bytes > mark.bytes - limits.minimumReadBytes else {
            stream.readingMark = (stream.outbox.bytes, now)
            return
        }
        if mark.at + limits.stalledWriteTimeout <= now { cut(stream, .slowReader) }
    }

    private func cut(_ stream: HTTP2Stream, _ reason: ConnectionCutReason) {
        onCut?(reason)
        stream.reset(.enhanceYourCalm)
    }
}
