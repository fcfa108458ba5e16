import CNghttp2
import NIOCore

/// Submits frames to the session. Nothing is written here; a flush follows at the end of the turn.
extension HTTP2Connection {
    /// Reads the outbox of a stream for the next DATA frame. `SessionCallbacks.sendData` sends the bytes, without a copy inside nghttp2.
    private static let readOutbox: nghttp2_data_source_read_callback = { session, id, _, length, flags, source, _ in
        flags!.pointee |= UInt32(NGHTTP2_DATA_FLAG_NO_COPY.rawValue)
        // The stream is in the connection's table while the session asks for its bytes.
        return Unmanaged<HTTP2Stream>.fromOpaque(source!.pointee.ptr)._withUnsafeGuaranteedRef { stream in
            switch stream.outbox.nextChunk(limit: length) {
            case .wait:
                stream.isSourceDeferred = true
                return Int(NGHTTP2_ERR_DEFERRED.rawValue)
            case .bytes(let count):
                return count
            case .lastBytes(let count):
                flags!.pointee |= UInt32(NGHTTP2_DATA_FLAG_EOF.rawValue)
                stream.outbox.markEndSent()
                return count
            case .bytesThenTrailers(let count):
                flags!.pointee |= UInt32(NGHTTP2_DATA_FLAG_EOF.rawValue | NGHTTP2_DATA_FLAG_NO_END_STREAM.rawValue)
                if let trailers = stream.outbox.takeTrailers() { stream.connection.submitTrailers(stream, trailers) }
                return count
            }
        }
    }

    private static func source(of stream: HTTP2Stream) -> nghttp2_data_provider {
        // Unretained: the table of open streams outlives the session's use of the pointer, and nothing else is ever submitted with it.
        nghttp2_data_provider(
            source: nghttp2_data_source(ptr: Unmanaged.passUnretained(stream).toOpaque()), read_callback: readOutbox)
    }

    /// Returns the stream's id, or a negative code of nghttp2.
    func submitRequest(_ stream: HTTP2Stream, _ headers: HTTP2Headers, withBody: Bool) -> Int32 {
        let pointer = Unmanaged.passUnretained(stream).toOpaque()
        let session = session
        let id = headers.withNameValues { fields, count in
            guard withBody else { return nghttp2_submit_request(session, nil, fields, count, nil, pointer) }
            var source = Self.source(of: stream)
            return nghttp2_submit_request(session, nil, fields, count, &source, pointer)
        }
        scheduleFlush()
        return id
    }

    func submitResponse(_ stream: HTTP2Stream, _ headers: HTTP2Headers, withBody: Bool) {
        guard let session else { return }
        let id = stream.id
        var source = Self.source(of: stream)
        let code = headers.withNameValues { fields, count in
            withBody
                ? nghttp2_submit_response(session, id, fields, count, &source) : nghttp2_submit_response(session, id, fields, count, nil)
        }
        SessionCode.check(code, "submit_response")
        scheduleFlush()
    }

    /// A response head that trailers follow without a body between.
    func submitHeadAlone(_ stream: HTTP2Stream, _ headers: HTTP2Headers) {
        guard let session else { return }
        let id = stream.id
        let code = headers.withNameValues { fields, count in
            nghttp2_submit_headers(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), id, nil, fields, count, nil)
        }
        SessionCode.check(code, "submit_headers")
        scheduleFlush()
    }

    func submitTrailers(_ stream: HTTP2Stream, _ trailers: HTTP2Headers) {
        guard let session else { return }
        let id = stream.id
        let code = trailers.withNameValues { fields, count in nghttp2_submit_trailer(session, id, fields, count) }
        SessionCode.check(code, "submit_trailer")
        scheduleFlush()
    }

    func submitReset(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) {
        guard let session else { return }
        stream.resetSent = code
        unsentBytes -= stream.outbox.discard()
        SessionCode.check(
            nghttp2_submit_rst_stream(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), stream.id, code.rawValue), "submit_rst_stream")
        scheduleFlush()
    }

    /// New bytes are in the outbox of a stream whose source said there were none.
    func resumeSource(_ stream: HTTP2Stream) {
        guard let session else { return }
        // Fails only for a closed stream or a source that is not deferred. Then there is nothing to do.
        _ = nghttp2_session_resume_data(session, stream.id)
        scheduleFlush()
    }

    func creditStreamWindow(_ stream: HTTP2Stream, _ bytes: Int) {
        guard let session else { return }
        SessionCode.check(nghttp2_session_consume_stream(session, stream.id, bytes), "consume_stream")
        if nghttp2_session_want_write(session) != 0 { scheduleFlush() }
    }

    /// Counts bytes in an outbox, and ends a connection whose peer requests more than it reads.
    func outboxGrew(by bytes: Int) {
        unsentBytes += bytes
        if unsentBytes > limits.maxOutboundBufferedBytes {
            fail(
                HTTP2Error(
                    .peerExceededLimit,
                    "\(remoteDescription) leaves more than \(limits.maxOutboundBufferedBytes) bytes unread; the connection was closed",
                    cut: .unreadBytes),
                goAway: .enhanceYourCalm)
        }
    }
}

extension HTTP2Headers {
    /// The fields in nghttp2's form. It copies them before this returns.
    func withNameValues<R>(_ body: (UnsafePointer<nghttp2_nv>?, Int) -> R) -> R {
        withUnsafeTemporaryAllocation(of: nghttp2_nv.self, capacity: count) { fields in
            storage.withUnsafeBytes { bytes in
                var offset = 0
                for index in 0..<count {
                    let record = Record(bytes, offset)
                    let base = UnsafeMutableRawPointer(mutating: bytes.baseAddress!).assumingMemoryBound(to: UInt8.self)
                    fields.initializeElement(
                        at: index,
                        to: nghttp2_nv(
                            name: base + offset + Self.recordHeadBytes,
                            value: base + offset + Self.recordHeadBytes + record.name.count,
                            namelen: record.name.count, valuelen: record.value.count,
                            // Bit 0 is NGHTTP2_NV_FLAG_NO_INDEX in both.
                            flags: record.flags))
                    offset = record.end
                }
                return body(UnsafePointer(fields.baseAddress), count)
            }
        }
    }
}
