/// Texts such as `30m`: a whole number above 0 with a unit.
enum DurationText {
    /// Seconds of each unit.
    private static let units: [Character: Int64] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400, "w": 604_800]

    /// Seconds; nil where the text is not a duration.
    static func seconds(_ text: String) -> Int64? {
        guard let unit = text.last.flatMap({ units[$0] }), let count = Int64(text.dropLast()), count > 0 else { return nil }
        let product = count.multipliedReportingOverflow(by: unit)
        return product.overflow ? nil : product.partialValue
    }

    /// Whether the text is a duration whose seconds overflow a number.
    static func isTooLong(_ text: String) -> Bool {
        guard let unit = text.last, units[unit] != nil else { return false }
        return seconds(text) == nil && text.dropLast().count > 1 && text.dropLast().allSatisfy { ("0"..."9").contains($0) }
            && text.contains { ("1"..."9").contains($0) }
    }
}
