import CarillonAPI
import RPC

extension ServiceRuntime {
    /// Watches preferences: reports users whose answers of `CheckSend` may have changed.
    public func preferenceChanges(telling listener: any ChangeListener) -> ChangeWatcher {
        changes(of: "preferences", watching: PreferencesV1.PreferenceChanges.Method.watchChanges, for: listener)
    }

    /// Watches the registry: reports users whose time zone, or that of a device, changed.
    public func deviceChanges(telling listener: any ChangeListener) -> ChangeWatcher {
        changes(of: "registry", watching: RegistryV1.DeviceChanges.Method.watchChanges, for: listener)
    }

    /// Watches receipts: reports users with a push that failed for good.
    public func deliveryChanges(telling listener: any ChangeListener) -> ChangeWatcher {
        changes(of: "receipts", watching: ReceiptsV1.DeliveryChanges.Method.watchChanges, for: listener)
    }

    private func changes(of service: String, watching method: MethodDescriptor, for listener: any ChangeListener) -> ChangeWatcher {
        ChangeWatcher(channel: channel(to: service), method: method, listener: listener, logger: logger)
    }
}
