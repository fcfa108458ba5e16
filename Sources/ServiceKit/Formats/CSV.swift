/// Lines of CSV files (RFC 4180).
public enum CSV {
    /// A line with its end. Cells with commas, quotes or line breaks are quoted.
    ///
    /// Users choose some of the texts: a cell that a spreadsheet would read as a formula begins with an apostrophe.
    public static func line(_ cells: [String]) -> String { cells.map(cell).joined(separator: ",") + "\r\n" }

    private static func cell(_ text: String) -> String {
        let isFormula = text.unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
        let safe = isFormula ? "'" + text : text
        guard safe.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return safe }
        return "\"" + safe.replacing("\"", with: "\"\"") + "\""
    }
}
