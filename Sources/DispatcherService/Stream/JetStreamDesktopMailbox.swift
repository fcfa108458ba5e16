import CarillonAPI
import DurableWork
import JetStream
import Logging
import Protobuf
import ServiceKit
import Storage

/// ``DesktopMailbox`` on NATS JetStream, for the dispatchers that share a queue: any of them accepts a message, and the agent may be at another one,
/// or come back to a third.
///
/// A mailbox is a subject, and the number of a message is its sequence. The dispatcher that accepted a message keeps its end in its own store, and
/// reports when it expires; the one that has the agent reports the acknowledgement.
struct JetStreamDesktopMailbox: DesktopMailbox {
    let queue: JetStreamPushQueue
    /// For outcomes, tombstones, and the ends of accepted messages.
    let store: Store
    private let logger: Logger

    /// Messages that expire in one round.
    private static let batch = 500

    init(queue: JetStreamPushQueue, store: Store, logger: Logger) {
        self.queue = queue
        self.store = store
        self.logger = logger
    }

    func keep(_ messages: [DispatcherV1.StoredDesktopMessage], now: Instant) async throws -> KeptMessages {
        let erased = try await store.read { try ErasedUsers.among(messages.flatMap(\.namedUsers), at: now, $0) }
        let wanted = messages.indices.filter { !messages[$0].names(erased) }
        var kept = KeptMessages(numbers: messages.map { _ in 0 })
        let outgoing = try wanted.map { place in
            let message = messages[place]
            return OutgoingMessage(
                subject: StreamSubjects.desktop(message.device.mailbox), payload: try message.bytes(),
                options: PublishOptions(messageID: DeliveryKeys.desktopMessage(message), expectedStream: StreamSubjects.desktops))
        }
        let answers = try await queue.asking { try await $0.client.publish(outgoing) }
        var ends: [(place: Int, message: DispatcherV1.StoredDesktopMessage, sequence: Int)] = []
        for (place, answer) in zip(wanted, answers) {
            switch answer {
            case .success(let ack):
                kept.numbers[place] = Int64(ack.sequence)
                ends.append((place, messages[place], ack.sequence))
            case .failure(let error):
                kept.numbers[place] = nil
                logger.warning("a message for a desktop could not be kept, and is tried again", metadata: ["error": "\(error)"])
            }
        }
        // Asked again: an erasure that came after the first question did not see these messages in the stream. Its tombstone comes before it looks.
        let late = try await store.write { [ends] database in
            let erased = try ErasedUsers.among(ends.flatMap(\.message.namedUsers), at: now, database)
            for end in ends where !end.message.names(erased) {
                _ = try DesktopMessageTable.put(end.message, streamSequence: end.sequence, database)
            }
            return ends.filter { $0.message.names(erased) }.map { (place: $0.place, sequence: $0.sequence) }
        }
        for end in late {
            kept.numbers[end.place] = 0
            try await queue.asking { try await $0.client.deleteIfPresent(StreamSubjects.desktops, sequence: end.sequence) }
        }
        for device in Set(ends.map { $0.message.device }) { try await displaceOld(of: device, now: now, &kept.displaced) }
        return kept
    }

    /// Ends the oldest messages of a device that has too many.
    private func displaceOld(of device: DesktopDevice, now: Instant, _ ended: inout EndedMessages) async throws {
        let subject = StreamSubjects.desktop(device.mailbox)
        let count = try await queue.asking {
            try await $0.client.streamInfo(StreamSubjects.desktops, countingSubjects: subject).subjects[subject] ?? 0
        }
        guard count > DesktopMailboxLimits.perDevice else { return }
        let oldest = try await read(device, after: 0, limit: count - DesktopMailboxLimits.perDevice)
        try await end(oldest, .displaced, now: now, &ended)
    }

    func messages(of device: DesktopDevice, after number: Int64) async throws -> [DesktopMessage] {
        try await read(device, after: number, limit: DesktopMailboxLimits.page)
    }

    private func read(_ device: DesktopDevice, after number: Int64, limit: Int) async throws -> [DesktopMessage] {
        let subject = StreamSubjects.desktop(device.mailbox)
        return try await queue.asking { session in
            var desktopMessages: [DesktopMessage] = []
            var next = Int(number) + 1
            while desktopMessages.count < limit,
                let found = try await session.client.nextMessage(StreamSubjects.desktops, subject: subject, from: next)
            {
                next = found.sequence + 1
                if let desktopMessage = Self.desktopMessage(found, of: device) { desktopMessages.append(desktopMessage) }
            }
            return desktopMessages
        }
    }

