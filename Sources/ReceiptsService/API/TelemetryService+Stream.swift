import CarillonAPI
import RPC
import ServiceKit
import Storage

/// The feed of stored events: for people who watch, and for programs that copy it.
extension TelemetryService {
    /// The interval in real time in which a stream without events shows that it lives, well below the 60 s after which a silent one counts as dead
    /// (ARCH-02).
    private static let heartbeat = Duration.seconds(15)
    /// A stream lasts a day at most. So an administrator who lost the role is noticed.
    private static let mostHeartbeats = 24 * 3_600 / 15

    func streamTelemetry(
        _ request: ReceiptsV1.StreamTelemetryRequest, response: ResponseWriter<ReceiptsV1.StreamTelemetryResponse>, context: ServerContext
    ) async throws {
        try context.requireScope(tenant: request.tenant)
        let tenant = try FieldRules.requireApp(of: request.tenant)
        let filter = try TelemetryFilter(request)
        if request.follow { try await requireStoredEvents(of: tenant) }
        try await audit.record(
            .init(.telemetryListed, subject: request.userId, details: request.eventTypes.joined(separator: " "), tenant: tenant), context)
        guard request.follow else {
            let start = try await start(of: request)
            try await response.write(.init(cursor: "\(start)"))
            _ = try await write(tenant, filter, after: start, to: response)
            return
        }
        // Before the position is read, so that no event is missed.
        let listener = try feed.open()
        defer { feed.close(listener) }
        let start = try await start(of: request)
        try await response.write(.init(cursor: "\(start)"))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                var position = try await write(tenant, filter, after: start, to: response)
                for await _ in listener.news { position = try await write(tenant, filter, after: position, to: response) }
                // The stream ends only with its task: the reader has gone, or the server drains.
                throw CancellationError()
            }
            group.addTask {
                for _ in 0..<Self.mostHeartbeats {
                    try await Task.sleep(for: Self.heartbeat)
                    try await response.write(.init())
                }
                throw APIError(.unavailable, "the stream is a day old; begin it again behind its last cursor")
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    /// Writes what is stored behind a position.
    ///
    /// - Returns: the position behind it.
    private func write(
        _ tenant: CommonV1.Tenant, _ filter: TelemetryFilter, after start: Int64, to response: ResponseWriter<ReceiptsV1.StreamTelemetryResponse>
    ) async throws -> Int64 {
        var position = start
        while true {
            let after = position
            let part = try await store.read { try TelemetryTable.feed(of: tenant, filter, after: after, $0) }
            position = part.position
            if position > after { try await response.write(.init(events: part.events, cursor: "\(position)")) }
            guard part.hasMore else { return position }
        }
    }

    /// The position that a stream begins behind.
    ///
    /// - Throws: ``APIError`` for a cursor that this feed never had.
    private func start(of request: ReceiptsV1.StreamTelemetryRequest) async throws -> Int64 {
        let end = try await store.read { try TelemetryTable.end($0) }
        guard !request.after.isEmpty else { return request.fromStart ? 0 : end }
        guard let position = Int64(request.after), position >= 0 else {
            throw APIError(.invalidValue, field: "after", "“\(request.after.prefix(64))” is no cursor; give one that a stream had")
        }
        guard position <= end else {
            throw APIError(
                .invalidValue, field: "after", "\(position) is ahead of the feed, which may be restored from a backup; begin with the oldest event")
        }
        return position
    }

    /// - Throws: `conflict` for an app that stores no events: its stream would be silent for ever.
    private func requireStoredEvents(of tenant: CommonV1.Tenant) async throws {
        let rule = TelemetryRule(try await policies.current(for: tenant).policy)
        guard !rule.stores else { return }
        throw APIError(
            .conflict, field: "tenant.app_id",
            "the app stores no events: telemetry_mode is \(rule.mode.rawValue)\(rule.mode == .full ? " and delivery_log_retention_days 0" : "")")
    }
}
