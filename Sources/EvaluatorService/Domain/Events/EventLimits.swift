extension [String: String] {
    /// The bytes of values for an app, names included.
    var dataBytes: Int { reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count } }
}

/// The limits of an event, each with its reason. Those of every event of a host are in ``EventRules``.
enum EventLimits {
    /// A request is one durable transaction. A larger one gains nothing and delays other callers.
    static let eventsPerRequest = 1_000

    // MARK: Direct notifications

    /// GW-06: larger audiences are groups, or events about a channel.
    static let usersPerNotification = 1_000
    /// More devices than a user has.
    static let devicesPerNotification = 100
    /// EVAL-03: APNs takes no longer collapse id.
    static let collapseKeyBytes = 64
    /// Names of sounds, which are files of the app.
    static let soundBytes = 100
    /// Links are in the payload, which has at most 4 KiB.
    static let pathBytes = 1_000
    static let imageURLBytes = 2_000
    /// Patterns of vibration: as the catalogue's.
    static let vibrations = 50
    static let vibrationMilliseconds = 10_000
    /// Read out once, when the notification comes.
    static let tickerCharacters = 200
    /// Resources of the app.
    static let iconBytes = 100
    /// Arguments of a text of the app's own resources. They are in the payload, as the text would be.
    static let textArguments = 20
    static let textArgumentBytes = 1_000
    /// Longer than anybody looks at a light.
    static let lightMilliseconds = 60_000
    /// Reports of taps name it.
    static let actionIDBytes = 64
    /// A character may have any number of marks.
    static let actionTitleBytes = 200
    /// All buttons as the app gets them. A payload has 4 KiB, and the text is in it, too.
    static let actionsBytes = 2_048
    /// EVAL-03: 28 days, as long as FCM keeps a message.
    static let timeToLiveSeconds = 2_419_200
    /// The way to the provider takes time: a shorter lifetime would end before the first attempt.
    static let shortestTimeToLiveSeconds = 30

    // MARK: Silent pushes

    /// EVAL-43: the whole message has 4 KiB, and what the app fetches is not in it.
    static let silentDataBytes = 2_048
    /// The collapse id has 64 bytes, with the kind in it.
    static let syncTypeBytes = 40

    // MARK: Broadcasts

    /// The caller's id: half of an event id, and long enough for a UUID with a prefix.
    static let broadcastIDBytes = 100
    /// More languages than an app has.
    static let localesPerBroadcast = 50
}
