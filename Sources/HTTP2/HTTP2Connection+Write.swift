import CNghttp2
import DequeModule
import NIOCore
import TLS

/// Writes from the session to the channel: all frames of one turn of the loop in one write.
extension HTTP2Connection {
    /// Most bytes of one write, before the channel is asked whether it accepts more.
    static let largestWrite = 128 * 1024
    /// The first capacity of a buffer: one full DATA frame and some more.
    private static let usualWrite = 32 * 1024

    /// Schedules a flush: at the end of the running read, else as the last task of this turn. Handlers that answer in the same turn share it.
    func scheduleFlush() {
        // The running pass includes it.
        if isPumping { return }
        if isReading {
            hasFramesToCollect = true
            return
        }
        guard !isFlushScheduled, session != nil else { return }
        isFlushScheduled = true
        eventLoop.execute {
            self.isFlushScheduled = false
            self.pump()
        }
    }

    /// New streams that justify a write: it then costs a tenth of a microsecond for each stream.
    private static let streamsWorthAWrite = 16

    /// How long new streams may wait for others: some tens of times the cost of a write.
    private static let longestGathering = TimeAmount.microseconds(100)

    /// Writes before the end of the turn if many streams were opened since the last pass, or the last pass is long ago. So the peer processes them
    /// while the next are made; otherwise both sides would work in turns. Call it in a consistent state only.
    public func flushNewStreamsIfDue() {
        eventLoop.preconditionInEventLoop()
        guard !isReading else { return }
        if unsentStreams >= Self.streamsWorthAWrite || NIODeadline.now() - lastPass > Self.longestGathering { pump() }
    }

    /// Moves frames from the session to the channel until there are none, or the channel is full.
    func pump() {
        guard !isPumping, !isCloseWritten, sessionDepth == 0, session != nil, let context else { return }
        isPumping = true
        (unsentStreams, lastPass) = (0, .now())
        while let session, context.channel.isWritable || isClosing {
            provideWriteBuffer()
            let isDrained = collectFrames(session)
            let collected = writeBuffer
            writeBuffer = ByteBuffer()
            if collected.readableBytes > 0 { context.writeAndFlush(NIOAny(collected), promise: nil) }
            buffers.giveBack(collected)
            if isDrained { break }
        }
        isPumping = false
        hasFramesToCollect = false
        finishPass()
    }

    private func provideWriteBuffer() {
        guard writeBuffer.capacity == 0 else { return }
        // Growing later would copy the whole content.
        let isMuch = unsentBytes > Self.usualWrite
        writeBuffer = buffers.take(minimumCapacity: isMuch ? Self.largestWrite + Self.usualWrite : Self.usualWrite)
    }

    /// Moves frames into the write buffer between two frames of the peer; `pump` writes it when all of them are read.
    func collectDuringRead(_ session: OpaquePointer) {
        guard let context, context.channel.isWritable, !isCloseWritten, writeBuffer.readableBytes < Self.largestWrite else { return }
        hasFramesToCollect = false
        provideWriteBuffer()
        isPumping = true
        _ = collectFrames(session)
        isPumping = false
    }

    /// Returns whether the session has nothing more to send.
    private func collectFrames(_ session: OpaquePointer) -> Bool {
        sessionDepth += 1
        defer { sessionDepth -= 1 }
        while writeBuffer.readableBytes < Self.largestWrite {
            // After a final GOAWAY nothing is sent, also not the data that a peer did not read.
            if isClosing, nghttp2_session_want_write(session) == 0 { return true }
            var frames: UnsafePointer<UInt8>?
            let count = nghttp2_session_mem_send(session, &frames)
            if count > 0 {
                writeBuffer.writeBytes(UnsafeRawBufferPointer(start: frames, count: count))
            } else if count == 0 {
                // Nothing is left, unless DATA was deferred because the buffer is full.
                return writeBuffer.readableBytes < Self.largestWrite
            } else {
                noteFailure(HTTP2Error(.protocolViolation, "sending to \(remoteDescription) failed: \(SessionCode.describe(Int32(count)))"))
                isClosing = true
                return true
            }
        }
        return false
    }

    /// Sends a DATA frame directly from the stream's outbox. Called by the session.
    func writeData(of stream: HTTP2Stream, frameHead: UnsafeRawBufferPointer, length: Int) {
        writeBuffer.writeWithUnsafeMutableBytes(minimumWritableBytes: frameHead.count + length) { space in
            space.copyMemory(from: frameHead)
            stream.outbox.take(length, into: UnsafeMutableRawBufferPointer(rebasing: space[frameHead.count...]), pool: buffers)
            return frameHead.count + length
        }
        guard length > 0 else { return }
        unsentBytes -= length
        floodGuard.earn(Self.framesPerDataFrame)
        stream.outboxShrank()
    }

    /// Ends a pass: deferred deletion, the end of the connection, announcement of free streams.
    private func finishPass() {
        guard let session else { return }
        if isClosing { return closeBehindLastWrite() }
        checkQueuedFrames()
        if lifecycle.endsWithLastStream, streams.isEmpty, nghttp2_session_want_write(session) == 0 {
            isClosing = true
            return closeBehindLastWrite()
        }
        if nghttp2_session_want_read(session) == 0, nghttp2_session_want_write(session) == 0 {
            // The session sent GOAWAY itself: the peer broke the protocol, or both sides have finished.
            if !lifecycle.isDraining || !streams.isEmpty {
                noteFailure(
                    HTTP2Error(
                        .protocolViolation, "\(remoteDescription) broke the HTTP/2 protocol: \(sessionComplaint ?? "no details")",
                        cut: .protocolViolation))
            }
            isClosing = true
            return closeBehindLastWrite()
        }
        announceCapacity()
        rescheduleTimer()
    }

    /// Resumes streams that waited for the congestion to end, and tells the owner when a stream can be opened. Runs once per event loop turn.
    func announceCapacity() {
        guard capacityIncreased else { return }
        capacityIncreased = false
        while !isCongested, let stream = waitingForCapacity.popFirst() {
            let proceed = stream.onUncongested
            stream.onUncongested = nil
            proceed?()
        }
        if availableStreams > 0 { onAvailable?(self) }
    }

    /// Closes the channel after all earlier writes are sent.
    ///
    /// After a gentle end only our direction is closed, and the peer closes the other one when it has read everything. Closing both while bytes of
    /// the peer are in transit would reset the connection, and the peer would lose unread bytes.
    private func closeBehindLastWrite() {
        guard let context, !isCloseWritten else { return }
        isCloseWritten = true
        // A peer that does not read, or does not close, must not keep the connection alive.
        farewellTimer = eventLoop.scheduleTask(in: Self.farewellTime) { self.context?.close(promise: nil) }
        let written = eventLoop.makePromise(of: Void.self)
        written.futureResult.whenComplete { _ in
            let isGentle = self.failure == nil && self.streams.isEmpty
            self.context?.close(mode: isGentle ? .output : .all, promise: nil)
        }
        context.writeAndFlush(NIOAny(ByteBuffer()), promise: written)
    }

    /// How long the last frames may take to leave and be read.
    private static let farewellTime = TimeAmount.seconds(2)
}
