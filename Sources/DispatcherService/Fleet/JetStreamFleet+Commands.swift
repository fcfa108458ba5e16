import CarillonAPI
import Cryptography
import Foundation
import JetStream
import Logging
import ServiceKit
import Storage

extension JetStreamFleet {
    /// A command that waits for other dispatchers.
    struct AckWait {
        var missing: [String: FleetMember]
        /// Why dispatchers cannot do it, by name.
        var refusals: [String] = []
        var done: CheckedContinuation<Void, Never>?
    }

    /// A command in the log. It is sealed, because it may name an erased user.
    private struct Message: Codable {
        var nonce: Data
        /// A ``FleetCommand/Wire``, with the command's id as associated data.
        var sealed: Data
    }

    /// A dispatcher that was away for longer than the log has commands.
    struct AwayTooLong: Error, CustomStringConvertible {
        var since: Instant
        var description: String {
            "this dispatcher was away since \(since.rfc3339), for longer than the log of commands goes back (\(FleetBuckets.commandAge)): its store "
                + "may have data of users who were erased meanwhile. Start it with an empty store; credentials come from the other dispatchers"
        }
    }

    /// How often the store notes that the dispatcher follows the log.
    private static let seenInterval = Duration.seconds(3_600)

    // MARK: Sending

    func send(_ command: FleetCommand) async throws(APIError) {
        // It does not know who lives.
        guard !isJoining else {
            throw APIError(.unavailable, "done by this dispatcher, which does not follow the others yet; repeat the call when it is ready")
        }
        let id = Hexadecimal.encode(SecureRandom.bytes(16))
        sent.insert(id)
        waits[id] = AckWait(missing: Dictionary(members.living.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }))
        do {
            try await buckets.commands.put("command." + id, try message(command, id: id))
        } catch {
            sent.remove(id)
            waits[id] = nil
            throw Self.unavailable("done by this dispatcher, but other dispatchers cannot be told", error)
        }
        await awaitAcks(of: id)
        guard let wait = waits.removeValue(forKey: id) else { return }
        // Who is gone does what it missed before it sends again.
        let living = Set(members.living.map(\.id))
        let silent = wait.missing.values.filter { living.contains($0.id) }.map { "\($0.label): no answer within \(options.commandWait)" }.sorted()
        guard silent.isEmpty, wait.refusals.isEmpty else {
            throw APIError(
                .unavailable, "done by this dispatcher, but not by \((wait.refusals + silent).joined(separator: "; ")). Repeat the call")
        }
    }

    private func awaitAcks(of id: String) async {
        guard waits[id]?.missing.isEmpty == false else { return }
        let limit = Task { [options] in
            try await Task.sleep(for: options.commandWait)
            endWait(for: id)
        }
        await withCheckedContinuation { waits[id]?.done = $0 }
        limit.cancel()
    }

    private func endWait(for id: String) { waits[id]?.done.take()?.resume() }

    private func acknowledged(_ id: String, by member: String, refusal: String) {
        guard let known = waits[id]?.missing.removeValue(forKey: member) else { return }
        if !refusal.isEmpty { waits[id]?.refusals.append("\(known.label): \(refusal)") }
        if waits[id]?.missing.isEmpty == true { endWait(for: id) }
    }

    private func message(_ command: FleetCommand, id: String) throws -> [UInt8] {
        let nonce = SecureRandom.bytes(AESGCM.nonceLength)
        let sealed = try AESGCM.seal(key: commandKey, nonce: nonce, plaintext: Self.encode(command.wire), associatedData: Array(id.utf8))
        return try Self.encode(Message(nonce: Data(nonce), sealed: Data(sealed)))
    }

    // MARK: Following

    /// Compares the stored position with the log.
    func checkPosition() async throws {
        if !isSeenChecked, clock.now - position.seenAt > FleetBuckets.commandAge { throw AwayTooLong(since: position.seenAt) }
        let log = try await client.streamInfo(buckets.commands.stream)
        let hasOtherEnd = try await isEndLost()
        let isLost = !position.log.isEmpty && position.log != log.created || log.lastSequence < position.applied || hasOtherEnd
        if isLost {
            // What the new log has is done, perhaps once more.
            (position.applied, position.appliedAt) = (0, 0)
            if !isSeenChecked {
                logger.critical(
                    "NATS lost the log of commands while this dispatcher was away: its store may have data of users who were erased since then",
                    metadata: [
                        "alert": "page", "since": "\(position.seenAt.rfc3339)",
                        "remedy": "erase these users again, or start this dispatcher with an empty store",
                    ])
            }
        }
        isSeenChecked = true
        guard position.log != log.created || isLost else { return }
        position.log = log.created
        try await savePosition()
    }

    /// Whether the log has another command with the revision of the last one that was done: it lost its end, and went on.
    private func isEndLost() async throws -> Bool {
        guard position.applied > 0, position.appliedAt > 0 else { return false }
        let stored = try await client.message(buckets.commands.stream, sequence: position.applied)
        return stored.map { $0.storedAt != position.appliedAt } ?? false
    }

    nonisolated func watchCommands(_ receiver: any FleetReceiver) async throws {
        try await buckets.commands.watch(after: await position.applied) { event in
            switch event {
            case .entry(let entry): try await self.took(entry, receiver)
            case .current: await self.reached(.commands)
            }
        }
    }

    private func took(_ entry: KeyValueEntry, _ receiver: any FleetReceiver) async throws {
        let parts = entry.key.split(separator: ".").map(String.init)
        guard entry.operation == .put, parts.count > 1 else { return }
        if parts[0] == "acks", parts.count == 3 {
            return acknowledged(parts[1], by: parts[2], refusal: String(decoding: entry.value, as: UTF8.self))
        }
        let isOwn = sent.remove(parts[1]) != nil
        let answer = isOwn ? nil : try await carryOut(entry.value, id: parts[1], receiver)
        if entry.revision > position.applied { (position.applied, position.appliedAt) = (entry.revision, entry.storedAt) }
        try await savePosition()
        // After the position: a command that was acknowledged is not carried out again. Without the acknowledgement its sender repeats it.
        if let answer { try await buckets.commands.put("acks.\(parts[1]).\(members.own.id)", Array(answer.utf8)) }
    }

    /// - Returns: the acknowledgement: empty, or why the command is not carried out. Nil for a command that cannot be read.
    private func carryOut(_ value: [UInt8], id: String, _ receiver: any FleetReceiver) async throws -> String? {
        guard let message: Message = Self.decode(value) else {
            logger.critical("a command of another dispatcher has another form; update this dispatcher", metadata: ["command": "\(id)"])
            return nil
        }
        var isAlerted = false
        let refusal = try await Self.repeating("a command of another dispatcher cannot be carried out yet", logger) { () throws -> String? in
            let bytes: [UInt8]
            do {
                bytes = try AESGCM.open(
                    key: commandKey, nonce: Array(message.nonce), sealed: Array(message.sealed), associatedData: Array(id.utf8))
            } catch {
                if !isAlerted {
                    isAlerted = true
                    logger.critical(
                        "this dispatcher has another credential key ring than others: no command is carried out, and no user is erased here",
                        metadata: ["alert": "page", "command": "\(id)", "remedy": "give all dispatchers the same keys/credential-keyring.json"])
                }
                throw APIError(
                    .internalError, "the credential key ring is not that of the other dispatchers (\(error)); give all dispatchers the same file")
            }
            guard let wire: FleetCommand.Wire = Self.decode(bytes), let command = FleetCommand(wire) else {
                return "version \(members.own.version) does not know the command"
            }
            return try await receiver.carryOut(command)
        }
        if let refusal { logger.error("a command of another dispatcher is not carried out", metadata: ["reason": "\(refusal)"]) }
        return refusal ?? ""
    }

    /// Notes now and then that the dispatcher follows the log.
    func noteSeen() async throws { if clock.now - position.seenAt > Self.seenInterval { try await savePosition() } }

    private func savePosition() async throws {
        position.seenAt = max(position.seenAt, clock.now)
        let position = position
        try await store.write { try position.save($0) }
    }
}
