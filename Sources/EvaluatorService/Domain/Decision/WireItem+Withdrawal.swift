import CarillonAPI
import JSON

extension WireItem {
    /// A push of the badge that also says which notifications its devices close (RCPT-12). A push that cannot be read stays as it is.
    func withdrawing(_ withdrawn: [ReceiptsV1.WithdrawnNotification]) -> WireItem {
        guard let push = self.push?.withdrawing(withdrawn), let items = try? WireItem.pushes([push]), let item = items.first else { return self }
        return item
    }
}

extension DispatcherV1.Push {
    /// Bytes of the list of notifications at most, as of the data of a silent push.
    private static let longestList = EventLimits.silentDataBytes

    /// The push with what each device closes, in the data `action` and `withdrawn`. The device on which a notification was read closed it itself.
    fileprivate func withdrawing(_ withdrawn: [ReceiptsV1.WithdrawnNotification]) -> DispatcherV1.Push {
        var push = self
        for place in push.targets.indices {
            guard let device = push.targets[place].device, push.contents.indices.contains(Int(push.targets[place].contentIndex)) else { continue }
            let others = withdrawn.filter { $0.deviceId.isEmpty || ($0.deviceId != device.deviceId && $0.deviceId != device.pushDeviceId) }
            guard !others.isEmpty else { continue }
            var content = push.contents[Int(push.targets[place].contentIndex)]
            content.data["action"] = "withdraw"
            content.data["withdrawn"] = Self.list(others)
            if let known = push.contents.firstIndex(of: content) {
                push.targets[place].contentIndex = UInt32(known)
            } else {
                push.contents.append(content)
                push.targets[place].contentIndex = UInt32(push.contents.count - 1)
            }
        }
        return push
    }

    /// A JSON array with an object for each notification: its id, and its tag where it has one. The newest ones that have room.
    private static func list(_ withdrawn: [ReceiptsV1.WithdrawnNotification]) -> String {
        var (elements, bytes): ([JSONElement], Int) = ([], 2)
        for one in withdrawn {
            var members = ["notification_id": JSONElement.string(one.notificationId)]
            if !one.tag.isEmpty { members["tag"] = .string(one.tag) }
            let element = JSONElement.object(members)
            bytes += element.text.utf8.count + 1
            guard bytes <= longestList else { break }
            elements.append(element)
        }
        return JSONElement.array(elements).text
    }
}
