import NIOCore

/// The `grpc-timeout` header: one to eight digits and a unit. Source: grpc PROTOCOL-HTTP2.md, "Timeout".
enum GRPCTimeout {
    /// The largest number eight digits hold.
    private static let maxValue: Int64 = 99_999_999

    private static let units: [(symbol: UInt8, nanoseconds: Int64)] = [
        (UInt8(ascii: "n"), 1), (UInt8(ascii: "u"), 1_000), (UInt8(ascii: "m"), 1_000_000), (UInt8(ascii: "S"), 1_000_000_000),
        (UInt8(ascii: "M"), 60_000_000_000), (UInt8(ascii: "H"), 3_600_000_000_000),
    ]

    /// The header for a time, in the finest unit whose number has no more than eight digits, rounded down so that a server never
    /// believes it has longer than its client. A time that has passed is encoded as the shortest time.
    static func encode(_ time: TimeAmount) -> String {
        let nanoseconds = max(1, time.nanoseconds)
        for unit in self.units {
            let value = nanoseconds / unit.nanoseconds
            if value <= self.maxValue { return "\(value)\(Character(Unicode.Scalar(unit.symbol)))" }
        }
        // 99,999,999 hours are more than 64 bits of nanoseconds hold.
        return "\(self.maxValue)H"
    }

    /// The time in a header, or `nil` when it is malformed. A time beyond the clock's range becomes the longest one in it.
    static func decode(_ header: UnsafeRawBufferPointer) -> TimeAmount? {
        guard (2...9).contains(header.count), let symbol = header.last else { return nil }
        guard let unit = self.units.first(where: { $0.symbol == symbol }) else { return nil }
        var value: Int64 = 0
        for byte in header.dropLast() {
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
            value = value * 10 + Int64(byte - UInt8(ascii: "0"))
        }
        let (nanoseconds, overflow) = value.multipliedReportingOverflow(by: unit.nanoseconds)
        return overflow || nanoseconds > TimeAmount.longest.nanoseconds ? .longest : .nanoseconds(nanoseconds)
    }

    static func decode(_ header: String) -> TimeAmount? {
        var header = header
        return header.withUTF8 { self.decode(UnsafeRawBufferPointer($0)) }
    }
}
