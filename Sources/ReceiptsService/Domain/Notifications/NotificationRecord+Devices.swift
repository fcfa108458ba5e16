import CarillonAPI

extension ReceiptsV1.NotificationRecord {
    /// The first status: a pushed notification is pending until its devices report.
    var initialStatus: CommonV1.DeliveryStatus {
        if skipReason != .unspecified { return .skipped }
        return held ? .held : .pending
    }

    /// Devices that it is pushed to, without repetitions.
    var pushedDevices: [ReceiptsV1.RecordedDevice] {
        guard initialStatus == .pending else { return [] }
        guard devices.count > 1 else { return devices }
        var seen: Set<String> = []
        return devices.filter { seen.insert($0.pushDeviceId).inserted }
    }
}
