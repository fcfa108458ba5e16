import CarillonAPI
import Logging
import MediaWorkerClient
import OutboundHTTP
import PreparedImages
import ServiceKit
import Synchronization

/// Prepares images and publishes them (EVAL-33): has the worker make the variants that devices show, and keeps them until they expire.
final class MediaPublisher: Sendable {
    private let folder: MediaFolder
    private let sources: ImageSources
    private let worker: ImageWorker
    private let policies: any PolicySource
    private let clock: any DomainClock
    private let addresses: Mutex<MediaAddresses?>
    private let load = MediaLoad()
    private let prepared: Counter
    private let failed: Counter
    private let logger: Logger

    init(_ settings: MediaSettings, policies: any PolicySource, clock: any DomainClock, metrics: MetricsRegistry, logger: Logger) throws {
        folder = try MediaFolder(path: settings.folder, mostBytes: settings.folderBytes)
        sources = ImageSources(OutboundClient(hosts: settings.hosts, caFile: settings.caFile), metrics: metrics)
        worker = ImageWorker(executable: settings.worker, atOnce: settings.concurrency)
        self.policies = policies
        self.clock = clock
        addresses = Mutex(settings.baseURL.map(MediaAddresses.init))
        prepared = metrics.counter("carillon_media_prepared_total", help: "Images that were prepared and published.")
        failed = metrics.counter(
            "carillon_media_failed_total", help: "Requests for images that could not be fetched, prepared or stored. Each try counts.")
        self.logger = logger
    }

    /// Names the gateway's own address, which is known after it listens. A setting wins.
    func listens(at origin: String) { addresses.withLock { $0 = $0 ?? MediaAddresses(base: "\(origin)/media") } }

    /// Why no image can be published; nil: they can.
    var problem: String? {
        addresses.withLock { $0 == nil ? "the gateway listens on all addresses: set media.base_url to the address by which phones reach it" : nil }
    }

    /// Ends after the fetches in progress.
    func close() async { await sources.close() }

    /// Fetches an image, prepares and publishes it. The same address again has the same answer for some minutes.
    ///
    /// - Throws: `invalid_value` about `source_url` where another try would fail as well, and `unavailable` where it may not.
    func prepare(_ source: String, of tenant: CommonV1.Tenant) async throws -> GatewayV1.PreparedMedia {
        let terms = Terms(try await policies.current(for: tenant).policy)
        do {
            if let own = try await published(source) { return own }
            let key = "\(tenant.organizationId)/\(tenant.appId) \(terms) \(source)"
            return try await load.admit(tenant) {
                try await sources.published(source, key: key) { [self] in try await publish($0, terms, of: tenant, field: "source_url") }
            }
        } catch {
            failed.increment()
            logger.info("an image is not prepared", metadata: ["app": "\(tenant.appId)", "host": "\(Self.host(of: source))", "cause": "\(error)"])
            throw error
        }
    }

    /// Prepares and publishes an uploaded image.
    ///
    /// - Throws: `invalid_value` about the body; `unavailable` where it cannot be stored now.
    func publish(upload bytes: [UInt8], of tenant: CommonV1.Tenant) async throws -> GatewayV1.PreparedMedia {
        do {
            let terms = Terms(try await policies.current(for: tenant).policy)
            return try await load.admit(tenant) { try await publish(bytes, terms, of: tenant, field: "body") }
        } catch {
            failed.increment()
            throw error
        }
    }

    /// A published file: its path, and how long it is served; nil where there is none.
    func find(_ id: MediaID, _ file: MediaFile) async -> (path: String, lifetime: Duration)? {
        let now = clock.now
        guard let path = await folder.path(of: id, file, now: now) else { return nil }
        return (path, id.expiresAt - now)
    }

    /// Removes what has expired.
    ///
    /// - Returns: the number of images.
    func removeExpired(now: Instant) async throws -> Int { try await folder.removeExpired(now: now) }

    /// How long after the last removal the next one is due; nil: there is nothing to remove.
    var untilNextRemoval: Duration? { folder.untilNextRemoval }

    // MARK: Parts

    /// What an app's policy says about its images.
    private struct Terms: CustomStringConvertible {
        var maxPixels: Int
        var maxBytes: Int
        var lifetime: Duration

        init(_ policy: Policy) { (maxPixels, maxBytes, lifetime) = (policy.imageMaxPx, policy.imageMaxBytes, .days(policy.mediaTTLDays)) }

        var description: String { "\(maxPixels) \(maxBytes) \(lifetime)" }
    }

    private func ownAddresses(field: String) throws(APIError) -> MediaAddresses {
        guard let addresses = addresses.withLock(\.self) else { throw APIError(.invalidValue, field: field, "cannot be published: \(problem ?? "")") }
        return addresses
    }

    /// The image behind an address of this gateway; nil for any other address.
    private func published(_ source: String) async throws -> GatewayV1.PreparedMedia? {
        let own = try ownAddresses(field: "source_url")
        guard let id = own.id(in: source) else { return nil }
        let files = await folder.files(of: id, now: clock.now)
        guard !files.isEmpty else {
            throw APIError(.invalidValue, field: "source_url", "is an image of this gateway that has expired: upload it again")
        }
        return own.media(id, files)
    }

    private func publish(
        _ bytes: [UInt8], _ terms: Terms, of tenant: CommonV1.Tenant, field: String
    ) async throws -> GatewayV1.PreparedMedia {
        let own = try ownAddresses(field: field)
        let image: PreparedImage
        do {
            image = try await load.work(tenant) { try await worker.prepare(bytes, maxPixels: terms.maxPixels, maxBytes: terms.maxBytes) }
        } catch let failure as ImageFailure {
            throw Self.error(failure, field: field)
        }
        let files = image.variants.map { (file: MediaFile($0.name, $0.type), bytes: $0.bytes) }
        let id: MediaID
        do {
            id = try await folder.publish(files, until: clock.now + terms.lifetime)
        } catch let error as APIError {
            throw error
        } catch {
            logger.error("an image cannot be stored", metadata: ["error": "\(error)"])
            throw APIError(.unavailable, field: field, "cannot be stored now")
        }
        prepared.increment()
        return own.media(id, files.map(\.file))
    }

    /// The rest of an address may have a secret in its query.
    private static func host(of source: String) -> String {
        String(source.drop { $0 != "/" }.drop { $0 == "/" }.prefix { !"/?#".contains($0) })
    }

    static func error(_ failure: ImageFailure, field: String) -> APIError {
        switch failure {
        case .notAnImage(let detail): APIError(.invalidValue, field: field, "cannot be used: \(detail)")
        case .tooLarge(let detail): APIError(.invalidValue, field: field, "is too large: \(detail)")
        // The file may be the cause: it is not tried again.
        case .workerFailed(let detail): APIError(.invalidValue, field: field, "could not be prepared: \(detail)")
        case .workerUnavailable(let detail): APIError(.unavailable, field: field, "cannot be prepared now: \(detail)")
        }
    }
}
