import CarillonAPI
import RPC

/// Divides resolved data into messages, by number and by bytes, each well below the receiver's limit of 4 MiB (ARCH-02).
///
/// Bytes are estimated, and texts of users and hosts are overestimated. Exact sizes would cost half of an encoding.
struct ResolveMessages {
    /// Most bytes of a message: half of the receiver's limit.
    static let bytesAMessage = 2_000_000
    /// Most bytes of one user's devices: with the user's own record they fit into a message. If an app allows a thousand devices with long addresses,
    /// the most recently used ones are returned.
    static let bytesOfDevices = 1_500_000
    static let usersAMessage = 500
    /// Subjects with their guardians and teachers, who are few.
    static let subjectsAMessage = 100

    private let response: ResponseWriter<RegistryV1.ResolveResponse>

    init(_ response: ResponseWriter<RegistryV1.ResolveResponse>) {
        self.response = response
    }

    /// Channels and threads: at least one message, also without any.
    func add(audiences: RegistryV1.ResolveResponse) async throws {
        var message = RegistryV1.ResolveResponse()
        var bytes = 0
        for channel in audiences.channels {
            try await makeRoom(for: channel.approximateBytes, in: &message, &bytes)
            message.channels.append(channel)
        }
        for thread in audiences.threads {
            try await makeRoom(for: thread.approximateBytes, in: &message, &bytes)
            message.threads.append(thread)
        }
        try await response.write(message)
    }

    func add(subjects: [RegistryV1.ResolvedSubject]) async throws {
        var message = RegistryV1.ResolveResponse()
        var bytes = 0
        for subject in subjects {
            if message.subjects.count == Self.subjectsAMessage { try await send(&message, &bytes) }
            try await makeRoom(for: subject.approximateBytes, in: &message, &bytes)
            message.subjects.append(subject)
        }
        if !message.subjects.isEmpty { try await response.write(message) }
    }

    func add(users: [RegistryV1.ResolvedUser]) async throws {
        var users = users
        // Most lists fit into one message, and go out without a copy of each user.
        var (first, bytes) = (0, 0)
        for index in users.indices {
            var devices = users[index].bytesOfDevices
            if devices > Self.bytesOfDevices {
                users[index].keepDevices(within: Self.bytesOfDevices)
                devices = users[index].bytesOfDevices
            }
            let size = users[index].approximateBytes + devices
            if index - first == Self.usersAMessage || bytes > 0 && bytes + size > Self.bytesAMessage {
                try await response.write(.init(users: Array(users[first..<index])))
                (first, bytes) = (index, 0)
            }
            bytes += size
        }
        guard first < users.count else { return }
        try await response.write(.init(users: first == 0 ? users : Array(users[first...])))
    }

    /// Sends the message when one more item would make it too large.
    private func makeRoom(for size: Int, in message: inout RegistryV1.ResolveResponse, _ bytes: inout Int) async throws {
        if bytes > 0, bytes + size > Self.bytesAMessage { try await send(&message, &bytes) }
        bytes += size
    }

    private func send(_ message: inout RegistryV1.ResolveResponse, _ bytes: inout Int) async throws {
        try await response.write(message)
        (message, bytes) = (.init(), 0)
    }
}

extension RegistryV1.ResolvedChannel {
    fileprivate var approximateBytes: Int {
        members.reduce(40 + channelId.utf8.count + name.utf8.count) { $0 + $1.utf8.count + 3 }
    }
}

extension RegistryV1.ResolvedThread {
    fileprivate var approximateBytes: Int {
        followers.reduce(40 + threadId.utf8.count + channelId.utf8.count) { $0 + $1.utf8.count + 3 }
    }
}

extension RegistryV1.ResolvedSubject {
    fileprivate var approximateBytes: Int {
        let guardians = guardians.reduce(0) { $0 + $1.userId.utf8.count + 12 }
        return teacherIds.reduce(20 + userId.utf8.count + guardians) { $0 + $1.utf8.count + 3 }
    }
}

extension RegistryV1.ResolvedUser {
    /// Bytes of a user without devices.
    fileprivate var approximateBytes: Int {
        var bytes = 80 + userId.utf8.count + displayName.utf8.count + locale.utf8.count + timezone.utf8.count
        for role in roles { bytes += role.utf8.count + 3 }
        for channel in presence?.activeChannels ?? [] { bytes += channel.utf8.count + 3 }
        return bytes
    }

    fileprivate var bytesOfDevices: Int { devices.reduce(0) { $0 + $1.approximateBytes } }

    /// Removes the least recently used devices beyond the limit of bytes.
    fileprivate mutating func keepDevices(within most: Int) {
        var bytes = 0
        let kept = devices.prefix { device in
            bytes += device.approximateBytes
            return bytes <= most
        }
        devices = Array(kept)
    }
}

extension CommonV1.SendableDevice {
    fileprivate var approximateBytes: Int {
        // The hash in hexadecimal, instants, switches and enum words.
        260 + pushDeviceId.utf8.count + deviceId.utf8.count + userId.utf8.count + locale.utf8.count + timezone.utf8.count
            + (address?.envelope.count ?? 0)
    }
}
