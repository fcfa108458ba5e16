import CarillonAPI
import Cryptography
import ServiceKit

/// A push that shows nothing.
enum Probe {
    /// A probe that could not be sent within this time expires; the registry sends another one later.
    static let lifetime = Duration.seconds(6 * 3_600)

    /// One push for the devices of a batch, and one for each device of a child. A child's push names the child, so that the consent can be checked
    /// before sending and the push is deleted when the child is erased (PRIV-09).
    static func pushes(
        _ request: DispatcherV1.ProbeTokensRequest, of tenant: CommonV1.Tenant, children: Set<String>, unconsented: Set<String>,
        _ adapters: Adapters, now: Instant
    ) -> [DispatcherV1.Push] {
        let devices = request.devices.filter { !unconsented.contains($0.userId) }
        let ofChildren = devices.filter { children.contains($0.userId) }.map { device in
            // The same push when the batch is sent again, even if a guardian consented meanwhile.
            let id = request.probeId + "_" + SHA256.hexadecimal(device.pushDeviceId).prefix(16)
            var push = push(id: id, tenant: tenant, devices: [device], data: request.data, adapters, now: now)
            push.userId = device.userId
            push.guardianConsentRequired = true
            return push
        }
        let others = devices.filter { !children.contains($0.userId) }
        return ([push(id: request.probeId, tenant: tenant, devices: others, data: request.data, adapters, now: now)] + ofChildren).filter {
            !$0.targets.isEmpty
        }
    }

    /// One push for those devices whose address type an adapter serves.
    private static func push(
        id: String, tenant: CommonV1.Tenant, devices: [CommonV1.SendableDevice], data: [String: String], _ adapters: Adapters, now: Instant
    ) -> DispatcherV1.Push {
        var push = DispatcherV1.Push()
        push.tenant = tenant
        push.pushId = "probe_" + id
        push.priority = .low
        push.contents = [DispatcherV1.Content(data: data)]
        push.targets = devices.filter { adapters.serve($0.address?.type ?? .unspecified) }
            .map { device in
                var device = device
                // Without the user's id, so that the erasure of the user need not search probes (PRIV-09).
                device.userId = ""
                return DispatcherV1.Target(device: device, contentIndex: 0)
            }
        push.createdAtMs = now.milliseconds
        push.expiresAtMs = (now + lifetime).milliseconds
        return push
    }
}

extension DispatcherV1.Push {
    /// A probe belongs to no notification.
    var isProbe: Bool { notificationId.isEmpty }
}
