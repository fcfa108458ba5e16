import CarillonAPI
import Cryptography
import RPC
import ServiceKit

/// `carillon.dispatcher.v1.TokenProbes`: silent pushes that ask whether tokens are alive (REG-19, DISP-31).
///
/// A probe goes through the queue like any push, at the lowest priority, so it survives a crash and keeps to the lanes' limits. It belongs to
/// no notification: receipts hear nothing of it, the registry everything. A device of a child whose guardian has not consented gets none: a
/// silent push is a push (PRIV-05). That is asked here, and again right before it is sent: for that alone a child's probe names the child.
struct TokenProbeRPC: DispatcherV1.TokenProbes.ServiceProtocol {
    let queue: any PushQueue
    let engine: DispatchEngine
    let measures: DispatcherMeasures
    let consent: any GuardianConsent
    let clock: any DomainClock
    let intake: IntakeGate

    /// Longest id of a batch in bytes.
    static let longestID = 64
    /// Most entries of `data`, and their bytes, names and values together.
    static let mostData = (entries: 16, bytes: 1_024)
    /// A probe that could not be sent within this time is given up; the registry asks again another day.
    static let lifetime = Duration.seconds(6 * 3_600)

    func probeTokens(
        _ request: DispatcherV1.ProbeTokensRequest, context: ServerContext
    ) async throws -> DispatcherV1.ProbeTokensResponse {
        guard let tenant = request.tenant, !tenant.appId.isEmpty else {
            throw APIError(.invalidArgument, field: "tenant.app_id", "is required")
        }
        guard !request.probeId.isEmpty else { throw APIError(.invalidArgument, field: "probe_id", "is required") }
        guard request.probeId.utf8.count <= Self.longestID else {
            throw APIError(.invalidValue, field: "probe_id", "has at most \(Self.longestID) bytes")
        }
        guard request.devices.count <= EnqueueValidation.mostTargets else {
            throw APIError(.payloadTooLarge, field: "devices", "more than \(EnqueueValidation.mostTargets) devices; split the call")
        }
        let dataBytes = request.data.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
        guard request.data.count <= Self.mostData.entries, dataBytes <= Self.mostData.bytes else {
            throw APIError(
                .invalidValue, field: "data", "has at most \(Self.mostData.entries) entries of \(Self.mostData.bytes) bytes together")
        }
        try await intake.admit(queue)
        let now = clock.now
        let children = try await consent.requiring(among: Set(request.devices.map(\.userId).filter { !$0.isEmpty }), of: tenant)
        let unconsented = try await consent.withheld(from: children, of: tenant)
        let pushes = Probe.pushes(request, of: tenant, children: children, unconsented: unconsented, now: now)
        guard !pushes.isEmpty else { return .init() }
        let effect = try await queue.enqueue(try pushes.map { try EnqueueValidation.accept(probe: $0) }, now: now)
        intake.took(effect.inserted)
        await engine.workArrived(effect.ready)
        await engine.becomesDue(at: now + Self.lifetime)
        return .init(accepted: Int64(effect.inserted))
    }
}

/// A push that shows nothing.
enum Probe {
    /// One push for the devices of a batch, and one for each device of a child: it names the child, so that it can be asked for the consent
    /// once more, and goes when the child is erased (PRIV-09).
    static func pushes(
        _ request: DispatcherV1.ProbeTokensRequest, of tenant: CommonV1.Tenant, children: Set<String>, unconsented: Set<String>, now: Instant
    ) -> [DispatcherV1.Push] {
        let devices = request.devices.filter { !unconsented.contains($0.userId) }
        let ofChildren = devices.filter { children.contains($0.userId) }.map { device in
            // The same answer when the batch comes again, even if a guardian consented meanwhile.
            let id = request.probeId + "_" + SHA256.hexadecimal(device.pushDeviceId).prefix(16)
            var push = push(id: id, tenant: tenant, devices: [device], data: request.data, now: now)
            push.userId = device.userId
            push.guardianConsentRequired = true
            return push
        }
        let others = devices.filter { !children.contains($0.userId) }
        return ([push(id: request.probeId, tenant: tenant, devices: others, data: request.data, now: now)] + ofChildren).filter {
            !$0.targets.isEmpty
        }
    }

    /// One push for those of some devices that a sender is there for.
    private static func push(
        id: String, tenant: CommonV1.Tenant, devices: [CommonV1.SendableDevice], data: [String: String], now: Instant
    ) -> DispatcherV1.Push {
        var push = DispatcherV1.Push()
        push.tenant = tenant
        push.pushId = "probe_" + id
        push.priority = .low
        push.contents = [DispatcherV1.Content(data: data)]
        push.targets = devices.filter { ProviderKind(addressType: $0.address?.type ?? .unspecified) != nil }
            .map { device in
                var device = device
                // The queue need not know whose it is, and erasing a user need not look for it here (PRIV-09).
                device.userId = ""
                return DispatcherV1.Target(device: device, contentIndex: 0)
            }
        push.createdAtMs = now.milliseconds
        push.expiresAtMs = (now + TokenProbeRPC.lifetime).milliseconds
        push.apnsPriority = 5
        push.fcmPriority = "NORMAL"
        // A late probe is useless.
        push.apnsExpirationMode = "zero"
        return push
    }
}

extension DispatcherV1.Push {
    /// A probe belongs to no notification.
    var isProbe: Bool { notificationId.isEmpty }
}
