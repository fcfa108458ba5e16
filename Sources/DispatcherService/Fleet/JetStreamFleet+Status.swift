import CarillonAPI
import Cryptography
import JetStream
import Protobuf
import ServiceKit

// One dispatcher adds up the status of all. Requests and answers begin with the id of the member that sent them.
extension JetStreamFleet {
    /// The longest wait for the answers of others.
    static let statusWait = Duration.seconds(1)

    private nonisolated var statusSubject: String { options.prefix + ".status" }

    func statuses(of app: CommonV1.Tenant?) async -> [String: DispatcherV1.QueueStatusResponse] {
        let expected = members.living.count
        guard expected > 0 else { return [:] }
        let ownID = members.own.id
        let inbox = "\(options.prefix).status-answers.\(Hexadecimal.encode(SecureRandom.bytes(8)))"
        let (answers, arrived) = AsyncStream.makeStream(of: (String, DispatcherV1.QueueStatusResponse).self)
        do {
            let subscription = try await client.connection.subscribe(inbox) { message in
                guard let (id, bytes) = Self.parts(message.payload), let status = try? DispatcherV1.QueueStatusResponse(bytes: bytes) else { return }
                arrived.yield((id, status))
            }
            defer { subscription.unsubscribe() }
            let request = try DispatcherV1.QueueStatusRequest(tenant: app).bytes()
            try await client.connection.publish(statusSubject, reply: inbox, payload: Self.message(ownID, request))
            let limit = Task {
                try? await Task.sleep(for: Self.statusWait)
                arrived.finish()
            }
            defer { limit.cancel() }
            var found: [String: DispatcherV1.QueueStatusResponse] = [:]
            for await (id, status) in answers {
                found[id] = status
                if found.count == expected { break }
            }
            return found
        } catch {
            // Without NATS there is nobody to ask: the caller sees the others as silent.
            return [:]
        }
    }

    /// Answers the requests of others.
    nonisolated func answerStatuses(_ receiver: any FleetReceiver) async throws {
        let ownID = await members.own.id
        let subscription = try await client.connection.subscribe(statusSubject) { message in
            guard let (id, bytes) = Self.parts(message.payload), id != ownID, let inbox = message.reply,
                let request = try? DispatcherV1.QueueStatusRequest(bytes: bytes)
            else { return }
            Task {
                guard let status = try? await receiver.status(of: request.tenant), let bytes = try? status.bytes() else { return }
                try? await self.client.connection.publish(inbox, payload: Self.message(ownID, bytes))
            }
        }
        defer { subscription.unsubscribe() }
        try await Task.untilCancelled()
    }

    private nonisolated static func message(_ id: String, _ bytes: [UInt8]) -> [UInt8] { Array(id.utf8) + [UInt8(ascii: "\n")] + bytes }

    private nonisolated static func parts(_ payload: [UInt8]) -> (id: String, bytes: [UInt8])? {
        guard let end = payload.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        return (String(decoding: payload[..<end], as: UTF8.self), Array(payload[(end + 1)...]))
    }
}
