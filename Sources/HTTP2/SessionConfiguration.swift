import CNghttp2

/// The callbacks and options that all sessions share. nghttp2 copies both when a session begins.
enum SessionConfiguration {
    // The pointers are made once, never freed and never written again; nghttp2 only reads from them.
    nonisolated(unsafe) static let callbacks: OpaquePointer = {
        var callbacks: OpaquePointer?
        SessionCode.check(nghttp2_session_callbacks_new(&callbacks), "callbacks")
        SessionCallbacks.install(callbacks!)
        return callbacks!
    }()

    /// Options follow the limits of a listener or client; few distinct ones exist in a process, so each is made as needed and freed by the caller.
    static func withOptions<R>(_ limits: HTTP2Limits, _ body: (OpaquePointer) -> R) -> R {
        var options: OpaquePointer?
        SessionCode.check(nghttp2_option_new(&options), "options")
        defer { nghttp2_option_del(options) }
        // This target credits windows itself: the connection's on arrival, a stream's when its reader has processed the bytes.
        nghttp2_option_set_no_auto_window_update(options, 1)
        // Closed streams are only needed for the priorities of RFC 7540, which are not used.
        nghttp2_option_set_no_closed_streams(options, 1)
        // Above our own limits, which send ENHANCE_YOUR_CALM and report the reason.
        nghttp2_option_set_stream_reset_rate_limit(options, UInt64(limits.resetBurst) * 2, UInt64(limits.resetsPerSecond) * 2)
        nghttp2_option_set_max_continuations(options, limits.maxContinuations)
        // Answers to PING and SETTINGS wait until the end of a read. A limit below our own would cut off a peer that sends many at once.
        nghttp2_option_set_max_outbound_ack(options, limits.maxQueuedFrames)
        // No known peer sends more than a dozen settings in one frame.
        nghttp2_option_set_max_settings(options, 32)
        return body(options!)
    }

    /// The first SETTINGS frame.
    static func initialSettings(role: ConnectionLifecycle.Role, _ limits: HTTP2Limits) -> [nghttp2_settings_entry] {
        func entry(_ id: nghttp2_settings_id, _ value: Int) -> nghttp2_settings_entry {
            nghttp2_settings_entry(settings_id: Int32(bitPattern: id.rawValue), value: UInt32(clamping: value))
        }
        var settings = [
            entry(NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE, limits.initialWindowBytes),
            entry(NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE, limits.maxHeaderListBytes),
            entry(NGHTTP2_SETTINGS_NO_RFC7540_PRIORITIES, 1),
        ]
        switch role {
        case .server: settings.append(entry(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, limits.maxConcurrentStreams))
        case .client: settings.append(entry(NGHTTP2_SETTINGS_ENABLE_PUSH, 0))
        }
        return settings
    }
}

/// nghttp2's return codes.
enum SessionCode {
    /// Codes that mean "out of memory" or a programming error. The process cannot continue.
    static func check(_ code: Int32, _ what: StaticString) {
        precondition(code == 0, "nghttp2 \(what): \(describe(code))")
    }

    static func describe(_ code: Int32) -> String { String(cString: nghttp2_strerror(code)) }
}
