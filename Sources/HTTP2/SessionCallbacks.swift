import CNghttp2
import NIOCore

/// The C side of the session's callbacks: each recovers its connection, and forwards to a method.
///
/// The user data is the connection, unretained: it owns the session, and deletes it before it is freed.
enum SessionCallbacks {
    private static func connection(_ userData: UnsafeMutableRawPointer?) -> HTTP2Connection {
        Unmanaged<HTTP2Connection>.fromOpaque(userData!).takeUnretainedValue()
    }

    /// The same without reference counting, for callbacks that come several times a call. The connection cannot be freed while its session works.
    private static func with<Result>(_ userData: UnsafeMutableRawPointer?, _ body: (HTTP2Connection) -> Result) -> Result {
        Unmanaged<HTTP2Connection>.fromOpaque(userData!)._withUnsafeGuaranteedRef(body)
    }

    /// A stream that the session still has, with its connection. Neither can be freed while frames are received or sent.
    private static func withStream(_ session: OpaquePointer?, _ id: Int32, _ body: (HTTP2Stream) -> Void) {
        guard let pointer = nghttp2_session_get_stream_user_data(session, id) else { return }
        Unmanaged<HTTP2Stream>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
    }

    /// The stream of that id, if the session has it and we know it.
    static func stream(_ session: OpaquePointer?, _ id: Int32) -> HTTP2Stream? {
        guard let pointer = nghttp2_session_get_stream_user_data(session, id) else { return nil }
        return Unmanaged<HTTP2Stream>.fromOpaque(pointer).takeUnretainedValue()
    }

    static func install(_ callbacks: OpaquePointer) {
        installReceiving(callbacks)
        installDefence(callbacks)
        installSending(callbacks)
        nghttp2_session_callbacks_set_on_stream_close_callback(callbacks) { session, id, code, _ in
            if let stream = SessionCallbacks.stream(session, id) {
                stream.connection.sessionClosed(stream, HTTP2ErrorCode(rawValue: code))
            }
            return 0
        }
        nghttp2_session_callbacks_set_error_callback2(callbacks) { _, _, message, length, userData in
            let connection = SessionCallbacks.connection(userData)
            connection.sessionComplaint = String(decoding: UnsafeRawBufferPointer(start: message, count: length), as: UTF8.self)
            return 0
        }
    }

