extension Instant {
    /// `2026-02-01T10:30:00.123Z`: always UTC, always milliseconds (ARCH-05).
    public var rfc3339: String {
        let local = LocalDateTime(self, offsetSeconds: 0)
        return String(unsafeUninitializedCapacity: 32) { buffer in
            var position = 0
            func put(_ byte: UInt8) {
                buffer[position] = byte
                position += 1
            }
            func put(_ value: Int, digits: Int) {
                var divisor = 1
                for _ in 1..<digits { divisor *= 10 }
                while divisor > 0 {
                    put(UInt8(ascii: "0") + UInt8(value / divisor % 10))
                    divisor /= 10
                }
            }
            put(local.date.year, digits: 4)
            put(UInt8(ascii: "-"))
            put(local.date.month, digits: 2)
            put(UInt8(ascii: "-"))
            put(local.date.day, digits: 2)
            put(UInt8(ascii: "T"))
            put(local.hour, digits: 2)
            put(UInt8(ascii: ":"))
            put(local.minute, digits: 2)
            put(UInt8(ascii: ":"))
            put(local.second, digits: 2)
            put(UInt8(ascii: "."))
            put(local.millisecond, digits: 3)
            put(UInt8(ascii: "Z"))
            return position
        }
    }

    /// Reads RFC 3339: `2026-02-01T10:30:00Z`, with or without a fraction (cut after milliseconds), `Z` or an offset
    /// such as `+02:00`. A leap second `:60` is read as the second after `:59`. Nil for anything else.
    public init?(rfc3339 text: some StringProtocol) {
        var reader = DigitReader(text.utf8)
        guard let year = reader.number(digits: 4), reader.skip("-"), let month = reader.number(digits: 2), reader.skip("-"),
            let day = reader.number(digits: 2), reader.skip("T") || reader.skip("t") || reader.skip(" "),
            let hour = reader.number(digits: 2), reader.skip(":"), let minute = reader.number(digits: 2), reader.skip(":"),
            let second = reader.number(digits: 2), let date = LocalDate(year: year, month: month, day: day),
            hour < 24, minute < 60, second <= 60
        else { return nil }
        var millisecond = 0
        if reader.skip(".") {
            guard let fraction = reader.fraction() else { return nil }
            millisecond = fraction
        }
        var offset = 0
        if !(reader.skip("Z") || reader.skip("z")) {
            let sign: Int
            if reader.skip("+") { sign = 1 } else if reader.skip("-") { sign = -1 } else { return nil }
            guard let hours = reader.number(digits: 2), reader.skip(":"), let minutes = reader.number(digits: 2), hours < 24, minutes < 60
            else { return nil }
            offset = sign * (hours * 3_600 + minutes * 60)
        }
        guard reader.isAtEnd else { return nil }
        let seconds = Int64(date.daysSince1970) * 86_400 + Int64(hour * 3_600 + minute * 60 + second - offset)
        self.init(milliseconds: seconds * 1_000 + Int64(millisecond))
    }
}

/// Reads fixed-width decimal numbers from text.
struct DigitReader<Bytes: Collection> where Bytes.Element == UInt8 {
    private var rest: Bytes.SubSequence

    init(_ bytes: Bytes) { rest = bytes[...] }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    mutating func number(digits: Int) -> Int? {
        var value = 0
        for _ in 0..<digits {
            guard let digit = digit() else { return nil }
            value = value * 10 + digit
        }
        return value
    }

    /// One to nine digits as milliseconds.
    mutating func fraction() -> Int? {
        var value = 0
        var count = 0
        while let digit = digit() {
            if count < 3 { value = value * 10 + digit }
            count += 1
        }
        guard (1...9).contains(count) else { return nil }
        for _ in min(count, 3)..<3 { value *= 10 }
        return value
    }

    private mutating func digit() -> Int? {
        guard let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        rest.removeFirst()
        return Int(byte - UInt8(ascii: "0"))
    }
}
