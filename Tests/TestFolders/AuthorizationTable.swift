import Foundation

/// The rows of `Tests/ServiceKitTests/Security/authorization.tsv`: who may call what (SEC-05). People wrote them from the role matrix (ROLE-01).
package struct AuthorizationTable: Sendable {
    /// Services that call for themselves, roles of users whom the gateway forwards, and `nobody`.
    package let principals: [String]
    /// By method (`carillon.registry.v1.Tenants/GetApp`), then by principal.
    package let allowed: [String: [String: Bool]]

    /// Reads the file of the checkout.
    package init() throws {
        let file = ProjectFolder.root.appending(path: "Tests/ServiceKitTests/Security/authorization.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        guard let header = lines.first?.split(separator: "\t").map(String.init) else { throw Malformed(row: "") }
        principals = Array(header.dropFirst())
        var allowed: [String: [String: Bool]] = [:]
        for line in lines.dropFirst() {
            let cells = line.split(separator: "\t").map(String.init)
            guard cells.count == header.count, cells.dropFirst().allSatisfy({ $0 == "y" || $0 == "-" }) else { throw Malformed(row: String(line)) }
            allowed[cells[0]] = Dictionary(uniqueKeysWithValues: zip(principals, cells.dropFirst().map { $0 == "y" }))
        }
        self.allowed = allowed
    }

    /// Whether a principal may call a method; nil for a method without a row.
    package func allows(_ principal: String, _ method: String) -> Bool? { allowed[method]?[principal] }

    struct Malformed: Error, CustomStringConvertible {
        let row: String
        var description: String { "a row of authorization.tsv has another width, or a cell that is neither y nor -: '\(row)'" }
    }
}
