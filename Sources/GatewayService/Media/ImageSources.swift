import CarillonAPI
import OutboundHTTP
import PreparedImages
import ServiceKit
import Synchronization

/// Fetches the images that hosts name, and remembers the results for some minutes: an image that many events name is fetched once.
final class ImageSources: Sendable {
    /// How long a source is not fetched again, and how many of them are known.
    private static let reuse = Duration.seconds(600)
    private static let mostKnown = 10_000

    private let client: OutboundClient
    private let known: TTLCache<GatewayV1.PreparedMedia>
    /// Sources that failed a moment ago: many events that name one are not delayed by it one after the other.
    private let failures: TTLCache<APIError>
    private static let failureLifetime = Duration.seconds(5)
    /// Fetches in progress. Callers that ask meanwhile share the result, also a failure: each on its own, they would wait for a slow server in turn.
    private let fetches = Mutex<[String: Task<GatewayV1.PreparedMedia, any Error>]>([:])

    init(_ client: OutboundClient, metrics: MetricsRegistry) {
        self.client = client
        known = TTLCache(lifetime: Self.reuse, mostEntries: Self.mostKnown, lookups: CacheMetrics("media", metrics: metrics))
        failures = TTLCache(
            lifetime: Self.failureLifetime, mostEntries: Self.mostKnown, lookups: CacheMetrics("failed media", metrics: metrics))
    }

    /// The published image of a source.
    ///
    /// - Parameters:
    ///   - key: the source, and all that the result depends on.
    ///   - publish: prepares and publishes the file that was fetched.
    /// - Throws: what ``fetch(_:)`` and `publish` throw.
    func published(
        _ source: String, key: String, publish: @escaping @Sendable ([UInt8]) async throws -> GatewayV1.PreparedMedia
    ) async throws -> GatewayV1.PreparedMedia {
        let media = try await known.value(for: key) { [self] in
            if let failure = failures.cached(key) { throw failure }
            let task = fetches.withLock { fetches in
                if let task = fetches[key] { return task }
                let task = Task { [self] in
                    defer { self.fetches.withLock { $0[key] = nil } }
                    do {
                        return try await publish(try await fetch(source))
                    } catch let error as APIError {
                        failures.insert(error, for: key)
                        throw error
                    }
                }
                fetches[key] = task
                return task
            }
            return try await task.value
        }
        guard let media else { throw APIError(.internalError, "an image was published without an address") }
        return media
    }

    /// - Throws: `invalid_value` about `source_url` where another try would fail as well, and `unavailable` where it may not.
    private func fetch(_ source: String) async throws -> [UInt8] {
        do {
            return try await client.get(source, mostBytes: ImageLimits.sourceBytes)
        } catch let failure as OutboundClient.Failure {
            throw Self.error(failure)
        }
    }

    static func error(_ failure: OutboundClient.Failure) -> APIError {
        func error(_ reason: ErrorReason, _ words: String) -> APIError { APIError(reason, field: "source_url", words) }
        return switch failure {
        case .refused(let words): error(.invalidValue, words)
        case .tooLarge(let limit): error(.invalidValue, "has more than \(limit) bytes")
        // 408 and 429 are about the moment.
        case .status(let status) where (400..<500).contains(status) && ![408, 429].contains(status):
            error(.invalidValue, "the server answers \(status)")
        case .status(let status): error(.unavailable, "the server answers \(status)")
        case .unreachable(let cause): error(.unavailable, "the server cannot be reached: \(cause)")
        }
    }

    /// Ends after the fetches in progress.
    func close() async { await client.close() }
}
