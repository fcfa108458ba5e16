import CarillonAPI
import Cryptography
import Logging
import MediaWorkerClient
import OutboundHTTP
import PreparedImages
import ServiceKit
import Synchronization

/// Prepares pictures and publishes them (EVAL-33): fetches or takes the source, has the worker make the forms that devices show, and keeps them
/// until they expire.
final class MediaPublisher: Sendable {
    /// How long a source is not fetched again, and how many of them are known.
    private static let reuse = Duration.seconds(600)
    private static let mostKnown = 10_000

    private let store: MediaStore
    private let client: OutboundClient
    private let worker: ImageWorker
    private let policies: any PolicySource
    private let clock: any DomainClock
    private let known: TTLCache<GatewayV1.PreparedMedia>
    private let state: Mutex<State>
    private let prepared: Counter
    private let failed: Counter
    private let logger: Logger

    private struct State {
        var baseURL: String?
        /// Fetches in progress, so that many events with one picture fetch it once.
        var fetches: [String: Task<GatewayV1.PreparedMedia, any Error>] = [:]
    }

    init(_ settings: MediaSettings, policies: any PolicySource, clock: any DomainClock, metrics: MetricsRegistry, logger: Logger) throws {
        store = try MediaStore(folder: settings.folder)
        client = OutboundClient(hosts: settings.hosts, caFile: settings.caFile)
        worker = ImageWorker(executable: settings.worker, atOnce: settings.concurrency)
        self.policies = policies
        self.clock = clock
        known = TTLCache(lifetime: Self.reuse, mostEntries: Self.mostKnown, lookups: CacheMetrics("media", metrics: metrics))
        state = Mutex(State(baseURL: settings.baseURL))
        prepared = metrics.counter("carillon_media_prepared_total", help: "Pictures that were prepared and published.")
        failed = metrics.counter("carillon_media_failed_total", help: "Pictures that could not be fetched or prepared.")
        self.logger = logger
    }

    /// Names the gateway's own address, which is known after it listens. A setting wins.
    func listens(at origin: String) { state.withLock { $0.baseURL = $0.baseURL ?? "\(origin)/media" } }

    /// Ends after the fetches in progress.
    func close() async { await client.close() }

    /// Fetches a picture, prepares and publishes it. The same address again has the same answer for some minutes.
    ///
    /// - Throws: `invalid_value` about `source_url` where another try would fail as well, and `unavailable` where it may not.
    func prepare(_ source: String, of tenant: CommonV1.Tenant) async throws -> GatewayV1.PreparedMedia {
        let limits = Limits(try await policies.current(for: tenant).policy)
        if let own = try await published(source) { return own }
        let key = "\(tenant.organizationId)/\(tenant.appId) \(limits) \(source)"
        if let media = known.cached(key), media.expiresAtMs > clock.now.milliseconds { return media }
        let task = state.withLock { present in
            if let task = present.fetches[key] { return task }
            let task = Task { [self] in
                defer { state.withLock { $0.fetches[key] = nil } }
                let media = try await publish(try await fetch(source), limits, field: "source_url")
                known.insert(media, for: key)
                return media
            }
            present.fetches[key] = task
            return task
        }
        do {
            return try await task.value
        } catch {
            failed.increment()
            logger.info("a picture is not prepared", metadata: ["app": "\(tenant.appId)", "source": "\(source)", "cause": "\(error)"])
            throw error
        }
    }

    /// Prepares and publishes an uploaded picture.
    ///
    /// - Throws: `invalid_value` about the body.
    func publish(upload bytes: [UInt8], of tenant: CommonV1.Tenant) async throws -> GatewayV1.PreparedMedia {
        do {
            return try await publish(bytes, Limits(try await policies.current(for: tenant).policy), field: "body")
        } catch {
            failed.increment()
            throw error
        }
    }

    /// A published file: its path, and how long it is served; nil where there is none.
    func find(_ name: MediaName, _ file: MediaFile) async -> (path: String, lifetime: Duration)? {
        let now = clock.now
        guard let path = await store.path(of: name, file, now: now) else { return nil }
        return (path, name.expiresAt - now)
    }

