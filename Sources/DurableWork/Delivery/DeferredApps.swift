package import CarillonAPI

/// Apps that a peer answers about later (``CarillonAPI/CommonV1/ItemResult/saysLater``), for example while it cannot read the policy of the app.
/// Their items wait; those of other apps go on. A value without I/O. In real time: the peer's troubles do not follow the domain's clock.
package struct DeferredApps: Sendable, Equatable {
    /// How long an app waits before its items are sent again.
    package static let pause = Duration.milliseconds(500)

    private var retries: [CommonV1.Tenant: ContinuousClock.Instant] = [:]

    /// None.
    package init() {}

    /// Whether no app waits.
    package var isEmpty: Bool { retries.isEmpty }

    /// The apps that wait.
    package var apps: Set<CommonV1.Tenant> { Set(retries.keys) }

    /// When the first of them is sent again; nil: none waits.
    package var nextRetry: ContinuousClock.Instant? { retries.values.min() }

    /// Whether an app waits.
    package func contains(_ app: CommonV1.Tenant) -> Bool { retries[app] != nil }

    /// Lets apps wait for ``pause`` from now on.
    package mutating func add(_ apps: some Sequence<CommonV1.Tenant>, at now: ContinuousClock.Instant) {
        for app in apps { retries[app] = now + Self.pause }
    }

    /// Ends the wait of the apps that have waited long enough.
    ///
    /// - Returns: these apps.
    package mutating func takeDue(at now: ContinuousClock.Instant) -> Set<CommonV1.Tenant> {
        let due = retries.filter { $0.value <= now }
        for app in due.keys { retries[app] = nil }
        return Set(due.keys)
    }
}
