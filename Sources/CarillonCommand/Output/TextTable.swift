/// A table for people: columns as wide as their widest cell, numbers to the right.
struct TextTable {
    private let header: [String]
    private var rows: [[String]] = []

    init(_ header: [String]) { self.header = header }

    mutating func add(_ row: [String]) { rows.append(row.map(TerminalText.oneLine)) }

    var text: String {
        let all = [header] + rows
        let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        let numeric = header.indices.map { column in
            rows.allSatisfy { cell in cell[column].isEmpty || cell[column].allSatisfy { $0.isNumber || ".,%-×".contains($0) } } && !rows.isEmpty
        }
        let lines = all.map { row in
            row.indices.map { column in
                let padding = String(repeating: " ", count: widths[column] - row[column].count)
                return numeric[column] ? padding + row[column] : row[column] + padding
            }.joined(separator: "  ").replacing(#/\s+$/#, with: "")
        }
        let rule = widths.map { String(repeating: "─", count: $0) }.joined(separator: "  ")
        return ([lines[0], rule] + lines.dropFirst()).joined(separator: "\n")
    }
}
