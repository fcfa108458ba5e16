public import CarillonAPI
public import RPC
import ServiceKit

/// Simulated devices (SIM-03).
extension SimulatorControl {
    /// Most devices or events in one answer.
    private static let longestDevicePage = 1_000

    /// Adds simulated devices, or changes those with the same tokens, after checking each.
    public func putDevices(_ request: SimulatorV1.PutDevicesRequest, context: ServerContext) async throws -> SimulatorV1.PutDevicesResponse {
        for (index, device) in request.devices.enumerated() { try Self.check(device, at: index) }
        try await providers.onLoop { endpoints in
            let devices = endpoints.core.devices
            let new = Set(request.devices.map(\.token).filter { !devices.isKnown($0) }).count
            guard devices.count + new <= SimulatedDevices.most else {
                throw APIError(.invalidArgument, field: "devices", "more than \(SimulatedDevices.most) devices; remove them with a reset")
            }
            for device in request.devices { devices.put(device) }
        }
        return SimulatorV1.PutDevicesResponse()
    }

    private static func check(_ device: SimulatorV1.SimulatedDevice, at index: Int) throws {
        func require(_ isRight: Bool, _ field: String, _ problem: String) throws {
            if !isRight { throw APIError(.invalidArgument, field: "devices[\(index)].\(field)", problem) }
        }
        try require((1...4_096).contains(device.token.utf8.count), "token", "must be 1 to 4,096 bytes")
        _ = try device.platform.required(field: "devices[\(index)].platform", reason: .invalidArgument)
        _ = try device.permission.checked(field: "devices[\(index)].permission", reason: .invalidArgument)
        _ = try device.state.checked(field: "devices[\(index)].state", reason: .invalidArgument)
        guard let script = device.script else { return }
        _ = try script.confirmation.checked(field: "devices[\(index)].script.confirmation", reason: .invalidArgument)
        try require((0...FaultRules.longest).contains(script.afterMs), "script.after_ms", "must be from 0 to a year")
        for (name, share) in [("open_share", script.openShare), ("dismiss_share", script.dismissShare), ("act_share", script.actShare)] {
            try require((0...1).contains(share), "script.\(name)", "must be from 0 to 1")
        }
        // Three shares of 0.1 are a little more than 0.3.
        try require(script.openShare + script.dismissShare + script.actShare < 1.000_001, "script", "the shares must be at most 1 together")
        try require(script.actShare == 0 || !script.action.isEmpty, "script.action", "must name the button that is pressed")
    }

    /// The simulated devices, with what they show.
    public func listDevices(_ request: SimulatorV1.ListDevicesRequest, context: ServerContext) async throws -> SimulatorV1.ListDevicesResponse {
        let limit = Self.pageSize(request.limit)
        let devices = try await providers.onLoop { endpoints in
            let devices = endpoints.core.devices
            return request.token.isEmpty
                ? devices.devices(after: request.afterToken, limit: limit) : devices.device(request.token).map { [$0] } ?? []
        }
        return SimulatorV1.ListDevicesResponse(devices: devices)
    }

    /// Opens or dismisses a notification.
    ///
    /// - Throws: `not_found` when the device does not show it.
    public func useDevice(_ request: SimulatorV1.UseDeviceRequest, context: ServerContext) async throws -> SimulatorV1.UseDeviceResponse {
        let act = try request.act.required(field: "act", reason: .invalidArgument)
        guard request.textInput.isEmpty || !request.action.isEmpty else {
            throw APIError(.invalidArgument, field: "text_input", "is what the user types at a button; name it in 'action'")
        }
        let reaction: DeviceModel.Reaction =
            switch act {
            case .open: .open(action: request.action, text: request.textInput)
            case .dismiss: .dismiss
            }
        let event = try await providers.onLoop { endpoints in
            let devices = endpoints.core.devices
            guard devices.isKnown(request.token) else { throw APIError(.notFound, field: "token", "no simulated device has this token") }
            guard let event = devices.use(request.token, reaction, request.notificationId) else {
                let what = request.notificationId.isEmpty ? "nothing" : "no notification '\(request.notificationId)'"
                throw APIError(.notFound, field: "notification_id", "the device shows \(what)")
            }
            return event
        }
        return SimulatorV1.UseDeviceResponse(event: event)
    }

    /// What the apps on simulated devices learned, oldest first.
    public func listDeviceEvents(
        _ request: SimulatorV1.ListDeviceEventsRequest, context: ServerContext
    ) async throws -> SimulatorV1.ListDeviceEventsResponse {
        let limit = Self.pageSize(request.limit)
        let events = try await providers.onLoop { $0.core.devices.events(of: request.token, after: request.afterSequence, limit: limit) }
        return SimulatorV1.ListDeviceEventsResponse(events: events)
    }

    private static func pageSize(_ limit: Int32) -> Int { limit > 0 ? min(Int(limit), longestDevicePage) : longestDevicePage }
}
