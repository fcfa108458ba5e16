import CarillonAPI
import DurableWork
import JetStream
import Logging
import Protobuf
import Providers
import ServiceKit
import Storage
import Synchronization

extension JetStreamPushQueue {
    /// One call of NATS for each dead letter from the first to the last entry of the page, those that the filter leaves out included.
    func deadLetters(
        of tenant: CommonV1.Tenant?, matching filter: DeadLetterFilter, after row: Int64, limit: Int
    ) async throws -> [DeadLetterEntry] {
        let subject = tenant.map { StreamSubjects.dead(ofTenant: DeliveryKeys.tenant($0)) } ?? StreamSubjects.allDead
        var entries: [DeadLetterEntry] = []
        try await eachDeadLetter(subject, after: row) { letter in
            if letter.matches(filter) { entries.append(letter.entry) }
            return entries.count < limit
        }
        return entries
    }

    /// A dead letter as the stream has it.
    private struct Letter: Sendable {
        var sequence: Int
        var delivery: StreamDelivery
        var death: StreamCodec.Death

        var entry: DeadLetterEntry {
            let message = delivery.push.message
            return DeadLetterEntry(
                row: Int64(sequence), tenant: delivery.tenant, pushID: message.pushId, notificationID: message.notificationId,
                userID: message.userId, pushDeviceID: delivery.deviceID, provider: delivery.route.provider, reason: death.reason,
                providerCode: death.code, attempts: death.attempts, failedAt: death.failedAt)
        }

        func matches(_ filter: DeadLetterFilter) -> Bool {
            filter.matches(provider: delivery.route.provider, reason: death.reason, providerCode: death.code, failedAt: death.failedAt)
        }
    }

    /// Reads dead letters in their order. Those that are kept no longer are deleted.
    ///
    /// - Parameter found: returns whether more are wanted.
    private func eachDeadLetter(_ subject: String, after row: Int64, _ found: (Letter) async throws -> Bool) async throws {
        var position = Int(row)
        let now = clock.now
        while true {
            let after = position
            guard let next = try await asking({ try await $0.client.nextMessage(StreamSubjects.dead, subject: subject, from: after + 1) }) else {
                return
            }
            position = next.sequence
            guard let delivery = StreamCodec.delivery(next.payload, { next.header($0) }) else { continue }
            let death = StreamCodec.death { next.header($0) }
            guard death.keptUntil > now else {
                try await asking { try await $0.client.deleteIfPresent(StreamSubjects.dead, sequence: next.sequence) }
                continue
            }
            guard try await found(Letter(sequence: position, delivery: delivery, death: death)) else { return }
        }
    }

    func requeue(_ selection: DeadLetterSelection, now: Instant) async throws -> RequeueEffect {
        var effect = RequeueEffect()
        try await eachDeadLetter(in: selection) { letter in
            if try await self.requeue(letter, now: now) { effect.requeued += 1 }
        }
        return effect
    }

    func drop(_ selection: DeadLetterSelection) async throws -> Int {
        var count = 0
        try await eachDeadLetter(in: selection) { letter in
            try await self.asking { try await $0.client.deleteIfPresent(StreamSubjects.dead, sequence: letter.sequence) }
            count += 1
        }
        return count
    }

    /// The selected dead letters that are there when the call begins.
    private func eachDeadLetter(in selection: DeadLetterSelection, _ found: (Letter) async throws -> Void) async throws {
        let tenant = selection.tenant.map { DeliveryKeys.tenant($0) }
        var subjects: [String]
        if let ids = selection.pushIDs, let of = selection.tenant {
            subjects = Set(ids).map { StreamSubjects.dead(ofPush: DeliveryKeys.push($0, of: of), tenant: DeliveryKeys.tenant(of)) }
        } else {
            subjects = [tenant.map(StreamSubjects.dead(ofTenant:)) ?? StreamSubjects.allDead]
        }
        let wanted = selection.pushIDs.map(Set.init)
        // What fails again meanwhile is a new letter.
        let last = try await asking { try await $0.client.streamInfo(StreamSubjects.dead).lastSequence }
        for subject in subjects {
            try await eachDeadLetter(subject, after: 0) { letter in
                guard letter.sequence <= last else { return false }
                let isSelected = wanted?.contains(letter.delivery.push.message.pushId) != false && letter.matches(selection.filter)
                if isSelected { try await found(letter) }
                return true
            }
        }
    }

