import PreparedImages

/// The arguments of the program: `--max-px N --max-bytes N`.
enum WorkerArguments {
    /// - Parameter arguments: with the program's name.
    /// - Returns: nil for any other arguments, and for limits that no preparation is made for.
    static func limits(_ arguments: [String]) -> ImageLimits? {
        guard arguments.count == 5, arguments[1] == "--max-px", arguments[3] == "--max-bytes", let maxPixels = Int(arguments[2]),
            let maxBytes = Int(arguments[4])
        else { return nil }
        return ImageLimits(maxPixels: maxPixels, maxBytes: maxBytes)
    }
}
