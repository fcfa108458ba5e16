import CarillonAPI
import Providers

/// A push that waits because the provider of each of its devices counts as down (DISP-30).
struct HeldPush: Sendable {
    /// Gets such pushes, at least once each (`fallback_on_outage`, DISP-32).
    typealias Receiver = @Sendable ([HeldPush]) async throws -> Void

    var message: DispatcherV1.Push
    /// Those that are down.
    var providers: Set<ProviderID>
}
