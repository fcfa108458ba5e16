/// Numbers for people.
enum Format {
    /// `48,625`.
    static func count(_ value: some BinaryInteger) -> String {
        var digits = Array(String(value))
        var position = digits.count - 3
        while position > (digits.first == "-" ? 1 : 0) {
            digits.insert(",", at: position)
            position -= 3
        }
        return String(digits)
    }

    /// `1 user`, `3,003 users`.
    ///
    /// - Parameters:
    ///   - noun: one of them.
    ///   - plural: several of them, where that is not `noun` with an s.
    static func counted(_ value: some BinaryInteger, _ noun: String, _ plural: String? = nil) -> String {
        "\(count(value)) \(value == 1 ? noun : plural ?? noun + "s")"
    }

    /// `1.2 ms`, `35 µs`, `2.1 s` from microseconds.
    static func latency(microseconds value: some BinaryInteger) -> String {
        let value = Double(value)
        if value < 1_000 { return "\(Int(value)) µs" }
        if value < 1_000_000 { return decimal(value / 1_000) + " ms" }
        return decimal(value / 1_000_000) + " s"
    }

    /// One decimal.
    static func decimal(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(abs(tenths % 10))"
    }
}
