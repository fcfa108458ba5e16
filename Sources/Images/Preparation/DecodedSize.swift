/// The smallest size in which a decoded image serves its purposes.
struct DecodedSize: Sendable, Equatable {
    /// At least so many pixels on the longer side, where the source has them.
    var longer: Int
    /// At least so many on the shorter side.
    var shorter: Int

    /// Whether an image of that size is large enough.
    func isCovered(by width: Int, _ height: Int) -> Bool { max(width, height) >= longer && min(width, height) >= shorter }
}
