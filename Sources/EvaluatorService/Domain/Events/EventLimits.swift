/// The limits of an event, each with its reason.
enum EventLimits {
    /// EVAL-02: the host's idempotency key.
    static let eventIDBytes = 200
    /// EVAL-02: larger audiences come from the directory, in pages.
    static let usersPerList = 5_000
    /// EVAL-02: names and values together. A payload has at most 4 KiB, so more is never shown.
    static let dataBytes = 16 * 1_024
    /// Channel, thread and entity ids. They are as long as user ids.
    static let contextIDBytes = 200
    /// Names of event types and notification types.
    static let typeNameBytes = 100
    /// A request is one durable transaction. A larger one gains nothing and delays other callers.
    static let eventsPerRequest = 1_000
}