    /// First into the queue, then out of the dead letters: between the two it is in both, and a second call finds it in the queue.
    ///
    /// - Returns: false for a delivery that is cancelled, replaced, past its time to live, or not out of the queue yet.
    private func requeue(_ letter: Letter, now: Instant) async throws -> Bool {
        var delivery = letter.delivery
        let message = delivery.push.message
        let isCancelled = state.withLock { $0.cancelled.contains(delivery.keys.notification) }
        guard !isCancelled, delivery.push.expiresAt > now else { return false }
        // It may wait as long as it was first allowed to, but not beyond the push's time to live.
        let patience = delivery.queuedUntil - Instant(milliseconds: message.createdAtMs)
        delivery.queuedUntil = min(delivery.push.expiresAt, now + patience)
        let outgoing = StreamCodec.message(delivery, sequence: letter.death.sequence, turn: "-\(letter.sequence)")
        return try await asking { session in
            if await Self.isReplaced(letter.delivery, session) { return false }
            do {
                _ = try await session.client.publish(
                    outgoing.subject, headers: outgoing.headers, payload: outgoing.payload, options: outgoing.options)
            } catch let error as NATSError where error.kind == .streamFull && error.message.contains("per subject") {
                // An earlier call put it there, or a dispatcher is about to remove it. In the second case the letter is all that is left.
                guard try await session.client.isLast(outgoing) else { return false }
            }
            try await session.client.deleteIfPresent(StreamSubjects.dead, sequence: letter.sequence)
            return true
        }
    }

    /// Withdraws dead letters that name an erased user beside their recipient (decision 0067). They stay listed, and a requeued one is not sent.
    /// All are read, because a subject names the recipient alone.
    ///
    /// - Parameter names: whether the push names such a user.
    /// - Returns: the number of withdrawn dead letters.
    /// - Throws: ``APIError``, `CancellationError`.
    func withdrawDeadLetters(_ subjects: String, where names: (DispatcherV1.Push) -> Bool) async throws -> Int {
        struct AllRead: Error {}
        var count = 0
        do {
            try await session().client.follow(StreamSubjects.dead, FollowOptions(subjects)) { event in
                guard case .message(let message) = event else { throw AllRead() }
                guard let push = try? DispatcherV1.Push(bytes: message.payload), names(push) else { return }
                if try await withdrawDeadLetter(message.streamSequence) { count += 1 }
            }
        } catch is AllRead {
        } catch let error as NATSError {
            throw Self.apiError(error)
        }
        return count
    }

    /// - Returns: false when the dead letter was requeued or replaced meanwhile. Who replaces it asks for erased users afterwards.
    private func withdrawDeadLetter(_ sequence: Int) async throws -> Bool {
        let client = try session().client
        do {
            // Read again: in a delivered message, the NATS library takes the header behind an empty one (a code) for its value.
            guard let stored = try await client.message(StreamSubjects.dead, sequence: sequence) else { return false }
            guard var delivery = StreamCodec.delivery(stored.payload, { stored.header($0) }) else { return false }
            delivery.message = try delivery.push.message.withdrawn().bytes()
            var letter = StreamCodec.message(delivery, StreamCodec.death { stored.header($0) })
            // It replaces this message alone.
            letter.options.expectedLastSubjectSequence = sequence
            _ = try await client.publish(letter.subject, headers: letter.headers, payload: letter.payload, options: letter.options)
            return true
        } catch let error as NATSError where error.kind == .wrongLastSequence {
            return false
        }
    }

    // MARK: Deliveries that cannot be delivered

    /// Puts a message that cannot be read with the dead letters, so that it is not lost, and out of the queue.
    func bury(unreadable message: JetStreamMessage, _ session: StreamSession) async {
        do {
            try await bury(unreadable: message.payload, message.headers, sequence: message.streamSequence, session)
            try ack(message)
        } catch {
            try? nak(message, delay: .seconds(60))
        }
    }

