import Foundation
import ServiceKit
import TestFolders

/// Section 3.3 of the requirements, as `settings.tsv` repeats it.
struct SettingTable {
    static let profiles = ["mlc-lms", "chat", "school", "hr-warehouse", "timesafari"]

    struct Line {
        /// A setting, or one entry of a map: `fanout_by_priority.high`.
        var name: String
        var platformDefault: PolicyValue
        var byProfile: [String: PolicyValue]

        var setting: String { String(name.prefix { $0 != "." }) }

        /// What the line speaks of in the value of its setting.
        func part(of value: PolicyValue?) -> PolicyValue? {
            guard let dot = name.firstIndex(of: ".") else { return value }
            guard case .map(let entries) = value else { return nil }
            return entries[String(name[name.index(after: dot)...])]
        }
    }

    /// The table's rows, whole or not.
    static let rows: [[String]] = {
        let file = ProjectFolder.root.appending(path: "Tests/RegistryTests/settings.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst().map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }()

    static let lines: [Line] = rows.compactMap { cells in
        guard cells.count == 2 + profiles.count, let platformDefault = try? PolicyValue(json: cells[1]) else { return nil }
        var byProfile: [String: PolicyValue] = [:]
        for (profile, cell) in zip(profiles, cells.dropFirst(2)) {
            byProfile[profile] = cell == "=" ? platformDefault : try? PolicyValue(json: cell)
        }
        return Line(name: cells[0], platformDefault: platformDefault, byProfile: byProfile)
    }
}
