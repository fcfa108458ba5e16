import CNghttp2
import DequeModule
import Logging
import NIOCore
import TLS

/// Events of the channel, from `HTTP2ConnectionHandler`.
extension HTTP2Connection {
    /// Adds the connection, and TLS before it, to its channel. After a failure the connection is closed.
    func install(tls: TLSHandler?, logger: Logger? = nil, onStart: (@Sendable (HTTP2Connection) -> Void)? = nil) throws {
        do {
            let pipeline = channel.pipeline.syncOperations
            if let tls { try pipeline.addHandler(tls) }
            try pipeline.addHandler(HTTP2ConnectionHandler(connection: self, waitsForTLS: tls != nil, logger: logger, onStart: onStart))
        } catch {
            noteFailure(error)
            channelClosed()
            throw error
        }
    }

    func attach(_ context: ChannelHandlerContext) {
        self.context = context
        rescheduleTimer()
    }

    /// The transport is established, with TLS: begins the session.
    func start(peerIdentity: PeerIdentity?) {
        guard session == nil, !lifecycle.isClosed else { return }
        self.peerIdentity = peerIdentity
        let user = Unmanaged.passUnretained(self).toOpaque()
        SessionConfiguration.withOptions(limits) { options in
            let memory = SessionMemory.current
            sessionMemory = memory
            // Copied by the session.
            var allocator = memory.allocator
            let code =
                switch lifecycle.role {
                case .server: nghttp2_session_server_new3(&session, SessionConfiguration.callbacks, user, options, &allocator)
                case .client: nghttp2_session_client_new3(&session, SessionConfiguration.callbacks, user, options, &allocator)
                }
            SessionCode.check(code, "session_new")
        }
        let settings = SessionConfiguration.initialSettings(role: lifecycle.role, limits)
        SessionCode.check(
            nghttp2_submit_settings(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), settings, settings.count), "submit_settings")
        SessionCode.check(
            nghttp2_session_set_local_window_size(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), 0, Int32(clamping: limits.connectionWindowBytes)),
            "set_local_window_size")
        pump()
    }

    /// Gives the session one frame after the other, and collects the answers to each before the next. So an answered request is over, and its memory
    /// free, before the next one begins. The write happens once, at the end.
    func read(_ buffer: ByteBuffer) {
        guard let session, buffer.readableBytes > 0, !isClosing else { return }
        isReading = true
        liveness.heardFromPeer(now: eventLoop.now)
        inbound = buffer
        buffer.withUnsafeReadableBytes { bytes in
            var rest = bytes
            while !rest.isEmpty, !isClosing {
                let count = frameBounds.countOfFirstFrame(in: rest)
                var consumed = feed(session, rest.baseAddress!, count)
                if headerBlock.streamToRefuse != 0, consumed >= 0 {
                    refuseHeaderBlock(session)
                    consumed = feed(session, rest.baseAddress! + consumed, count - consumed)
                }
                guard consumed >= 0 else { return protocolWasBroken(Int32(consumed)) }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
                if hasFramesToCollect { collectDuringRead(session) }
            }
        }
        inbound = nil
    }

    /// Returns the number of bytes that the session took: all, unless a header block must be refused first. A negative number is a code of nghttp2.
    private func feed(_ session: OpaquePointer, _ start: UnsafeRawPointer, _ count: Int) -> Int {
        sessionDepth += 1
        defer { sessionDepth -= 1 }
        return nghttp2_session_mem_recv(session, start.assumingMemoryBound(to: UInt8.self), count)
    }

    private func protocolWasBroken(_ code: Int32) {
        let error = sessionFailure(Int(code))
        if error.kind == .peerExceededLimit { return fail(error, goAway: .enhanceYourCalm) }
        noteFailure(error)
        isClosing = true
    }

    func readEnded() {
        // Frames of streams that are opened here join the write below.
        announceCapacity()
        noteHeaderBlock()
        isReading = false
        pump()
    }

    func writabilityChanged(_ isWritable: Bool) {
        liveness.writability(isWritable, now: eventLoop.now)
        if isWritable { pump() } else { rescheduleTimer() }
    }

    /// An error from the pipeline or from this connection. Only the first one is reported.
    func noteFailure(_ error: any Error) {
        if failure == nil { failure = error }
        // Fails the handshake's promise at once, before the channel closes.
        if !lifecycle.isReady { ready.fail(error) }
    }

    /// The channel has closed.
    func channelClosed() {
        guard lifecycle.close() else { return }
        timer?.cancel()
        graceTimer?.cancel()
        farewellTimer?.cancel()
        let isGentle = failure == nil && lifecycle.isDraining && streams.isEmpty
        let error: any Error = failure ?? lossReason()
        ready.fail(error)
        // Iterates over a copy, because the owners of streams may open or close streams.
        for stream in streams { finish(stream, mayHaveBeenSent(stream) ? .connectionLost(error) : .refused) }
        for completion in pings.removeAll() { completion(.failure(error)) }
        precondition(sessionDepth == 0, "the channel was closed from inside the session")
        nghttp2_session_del(session)
        session = nil
        context = nil
        if let reason = cutReason(of: error) { onCut?(reason) }
        let onClose = self.onClose
        (self.onClose, onAvailable, onGoAway, onSettingsChange) = (nil, nil, nil, nil)
        waitingForCapacity = []
        onClose?(self, isGentle ? nil : error)
        closePromise.succeed()
    }

    private func cutReason(of error: any Error) -> ConnectionCutReason? {
        if let error = error as? HTTP2Error { return error.cutReason }
        return error is TLSError && !lifecycle.isReady ? .handshake : nil
    }

    private func lossReason() -> HTTP2Error {
        if let goAway = lifecycle.peerGoAway, goAway.code != .noError {
            return HTTP2Error(.goneAway(goAway.code), "\(remoteDescription) ended the connection: \(goAway.code) \(goAway.debugData)")
        }
        if isClosing { return HTTP2Error(.closedLocally, "the connection to \(remoteDescription) was closed on this side") }
        return HTTP2Error(.closedByPeer, "\(remoteDescription) closed the connection")
    }

    /// The peer never got requests that waited in the session for a free stream.
    private func mayHaveBeenSent(_ stream: HTTP2Stream) -> Bool {
        lifecycle.role == .server || (session != nil && nghttp2_session_find_stream(session, stream.id) != nil)
    }
}
