import CarillonAPI
import JetStream
import Logging
import ServiceKit

extension JetStreamFleet {
    func share(_ credential: SharedCredential, after order: Int?) async throws(APIError) -> Int? {
        try requireJoined("the credential was not changed")
        do {
            let value = try Self.encode(credential)
            var known = order
            if known == nil { known = try await buckets.credentials.get(credential.key)?.revision }
            guard let known else { return try await buckets.credentials.create(credential.key, value) }
            return try await buckets.credentials.update(credential.key, value, revision: known)
        } catch {
            throw Self.refusal(of: credential, "the credential was not changed", error)
        }
    }

    func retract(_ credential: SharedCredential, after order: Int?) async throws(APIError) -> Int? {
        try requireJoined("the credential was not removed")
        do {
            var known = order
            if known == nil { known = try await buckets.credentials.get(credential.key)?.revision }
            return try await buckets.credentials.delete(credential.key, revision: known)
        } catch {
            throw Self.refusal(of: credential, "the credential was not removed", error)
        }
    }

    private static func refusal(of credential: SharedCredential, _ effect: String, _ error: any Error) -> APIError {
        guard (error as? NATSError)?.kind == .wrongLastSequence else {
            return unavailable("\(effect), because other dispatchers cannot be told", error)
        }
        return APIError(
            .conflict, "another dispatcher changed the app's \(credential.provider) credential at the same time; list the credentials, and repeat")
    }

    /// Takes over the credentials of the bucket, and gives it those that it lacks.
    nonisolated func watchCredentials(_ receiver: any FleetReceiver) async throws {
        var seen: Set<String> = []
        receiver.followCredentialsAnew()
        try await buckets.credentials.watch { event in
            switch event {
            case .entry(let entry):
                guard entry.operation == .put else {
                    // Removed everywhere: this dispatcher does not share its copy again.
                    seen.insert(entry.key)
                    return try await Self.repeating("a credential that another dispatcher removed cannot be deleted", self.logger) {
                        try await receiver.followRemoval(ofCredential: entry.key, order: entry.revision)
                    }
                }
                guard let credential: SharedCredential = Self.decode(entry.value) else {
                    return self.logger.critical("a shared credential has another form; update this dispatcher", metadata: ["key": "\(entry.key)"])
                }
                seen.insert(entry.key)
                try await Self.repeating("a credential of another dispatcher cannot be stored", self.logger) {
                    try await receiver.follow(credential, order: entry.revision)
                }
            case .current:
                for credential in try await receiver.credentialsInUse() where !seen.contains(credential.key) {
                    do {
                        try await self.buckets.credentials.create(credential.key, try Self.encode(credential))
                        self.logger.notice("a credential is shared with the other dispatchers", metadata: ["credential": "\(credential.id)"])
                    } catch let error as NATSError where error.kind == .wrongLastSequence {
                        // Another dispatcher was faster; the watch tells its credential.
                    }
                }
                await self.reached(.credentials)
            }
        }
    }

    /// Does something until it succeeds or the task is cancelled.
    static func repeating<Value>(
        _ failure: Logger.Message, _ logger: Logger, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Value
    ) async throws -> Value {
        var backoff = Backoff()
        while true {
            do {
                return try await body()
            } catch {
                try Task.checkCancellation()
                logger.error(failure, metadata: ["error": "\(error)", "retry_in": "\(backoff.next)"])
                try await backoff.wait()
            }
        }
    }
}
