/// base64url without padding (RFC 4648 §5), the alphabet of JOSE and Web Push.
public enum Base64URL {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    /// The value of each ASCII character; 255 for characters outside the alphabet.
    private static let values: [UInt8] = {
        var table = [UInt8](repeating: 255, count: 256)
        for (value, character) in alphabet.enumerated() { table[Int(character)] = UInt8(value) }
        return table
    }()

    /// Without padding.
    public static func encode(_ bytes: [UInt8]) -> String {
        let length = (bytes.count * 4 + 2) / 3
        return String(unsafeUninitializedCapacity: length) { output in
            var position = 0
            var index = 0
            while index < bytes.count {
                let first = bytes[index]
                let second = index + 1 < bytes.count ? bytes[index + 1] : 0
                let third = index + 2 < bytes.count ? bytes[index + 2] : 0
                let characters = (first >> 2, (first & 3) << 4 | second >> 4, (second & 15) << 2 | third >> 6, third & 63)
                output[position] = alphabet[Int(characters.0)]
                output[position + 1] = alphabet[Int(characters.1)]
                if position + 2 < length { output[position + 2] = alphabet[Int(characters.2)] }
                if position + 3 < length { output[position + 3] = alphabet[Int(characters.3)] }
                position += 4
                index += 3
            }
            return length
        }
    }

    /// The bytes of `text`; nil for padding, characters outside the alphabet, an impossible length, or stray bits at the end. So each byte sequence
    /// has exactly one spelling, and no two texts are the same signature.
    public static func decode(_ text: some StringProtocol) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count * 3 / 4)
        var accumulator: UInt32 = 0
        var bits = 0
        for character in text.utf8 {
            let value = values[Int(character)]
            guard value != 255 else { return nil }
            accumulator = (accumulator << 6 | UInt32(value)) & 0xFFFF
            bits += 6
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: accumulator >> UInt32(bits)))
            }
        }
        guard bits < 6, accumulator & (1 << UInt32(bits) - 1) == 0 else { return nil }
        return bytes
    }
}