    /// Nil for a message that cannot be read, or is of a device whose hash is the same.
    private static func desktopMessage(_ stored: StoredMessage, of device: DesktopDevice) -> DesktopMessage? {
        guard let message = try? DispatcherV1.StoredDesktopMessage(bytes: stored.payload), message.device == device else { return nil }
        return DesktopMessage(number: Int64(stored.sequence), message: message)
    }

    func acknowledge(_ ids: [DesktopMessageID], of device: DesktopDevice, now: Instant) async throws -> EndedMessages {
        var desktopMessages: [DesktopMessage] = []
        for id in Set(ids) { if let desktopMessage = try await message(id, of: device) { desktopMessages.append(desktopMessage) } }
        var ended = EndedMessages()
        try await end(desktopMessages, .acknowledged, now: now, &ended)
        return ended
    }

    /// A message by its id; nil: the stream does not have it any more.
    private func message(_ id: DesktopMessageID, of device: DesktopDevice) async throws -> DesktopMessage? {
        let stored = try await queue.asking { try await $0.client.message(StreamSubjects.desktops, sequence: Int(id.number)) }
        guard let desktopMessage = stored.flatMap({ Self.desktopMessage($0, of: device) }), desktopMessage.id == id else { return nil }
        return desktopMessage
    }

    /// Stores the outcomes, and then deletes the messages: after a crash between the two, the agent gets them once more, and the outcomes are
    /// repeated.
    private func end(_ desktopMessages: [DesktopMessage], _ end: DesktopEnd, now: Instant, _ ended: inout EndedMessages) async throws {
        guard !desktopMessages.isEmpty else { return }
        var new = EndedMessages()
        for desktopMessage in desktopMessages { new.add(desktopMessage, end, now: now) }
        let reports = try SettlementReports(new.outcomes, now: now)
        try await store.write { database in
            try reports.insert(database)
            for desktopMessage in desktopMessages {
                try DesktopMessageTable.remove(
                    streamSequence: Int(desktopMessage.number), pushID: desktopMessage.message.pushId, of: desktopMessage.message.device, database)
            }
        }
        try await queue.asking { session in
            for desktopMessage in desktopMessages {
                try await session.client.deleteIfPresent(StreamSubjects.desktops, sequence: Int(desktopMessage.number))
            }
        }
        ended += new
    }

    func expire(now: Instant) async throws -> (ended: EndedMessages, next: Instant?) {
        let entries = try await store.read { try DesktopMessageTable.expired(by: now, limit: Self.batch, $0) }
        var ended = EndedMessages()
        var gone: [Int64] = []
        var outcomes: [ReceiptsV1.Outcome] = []
        for entry in entries {
            // Without a sequence: from the time when the queue was in the store.
            let id = DesktopMessageID(
                number: entry.streamSequence.map(Int64.init) ?? entry.desktopMessage.number, pushID: entry.desktopMessage.message.pushId)
            if entry.streamSequence != nil, let desktopMessage = try await message(id, of: entry.desktopMessage.message.device) {
                try await end([desktopMessage], .expired, now: now, &ended)
                continue
            }
            gone.append(entry.desktopMessage.number)
            guard entry.desktopMessage.message.inLedger else { continue }
            // Ended at another dispatcher, which has reported it, or lost with the stream. The sequence number is that of the acceptance: of two
            // reports the ledger keeps the other dispatcher's.
            var outcome = entry.desktopMessage.message.outcome(.expired, id: id, now: now)
            outcome.sequence -= 1
            outcomes.append(outcome)
        }
        ended.outcomes += outcomes
        let reports = try SettlementReports(outcomes, now: now)
        let next = try await store.write { [gone] database in
            try reports.insert(database)
            try DesktopMessageTable.remove(gone, database)
            return try DesktopMessageTable.firstEnd(database)
        }
        return (ended, next)
    }

    func follow(_ arrived: @escaping @Sendable (_ mailbox: String?) -> Void) async throws {
        try await repeating {
            var options = FollowOptions(StreamSubjects.allDesktops)
            (options.first, options.headersOnly) = (.new, true)
            try await queue.session().client.follow(StreamSubjects.desktops, options) { event in
                switch event {
                case .message(let message): if let mailbox = StreamSubjects.mailbox(ofDesktop: message.subject) { arrived(mailbox) }
                case .current: arrived(nil)
                }
            }
        }
    }

    /// Works until the task is cancelled, and again after a failure.
    private func repeating(_ work: () async throws -> Void) async throws {
        var backoff = Backoff()
        while true {
            do {
                try await work()
            } catch {
                try Task.checkCancellation()
                logger.debug("the messages for desktops cannot be followed", metadata: ["error": "\(error)"])
            }
            try await backoff.wait()
        }
    }
}