    /// Puts a message that cannot be read with the dead letters. The caller takes it out of the queue.
    func bury(unreadable payload: [UInt8], _ headers: [NATSHeader], sequence: Int, _ session: StreamSession) async throws {
        logger.error("a message of the push queue cannot be read and is a dead letter", metadata: ["sequence": "\(sequence)"])
        _ = try await session.client.publish(
            "notifications.dead.unreadable.0.0.0.\(sequence)", headers: headers.filter { !$0.name.hasPrefix("Nats-") }, payload: payload)
    }

    /// Makes dead letters of messages that were delivered as often as is allowed: NATS delivers them no more, and leaves them in the stream.
    func buryLoop(_ session: StreamSession, _ arrived: @escaping @Sendable (QueueArrival) async -> Void) async throws {
        var backoff = Backoff(first: .milliseconds(100), longest: .seconds(5))
        while true {
            try Task.checkCancellation()
            do {
                let batch = try await session.advisories.fetchAvailable(100, expires: .seconds(20))
                var wroteReports = false
                for advisory in batch.messages {
                    if try await bury(advisory, session) { wroteReports = true }
                    try await advisory.ackConfirmed()
                }
                if wroteReports { await arrived(QueueArrival(wroteReports: true)) }
                backoff.reset()
            } catch let error as NATSError where error.isRetryable {
                try await backoff.wait()
            }
        }
    }

    /// - Returns: whether an outcome was written.
    private func bury(_ advisory: JetStreamMessage, _ session: StreamSession) async throws -> Bool {
        guard let sequence = AdvisoryText.streamSequence(advisory.payload) else { return false }
        // Nil: its last delivery was acknowledged after all.
        guard let stored = try await session.client.message(StreamSubjects.pushes, sequence: sequence) else { return false }
        guard let delivery = StreamCodec.delivery(stored.payload, { stored.header($0) }) else { return false }
        let record = try await storedRecord(of: delivery, in: sequence, session)
        let progress = record?.progress ?? StreamCodec.progress { stored.header($0) }
        let (now, message) = (clock.now, delivery.push.message)
        let death = StreamCodec.Death(
            reason: FailureReason.attemptsUsedUp, code: progress.code, attempts: progress.attempts, sequence: progress.sequence + 1, failedAt: now,
            keptUntil: now + settings.deadLetterAge)
        logger.error(
            "a delivery went to dispatchers too often without a result and is a dead letter",
            metadata: ["push_id": "\(message.pushId)", "push_device_id": "\(delivery.deviceID)", "deliveries": "\(settings.maxDeliver)"])
        let isTold = !message.isProbe && !message.namesItself
        if isTold {
            let outcome = ReceiptsV1.Outcome(
                tenant: delivery.tenant, pushId: message.pushId, notificationId: message.notificationId, pushDeviceId: delivery.deviceID,
                userId: message.userId, status: .failed, attemptNumber: Int32(clamping: progress.attempts),
                provider: delivery.route.provider.rawValue, providerCode: progress.code, failureReason: FailureReason.attemptsUsedUp,
                occurredAtMs: now.milliseconds, sequence: progress.sequence + 1)
            let reports = try SettlementReports([outcome], now: now)
            try await store.write { try reports.insert($0) }
        }
        let letter = StreamCodec.message(delivery, death)
        _ = try await session.client.publish(letter.subject, headers: letter.headers, payload: letter.payload, options: letter.options)
        // Before its end: what fails here is done again.
        try await dropErased([delivery])
        // Another dispatcher may handle the same advisory.
        try await session.client.deleteIfPresent(StreamSubjects.pushes, sequence: sequence)
        return isTold
    }
}

extension JetStreamClient {
    /// Whether the queue has this very message.
    fileprivate func isLast(_ message: OutgoingMessage) async throws -> Bool {
        guard let queued = try await lastMessage(StreamSubjects.pushes, subject: message.subject) else { return false }
        return queued.header(PublishOptions.messageIDHeader) == message.options.messageID
    }
}
