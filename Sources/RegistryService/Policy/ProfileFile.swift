import CarillonAPI
import ServiceKit
import Yams

/// A profile file that cannot be used: what is wrong and where.
struct ProfileError: Error, CustomStringConvertible {
    var file: String
    var problem: String
    var description: String { "profile \(file): \(problem)" }
}

/// A policy profile: settings, categories, types, templates, Android channels and iOS categories (POL-01, POL-05).
struct Profile: Sendable {
    var name: String
    var version: Int
    var defaultAndroidChannelId: String
    var settings: [String: PolicyValue]
    var categories: [RegistryV1.Category]
    var types: [RegistryV1.NotificationType]
    var templates: [RegistryV1.Template]
    var androidChannels: [RegistryV1.AndroidChannel]
    var iosCategories: [RegistryV1.IosCategory]
}

extension Profile {
    /// Reads and checks a profile file.
    ///
    /// - Parameter file: its name, for messages.
    /// - Throws: ``ProfileError``.
    init(yaml: String, file: String) throws {
        func refuse(_ problem: String) -> ProfileError { ProfileError(file: file, problem: problem) }
        guard let root = try Yams.compose(yaml: yaml)?.mapping else { throw refuse("is not a YAML map") }

        var settings: [String: PolicyValue] = [:]
        for (key, node) in root["settings"]?.mapping ?? [:] {
            let name = key.scalar?.string ?? ""
            guard let setting = SettingCatalogue.setting(named: name) else { throw refuse("settings.\(name): no such setting") }
            let value = SettingNode.value(of: node, as: setting.type)
            do { try setting.type.check(value, path: name, partially: true) } catch { throw refuse("settings.\(error)") }
            settings[name] = value
        }

        let reader = ProfileReader(file: file)
        name = try reader.text(root, "profile")
        version = try reader.int(root, "version")
        defaultAndroidChannelId = reader.optionalText(root, "default_android_channel_id")
        self.settings = settings
        categories = try reader.entries(root, "categories").enumerated().map { index, entry in
            .init(
                categoryId: try reader.text(entry, "id"), name: try reader.text(entry, "name"),
                description: reader.optionalText(entry, "description"),
                defaultEnabled: try reader.bool(entry, "default_enabled"), roles: reader.texts(entry, "roles"),
                sort: Int32(index + 1))
        }
        types = try reader.entries(root, "types").map(reader.notificationType)
        templates = try reader.entries(root, "templates").map { entry in
            .init(
                typeId: try reader.text(entry, "type"), locale: try reader.text(entry, "locale"),
                title: try reader.text(entry, "title"), subtitle: reader.optionalText(entry, "subtitle"),
                body: try reader.text(entry, "body"))
        }
        androidChannels = try reader.entries(root, "android_channels").map { entry in
            .init(
                channelId: try reader.text(entry, "id"), name: try reader.text(entry, "name"),
                description: reader.optionalText(entry, "description"), importance: try reader.text(entry, "importance"))
        }
        iosCategories = try reader.entries(root, "ios_categories").map(reader.iosCategory)
        try checkReferences(file: file)
    }

    /// Refuses a type of an unknown category or Android channel, a template of an unknown type, a type without a template.
    private func checkReferences(file: String) throws(ProfileError) {
        let categoryIDs = Set(categories.map(\.categoryId))
        let channelIDs = Set(androidChannels.map(\.channelId))
        let iosIDs = Set(iosCategories.map(\.identifier))
        let typeIDs = Set(types.map(\.typeId))
        let templated = Set(templates.map(\.typeId))
        for type in types {
            func refuse(_ what: String, _ id: String) -> ProfileError {
                ProfileError(file: file, problem: "type \(type.typeId) names the unknown \(what) “\(id)”")
            }
            guard categoryIDs.contains(type.categoryId) else { throw refuse("category", type.categoryId) }
            if !type.androidChannelId.isEmpty, !channelIDs.contains(type.androidChannelId) {
                throw refuse("Android channel", type.androidChannelId)
            }
            for id in [type.iosCategory, type.iosCategoryWithImage] where !id.isEmpty && !iosIDs.contains(id) {
                throw refuse("iOS category", id)
            }
            guard templated.contains(type.typeId) else {
                throw ProfileError(file: file, problem: "type \(type.typeId) has no template")
            }
        }
        for template in templates where !typeIDs.contains(template.typeId) {
            throw ProfileError(file: file, problem: "a template names the unknown type “\(template.typeId)”")
        }
        guard defaultAndroidChannelId.isEmpty || channelIDs.contains(defaultAndroidChannelId) else {
            throw ProfileError(file: file, problem: "default_android_channel_id names an unknown channel")
        }
    }

