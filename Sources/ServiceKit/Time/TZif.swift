/// Reads time zone files (RFC 9636), versions 2 to 4.
enum TZif {
    private struct Header {
        let version: UInt8
        let utCount, standardCount, leapCount, timeCount, typeCount, characterCount: Int

        /// Bytes of the data block that follows, with transition times of `timeSize` bytes.
        func blockSize(timeSize: Int) -> Int {
            timeCount * (timeSize + 1) + typeCount * 6 + characterCount + leapCount * (timeSize + 4) + standardCount + utCount
        }
    }

    private static let headerSize = 44

    /// Nil when the bytes are no such file. Version 1, with its 32-bit times, has not been written since 2005.
    static func rules(from bytes: [UInt8]) -> ZoneRules? {
        guard let first = header(bytes, at: 0), first.version >= UInt8(ascii: "2") else { return nil }
        let second = headerSize + first.blockSize(timeSize: 4)
        guard let header = header(bytes, at: second) else { return nil }
        let times = second + headerSize
        let indices = times + header.timeCount * 8
        let types = indices + header.timeCount
        let footer = times + header.blockSize(timeSize: 8)
        guard footer < bytes.count, bytes[footer] == UInt8(ascii: "\n"), header.typeCount > 0,
            let footerEnd = bytes[(footer + 1)...].firstIndex(of: UInt8(ascii: "\n"))
        else { return nil }

        let typeOffsets = (0..<header.typeCount).map { Int(Int32(truncatingIfNeeded: big(bytes, at: types + $0 * 6, size: 4))) }
        let transitions = (0..<header.timeCount).map { Int64(truncatingIfNeeded: big(bytes, at: times + $0 * 8, size: 8)) }
        let typeIndices = (0..<header.timeCount).map { Int(bytes[indices + $0]) }
        guard typeIndices.allSatisfy({ $0 < typeOffsets.count }) else { return nil }
        return ZoneRules(
            transitions: transitions, offsets: typeIndices.map { typeOffsets[$0] }, initialOffset: typeOffsets[0],
            rule: YearlyRule(String(decoding: bytes[(footer + 1)..<footerEnd], as: UTF8.self)))
    }

    private static func header(_ bytes: [UInt8], at start: Int) -> Header? {
        guard start + headerSize <= bytes.count, bytes[start..<start + 4].elementsEqual("TZif".utf8) else { return nil }
        let counts = (0..<6).map { Int(big(bytes, at: start + 20 + $0 * 4, size: 4)) }
        return Header(
            version: bytes[start + 4], utCount: counts[0], standardCount: counts[1], leapCount: counts[2], timeCount: counts[3],
            typeCount: counts[4], characterCount: counts[5])
    }

    private static func big(_ bytes: [UInt8], at start: Int, size: Int) -> UInt64 {
        bytes[start..<start + size].reduce(0) { $0 << 8 | UInt64($1) }
    }
}
