import ServiceKit

/// The settings of prepared images: `media.folder`, `media.folder_bytes`, `media.base_url`, `media.worker`, `media.concurrency`,
/// `outbound.allowed_hosts`, `outbound.ca_file`.
struct MediaSettings: Sendable {
    var folder: String
    /// The most that the folder has.
    var folderBytes: Int
    /// Before the ids of images; nil: the gateway's own address.
    var baseURL: String?
    /// The executable that prepares an image.
    var worker: String
    /// Images that are prepared at the same time.
    var concurrency: Int
    var hosts: OutboundHosts
    var caFile: String?

    /// - Parameters:
    ///   - runFolder: has the folder, unless a setting names another one.
    ///   - executable: the gateway's own. The worker stands beside it.
    init(_ config: ServiceConfig, runFolder: String, executable: String) throws {
        folder = try config.optionalString("media.folder") ?? "\(runFolder)/media"
        folderBytes = try config.int("media.folder_bytes", range: 1_000_000...1_000_000_000_000_000, default: 10_000_000_000)
        let beside = executable.lastIndex(of: "/").map { String(executable[...$0]) } ?? ""
        worker = try config.optionalString("media.worker") ?? "\(beside)media-worker"
        concurrency = try config.int("media.concurrency", range: 1...64, default: 2)
        hosts = try OutboundHosts(config)
        caFile = try config.optionalString("outbound.ca_file")
        baseURL = try config.optionalString("media.base_url").map { url in
            guard url.hasPrefix("https://") || url.hasPrefix("http://"), !url.contains("?"), !url.contains("#") else {
                throw ConfigurationError(
                    "media.base_url = \(url): must be an address such as https://push.example.com/media, without query and fragment")
            }
            return url.hasSuffix("/") ? String(url.dropLast()) : url
        }
    }
}
