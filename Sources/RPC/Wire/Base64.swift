/// Base64 (RFC 4648 §4) as `-bin` metadata uses it: written without padding, read with or without.
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// The value of each character, 255 for those outside the alphabet.
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 255, count: 256)
        for (value, character) in Base64.alphabet.enumerated() { values[Int(character)] = UInt8(value) }
        return values
    }()

    static func encode(_ bytes: some Collection<UInt8>) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count * 4 + 2) / 3)
        var bits: UInt32 = 0
        var bitCount = 0
        for byte in bytes {
            bits = bits << 8 | UInt32(byte)
            bitCount += 8
            while bitCount >= 6 {
                bitCount -= 6
                text.append(self.alphabet[Int(bits >> UInt32(bitCount)) & 63])
            }
        }
        if bitCount > 0 { text.append(self.alphabet[Int(bits << UInt32(6 - bitCount)) & 63]) }
        return String(decoding: text, as: UTF8.self)
    }

    /// `nil` for characters outside the alphabet, padding in the wrong place, or a length no bytes have.
    static func decode(_ text: some BidirectionalCollection<UInt8>) -> [UInt8]? {
        var text = text[...]
        var padding = 0
        while padding < 2, text.last == UInt8(ascii: "=") {
            text = text.dropLast()
            padding += 1
        }
        guard text.count % 4 != 1, padding == 0 || (text.count + padding) % 4 == 0 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count * 3 / 4)
        var bits: UInt32 = 0
        var bitCount = 0
        for character in text {
            let value = self.values[Int(character)]
            guard value != 255 else { return nil }
            bits = bits << 6 | UInt32(value)
            bitCount += 6
            if bitCount >= 8 {
                bitCount -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
            }
        }
        return bytes
    }
}
