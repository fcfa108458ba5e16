import CarillonAPI
import JetStream
import Logging
import ServiceKit
import Storage
import Synchronization

extension JetStreamPushQueue {
    /// First the reports into this dispatcher's store, in one transaction. From then on the results count: what NATS must learn is done now, or by a
    /// later heartbeat. Should this process die before that, its next run acknowledges the delivery (``FinishedMessages``). Another dispatcher that
    /// gets it before sends it once more, with the same collapse id (DISP-26).
    func settle(_ settlement: Settlement) async throws {
        guard !settlement.isEmpty else { return }
        let reports = try SettlementReports(settlement)
        try await insert(reports, finished: settlement.deliveries.filter(\.change.isLast).map(\.row), now: settlement.now)
        let rows = state.withLock { state in
            settlement.deliveries.compactMap { delivery -> Int64? in
                guard let entry = state.window[delivery.row], entry.state != .finished else { return nil }
                guard delivery.change.isLast || !state.outdated.contains(delivery.row) else {
                    // Another dispatcher may have it, and its result counts. NATS gives it to somebody again, where nobody has it.
                    state.forget(delivery.row)
                    return nil
                }
                state.apply(delivery, to: entry, longestLocalWait: settings.longestLocalWait, now: settlement.now)
                return state.steps[delivery.row] == nil ? nil : delivery.row
            }
        }
        await perform(rows)
        await tellTestPushes()
        madeRoom()
    }

    // MARK: Steps

    /// Tells the stream about stored results. What fails stays, and ``repeatSteps()`` does it again.
    ///
    /// - Parameter asksSilent: whether consumers are asked that did not answer the last time. Settling does not wait for them.
    func perform(_ rows: [Int64], asksSilent: Bool = false) async {
        guard !rows.isEmpty else { return }
        var (finished, left): ([Int64], ArraySlice<Int64>) = ([], [])
        let session = state.withLock { state -> StreamSession? in
            guard state.isStreamKnown else { return nil }
            state.performing.formUnion(rows)
            for row in rows { if case .acknowledge? = state.steps[row] { finished.append(row) } else { left.append(row) } }
            return state.session
        }
        let performed = finished + left
        defer { state.withLock { $0.performing.subtract(performed) } }
        // The others may wait for NATS.
        await acknowledge(finished, asksSilent: asksSilent)
        guard !left.isEmpty, let session else { return }
        var (delayed, acknowledged): ([Int64], [Int64]) = ([], [])
        await withTaskGroup(of: Performed.self) { group in
            func add() {
                guard let row = left.popFirst() else { return }
                group.addTask { Performed(row: row, end: await self.perform(row, session)) }
            }
            for _ in 0..<Self.publishesInFlight { add() }
            while let performed = await group.next() {
                switch performed.end {
                case .acknowledged: acknowledged.append(performed.row)
                case .delayed: delayed.append(performed.row)
                case nil: break
                }
                add()
            }
        }
        forgetFinished(delayed)
        await acknowledge(acknowledged, asksSilent: asksSilent)
    }

    /// A step that came meanwhile belongs to a later result of a delivery that stays.
    private func forgetFinished(_ rows: [Int64]) {
        guard !rows.isEmpty else { return }
        state.withLock { state in for row in rows where state.window[row]?.state == .finished { state.forget(row) } }
    }

    /// Acknowledges the messages of finished rows. The last one of each consumer asks for an answer, directly behind the others: while a consumer has
    /// no leader, nobody hears them. Rows whose consumer does not answer keep their step.
    private func acknowledge(_ rows: [Int64], asksSilent: Bool) async {
        guard !rows.isEmpty else { return }
        let (groups, unheard) = state.withLock { state in
            let messages = rows.compactMap { row in
                state.messages[row].flatMap { message in
                    StreamSubjects.rank(ofConsumer: message.consumer).map { (row: row, message: message, rank: $0) }
                }
            }
            return (Dictionary(grouping: messages, by: \.rank).map { (rank: $0, messages: $1) }, state.leases.unheard)
        }
        let sentAt = ContinuousClock.now
        let heard = await groups.concurrentMap { group -> Bool in
            let messages = group.messages.map(\.message)
            guard asksSilent || !unheard.contains(group.rank) else {
                for message in messages { try? self.ack(message) }
                return false
            }
            return await self.ask(group.rank, isRenewal: false) {
                for message in messages.dropLast() { try self.ack(message) }
                try self.requireKnownStream()
                try await messages.last?.ackConfirmed(timeout: Self.patienceWithConsumers)
            }
        }
        let acknowledged = zip(groups, heard).filter(\.1).map(\.0)
        state.withLock { state in
            for (rank, messages) in acknowledged {
                state.recentAcknowledgements.add(
                    messages.map(\.message.acknowledgement), of: rank, keepingOld: !state.leases.unheard.isEmpty, at: sentAt)
            }
        }
        forgetFinished(acknowledged.flatMap { $0.messages.map(\.row) })
    }

    /// How long a consumer may take for its answer. What it did not answer is repeated: it may have no leader, and then nobody says so for seconds.
    static let patienceWithConsumers = Duration.seconds(1)

    /// Asks the consumer of a rank for an answer, and notes whether it came.
    ///
    /// - Parameter isRenewal: the leases of the rank were renewed before.
    func ask(_ rank: PriorityRank, isRenewal: Bool, _ question: () async throws -> Void) async -> Bool {
        let sentAt = ContinuousClock.now
        let isAnswered = (try? await question()) != nil
        let isBack = state.withLock { state in
            guard isAnswered else {
                state.leases.missed(rank)
                return false
            }
            if isRenewal, state.leases.mayHaveEnded(rank, at: .now) { state.regained.insert(rank) }
            return state.leases.heard(rank, at: sentAt, isRenewal: isRenewal)
        }
        // It may have a new leader, which does not know the last acknowledgements of the one before.
        if isBack { mayBeForgotten(by: [rank]) }
        return isAnswered
    }

