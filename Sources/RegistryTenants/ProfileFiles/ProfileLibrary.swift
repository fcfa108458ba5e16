import CarillonAPI
import Foundation

/// The shipped profiles, each in one or more versions (POL-01). Only the registry reads them.
package struct ProfileLibrary: Sendable {
    /// By name, oldest version first.
    private let profiles: [String: [Profile]]

    /// Reads every `*.yaml` of a folder.
    ///
    /// - Parameter folder: nil for the profiles that were built into this program's resources.
    /// - Throws: an error with the file and the cause.
    package init(folder: String? = nil) throws {
        let url =
            folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? Bundle.module.resourceURL?.appendingPathComponent("Profiles", isDirectory: true)
        guard let url else { throw ProfileError(file: "(all)", problem: "the program's resource folder is missing; install it beside the program") }
        let files = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "yaml" }
        guard !files.isEmpty else { throw ProfileError(file: url.path, problem: "the folder holds no profile") }
        let read = try files.map { file in
            try Profile(yaml: String(contentsOf: file, encoding: .utf8), file: file.lastPathComponent)
        }
        profiles = Dictionary(grouping: read, by: \.name).mapValues { $0.sorted { $0.version < $1.version } }
        for versions in profiles.values where Set(versions.map(\.version)).count < versions.count {
            throw ProfileError(file: url.path, problem: "two files hold the same version of the profile \(versions[0].name)")
        }
    }

    /// Names of the shipped profiles, sorted.
    var names: [String] { profiles.keys.sorted() }

    /// Names with the versions shipped of each, oldest first.
    var versions: [(name: String, versions: [Int])] { names.map { ($0, profiles[$0]?.map(\.version) ?? []) } }

    /// A version of a profile; the newest when none is named.
    ///
    /// - Throws: `invalid_argument` naming the fields of an app.
    func profile(_ name: String, version: Int? = nil, field: String = "app.profile") throws(APIError) -> Profile {
        guard let versions = profiles[name], let newest = versions.last else {
            let known = names.joined(separator: ", ")
            throw APIError(
                .unknownProfile, field: field,
                name.isEmpty ? "is required here or for the organization: \(known)" : "“\(name)” is not a shipped profile: \(known)")
        }
        guard let version else { return newest }
        guard let wanted = versions.first(where: { $0.version == version }) else {
            let known = versions.map { String($0.version) }.joined(separator: ", ")
            throw APIError(
                .unknownProfile, field: "\(field)_version", "the profile \(name) is shipped in version \(known), not \(version)")
        }
        return wanted
    }
}
