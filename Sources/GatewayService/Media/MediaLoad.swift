import CarillonAPI
import ServiceKit
import Synchronization

/// The share of an app in the preparation of images: no app keeps the images of others waiting.
final class MediaLoad: Sendable {
    /// Requests of an app that are fetched, prepared or wait.
    static let mostRequests = 24
    private static let pauseWhenFull = Duration.seconds(5)

    private let requests = Mutex<[CommonV1.Tenant: Int]>([:])
    /// One image of an app is prepared at a time, while another app may have the next process.
    private let turns = CallTurns()

    /// Runs a request.
    ///
    /// - Throws: `rate_limited` where the app has too many, and what `body` throws.
    func admit<Result: Sendable>(_ tenant: CommonV1.Tenant, _ body: () async throws -> Result) async throws -> Result {
        let isFull = requests.withLock { requests in
            guard requests[tenant, default: 0] < Self.mostRequests else { return true }
            requests[tenant, default: 0] += 1
            return false
        }
        guard !isFull else {
            throw APIError(
                .rateLimited, "\(Self.mostRequests) images of the app are being prepared: wait for some of them", retryAfter: Self.pauseWhenFull)
        }
        defer {
            requests.withLock { requests in
                let left = requests[tenant, default: 1] - 1
                requests[tenant] = left == 0 ? nil : left
            }
        }
        return try await body()
    }

    /// Runs the worker for an app.
    func work<Result: Sendable>(_ tenant: CommonV1.Tenant, _ body: () async throws -> Result) async throws -> Result {
        try await turns.take([tenant.organizationId, tenant.appId], body)
    }
}