    /// Removes what has expired.
    ///
    /// - Returns: the number of pictures.
    func removeExpired(now: Instant) async throws -> Int { try await store.removeExpired(now: now) }

    // MARK: Parts

    /// The limits of an app.
    private struct Limits: CustomStringConvertible {
        var pixels: Int
        var bytes: Int
        var lifetime: Duration

        init(_ policy: Policy) { (pixels, bytes, lifetime) = (policy.imageMaxPx, policy.imageMaxBytes, .days(policy.mediaTTLDays)) }

        var description: String { "\(pixels) \(bytes) \(lifetime)" }
    }

    private func baseURL() throws -> String {
        guard let base = state.withLock({ $0.baseURL }) else {
            throw APIError(.unavailable, "the gateway does not listen yet, or listens on all addresses and has no media.base_url")
        }
        return base
    }

    /// A source that is an address of this gateway is prepared already.
    private func published(_ source: String) async throws -> GatewayV1.PreparedMedia? {
        let base = try baseURL()
        guard source.hasPrefix("\(base)/") else { return nil }
        let parts = source.dropFirst(base.utf8.count + 1).split(separator: "/")
        guard parts.count == 2, let name = MediaName(parts[0]) else { return nil }
        let files = await store.files(of: name, now: clock.now)
        guard !files.isEmpty else {
            throw APIError(.invalidValue, field: "source_url", "is a picture of this gateway that has expired: upload it again")
        }
        return media(name, files, base: base)
    }

    private func fetch(_ source: String) async throws -> [UInt8] {
        do {
            return try await client.get(source, mostBytes: ImageLimits.sourceBytes)
        } catch let failure as OutboundClient.Failure {
            switch failure {
            case .refused(let words): throw APIError(.invalidValue, field: "source_url", words)
            case .tooLarge(let limit): throw APIError(.invalidValue, field: "source_url", "has more than \(limit) bytes")
            case .status(let status) where (400..<500).contains(status) && status != 408 && status != 429:
                throw APIError(.invalidValue, field: "source_url", "the server answers \(status)")
            case .status(let status): throw APIError(.unavailable, field: "source_url", "the server answers \(status)")
            case .unreachable(let cause): throw APIError(.unavailable, field: "source_url", "the server cannot be reached: \(cause)")
            }
        }
    }

    private func publish(_ bytes: [UInt8], _ limits: Limits, field: String) async throws -> GatewayV1.PreparedMedia {
        let base = try baseURL()
        let picture: PreparedImage
        do {
            picture = try await worker.prepare(bytes, maxPixels: limits.pixels, maxBytes: limits.bytes)
        } catch let failure as ImageFailure {
            switch failure {
            case .notAnImage(let detail): throw APIError(.invalidValue, field: field, "is no PNG, JPEG or GIF: \(detail)")
            case .tooLarge(let detail): throw APIError(.invalidValue, field: field, "is too large: \(detail)")
            case .workerFailed(let detail): throw APIError(.unavailable, field: field, "could not be prepared: \(detail)")
            }
        }
        let files = picture.variants.map { (file: MediaFile($0.name, $0.type), bytes: $0.bytes) }
        let name: MediaName
        do {
            name = try await store.publish(files, until: clock.now + limits.lifetime)
        } catch {
            logger.error("a picture cannot be stored", metadata: ["error": "\(error)"])
            throw APIError(.unavailable, "the gateway cannot store pictures now")
        }
        prepared.increment()
        return media(name, files.map(\.file), base: base)
    }

    private func media(_ name: MediaName, _ files: [MediaFile], base: String) -> GatewayV1.PreparedMedia {
        func address(_ form: ImageVariant.Name) -> String { files.first { $0.form == form }.map { "\(base)/\(name.text)/\($0.name)" } ?? "" }
        return .init(
            url: address(.image), stillUrl: address(.still), iosIconUrl: address(.iconIOS), androidIconUrl: address(.iconAndroid),
            expiresAtMs: name.expiresAt.milliseconds)
    }
}
