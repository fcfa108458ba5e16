import CNghttp2
import NIOCore

/// PING, GOAWAY, shutdown and the passing of time.
extension HTTP2Connection {
    // MARK: PING

    /// Sends a PING. The completion gets the round trip time, `.timedOut`, or the error that ended the connection.
    public func ping(timeout: TimeAmount, completion: @escaping (Result<TimeAmount, any Error>) -> Void) {
        eventLoop.preconditionInEventLoop()
        guard let session else {
            return completion(.failure(HTTP2Error(.closed, "the connection to \(remoteDescription) is closed")))
        }
        let payload = pings.makePayload()
        let scheduled = eventLoop.scheduleTask(in: timeout) {
            guard let ping = self.pings.remove(payload) else { return }
            ping.completion(
                .failure(HTTP2Error(.timedOut, "\(self.remoteDescription) did not answer a PING in \(timeout.milliseconds) ms")))
        }
        pings.sent(payload, at: eventLoop.now, timeout: scheduled, completion: completion)
        SessionCode.check(
            withUnsafeBytes(of: payload) {
                nghttp2_submit_ping(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), $0.baseAddress!.assumingMemoryBound(to: UInt8.self))
            }, "submit_ping")
        scheduleFlush()
    }

    // MARK: The end

    /// Refuses new streams, lets open ones finish, then closes, after `grace` at the latest. The future completes when the connection is closed.
    ///
    /// A server announces it first, so that requests in transit are still served (RFC 9113 §6.8).
    public func shutdownGracefully(grace: TimeAmount) -> EventLoopFuture<Void> {
        eventLoop.preconditionInEventLoop()
        guard let session else {
            // Before the session exists, there is nothing to finish.
            close()
            return closeFuture
        }
        switch lifecycle.beginShutdown() {
        case .sendNotice:
            SessionCode.check(nghttp2_submit_shutdown_notice(session), "submit_shutdown_notice")
            ping(timeout: min(grace, .seconds(5))) { [weak self] _ in self?.sendFinalGoAway() }
        case .sendGoAway:
            submitGoAway(.noError, "", lastProcessedStreamID)
        case .none:
            break
        }
        if graceTimer == nil {
            graceTimer = eventLoop.scheduleTask(in: grace) {
                self.noteFailure(
                    HTTP2Error(.closedLocally, "the connection to \(self.remoteDescription) was closed: streams were still open after the grace time")
                )
                self.close()
            }
        }
        scheduleFlush()
        return closeFuture
    }

    private func sendFinalGoAway() {
        guard session != nil, case .sendGoAway = lifecycle.noticeWasSeen() else { return }
        submitGoAway(.noError, "", lastProcessedStreamID)
    }

    /// Sends a GOAWAY. New streams end; streams of the peer above `lastStreamID` (by default the last one that reached us) are dropped
    /// unprocessed, the others finish, then the connection closes.
    public func goAway(code: HTTP2ErrorCode, debugData: String = "", lastStreamID: Int32? = nil) {
        eventLoop.preconditionInEventLoop()
        guard session != nil else { return }
        lifecycle.announced()
        submitGoAway(code, debugData, lastStreamID ?? lastProcessedStreamID)
    }

    private var lastProcessedStreamID: Int32 { nghttp2_session_get_last_proc_stream_id(session) }

    private func submitGoAway(_ code: HTTP2ErrorCode, _ debugData: String, _ lastStreamID: Int32) {
        let bytes = Array(debugData.utf8)
        SessionCode.check(
            nghttp2_submit_goaway(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), lastStreamID, code.rawValue, bytes, bytes.count), "submit_goaway")
        scheduleFlush()
    }

    /// Closes at once, after a GOAWAY if there is time for one. Open streams end with `.connectionLost`.
    public func close() {
        eventLoop.preconditionInEventLoop()
        guard !isClosing, !lifecycle.isClosed else { return }
        isClosing = true
        guard let session else {
            channel.close(promise: nil)
            return
        }
        SessionCode.check(nghttp2_session_terminate_session(session, HTTP2ErrorCode.noError.rawValue), "terminate_session")
        scheduleFlush()
    }

    /// Ends the connection for a reason.
    func fail(_ error: HTTP2Error, goAway code: HTTP2ErrorCode) {
        guard !isClosing, !lifecycle.isClosed else { return }
        noteFailure(error)
        isClosing = true
        guard let session else {
            channel.close(promise: nil)
            return
        }
        SessionCode.check(nghttp2_session_terminate_session(session, code.rawValue), "terminate_session")
        scheduleFlush()
    }

    // MARK: SETTINGS

    /// Announces other SETTINGS to the peer; nil leaves a value as it is.
    ///
    /// - Parameters:
    ///   - maxConcurrentStreams: the number of streams that the peer may have open. Open streams beyond a lower limit continue.
    ///   - initialWindowBytes: the window of each stream, open ones included; at most 2,147,483,647.
    public func updateSettings(maxConcurrentStreams: Int? = nil, initialWindowBytes: Int? = nil) {
        eventLoop.preconditionInEventLoop()
        guard let session else { return }
        var entries: [nghttp2_settings_entry] = []
        func add(_ id: nghttp2_settings_id, _ value: UInt32) {
            entries.append(nghttp2_settings_entry(settings_id: Int32(bitPattern: id.rawValue), value: value))
        }
        if let maxConcurrentStreams { add(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, UInt32(clamping: maxConcurrentStreams)) }
        if let initialWindowBytes { add(NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE, UInt32(clamping: min(initialWindowBytes, Int(Int32.max)))) }
        SessionCode.check(nghttp2_submit_settings(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), entries, entries.count), "submit_settings")
        scheduleFlush()
    }

    // MARK: Time

    /// One timer for each connection, set to the next instant that may be due.
    func rescheduleTimer() {
        guard !lifecycle.isClosed, let next = liveness.nextDeadline else { return }
        // A timer that is set earlier finds nothing due and is set again. One that is set later must be moved.
        if let timerDeadline, timerDeadline <= next { return }
        timer?.cancel()
        timerDeadline = next
        timer = eventLoop.scheduleTask(deadline: next) {
            self.timerDeadline = nil
            self.timerFired()
        }
    }

    private func timerFired() {
        guard !lifecycle.isClosed else { return }
        switch liveness.takeDue(now: eventLoop.now) {
        case .handshakeTimedOut:
            fail(
                HTTP2Error(
                    .timedOut, "\(remoteDescription) did not complete the HTTP/2 handshake in \(limits.handshakeTimeout.milliseconds) ms",
                    cut: .handshake),
                goAway: .settingsTimeout)
        case .writeStalled:
            noteFailure(
                HTTP2Error(
                    .timedOut, "\(remoteDescription) has not read for \(limits.stalledWriteTimeout.milliseconds) ms; the connection was closed",
                    cut: .slowReader))
            // Closes at once, because the peer does not read.
            channel.close(promise: nil)
        case .headTimedOut:
            fail(
                HTTP2Error(
                    .timedOut,
                    "\(remoteDescription) did not finish a header block in \(limits.headTimeout.milliseconds) ms; the connection was closed",
                    cut: .slowHead),
                goAway: .enhanceYourCalm)
        case .checkStreams:
            checkStreams()
        case .idle:
            _ = shutdownGracefully(grace: .seconds(5))
        case .sendPing:
            sendKeepalive()
        case nil:
            break
        }
        rescheduleTimer()
    }

    private func sendKeepalive() {
        ping(timeout: limits.keepaliveTimeout) { [weak self] result in
            guard let self else { return }
            liveness.pingAnswered()
            if case .failure = result, !lifecycle.isClosed {
                noteFailure(
                    HTTP2Error(
                        .timedOut, "\(remoteDescription) did not answer a keepalive PING in \(limits.keepaliveTimeout.milliseconds) ms",
                        cut: .silence))
                channel.close(promise: nil)
            }
        }
    }
}

extension TimeAmount {
    var milliseconds: Int64 { nanoseconds / 1_000_000 }
}
