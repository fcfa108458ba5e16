/// Finds the orientation in the TIFF structure of an Exif segment (TIFF 6.0 §2; Exif 2.32 §4.6.4).
enum ExifOrientation {
    private static let tag: UInt16 = 0x0112
    /// The type of 16-bit numbers.
    private static let short: UInt16 = 3
    private static let entryBytes = 12

    /// - Returns: nil where the first directory has no such entry, or the structure is broken.
    static func read(_ tiff: ArraySlice<UInt8>) -> Orientation? {
        let isBigEndian: Bool
        switch Array(tiff.prefix(2)) {
        case Array("MM".utf8): isBigEndian = true
        case Array("II".utf8): isBigEndian = false
        default: return nil
        }
        /// A number of `count` bytes; nil past the end. Offsets count from the first byte of the structure.
        func number(at offset: Int, _ count: Int) -> Int? {
            guard offset >= 0, offset <= tiff.count - count else { return nil }
            let bytes = tiff[(tiff.startIndex + offset)..<(tiff.startIndex + offset + count)]
            return (isBigEndian ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | Int($1) }
        }
        guard number(at: 2, 2) == 42, let directory = number(at: 4, 4), let count = number(at: directory, 2) else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + index * entryBytes
            guard let found = number(at: entry, 2) else { return nil }
            if found != Int(tag) { continue }
            guard number(at: entry + 2, 2) == Int(short), number(at: entry + 4, 4) == 1, let value = number(at: entry + 8, 2) else { return nil }
            return Orientation(rawValue: UInt16(value))
        }
        return nil
    }
}
