import ServiceKit

/// Follows the other dispatchers until the service drains.
struct FleetWorker: BackgroundWorker {
    let name = "other dispatchers"
    let fleet: any Fleet
    let receiver: any FleetReceiver

    func run() async throws { try await fleet.run(for: receiver) }
}
