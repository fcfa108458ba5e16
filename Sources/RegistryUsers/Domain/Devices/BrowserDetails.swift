import ServiceKit

/// A browser's description of itself in a subscription (REG-07).
struct BrowserDetails: Sendable, Equatable {
    var browser = ""
    var version = ""
    var userAgent = ""
    var expiresAt: Instant?
}
