import CarillonAPI
import RPC

extension ServiceRuntime {
    /// Tells of users whose answers of `CheckSend` may have changed in preferences.
    public func preferenceChanges(telling listener: any ChangeListener) -> ChangeWatcher {
        changes(of: "preferences", watching: PreferencesV1.PreferenceChanges.Method.watchChanges, for: listener)
    }

    /// Tells of users whose zone, or a device's, changed in the registry.
    public func deviceChanges(telling listener: any ChangeListener) -> ChangeWatcher {
        changes(of: "registry", watching: RegistryV1.DeviceChanges.Method.watchChanges, for: listener)
    }

    private func changes(of service: String, watching method: MethodDescriptor, for listener: any ChangeListener) -> ChangeWatcher {
        ChangeWatcher(channel: channel(to: service), method: method, listener: listener, logger: logger)
    }
}
