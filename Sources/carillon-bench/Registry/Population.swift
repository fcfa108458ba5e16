import CarillonAPI
import Cryptography

/// The people, devices and channels of `make bench-registry`: the same ones for the same size, each computed from its number.
///
/// A million devices belong to 400,000 users, two or three each, iPhones and Android phones in turns. Of 200,000 channels the largest
/// has a quarter of the users (100,000), the k-th a k-th part of that, and none fewer than two: Zipf's law with exponent 1.
struct Population: Sendable {
    static let tenant = CommonV1.Tenant(organizationId: "org_bench", appId: "bench-chat")

    let devices: Int
    let users: Int
    let channels: Int

    init(devices: Int) {
        self.devices = devices
        users = max(8, devices * 2 / 5)
        channels = max(1, devices / 5)
    }

    func userId(_ number: Int) -> String { "usr_" + Self.padded(number % users, 7) }

    func user(_ number: Int) -> RegistryV1.User {
        .init(
            tenant: Self.tenant, userId: userId(number), roles: ["member"], displayName: "Person \(number)",
            locale: number % 3 == 0 ? "de-DE" : "en-US", timezone: Self.zones[number % Self.zones.count])
    }

    static let zones = [
        "Europe/Berlin", "America/New_York", "Asia/Tokyo", "America/Sao_Paulo", "Australia/Lord_Howe", "Africa/Casablanca", "Europe/London",
        "America/Los_Angeles",
    ]

    // MARK: Devices

    func device(_ number: Int) -> RegistryV1.RegisterDeviceRequest {
        Self.registration(number, round: 0, userId: userId(number))
    }

    /// A device that is not among the first ones: somebody's new phone.
    ///
    /// - Parameter round: other numbers make other devices.
    func newDevice(_ number: Int, round: Int) -> RegistryV1.RegisterDeviceRequest {
        var random = SplitMix(seed: UInt64(round) << 32 | UInt64(number))
        return Self.registration(number, round: round, userId: userId(Int(random.next() % UInt64(users))))
    }

    private static func registration(_ number: Int, round: Int, userId: String) -> RegistryV1.RegisterDeviceRequest {
        var random = SplitMix(seed: UInt64(round) << 40 | UInt64(number) << 1 | 1)
        let isPhone = number % 2 == 0
        // 64 hexadecimal characters, and an instance id with 140 characters behind it, as the providers give them out.
        let token = isPhone ? random.hexadecimal(64) : random.hexadecimal(22) + ":APA91b" + random.hexadecimal(134)
        return .init(
            tenant: tenant, userId: userId, deviceId: "device_" + random.hexadecimal(16), platform: isPhone ? "ios" : "android", token: token,
            platformVersion: isPhone ? "18.5" : "15", deviceModel: isPhone ? "iPhone16,2" : "Pixel 9", deviceName: "phone \(number)",
            appVersion: "4.12.0", appBuildNumber: "41200", sdkVersion: "2.3.1", timezone: zones[number % zones.count],
            locale: number % 3 == 0 ? "de-DE" : "en-US", registrationMethod: .appLaunch)
    }

    // MARK: Channels

    func channelId(_ number: Int) -> String { "ch_" + Self.padded(number, 7) }

    func size(ofChannel number: Int) -> Int { max(2, users / 4 / (number + 1)) }

    var memberships: Int { (0..<channels).reduce(0) { $0 + size(ofChannel: $1) } }

    /// Members of a channel from one position on, each once: users a fixed step apart.
    func members(ofChannel number: Int, from start: Int, count: Int) -> [String] {
        // A prime that divides no number of users in use, so that the steps meet nobody twice.
        let (step, first) = (7_919, number &* 104_729)
        let end = min(size(ofChannel: number), start + count)
        return (start..<max(start, end)).map { userId((first + $0 * step) % users) }
    }

    // MARK: Preferences

    /// Half of the users went through the settings once, in a few ways; each of these has three channels, one of them muted.
    func preferences(_ number: Int) -> PreferencesV1.StoredUser? {
        guard number % 2 == 0 else { return nil }
        let way = number / 2 % 12
        var choices = PreferencesV1.StoredChoices(
            types: [.init(typeId: "mention_all", push: false), .init(typeId: "reaction", push: way % 2 == 0)],
            categories: [.init(categoryId: "reactions", enabled: true)], sound: way % 3 == 0 ? ["dm": "bell"] : [:])
        if way % 4 != 0 { choices.quietHours = .init(enabled: true, start: way % 3 == 0 ? "21:30" : "22:00", end: "07:00") }
        return .init(
            userId: userId(number), pushEnabled: true, emailEnabled: way % 2 == 1, choices: choices,
            channelSettings: (0..<3).map { .init(channelId: channelId((number + $0) % channels), muted: $0 == 0, starred: $0 != 0) })
    }

    func question(_ user: Int) -> PreferencesV1.SendQuestion {
        .init(
            userId: userId(user), typeIds: ["mention", "channel_message"], channelId: channelId(user % channels),
            userTimezone: Self.zones[user % Self.zones.count], roles: ["member"])
    }

    private static func padded(_ number: Int, _ digits: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}

extension SplitMix {
    /// So many digits in lower case.
    mutating func hexadecimal(_ count: Int) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count + 16)
        while bytes.count < count {
            var word = next()
            for _ in 0..<16 {
                let nibble = UInt8(word & 15)
                bytes.append(nibble < 10 ? 48 + nibble : 87 + nibble)
                word >>= 4
            }
        }
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }
}