    /// A step that was tried.
    private struct Performed: Sendable {
        /// How a message is given away.
        enum End: Sendable {
            /// It is to be acknowledged.
            case acknowledged
            /// It comes again after a while. NATS has answered.
            case delayed
        }

        var row: Int64
        /// Nil: the message is still here.
        var end: End?
    }

    /// - Returns: how the message was given away; nil: it was not.
    private func perform(_ row: Int64, _ session: StreamSession) async -> Performed.End? {
        let (step, entry, message) = state.withLock { ($0.steps[row], $0.window[row], $0.messages[row]) }
        guard let step, let entry, let message else { return nil }
        do {
            switch step {
            case .acknowledge: break
            case .bury(let death):
                let letter = StreamCodec.message(entry.content, death)
                _ = try await session.client.publish(
                    letter.subject, headers: letter.headers, payload: letter.payload, options: letter.options)
                // Before the acknowledgement: what fails here is done again.
                try await dropErased([entry.content])
                acknowledgeOnly(row)
            case .remember(let record):
                try await session.deliveries.put(entry.content.keys.delivery, record.json)
                state.withLock { state in
                    // Unless a later result replaced it.
                    if case .remember(record)? = state.steps[row] { state.steps[row] = nil }
                }
                return nil
            case .giveBack(let due, let record):
                try await giveBack(message, entry.content, record, due: due, session)
                return .delayed
            case .park(let record):
                do {
                    let parking = Parking(message: message, delivery: entry.content, record: record)
                    for result in try await move([parking], session) { try result.get() }
                    acknowledgeOnly(row)
                } catch let error as NATSError where error.kind == .streamFull {
                    try await giveBack(message, entry.content, record, due: record.due ?? clock.now, session)
                    return .delayed
                }
            }
            return .acknowledged
        } catch {
            logger.debug("a result waits for NATS", metadata: ["push_device_id": "\(entry.content.deviceID)", "error": "\(error)"])
            return nil
        }
    }
}

extension DeliverySettlement.Change {
    /// Whether nothing is left to do but to acknowledge the message.
    fileprivate var isLast: Bool {
        switch self {
        case .sent, .expired, .cancelled, .skipped, .failed(_, _, deadLetterUntil: nil): true
        case .failed, .retry, .release: false
        }
    }
}

extension JetStreamPushQueue {
    private func giveBack(
        _ message: JetStreamMessage, _ delivery: StreamDelivery, _ record: DeliveryRecord, due: Instant, _ session: StreamSession
    ) async throws {
        try await session.deliveries.put(delivery.keys.delivery, record.json)
        try requireKnownStream()
        try await message.nakConfirmed(delay: max(.milliseconds(1), due - clock.now))
    }

    /// The rest of a row's step is to acknowledge: a dead letter or a parked delivery is made once.
    private func acknowledgeOnly(_ row: Int64) {
        state.withLock { state in if state.window[row]?.state == .finished { state.steps[row] = .acknowledge } }
    }
}

extension JetStreamPushQueue.State {
    /// Applies a result to the window.
    fileprivate mutating func apply(
        _ delivery: DeliverySettlement, to entry: StreamWindow.Entry, longestLocalWait: Duration, now: Instant
    ) {
        let (row, message) = (delivery.row, entry.content.push.message)
        func record(_ code: String, due: Instant? = nil) -> DeliveryRecord {
            DeliveryRecord(
                streamSequence: entry.streamSequence,
                progress: DeliveryProgress(attempts: delivery.attempts, sequence: delivery.sequence, code: code), due: due,
                wait: due.map { $0 - now } ?? .zero)
        }
        switch delivery.change {
        case .sent, .expired, .cancelled, .skipped, .failed(_, _, deadLetterUntil: nil):
            finish(row, with: .acknowledge)
        case .failed(let reason, let code, let until?):
            finish(
                row,
                with: .bury(
                    .init(
                        reason: reason, code: code, attempts: delivery.attempts, sequence: delivery.sequence, failedAt: now, keptUntil: until)))
        case .retry(let due, let code):
            let record = record(code, due: due)
            if due - now > longestLocalWait {
                finish(row, with: .park(record))
            } else if window.room(ofRoute: entry.band.route) > 0 {
                window.wait(row, until: due, record.progress)
                steps[row] = .remember(record)
            } else {
                finish(row, with: .giveBack(at: due, record))
            }
        case .release:
            window.giveBack(row, attempts: delivery.attempts, sequence: delivery.sequence)
            if delivery.attempts != entry.progress.attempts || delivery.sequence != entry.progress.sequence {
                steps[row] = .remember(record(entry.progress.code))
            }
        }
        guard message.test else { return }
        let (state, reason, code): (DeliveryState, String, String) =
            switch delivery.change {
            case .sent: (.sent, "", "")
            case .failed(let reason, let code, _): (.failed, reason, code)
            case .expired: (.expired, "", "")
            case .cancelled: (.cancelled, "", "")
            case .skipped(let reason): (.skipped, reason, "")
            case .retry(_, let code): (.waiting, "", code)
            case .release: (.queued, "", "")
            }
        testPushes.ended(message.pushId, entry.content.deviceID, state, reason: reason, code: code)
    }
}
