/// What an event may carry, each limit with its reason.
public enum EventLimits {
    /// EVAL-02: the host's idempotency key.
    public static let eventIDBytes = 200
    /// EVAL-02: larger audiences come from the directory, in pages.
    public static let usersPerList = 5_000
    /// EVAL-02: names and values together. Payloads end at 4 KiB, so more could never be shown.
    public static let dataBytes = 16 * 1_024
    /// ARCH-06.
    public static let userIDBytes = 200
    /// Channel, thread and entity ids are the host's own and as long as user ids.
    public static let contextIDBytes = 200
    /// Names of event types and notification types.
    public static let typeNameBytes = 100
    /// One durable transaction holds a request; more events than this gain nothing and hold other callers up.
    public static let eventsPerRequest = 1_000
}
