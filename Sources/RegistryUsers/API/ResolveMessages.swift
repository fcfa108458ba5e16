import CarillonAPI
import RPC

/// Deals what is resolved out to messages, each well below the 4 MiB that its receiver takes (ARCH-02): by number and by bytes.
///
/// Bytes are estimated, from above for what users and hosts write: exact ones cost half of an encoding.
struct ResolveMessages {
    /// What one message holds at most, in bytes: half of what its receiver takes.
    static let bytesAMessage = 2_000_000
    /// What one user's devices take at most: together with a user's own record they fit a message. Of an app that allows a thousand devices, each
    /// with a long address, the most recently used ones are told.
    static let bytesOfDevices = 1_500_000
    static let usersAMessage = 500
    /// Each with its guardians and teachers, of which there are few.
    static let subjectsAMessage = 100

    private let response: ResponseWriter<RegistryV1.ResolveResponse>

    init(_ response: ResponseWriter<RegistryV1.ResolveResponse>) {
        self.response = response
    }

    /// Channels and threads; a message at least, even where there are none.
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
        var message = RegistryV1.ResolveResponse()
        var bytes = 0
        for user in users {
            var user = user
            let size = user.approximateBytes + user.keepDevices(within: Self.bytesOfDevices)
            if message.users.count == Self.usersAMessage { try await send(&message, &bytes) }
            try await makeRoom(for: size, in: &message, &bytes)
            message.users.append(user)
        }
        if !message.users.isEmpty { try await response.write(message) }
    }

    /// Sends the message first where one more thing would make it too large.
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
    /// Without devices.
    fileprivate var approximateBytes: Int {
        var bytes = 80 + userId.utf8.count + displayName.utf8.count + locale.utf8.count + timezone.utf8.count
        for role in roles { bytes += role.utf8.count + 3 }
        for channel in presence?.activeChannels ?? [] { bytes += channel.utf8.count + 3 }
        return bytes
    }

    /// Leaves out the devices, from the one used least recently, that make more than so many bytes.
    ///
    /// - Returns: the bytes of those that are left.
    fileprivate mutating func keepDevices(within most: Int) -> Int {
        var bytes = 0
        for (index, device) in devices.enumerated() {
            let size = device.approximateBytes
            guard bytes + size <= most else {
                devices.removeSubrange(index...)
                break
            }
            bytes += size
        }
        return bytes
    }
}

extension CommonV1.SendableDevice {
    fileprivate var approximateBytes: Int {
        // The hash in hexadecimal, instants and switches, words of ours.
        260 + pushDeviceId.utf8.count + deviceId.utf8.count + userId.utf8.count + locale.utf8.count + timezone.utf8.count
            + (address?.envelope.count ?? 0)
    }
}
