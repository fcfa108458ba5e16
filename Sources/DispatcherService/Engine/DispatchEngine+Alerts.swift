import CarillonAPI
import Providers
import ServiceKit

// The causes of alerts for receipts, which owns them (OBS-04, decision 0129).
extension DispatchEngine {
    /// The provider refuses a credential; its pushes wait.
    func tellRefused(_ credential: StoredCredential, code: String) {
        provenCredentials.remove(credential.id)
        let provider = credential.provider.rawValue
        alertFeed.fire(
            .credentialRefused, provider, of: credential.tenant, detail: "\(provider) refuses the credential: \(code); its pushes stay queued",
            remedy: "replace the credential (`carillon credentials put \(provider)`); for an expired token check this machine's clock")
    }

    /// The provider refuses pushes for a reason of configuration, which fail.
    func tellRefusal(of route: Route, code: String) {
        let provider = route.provider.rawValue
        alertFeed.fire(
            .configuration, "\(provider) \(code)", of: route.tenant,
            detail: "\(provider) (\(route.environment.rawValue)) refuses pushes: \(code); they fail, and devices are left alone",
            remedy: "compare topic, project and sender of the app with its credential (`carillon credentials list`)")
    }

    /// A credential was put: it can be opened, and its key is new.
    func tellPut(_ credential: StoredCredential) {
        for kind in [AlertFeed.Kind.credentialUnreadable, .keyRotationDue] {
            alertFeed.resolve(kind, credential.provider.rawValue, of: credential.tenant)
        }
    }

    /// A provider accepted a push. Once after a refusal and after the start this resolves alerts, also those of an earlier run.
    func tellAccepted(_ delivery: InFlightDelivery) {
        tellAccepted(delivery.credentialID, of: delivery.route)
        if let key = delivery.lane, !provenLanes.contains(key) { tellEndOfOutage(of: key) }
    }

    /// A provider accepted a push with a credential.
    func tellAccepted(_ credential: String, of route: Route) {
        guard !credential.isEmpty, provenCredentials.insert(credential).inserted else { return }
        alertFeed.resolve(.credentialRefused, route.provider.rawValue, of: route.tenant)
    }

    /// A provider counts as down. Each app of its lane has an alert; nobody is told of a host that a user made up.
    func tellOutage(of key: LaneKey, reason: String) {
        guard lanes[key]?.isNamedByUsers != true else { return }
        provenLanes.remove(key)
        for tenant in apps(of: key) {
            alertFeed.fire(
                .providerOutage, "\(key.provider.rawValue) \(key.authority)", of: tenant,
                detail: "\(key.provider.rawValue) counts as down: \(reason); pushes stay queued",
                remedy: "look at the provider's status page; pushes leave by themselves when a probe is answered (`carillon provider list`)")
        }
    }

    /// A provider works.
    func tellEndOfOutage(of key: LaneKey) {
        guard lanes[key]?.isNamedByUsers != true else { return }
        provenLanes.insert(key)
        for tenant in apps(of: key) { alertFeed.resolve(.providerOutage, "\(key.provider.rawValue) \(key.authority)", of: tenant) }
    }

    /// The apps whose pushes leave on a lane.
    private func apps(of key: LaneKey) -> Set<CommonV1.Tenant> {
        Set(credentials.allInUse.filter { $0.provider == key.provider && $0.laneName == key.credential }.map(\.tenant))
    }
}
