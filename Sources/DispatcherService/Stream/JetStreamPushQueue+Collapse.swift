import CarillonAPI
import JetStream
import ServiceKit
import Synchronization

// Collapse keys (EVAL-55). No dispatcher knows what the others have, so a bucket says for each device and key which delivery is the newest. A
// delivery is compared with it when it is claimed, also for a further attempt and after it was parked. Those without a key cost nothing.
extension JetStreamPushQueue {
    /// Tells which deliveries are the newest of their keys, before they are in the stream: an older one must not be sent after one of them.
    ///
    /// - Throws: ``APIError``. The caller repeats the enqueue.
    func tellNewest(_ deliveries: [StreamDelivery]) async throws {
        var newest: [String: CollapseRecord] = [:]
        for delivery in deliveries {
            guard let record = CollapseRecord(delivery) else { continue }
            // A push that is not sent replaces none.
            guard !state.withLock({ $0.cancelled.contains(delivery.keys.notification) }) else { continue }
            if let other = newest[record.key], !record.replaces(other) { continue }
            newest[record.key] = record
        }
        guard !newest.isEmpty else { return }
        let records = Array(newest.values)
        try await asking { session in
            _ = try await records.concurrentMap(atOnce: Self.publishesInFlight) { try await Self.tellNewest($0, session) }
        }
    }

    private static func tellNewest(_ record: CollapseRecord, _ session: StreamSession) async throws {
        // A call that the evaluator repeats late must not make its push the newest again.
        if let known = try await newest(ofKey: record.key, session), !record.replaces(known) { return }
        _ = try await session.collapseKeys.put(record.key, record.json)
    }

    private static func newest(ofKey key: String, _ session: StreamSession) async throws -> CollapseRecord? {
        try await session.collapseKeys.get(key).flatMap { CollapseRecord($0.value, key: key) }
    }

    /// The rows of those entries that newer deliveries replaced. None where NATS does not answer: the provider replaces them then.
    func replaced(among entries: [StreamWindow.Entry]) async -> Set<Int64> {
        let keyed = entries.filter { $0.content.keys.collapse != nil }
        guard !keyed.isEmpty, let session = try? session() else { return [] }
        let answers = await keyed.concurrentMap(atOnce: Self.readsInFlight) { await Self.isReplaced($0.content, session) }
        return Set(zip(keyed, answers).filter(\.1).map(\.0.row))
    }

    /// Whether a newer delivery replaced it; false where NATS does not answer.
    static func isReplaced(_ delivery: StreamDelivery, _ session: StreamSession) async -> Bool {
        guard let record = CollapseRecord(delivery), let newest = try? await newest(ofKey: record.key, session) else { return false }
        return newest.replaces(record)
    }
}
