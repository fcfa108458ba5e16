import CarillonAPI
import DurableWork
import ServiceKit

extension PushSwitchOutbox {
    /// Delivers switches to the registry.
    static func deliver(to switches: RegistryV1.PushSwitches.Client) -> OutboxReporter.Deliver {
        { messages in
            let request = RegistryV1.SetPushSwitchesRequest(switches: try messages.map { try RegistryV1.PushSwitch(bytes: $0) })
            return try await switches.setPushSwitches(request).rejected
        }
    }
}
