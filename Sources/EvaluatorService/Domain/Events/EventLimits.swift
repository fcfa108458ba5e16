/// What an event may carry, each limit with its reason.
enum EventLimits {
    /// EVAL-02: the host's idempotency key.
    static let eventIDBytes = 200
    /// EVAL-02: larger audiences come from the directory, in pages.
    static let usersPerList = 5_000
    /// EVAL-02: names and values together. Payloads end at 4 KiB, so more could never be shown.
    static let dataBytes = 16 * 1_024
    /// Channel, thread and entity ids are the host's own and as long as user ids.
    static let contextIDBytes = 200
    /// Names of event types and notification types.
    static let typeNameBytes = 100
    /// One durable transaction holds a request; more events than this gain nothing and hold other callers up.
    static let eventsPerRequest = 1_000
}
