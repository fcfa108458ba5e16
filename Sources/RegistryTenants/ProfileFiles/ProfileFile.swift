import CarillonAPI
import ServiceKit
import Yams

/// An invalid profile file, with the error and its place.
struct ProfileError: Error, CustomStringConvertible {
    var file: String
    var problem: String
    var description: String { "profile \(file): \(problem)" }
}

/// A policy profile: settings and catalogue (POL-01, POL-05).
struct Profile: Sendable {
    var name: String
    var version: Int
    var defaultAndroidChannelId: String
    /// Canonical platform → the lowest supported version (REG-39).
    var clientFloors: [String: String]
    /// Every notification needs a specific link (EVAL-40).
    var deepLinkRequired: Bool
    var settings: [String: PolicyValue]
    var content: CatalogueContent
}

extension Profile {
    /// Reads and checks a profile file.
    ///
    /// - Parameter file: its name, for messages.
    /// - Throws: ``ProfileError``.
    init(yaml: String, file: String) throws {
        let reader = ProfileReader(file: file)
        let root = try Self.root(of: yaml, reader)
        var settings: [String: PolicyValue] = [:]
        for (name, node) in try reader.map(root, "settings") {
            guard let setting = SettingCatalogue.setting(named: name) else { throw reader.refuse(at: node, "settings.\(name): no such setting") }
            let value = SettingNode.value(of: node, as: setting.type)
            do { try setting.type.check(value, path: name, partially: true) } catch { throw reader.refuse(at: node, "settings.\(error)") }
            settings[name] = value
        }

        try reader.expect(
            root,
            [
                "profile", "version", "default_android_channel_id", "client_floors", "deep_link_required", "settings", "categories", "types",
                "templates", "android_channels", "ios_categories",
            ])
        (name, version) = try Self.identity(root, reader)
        defaultAndroidChannelId = try reader.optionalText(root, "default_android_channel_id")
        clientFloors = try reader.clientFloors(root)
        deepLinkRequired = try reader.optionalBool(root, "deep_link_required")
        self.settings = settings
        content = CatalogueContent(
            categories: try reader.entries(root, "categories").enumerated().map { try reader.category($1, sort: $0 + 1) },
            types: try reader.entries(root, "types").map(reader.notificationType),
            templates: try reader.entries(root, "templates").flatMap(reader.templates),
            androidChannels: try reader.entries(root, "android_channels").map(reader.androidChannel),
            iosCategories: try reader.entries(root, "ios_categories").map(reader.iosCategory))
        do { try CatalogueRules.check(content, defaultLocale: Self.defaultLocale(settings)) } catch {
            throw reader.refuse(try reader.line(of: error.path, in: root).map { "line \($0): \(error)" } ?? "\(error)")
        }
        guard defaultAndroidChannelId.isEmpty || content.androidChannels.contains(where: { $0.channelId == defaultAndroidChannelId }) else {
            throw reader.refuse(root, key: "default_android_channel_id", "names an unknown channel")
        }
    }

    private static func root(of yaml: String, _ reader: ProfileReader) throws -> Node.Mapping {
        do {
            guard let root = try Yams.compose(yaml: yaml)?.mapping else { throw reader.refuse("is not a YAML map") }
            return root
        } catch let error as YamlError {
            // Begins with line and column.
            throw reader.refuse("\(error)")
        }
    }

    /// The highest version, far above any profile's.
    private static let mostVersions = 1_000_000

    private static func identity(_ root: Node.Mapping, _ reader: ProfileReader) throws -> (name: String, version: Int) {
        let (name, version) = (try reader.text(root, "profile"), try reader.int(root, "version"))
        do { try CatalogueRules.identifier(name, "profile") } catch { throw reader.refuse(root, key: "profile", error.rule) }
        guard (1...mostVersions).contains(version) else {
            throw reader.refuse(root, key: "version", "is a number from 1 to \(mostVersions)")
        }
        return (name, version)
    }

    private static func defaultLocale(_ settings: [String: PolicyValue]) -> String {
        let value = settings["default_locale"] ?? SettingCatalogue.setting(named: "default_locale")?.defaultValue
        guard case .text(let locale)? = value else { return "" }
        return locale
    }

    /// The catalogue of an app without own entries. Its version is the profile's.
    var catalogue: RegistryV1.GetCatalogueResponse { content.response(version: Int64(version)) }
}
