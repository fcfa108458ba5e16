import CarillonAPI
import Foundation

/// The policy profiles, each in one or more versions (POL-01): the shipped ones, and the operator's own. Only the registry reads them.
package struct ProfileLibrary: Sendable {
    /// By name, oldest version first.
    private let profiles: [String: [Profile]]

    /// Reads the shipped profiles, and those in a folder of the operator.
    ///
    /// - Parameter own: a folder with one profile in each `*.yaml` or `*.yml`; nil: there is none. A name of a shipped profile is refused, because a
    ///   later release may have a version with the same number.
    /// - Throws: ``ProfileError`` with the file, the line and the rule.
    package init(own: String? = nil) throws {
        guard let resources = Bundle.module.resourceURL else {
            throw ProfileError(file: "(all)", problem: "the program's resource folder is missing; install it beside the program")
        }
        var profiles = try Self.read(resources.appendingPathComponent("Profiles", isDirectory: true), besides: [])
        if let own {
            let more = try Self.read(URL(fileURLWithPath: own, isDirectory: true), besides: Set(profiles.keys))
            profiles.merge(more) { shipped, _ in shipped }
        }
        self.profiles = profiles
    }

    /// The profiles of a folder.
    ///
    /// - Parameter taken: names that they may not have.
    private static func read(_ folder: URL, besides taken: Set<String>) throws -> [String: [Profile]] {
        let files: [URL]
        do {
            files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { ["yaml", "yml"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
        } catch {
            throw ProfileError(file: folder.path, problem: "the folder cannot be read: \(error.localizedDescription)")
        }
        guard !files.isEmpty else { throw ProfileError(file: folder.path, problem: "the folder holds no *.yaml") }
        var profiles: [String: [Profile]] = [:]
        for file in files {
            let name = file.lastPathComponent
            let profile = try Profile(yaml: text(of: file), file: name)
            guard !taken.contains(profile.name) else {
                throw ProfileError(file: name, problem: "profile: “\(profile.name)” is the name of a shipped profile; yours needs another one")
            }
            guard profiles[profile.name]?.contains(where: { $0.version == profile.version }) != true else {
                throw ProfileError(file: name, problem: "version: another file of \(folder.path) holds \(profile.name) \(profile.version)")
            }
            profiles[profile.name, default: []].append(profile)
        }
        return profiles.mapValues { $0.sorted { $0.version < $1.version } }
    }

    private static func text(of file: URL) throws -> String {
        do { return try String(contentsOf: file, encoding: .utf8) } catch {
            throw ProfileError(file: file.lastPathComponent, problem: "cannot be read as UTF-8: \(error.localizedDescription)")
        }
    }

    /// Names of the profiles, sorted.
    var names: [String] { profiles.keys.sorted() }

    /// Names with the versions of each, oldest first.
    var versions: [(name: String, versions: [Int])] { names.map { ($0, profiles[$0]?.map(\.version) ?? []) } }

    /// A version of a profile; the newest when none is named.
    ///
    /// - Throws: `invalid_argument` naming the fields of an app.
    func profile(_ name: String, version: Int? = nil, field: String = "app.profile") throws(APIError) -> Profile {
        guard let versions = profiles[name], let newest = versions.last else {
            let known = names.joined(separator: ", ")
            throw APIError(
                .unknownProfile, field: field,
                name.isEmpty ? "is required here or for the organization: \(known)" : "there is no profile “\(name)”: \(known)")
        }
        guard let version else { return newest }
        guard let wanted = versions.first(where: { $0.version == version }) else {
            let known = versions.map { String($0.version) }.joined(separator: ", ")
            throw APIError(.unknownProfile, field: "\(field)_version", "the profile \(name) has version \(known), not \(version)")
        }
        return wanted
    }
}
