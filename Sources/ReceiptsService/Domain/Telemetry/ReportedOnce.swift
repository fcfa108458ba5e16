import ServiceKit

/// What a device says once about a push, and may say twice: as a report to the ledger, which raises the event, and as an event of the client. The
/// first of the two counts. A client may tell several events of a kind, such as openings; the ledger raises one. The registration of a device is the
/// same: the registry raises it, and the client may tell it.
struct ReportedOnce: Sendable, Hashable {
    /// Who told the event: the ledger stands for all services.
    enum Origin: String, Sendable {
        case ledger, client

        var other: Origin { self == .ledger ? .client : .ledger }
    }

    /// Hashed, because the id of a device may outlive its user's erasure here by days.
    private let id: String

    /// Nil for a type that only one side knows, and for an event that names no push or no device.
    init?(_ type: TelemetryType, push: String, device: String) {
        guard [.notificationDelivered, .notificationOpened, .notificationDismissed].contains(type), !push.isEmpty, !device.isEmpty else { return nil }
        id = DerivedID.uuid(["telemetry", type.rawValue, push, device])
    }

    /// Nil for an event that names no device.
    init?(registrationOf device: String, by user: String) {
        guard !device.isEmpty else { return nil }
        id = DerivedID.uuid(["telemetry", TelemetryType.deviceRegistered.rawValue, user, device])
    }

    /// The mark of an event that was told. It has a space, and events' ids have none.
    func mark(of origin: Origin) -> String { "once: \(origin.rawValue) \(id)" }
}