    /// The catalogue as the registry serves it. Its version is the profile's.
    var catalogue: RegistryV1.GetCatalogueResponse {
        .init(
            categories: categories, types: types, templates: templates, androidChannels: androidChannels,
            version: Int64(version), iosCategories: iosCategories)
    }
}

/// Takes typed values out of a profile file.
private struct ProfileReader {
    let file: String

    func refuse(_ problem: String) -> ProfileError { ProfileError(file: file, problem: problem) }

    func entries(_ root: Node.Mapping, _ key: String) throws -> [Node.Mapping] {
        guard let node = root[Node(key)] else { return [] }
        guard let sequence = node.sequence else { throw refuse("\(key) is not a list") }
        return try sequence.enumerated().map { index, node in
            guard let mapping = node.mapping else { throw refuse("\(key)[\(index)] is not a map") }
            return mapping
        }
    }

    func text(_ entry: Node.Mapping, _ key: String) throws -> String {
        guard let text = entry[Node(key)]?.scalar?.string, !text.isEmpty else {
            throw refuse("line \(entry.mark?.line ?? 0): \(key) is missing")
        }
        return text
    }

    func optionalText(_ entry: Node.Mapping, _ key: String) -> String {
        entry[Node(key)]?.scalar?.string ?? ""
    }

    func texts(_ entry: Node.Mapping, _ key: String) -> [String] {
        entry[Node(key)]?.sequence?.compactMap { $0.scalar?.string } ?? []
    }

    func int(_ entry: Node.Mapping, _ key: String) throws -> Int {
        guard let number = Int(try text(entry, key)) else { throw refuse("\(key) is not a whole number") }
        return number
    }

    func bool(_ entry: Node.Mapping, _ key: String) throws -> Bool {
        switch try text(entry, key) {
        case "true": return true
        case "false": return false
        default: throw refuse("line \(entry.mark?.line ?? 0): \(key) is neither true nor false")
        }
    }

    func optionalBool(_ entry: Node.Mapping, _ key: String) throws -> Bool {
        entry[Node(key)] == nil ? false : try bool(entry, key)
    }

    func notificationType(_ entry: Node.Mapping) throws -> RegistryV1.NotificationType {
        let name = try text(entry, "priority")
        guard let priority = CommonV1.Priority(name: name), priority != .unspecified else {
            throw refuse("line \(entry.mark?.line ?? 0): unknown priority “\(name)”")
        }
        var type = RegistryV1.NotificationType()
        type.typeId = try text(entry, "id")
        type.categoryId = try text(entry, "category")
        type.priority = priority
        type.ttlSeconds = entry[Node("ttl_seconds")] == nil ? nil : Int64(try int(entry, "ttl_seconds"))
        type.androidChannelId = optionalText(entry, "android_channel")
        type.iosCategory = optionalText(entry, "ios_category")
        type.iosCategoryWithImage = optionalText(entry, "ios_category_with_image")
        type.clickAction = optionalText(entry, "click_action")
        type.soundKey = optionalText(entry, "sound_key")
        type.badgeCounter = optionalText(entry, "counter")
        type.defaultPush = try bool(entry, "push")
        type.defaultEmail = try bool(entry, "email")
        type.critical = try optionalBool(entry, "critical")
        type.threadKey = try text(entry, "thread_key")
        return type
    }

    func iosCategory(_ entry: Node.Mapping) throws -> RegistryV1.IosCategory {
        let actions = try entries(entry, "actions").map { action -> RegistryV1.IosAction in
            let input = action[Node("text_input")]?.mapping
            return .init(
                identifier: try text(action, "id"), title: try text(action, "title"), options: texts(action, "options"),
                textInput: try input.map { .init(buttonTitle: try text($0, "button_title"), placeholder: optionalText($0, "placeholder")) })
        }
        return .init(identifier: try text(entry, "id"), actions: actions)
    }
}
