import ServiceKit

/// Delays that spread what falls due at the same instant (EVAL-22): many quiet hours end at the same minute, and many messages are scheduled for a
/// full hour.
enum ReleaseSpread {
    /// Some whole seconds, less than `seconds`. Equal parts have the same delay, in every process.
    static func delay(of parts: [String], below seconds: Int) -> Duration {
        guard seconds > 0 else { return .zero }
        return .seconds(stableHash(parts) % UInt64(seconds))
    }

    /// FNV-1a of 64 bits: the same in every process, which Swift's own hash is not.
    private static func stableHash(_ parts: [String]) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for part in parts {
            for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            hash = (hash ^ 0xFF) &* 0x100_0000_01B3
        }
        // Its low bits hardly differ for names that end alike.
        return hash ^ (hash >> 32)
    }
}
