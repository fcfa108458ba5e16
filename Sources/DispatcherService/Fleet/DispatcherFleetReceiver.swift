import CarillonAPI
import Cryptography
import DurableWork
import Logging
import Providers
import ServiceKit

/// Applies what other dispatchers tell to this one's engine and store.
struct DispatcherFleetReceiver: FleetReceiver {
    let engine: DispatchEngine
    /// Nil for a queue in the store.
    let sharedQueue: (any SharedPushQueue)?
    let credentials: CredentialStore
    let changes: CredentialChanges
    let userData: UserDataService
    let pushes: PushesService
    let desktops: DesktopHub
    /// Paces that all dispatchers keep together.
    let paces: [SharedPace]
    let logger: Logger

    func followShare(_ share: Double) async { await engine.follow(share: share) }

    func follow(_ news: FleetNews) async { await engine.follow(news) }

    func follow(_ order: LaneOrder) async throws { try await pushes.follow(order) }

    func follow(testOutcomes: [ReceiptsV1.Outcome]) { engine.testWatch.report(testOutcomes) }

    func follow(turn: SharedTurn) { for pace in paces { pace.follow(turn) } }

    func follow(takeOver: DesktopTakeOver) { desktops.takenOver(takeOver.mailbox, by: takeOver.age) }

    func status(of app: CommonV1.Tenant?) async throws -> DispatcherV1.QueueStatusResponse { try await pushes.ownStatus(of: app) }

    func carryOut(_ command: FleetCommand) async throws -> String? {
        switch command {
        case .erase(let user):
            try await userData.eraseHere(user)
            _ = try await sharedQueue?.erase(user: user.id, of: user.tenant)
        case .reencrypt(let key):
            _ = try? credentials.keyRing.reloadIfChanged()
            let current = credentials.keyRing.currentKeyID
            guard current == key else { return "its credential key ring has the current key \(current), and not \(key): give it the new file" }
            let result = try await credentials.reencrypt()
            guard result.unreadable.isEmpty else { return "it cannot open the credentials \(result.unreadable.joined(separator: ", "))" }
        }
        return nil
    }

    func followCredentialsAnew() { credentials.forgetOrders() }

    func follow(_ credential: SharedCredential, order: Int) async throws {
        switch try await credentials.follow(credential, order: order) {
        case .known: break
        case .put(let stored, let isOwn):
            await changes.put(stored, isOwn: false)
            guard !isOwn else { break }
            logger.notice(
                "credential put by another dispatcher",
                metadata: [
                    "organization": "\(stored.tenant.organizationId)", "app": "\(stored.tenant.appId)", "provider": "\(stored.provider.rawValue)",
                    "credential": "\(stored.id)", "fingerprint": "\(stored.fingerprint)",
                ])
        case .unreadable(let unreadable):
            await engine.warnOfUnreadable(
                unreadable, remedy: "give all dispatchers the same credential key ring, and restart this one, or put the credential again")
        }
    }

    func followRemoval(ofCredential key: String, order: Int) async throws {
        guard let (removed, isOwn) = try await credentials.followRemoval(of: key, order: order) else { return }
        await changes.removed(removed, isOwn: false)
        guard !isOwn else { return }
        logger.notice("credential removed by another dispatcher", metadata: CredentialChanges.metadata(of: removed))
    }

    func credentialsInUse() async throws -> [SharedCredential] { try await credentials.inUseSealed() }
}
