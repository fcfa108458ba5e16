import CarillonAPI
import DurableWork
import JetStream
import Protobuf
import Providers
import ServiceKit
import Storage
import Synchronization

extension JetStreamPushQueue {
    /// Answers after the stream has every delivery. When it took only some, the caller repeats the call, and the stream knows those.
    func enqueue(_ pushes: [NewPush], now: Instant) async throws -> EnqueueEffect {
        let session = try session()
        let pushes = try await withoutErased(pushes, now: now)
        var deliveries: [StreamDelivery] = []
        var senderless: [(key: String, outcome: ReceiptsV1.Outcome)] = []
        // The stream drops what is older without a word, so it expires before.
        let end = now + settings.longestWait
        for var push in pushes {
            push.queuedUntil = min(push.queuedUntil, end)
            var devices: Set<String> = []
            for (target, route) in push.routes.enumerated() where devices.insert(push.push.device(at: target)).inserted {
                if let route {
                    deliveries.append(try StreamCodec.delivery(target, of: push, route: route))
                } else {
                    senderless.append(Self.senderless(target, of: push, now: now))
                }
            }
        }
        let tests = pushes.filter { $0.push.message.test }
        if !tests.isEmpty {
            state.withLock { state in for push in tests { state.testPushes.add(push.push.message, now: .now) } }
            // Told before a device gets one, so that any dispatcher can answer a repeated call.
            await tellTestPushes()
        }
        let new = try await withoutParked(deliveries, now: now, session)
        try await tellNewest(new)
        let inserted = try await publish(new.map { StreamCodec.message($0) }, session)
        let reported = try await reportSenderless(senderless, session, now: now)
        // Further deliveries are found by the feeder, here or on another dispatcher.
        return EnqueueEffect(ready: [], inserted: inserted + reported.count, wroteReports: reported.wroteReports)
    }

    /// A push whose user was erased meanwhile is accepted and dropped, and one that names an erased user is withdrawn, as in the store (PRIV-09).
    private func withoutErased(_ pushes: [NewPush], now: Instant) async throws -> [NewPush] {
        let erased = try await store.read { try ErasedUsers.among(pushes.lazy.flatMap(\.push.message.namedUsers), at: now, $0) }
        guard !erased.isEmpty else { return pushes }
        return try pushes.compactMap { push in
            guard !erased.contains(push.push.message.userKey) else { return nil }
            guard push.push.message.names(erased) else { return push }
            var withdrawn = push
            let message = push.push.message.withdrawn()
            (withdrawn.push, withdrawn.message) = (QueuedPush(message: message), try message.bytes())
            return withdrawn
        }
    }

    /// The deliveries without those that are parked, of pushes so old that NATS may have forgotten an earlier call (``StreamSettings/freshAge``), or
    /// older than the connection: a server that starts forgets the ids of what has left the queue.
    /// The queue itself has no message of a parked delivery, and would take a second one.
    private func withoutParked(_ deliveries: [StreamDelivery], now: Instant, _ session: StreamSession) async throws -> [StreamDelivery] {
        let sinceConnection = state.withLock { ContinuousClock.now - $0.connectedAt }
        let limit = now - min(settings.freshAge, sinceConnection)
        let old = deliveries.indices.filter { Instant(milliseconds: deliveries[$0].push.message.createdAtMs) < limit }
        guard !old.isEmpty else { return deliveries }
        do {
            let isParked = try await old.map { StreamSubjects.parked(deliveries[$0].keys, deliveries[$0].rank) }
                .concurrentMap(atOnce: Self.readsInFlight) { subject -> Bool in
                    try await session.client.lastMessage(StreamSubjects.parked, subject: subject) != nil
                }
            let parked = Set(zip(old, isParked).filter(\.1).map(\.0))
            return deliveries.indices.filter { !parked.contains($0) }.map { deliveries[$0] }
        } catch let error as NATSError {
            throw Self.apiError(error)
        }
    }

    /// - Returns: the number of deliveries that are new.
    private func publish(_ messages: [OutgoingMessage], _ session: StreamSession) async throws -> Int {
        guard !messages.isEmpty else { return 0 }
        guard !state.withLock({ $0.queueFill.isFull(settings.maxBytes) }) else {
            throw APIError(
                .rateLimited, "the push queue on NATS is full: its limit is \(settings.maxBytes) bytes (setting 'queue.max_bytes')",
                retryAfter: .seconds(1))
        }
        state.withLock { $0.queueFill.published(messages.map(\.size).reduce(0, +)) }
        var inserted = 0
        for result in try await session.client.publish(messages, inFlight: Self.publishesInFlight) {
            do throws(NATSError) {
                if try !result.get().isDuplicate { inserted += 1 }
            } catch {
                // Its subject has its message already: the delivery is known.
                if error.kind == .streamFull, error.message.contains("per subject") { continue }
                throw Self.apiError(error)
            }
        }
        return inserted
    }

    // MARK: Addresses without a sender

    private static func senderless(_ target: Int, of push: NewPush, now: Instant) -> (key: String, outcome: ReceiptsV1.Outcome) {
        let device = push.push.device(at: target)
        let nowhere = Route(
            organizationID: push.tenant.organizationId, appID: push.tenant.appId, provider: .init(rawValue: ""),
            environment: .init(rawValue: ""))
        return (DeliveryKeys(push.push.message, device: device, route: nowhere).delivery, push.report(withoutSender: device, now: now))
    }

    /// Reports deliveries that nobody can send. The bucket knows which were reported, so that a repeated call reports none twice.
    private func reportSenderless(
        _ deliveries: [(key: String, outcome: ReceiptsV1.Outcome)], _ session: StreamSession, now: Instant
    ) async throws -> (count: Int, wroteReports: Bool) {
        guard !deliveries.isEmpty else { return (0, false) }
        var new: [(key: String, outcome: ReceiptsV1.Outcome)] = []
        do {
            for delivery in deliveries where try await session.deliveries.get(delivery.key) == nil { new.append(delivery) }
            // A test push names itself as its notification and is not in the ledger, so it has no report.
            let outcomes = new.map(\.outcome).filter { $0.notificationId != $0.pushId }
            let reports = try SettlementReports(outcomes, now: now)
            if !reports.isEmpty { try await store.write { try reports.insert($0) } }
            let record = DeliveryRecord(streamSequence: 0, progress: DeliveryProgress(sequence: 1)).json
            for delivery in new { try await session.deliveries.put(delivery.key, record) }
            state.withLock { state in
                for (_, outcome) in new {
                    state.testPushes.ended(outcome.pushId, outcome.pushDeviceId, .failed, reason: FailureReason.noSender, code: "")
                }
            }
            return (new.count, !outcomes.isEmpty)
        } catch let error as NATSError {
            throw Self.apiError(error)
        }
    }
}

extension OutgoingMessage {
    /// In bytes, about as NATS counts them.
    var size: Int { subject.utf8.count + payload.count + headers.map { $0.name.utf8.count + $0.value.utf8.count + 4 }.reduce(100, +) }
}
