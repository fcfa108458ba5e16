import Glibc
import Synchronization

/// A number from which a request id is made when it is needed. Most calls do not need one, so no text is made for them.
///
/// The id is `req_` and a ULID whose time is the start of this process and whose 80 random bits are 16 bits and a 64-bit
/// number counted up from a random start.
struct RequestSerial: Sendable {
    let number: UInt64

    private static let startMilliseconds: UInt64 = {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return UInt64(now.tv_sec) * 1_000 + UInt64(now.tv_nsec) / 1_000_000
    }()
    private static let salt = UInt16.random(in: .min ... .max)
    private static let counter = Atomic<UInt64>(UInt64.random(in: 0..<(1 << 63)))

    /// The next number of this process.
    static func next() -> RequestSerial {
        RequestSerial(number: Self.counter.wrappingAdd(1, ordering: .relaxed).newValue)
    }

    private static let prefix = Array("req_".utf8)
    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

    var requestID: String {
        String(unsafeUninitializedCapacity: Self.prefix.count + 26) { space in
            let (_, end) = space.initialize(from: Self.prefix)
            self.write26(to: UnsafeMutableBufferPointer(rebasing: space[end...]))
            return Self.prefix.count + 26
        }
    }

    /// The ULID.
    private func write26(to space: UnsafeMutableBufferPointer<UInt8>) {
        let alphabet = Self.alphabet
        // 128 bits: 48 of time, 16 of salt, 64 of serial; 26 characters of five bits, the first holding only three.
        let high = (Self.startMilliseconds << 16) | UInt64(Self.salt)
        let low = self.number
        for index in 0..<26 {
            let shift = 125 - index * 5
            let bits: UInt64
            if shift >= 64 {
                bits = high >> UInt64(shift - 64)
            } else if shift > 59 {
                bits = (high << UInt64(64 - shift)) | (low >> UInt64(shift))
            } else {
                bits = low >> UInt64(shift)
            }
            space.initializeElement(at: index, to: alphabet[Int(bits & 31)])
        }
    }
}