    private static func installReceiving(_ callbacks: OpaquePointer) {
        nghttp2_session_callbacks_set_on_begin_headers_callback(callbacks) { session, frame, userData in
            let header = frame!.pointee.hd
            guard header.type == UInt8(NGHTTP2_HEADERS.rawValue) else { return 0 }
            SessionCallbacks.with(userData) { connection in
                connection.headerBlock.begin()
                if frame!.pointee.headers.cat == NGHTTP2_HCAT_REQUEST {
                    let stream = connection.acceptStream(header.stream_id)
                    nghttp2_session_set_stream_user_data(session, header.stream_id, Unmanaged.passUnretained(stream).toOpaque())
                }
            }
            return 0
        }
        nghttp2_session_callbacks_set_on_header_callback(callbacks) { _, frame, name, nameLength, value, valueLength, flags, userData in
            let verdict = SessionCallbacks.with(userData) { connection in
                connection.headerBlock.append(
                    name: UnsafeRawBufferPointer(start: name, count: nameLength), value: UnsafeRawBufferPointer(start: value, count: valueLength),
                    flags: flags & UInt8(NGHTTP2_NV_FLAG_NO_INDEX.rawValue), of: frame!.pointee.hd.stream_id,
                    limit: connection.limits.maxHeaderListBytes)
            }
            switch verdict {
            case .goOn: return 0
            case .refuse: return NGHTTP2_ERR_PAUSE.rawValue
            // The session resets the stream, unless it is reset already, and reads the rest only for the compression table.
            case .skip: return NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue
            }
        }
        nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks) { session, flags, id, data, length, userData in
            SessionCallbacks.with(userData) { connection in
                connection.receivedBytes(length)
                SessionCallbacks.withStream(session, id) { stream in
                    connection.receiveData(
                        stream, UnsafeRawBufferPointer(start: data, count: length),
                        endsFrameOfStream: flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0)
                }
            }
            return 0
        }
        nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks) { session, frame, userData in
            let header = frame!.pointee.hd
            let endsStream = header.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0
            switch nghttp2_frame_type(UInt32(header.type)) {
            case NGHTTP2_DATA:
                SessionCallbacks.with(userData) { connection in
                    SessionCallbacks.withStream(session, header.stream_id) { connection.receivedData($0, endStream: endsStream) }
                    // Padding, the byte that counts it included, is not data.
                    if header.length <= frame!.pointee.data.padlen, !endsStream { connection.countCheapFrame() }
                }
            case NGHTTP2_HEADERS:
                SessionCallbacks.with(userData) { connection in
                    SessionCallbacks.withStream(session, header.stream_id) { connection.receivedHeaders($0, endStream: endsStream) }
                }
            default:
                SessionCallbacks.receivedControlFrame(session, frame!.pointee, SessionCallbacks.connection(userData))
            }
            return 0
        }
    }

    /// Frames that carry neither headers nor data.
    private static func receivedControlFrame(_ session: OpaquePointer?, _ frame: nghttp2_frame, _ connection: HTTP2Connection) {
        let header = frame.hd
        let isAcknowledgement = header.flags & UInt8(NGHTTP2_FLAG_ACK.rawValue) != 0
        switch nghttp2_frame_type(UInt32(header.type)) {
        case NGHTTP2_RST_STREAM:
            SessionCallbacks.stream(session, header.stream_id)?.isResetReceived = true
            connection.countReset()
        case NGHTTP2_SETTINGS:
            if !isAcknowledgement { connection.receivedSettings() }
            connection.countCheapFrame()
        case NGHTTP2_PING:
            let payload = frame.ping.opaque_data
            if isAcknowledgement {
                connection.receivedPingAnswer(withUnsafeBytes(of: payload) { $0.loadUnaligned(as: UInt64.self) })
            } else {
                connection.countCheapFrame()
            }
        case NGHTTP2_GOAWAY:
            let goAway = frame.goaway
            connection.receivedGoAway(
                HTTP2GoAway(
                    lastStreamID: goAway.last_stream_id, code: HTTP2ErrorCode(rawValue: goAway.error_code),
                    debugData: String(decoding: UnsafeBufferPointer(start: goAway.opaque_data, count: goAway.opaque_data_len), as: UTF8.self)))
        case NGHTTP2_WINDOW_UPDATE:
            connection.countCheapFrame()
        default:
            break
        }
    }

    private static func installDefence(_ callbacks: OpaquePointer) {
        // Fields whose values HTTP does not allow (RFC 9113 §8.2.1). Without this callback each would end its stream.
        nghttp2_session_callbacks_set_on_invalid_header_callback(callbacks) { _, _, name, nameLength, _, _, _, userData in
            let isIgnored = SessionCallbacks.with(userData) { $0.headerBlock.ignore(name: UnsafeRawBufferPointer(start: name, count: nameLength)) }
            return isIgnored ? 0 : NGHTTP2_ERR_TEMPORAL_CALLBACK_FAILURE.rawValue
        }
        nghttp2_session_callbacks_set_on_invalid_frame_recv_callback(callbacks) { _, frame, _, userData in
            // Counted here and not at its RST_STREAM, which may never be sent when the peer does not read.
            if frame!.pointee.hd.stream_id != 0 { SessionCallbacks.connection(userData).countReset() }
            return 0
        }
    }

    private static func installSending(_ callbacks: OpaquePointer) {
        nghttp2_session_callbacks_set_send_data_callback(callbacks) { _, _, frameHead, length, source, userData in
            SessionCallbacks.with(userData) { connection in
                guard connection.writeBuffer.readableBytes < HTTP2Connection.largestWrite else { return NGHTTP2_ERR_WOULDBLOCK.rawValue }
                Unmanaged<HTTP2Stream>.fromOpaque(source!.pointee.ptr)._withUnsafeGuaranteedRef { stream in
                    connection.writeData(of: stream, frameHead: UnsafeRawBufferPointer(start: frameHead, count: 9), length: length)
                }
                return 0
            }
        }
        nghttp2_session_callbacks_set_on_frame_send_callback(callbacks) { session, frame, userData in
            let header = frame!.pointee.hd
            if header.type == UInt8(NGHTTP2_RST_STREAM.rawValue) {
                // The session has the same code for errors of the peer.
                let isOurFault = SessionCallbacks.stream(session, header.stream_id)?.resetSent == .internalError
                let code = HTTP2ErrorCode(rawValue: frame!.pointee.rst_stream.error_code)
                SessionCallbacks.connection(userData).sentReset(code, isOurFault: isOurFault)
                return 0
            }
            guard header.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0,
                header.type == UInt8(NGHTTP2_DATA.rawValue) || header.type == UInt8(NGHTTP2_HEADERS.rawValue)
            else { return 0 }
            SessionCallbacks.withStream(session, header.stream_id) { $0.connection.sentEnd($0) }
            return 0
        }
        nghttp2_session_callbacks_set_on_frame_not_send_callback(callbacks) { session, frame, _, userData in
            let header = frame!.pointee.hd
            if header.type == UInt8(NGHTTP2_HEADERS.rawValue), frame!.pointee.headers.cat == NGHTTP2_HCAT_REQUEST {
                SessionCallbacks.connection(userData).requestWasNotSent(header.stream_id)
            }
            return 0
        }
    }
}
