import CarillonAPI
import Logging
import RPC
import ServiceKit

/// A question to the registry whose answer does not fit into a message (ARCH-02).
extension AudienceLookup {
    /// Resolves audiences and users in one stream. Where a message of the stream is too large, audiences are asked for apart from users, and
    /// users are bisected.
    ///
    /// - Parameter oversized: gets the users whose answer is too large by itself.
    /// - Throws: `CancellationError`; an `RPCError` that is refused for good: other than too large, or too large without any users.
    func resolve(_ request: RegistryV1.ResolveRequest, oversized: inout Set<String>) async throws -> [RegistryV1.ResolveResponse] {
        do {
            return try await peers.registry.resolve(request, options: .init(timeout: Self.resolveTimeout)) { stream in
                var responses: [RegistryV1.ResolveResponse] = []
                for try await response in stream { responses.append(response) }
                return responses
            }
        } catch let error as RPCError where error.isTooLarge {
            let users = request.userIds
            var (first, second) = (request, RegistryV1.ResolveRequest(tenant: request.tenant))
            first.userIds = []
            if first == second {
                guard users.count > 1 else {
                    oversized.formUnion(users)
                    logger.error(
                        "the registry knows more of a user than a message takes; they are told of nothing",
                        metadata: ["user": "\(users.first ?? "")", "error": "\(error)"])
                    return []
                }
                first.userIds = Array(users[..<(users.count / 2)])
            } else {
                guard !users.isEmpty || first.includeMembers else { throw error }
                // The members are asked for as users afterwards.
                first.includeMembers = false
            }
            let responses = try await resolve(first, oversized: &oversized)
            second.userIds = Array(users[first.userIds.count...])
            if request.includeMembers {
                var known = Set(users)
                let members = responses.flatMap { $0.channels.flatMap(\.members) + $0.threads.flatMap(\.followers) }
                second.userIds += members.filter { known.insert($0).inserted }
            }
            return responses + (try await resolve(second, oversized: &oversized))
        }
    }
}
