import CarillonAPI
import Protobuf
import ServiceKit

/// Rules of values of closed sets: UNSPECIFIED, or a number that this version knows.
extension CatalogueRules {
    /// Checks stored entries. A newer version may have written values that this version does not know.
    ///
    /// - Throws: ``CatalogueViolation`` for the first unknown value.
    static func checkWords(_ content: CatalogueContent) throws(CatalogueViolation) {
        for channel in content.androidChannels { try words(of: channel, "android_channels.\(channel.channelId)") }
        for category in content.iosCategories {
            for action in category.actions { try words(of: action, "ios_categories.\(category.identifier).actions.\(action.identifier)") }
        }
        for type in content.types { try words(of: type, "types.\(type.typeId)") }
        for template in content.templates { try words(of: template, "templates.\(template.key)") }
    }

    static func words(of type: RegistryV1.NotificationType, _ path: String) throws(CatalogueViolation) {
        try word(type.priority, "\(path).priority")
        try word(type.threadKey, "\(path).thread_key")
        try word(type.androidStyle, "\(path).android_style")
    }

    static func words(of template: RegistryV1.Template, _ path: String) throws(CatalogueViolation) {
        try word(template.form, "\(path).form")
        try word(template.plural, "\(path).plural")
    }

    static func words(of channel: RegistryV1.AndroidChannel, _ path: String) throws(CatalogueViolation) {
        try word(channel.importance, "\(path).importance")
    }

    /// Every option has a value.
    static func words(of action: RegistryV1.IosAction, _ path: String) throws(CatalogueViolation) {
        for option in action.options where option.known == nil {
            throw unknown(option, RegistryV1.IosActionOption.iosWords, "\(path).options")
        }
    }

    private static func word<Value: ContractEnum>(_ value: Value, _ path: String) throws(CatalogueViolation) {
        guard value.rawValue == 0 || value.known != nil else { throw unknown(value, Value.words, path) }
    }

    private static func unknown(_ value: some ContractEnum, _ words: [String], _ path: String) -> CatalogueViolation {
        .init(path: path, rule: "is one of \(words.joined(separator: ", ")), found the number \(value.rawValue)")
    }
}
