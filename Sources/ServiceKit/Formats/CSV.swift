/// Lines of CSV files (RFC 4180).
public enum CSV {
    /// A line with its end. Cells with commas, quotes or line breaks are quoted.
    ///
    /// Users choose some of the texts: a cell that a spreadsheet would read as a formula begins with an apostrophe.
    /// The characters are those of OWASP's CSV injection page: Excel takes the full-width signs for formulas where East Asian languages are set.
    public static func line(_ cells: [String]) -> String { cells.map(cell).joined(separator: ",") + "\r\n" }

    private static let formulaBegins: Set<Unicode.Scalar> = [
        "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
    ]

    private static func cell(_ text: String) -> String {
        let isFormula = text.unicodeScalars.first.map { formulaBegins.contains($0) } ?? false
        let safe = isFormula ? "'" + text : text
        guard safe.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return safe }
        return "\"" + safe.replacing("\"", with: "\"\"") + "\""
    }
}
