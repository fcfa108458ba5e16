import CNghttp2
import NIOCore

/// The C side of the session's callbacks: each recovers its connection, and forwards to a method.
///
/// The user data is the connection, unretained: it owns the session and deletes it before it goes.
enum SessionCallbacks {
    private static func connection(_ userData: UnsafeMutableRawPointer?) -> HTTP2Connection {
        Unmanaged<HTTP2Connection>.fromOpaque(userData!).takeUnretainedValue()
    }

    /// The stream of that id, if the session has it and we know it.
    private static func stream(_ session: OpaquePointer?, _ id: Int32) -> HTTP2Stream? {
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
            let connection = SessionCallbacks.connection(userData)
            connection.headerBlock.begin()
            connection.isInsideHeaderBlock = true
            if frame!.pointee.headers.cat == NGHTTP2_HCAT_REQUEST {
                let stream = connection.acceptStream(header.stream_id)
                nghttp2_session_set_stream_user_data(session, header.stream_id, Unmanaged.passUnretained(stream).toOpaque())
            }
            return 0
        }
        nghttp2_session_callbacks_set_on_header_callback(callbacks) { _, _, name, nameLength, value, valueLength, flags, userData in
            let connection = SessionCallbacks.connection(userData)
            connection.headerBlock.append(
                name: UnsafeRawBufferPointer(start: name, count: nameLength), value: UnsafeRawBufferPointer(start: value, count: valueLength),
                flags: flags & UInt8(NGHTTP2_NV_FLAG_NO_INDEX.rawValue), limit: connection.limits.maxHeaderListBytes)
            return 0
        }
        nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks) { session, flags, id, data, length, userData in
            SessionCallbacks.connection(userData).receiveData(
                SessionCallbacks.stream(session, id), UnsafeRawBufferPointer(start: data, count: length),
                endsFrameOfStream: flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0)
            return 0
        }
        nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks) { session, frame, userData in
            let header = frame!.pointee.hd
            let endsStream = header.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0
            let connection = SessionCallbacks.connection(userData)
            switch nghttp2_frame_type(UInt32(header.type)) {
            case NGHTTP2_DATA:
                if let stream = SessionCallbacks.stream(session, header.stream_id) { connection.receivedData(stream, endStream: endsStream) }
                // Padding, the byte that counts it included, is not data.
                if header.length <= frame!.pointee.data.padlen, !endsStream { connection.countCheapFrame() }
            case NGHTTP2_HEADERS:
                connection.isInsideHeaderBlock = false
                if let stream = SessionCallbacks.stream(session, header.stream_id) { connection.receivedHeaders(stream, endStream: endsStream) }
            case NGHTTP2_RST_STREAM:
                SessionCallbacks.stream(session, header.stream_id)?.isResetReceived = true
                connection.countReset()
            case NGHTTP2_SETTINGS:
                if header.flags & UInt8(NGHTTP2_FLAG_ACK.rawValue) == 0 { connection.receivedSettings() }
                connection.countCheapFrame()
            case NGHTTP2_PING:
                let payload = frame!.pointee.ping.opaque_data
                if header.flags & UInt8(NGHTTP2_FLAG_ACK.rawValue) != 0 {
                    connection.receivedPingAnswer(withUnsafeBytes(of: payload) { $0.loadUnaligned(as: UInt64.self) })
                } else {
                    connection.countCheapFrame()
                }
            case NGHTTP2_GOAWAY:
                let goAway = frame!.pointee.goaway
                connection.receivedGoAway(
                    HTTP2GoAway(
                        lastStreamID: goAway.last_stream_id, code: HTTP2ErrorCode(rawValue: goAway.error_code),
                        debugData: String(decoding: UnsafeBufferPointer(start: goAway.opaque_data, count: goAway.opaque_data_len), as: UTF8.self)))
            case NGHTTP2_WINDOW_UPDATE:
                connection.countCheapFrame()
            default:
                break
            }
            return 0
        }
    }

    private static func installDefence(_ callbacks: OpaquePointer) {
        nghttp2_session_callbacks_set_on_invalid_frame_recv_callback(callbacks) { _, frame, _, userData in
            let connection = SessionCallbacks.connection(userData)
            connection.isInsideHeaderBlock = false
            // Counted here beside the RST_STREAM it causes, which may never leave when the peer does not read.
            if frame!.pointee.hd.stream_id != 0 { connection.countReset() }
            return 0
        }
    }

    private static func installSending(_ callbacks: OpaquePointer) {
        nghttp2_session_callbacks_set_send_data_callback(callbacks) { _, _, frameHead, length, source, userData in
            let connection = SessionCallbacks.connection(userData)
            guard connection.writeBuffer.readableBytes < HTTP2Connection.largestWrite else { return NGHTTP2_ERR_WOULDBLOCK.rawValue }
            let stream = Unmanaged<HTTP2Stream>.fromOpaque(source!.pointee.ptr).takeUnretainedValue()
            connection.writeData(of: stream, frameHead: UnsafeRawBufferPointer(start: frameHead, count: 9), length: length)
            return 0
        }
        nghttp2_session_callbacks_set_on_frame_send_callback(callbacks) { session, frame, userData in
            let header = frame!.pointee.hd
            if header.type == UInt8(NGHTTP2_RST_STREAM.rawValue) {
                SessionCallbacks.connection(userData).sentReset(HTTP2ErrorCode(rawValue: frame!.pointee.rst_stream.error_code))
                return 0
            }
            guard header.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0,
                header.type == UInt8(NGHTTP2_DATA.rawValue) || header.type == UInt8(NGHTTP2_HEADERS.rawValue),
                let stream = SessionCallbacks.stream(session, header.stream_id)
            else { return 0 }
            stream.connection.sentEnd(stream)
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
